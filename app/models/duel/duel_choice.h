// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/common/list_model.h"
#include "app/models/duel/duel_enums.h"

#include "mirabilia/v1/table.pb.h"

namespace mirabilia {

class DuelTable;

struct DuelActionRow {
    Q_GADGET
    Q_PROPERTY(QString key MEMBER key)
    Q_PROPERTY(mirabilia::DuelAction::Kind actionKind MEMBER actionKind)
    Q_PROPERTY(QString wonder MEMBER wonder)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(int price MEMBER price)
    Q_PROPERTY(QString priceState MEMBER priceState)
    Q_PROPERTY(QString reason MEMBER reason)
    Q_PROPERTY(bool possible MEMBER possible)
    Q_PROPERTY(bool considered MEMBER considered)
    QML_ANONYMOUS

public:
    QString key; ///< identifies the action across refreshes
    DuelAction::Kind actionKind = DuelAction::None;
    QString wonder;
    QString title;      ///< "Build", "The Sphinx", "Discard +3"
    int price = 0;      ///< total coins
    QString priceState; ///< see DuelWording::priceState; empty if nothing is paid
    QString reason;     ///< why it is not possible; empty if it is
    bool possible = false;
    bool considered = false; ///< Enter plays it
};

class DuelActionModel : public mirabilia::ListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("DuelChoice.actions")

public:
    explicit DuelActionModel(QObject *parent = nullptr);
    [[nodiscard]] const DuelActionRow &action(int row) const { return at<DuelActionRow>(row); }
    /// The row of an action, for wonders the nth one (from 0); -1: not offered.
    Q_INVOKABLE [[nodiscard]] int rowOf(mirabilia::DuelAction::Kind actionKind, int nth = 0) const;
};

struct DuelConsequenceRow {
    Q_GADGET
    Q_PROPERTY(QString glyph MEMBER glyph)
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(QString brief MEMBER brief)
    Q_PROPERTY(bool alarm MEMBER alarm)
    QML_ANONYMOUS

public:
    QString glyph; ///< name in resources/icons
    QString text;
    QString brief; ///< short form, where there is little room
    bool alarm = false;
};

/// What the person is considering, a card of the structure with all its actions or one answer to a
/// question, and its consequences.
class DuelChoice : public QObject {
    Q_OBJECT
    /// True while something is being considered.
    Q_PROPERTY(bool made READ made NOTIFY changed FINAL)
    /// Id of the card, wonder or token; "seat0" or "seat1" for who begins an age.
    Q_PROPERTY(QString id READ id NOTIFY changed FINAL)
    Q_PROPERTY(QString name READ name NOTIFY changed FINAL)
    /// Its effects in words.
    Q_PROPERTY(QString effectText READ effectText NOTIFY changed FINAL)
    Q_PROPERTY(mirabilia::DuelActionModel *actions READ actions CONSTANT FINAL)
    Q_PROPERTY(mirabilia::ListModel *consequences READ consequences CONSTANT FINAL)
    /// The row of `actions` that Enter plays; -1: none.
    Q_PROPERTY(int considered READ considered NOTIFY changed FINAL)
    QML_ELEMENT
    QML_UNCREATABLE("DuelTable.choice")

public:
    explicit DuelChoice(DuelTable &table);

    [[nodiscard]] bool made() const { return !m_id.isEmpty(); }
    [[nodiscard]] QString id() const { return m_id; }
    [[nodiscard]] QString name() const;
    [[nodiscard]] QString effectText() const;
    [[nodiscard]] DuelActionModel *actions() const { return m_actions; }
    [[nodiscard]] ListModel *consequences() const { return m_consequences; }
    [[nodiscard]] int considered() const { return m_considered; }
    /// The move whose consequences are shown: the previewed one, else the considered one. Null if
    /// that is not possible.
    [[nodiscard]] const v1::DuelOption *option() const;

    /// Considers a card of the structure or an answer; ignores what cannot be chosen now.
    Q_INVOKABLE void select(const QString &id);
    Q_INVOKABLE void clear();
    /// Considers another answer to the question, `by` steps on; wraps around.
    Q_INVOKABLE void walk(int by);
    /// Chooses an answer and sends it at once.
    Q_INVOKABLE void answer(const QString &id);
    /// Considers an answer, or sends the one that is considered already.
    Q_INVOKABLE void press(const QString &id);
    /// Makes this the action Enter plays and shows its consequences.
    Q_INVOKABLE void consider(int row);
    /// Shows the consequences of an action while a pointer rests on it; -1 ends the preview. Does
    /// not change what Enter plays.
    Q_INVOKABLE void preview(int row);
    /// Sends the decision; -1: the considered one. Does nothing if it is not possible.
    Q_INVOKABLE void play(int row = -1);

    /// Follows a change of the table; keeps what is still possible.
    void refresh();

signals:
    void changed();

private:
    [[nodiscard]] const v1::DuelOption *optionOf(const DuelActionRow &action) const;
    [[nodiscard]] QList<DuelActionRow> actionsOfCard() const;
    [[nodiscard]] QList<DuelActionRow> answerAction() const;
    [[nodiscard]] QList<DuelConsequenceRow> consequencesOf(const v1::DuelOption &option) const;
    void addPrice(QList<DuelConsequenceRow> &rows, const v1::DuelOption &option) const;
    void addPawn(QList<DuelConsequenceRow> &rows, const v1::DuelOutcome &outcome) const;
    static void addQuestion(QList<DuelConsequenceRow> &rows, const v1::DuelOutcome &outcome);
    void addStructure(QList<DuelConsequenceRow> &rows, const v1::DuelOption &option) const;
    void update();

    DuelTable &m_table;
    DuelActionModel *m_actions;
    ListModel *m_consequences;
    QString m_id;
    QString m_consideredKey;
    QString m_previewedKey; ///< empty: none
    int m_considered = -1;
    int m_shown = -1; ///< the row whose consequences are shown
};

} // namespace mirabilia
