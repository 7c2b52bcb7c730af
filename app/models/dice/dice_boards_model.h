// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/common/catalogue.h"
#include "app/models/common/list_model.h"
#include "app/models/dice/dice_city.h"
#include "app/models/services/board_services.h"

#include <QHash>
#include <QObject>
#include <QVariantList>

class QJSEngine;
class QQmlEngine;

namespace mirabilia {

class DiceAdapter;

/// An effect of the space being edited, as it is entered.
struct DiceEffectRow {
    Q_GADGET
    Q_PROPERTY(int row MEMBER row)
    Q_PROPERTY(QString type MEMBER type)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QVariantList amounts MEMBER amounts)
    Q_PROPERTY(QString choiceLabel MEMBER choiceLabel)
    Q_PROPERTY(QString choice MEMBER choice)
    QML_ANONYMOUS

public:
    int row = 0;
    QString type;         ///< as in the data file: "vp"
    QString name;         ///< of the type
    QVariantList amounts; ///< `{label, value, least, most}`, two at most
    QString choiceLabel;  ///< of what is chosen from `DiceBoards.choices(row)`; empty: nothing is
    QString choice;
};

class DiceEffectsModel : public mirabilia::ListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("DiceBoards.effects")

public:
    explicit DiceEffectsModel(QObject *parent = nullptr);
    void setEffects(const QList<DiceEffectRow> &rows) { assign(rows); }
    [[nodiscard]] const DiceEffectRow &effect(int row) const { return at<DiceEffectRow>(row); }
};

/// The editor of the boards of Dice, which nobody has published: who owns the game enters what is
/// printed. The program creates one over its services, beside the App.
class DiceBoardsModel : public QObject {
    Q_OBJECT
    /// All boards: `{board, text}`.
    Q_PROPERTY(QVariantList boards READ boards NOTIFY changed FINAL)
    Q_PROPERTY(QString board READ board WRITE setBoard NOTIFY changed FINAL)
    /// The board as it is drawn at the table; of its buildings `crossed` are the spaces whose
    /// numbers are the printed ones.
    Q_PROPERTY(mirabilia::DiceCity *city READ city CONSTANT FINAL)
    /// The space being edited; empty: none.
    Q_PROPERTY(QString space READ space WRITE setSpace NOTIFY changed FINAL)
    Q_PROPERTY(QString spaceName READ spaceName NOTIFY changed FINAL)
    /// What it gives, in words.
    Q_PROPERTY(QString spaceText READ spaceText NOTIFY changed FINAL)
    /// Where its cost and its effects come from, in a sentence.
    Q_PROPERTY(QString originText READ originText NOTIFY changed FINAL)
    /// The weaker of both: "sourced", "entered" (by an owner of the game), "inferred" or "ours".
    Q_PROPERTY(QString origin READ origin NOTIFY changed FINAL)
    /// Nothing of it is inferred or our own.
    Q_PROPERTY(bool printed READ printed NOTIFY changed FINAL)
    /// It is the same on all boards.
    Q_PROPERTY(bool shared READ shared NOTIFY changed FINAL)
    Q_PROPERTY(int cost READ cost WRITE setCost NOTIFY changed FINAL)
    Q_PROPERTY(mirabilia::DiceEffectsModel *effects READ effects CONSTANT FINAL)
    /// What `origin` can be: `{origin, text}`.
    Q_PROPERTY(QVariantList origins READ origins NOTIFY languageChanged FINAL)
    /// Of all that an effect can be: `{type, name}`.
    Q_PROPERTY(QVariantList types READ types NOTIFY languageChanged FINAL)
    /// How many spaces of this board are printed so, of how many, in words.
    Q_PROPERTY(QString progressText READ progressText NOTIFY changed FINAL)
    /// Why Dice cannot be played with the boards as they are now: place and reason; empty if it
    /// can.
    Q_PROPERTY(QString problem READ problem NOTIFY changed FINAL)
    /// Why the latest file was not taken or not written.
    Q_PROPERTY(QString trouble READ trouble NOTIFY changed FINAL)
    Q_PROPERTY(bool canUndo READ canUndo NOTIFY changed FINAL)
    Q_PROPERTY(bool canRedo READ canRedo NOTIFY changed FINAL)
    /// There is something to keep.
    Q_PROPERTY(bool unkept READ unkept NOTIFY changed FINAL)
    Q_PROPERTY(bool builtIn READ builtIn NOTIFY changed FINAL)
    QML_NAMED_ELEMENT(DiceBoards)
    QML_SINGLETON

public:
    /// Both must outlive it.
    DiceBoardsModel(BoardServices &services, const Catalogue &catalogue);
    ~DiceBoardsModel() override;
    static DiceBoardsModel *create(QQmlEngine *engine, QJSEngine *scriptEngine);

    [[nodiscard]] QVariantList boards() const;
    [[nodiscard]] QString board() const { return m_board; }
    [[nodiscard]] DiceCity *city() const { return m_city; }
    [[nodiscard]] QString space() const { return m_space.id; }
    [[nodiscard]] QString spaceName() const { return m_spaceName; }
    [[nodiscard]] QString spaceText() const { return m_spaceText; }
    [[nodiscard]] QString originText() const;
    [[nodiscard]] QString origin() const;
    [[nodiscard]] bool printed() const;
    [[nodiscard]] bool shared() const { return m_space.shared; }
    [[nodiscard]] int cost() const { return m_space.cost; }
    [[nodiscard]] DiceEffectsModel *effects() const { return m_effects; }
    [[nodiscard]] QVariantList origins() const;
    [[nodiscard]] QVariantList types() const;
    [[nodiscard]] QString progressText() const;
    [[nodiscard]] QString problem() const { return m_problem; }
    [[nodiscard]] QString trouble() const { return m_trouble; }
    [[nodiscard]] bool canUndo() const { return !m_before.isEmpty(); }
    [[nodiscard]] bool canRedo() const { return !m_after.isEmpty(); }
    [[nodiscard]] bool unkept() const { return m_unkept; }
    [[nodiscard]] bool builtIn() const { return m_builtIn; }

    /// Whoever shows the boards calls this first: before, nothing has been read. What is not kept
    /// yet stays.
    Q_INVOKABLE void look();

    void setBoard(const QString &board);
    void setSpace(const QString &space);

    // ---- The space being edited: each is a step that `undo` takes back --------------------------

    void setCost(int cost);
    Q_INVOKABLE void addEffect(const QString &type);
    Q_INVOKABLE void removeEffect(int row);
    Q_INVOKABLE void setType(int row, const QString &type);
    Q_INVOKABLE void setAmount(int row, int amount, int value);
    Q_INVOKABLE void choose(int row, const QString &value);
    /// What is chosen from for an effect: `{value, text}`.
    Q_INVOKABLE [[nodiscard]] QVariantList choices(int row) const;
    /// It is printed as it stands there.
    Q_INVOKABLE void confirm();

    // ---- All boards -----------------------------------------------------------------------------

    Q_INVOKABLE void undo();
    Q_INVOKABLE void redo();
    /// Back to those of the program; a step like any other.
    Q_INVOKABLE void takeBuiltIn();
    /// Dice is played with them once the program starts again. False, and `trouble`, if that
    /// failed.
    Q_INVOKABLE bool keep();
    Q_INVOKABLE void startAgain() { m_services.startAgain(); }
    /// Takes the boards of a file (a path or a file: URL), which is a step; false, and `trouble`,
    /// if it is broken.
    Q_INVOKABLE bool importFrom(const QString &path);
    Q_INVOKABLE bool exportTo(const QString &path);
    /// The same, after asking for the file.
    Q_INVOKABLE void askForImport();
    Q_INVOKABLE void askForExport();

signals:
    void changed();
    void languageChanged();
    /// What was done.
    void told(const QString &text);
    void kept();

private:
    void show(BoardStep step);
    void step(BoardStep step);
    void setEffects(const QJsonArray &effects);
    void setEffect(int row, const QJsonObject &effect);
    [[nodiscard]] static QString originName(const QString &origin);
    [[nodiscard]] QJsonObject effectAt(int row) const;
    bool fail(const QString &trouble);
    void refresh();
    void refreshBuilding(DiceBuilding &building, const DiceAdapter &adapter,
                         const QHash<QString, QString> &origins) const;
    void refreshSpace(const DiceFacts &facts);
    [[nodiscard]] QString problemText(const DiceFacts &facts) const;

    BoardServices &m_services;
    const Catalogue &m_catalogue;
    DiceCity *m_city;
    DiceEffectsModel *m_effects;
    BoardStep m_boards;        ///< null until somebody looks
    BoardStep m_kept;          ///< as it is read at the next start
    QList<BoardStep> m_before; ///< the steps so far
    QList<BoardStep> m_after;  ///< those that were undone
    QString m_board;
    BoardSpace m_space;
    QString m_spaceName;
    QString m_spaceText;
    BoardProblem m_fault;
    QString m_problem; ///< the same in words
    QString m_trouble;
    int m_printed = 0; ///< spaces of the board
    int m_total = 0;
    bool m_unkept = false;
    bool m_builtIn = true;
};

} // namespace mirabilia
