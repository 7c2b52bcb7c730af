// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/common/list_model.h"

#include <QMap>
#include <QVariantList>

namespace mirabilia {

/// What was put into a helper, by the keys of its fields.
using Workings = QMap<QString, int>;

/// Something to fill in on a helper's page.
struct HelperField {
    Q_GADGET
    Q_PROPERTY(QString key MEMBER key)
    Q_PROPERTY(QString kind MEMBER kind)
    Q_PROPERTY(QString group MEMBER group)
    Q_PROPERTY(QString label MEMBER label)
    Q_PROPERTY(QString glyph MEMBER glyph)
    Q_PROPERTY(QString card MEMBER card)
    Q_PROPERTY(int value MEMBER value)
    Q_PROPERTY(QString valueText MEMBER valueText)
    Q_PROPERTY(int minimum MEMBER minimum)
    Q_PROPERTY(int maximum MEMBER maximum)
    Q_PROPERTY(QVariantList options MEMBER options)
    Q_PROPERTY(int across MEMBER across)
    Q_PROPERTY(QString detail MEMBER detail)
    Q_PROPERTY(QString description MEMBER description)
    QML_ANONYMOUS

public:
    QString key;
    /// "counter" (minimum to maximum), "check" (0 or 1) or "choice" (value = place in `options`).
    QString kind = QStringLiteral("counter");
    QString group; ///< heading that it stands under: "Age I", "Ada"; fields of a group are together
    QString label;
    QString glyph; ///< of resources/icons; may be empty
    QString card;  ///< id of the card it is about; may be empty
    int value = 0;
    QString valueText; ///< "3", "yes", the chosen option
    int minimum = 0;
    int maximum = 99;
    QVariantList options; ///< texts of a choice
    int across = 0;       ///< so many stand beside each other, as on the board; 0: as many as fit
    QString detail;       ///< small print beside the label: "3 points", "from Bo's own entries"
    /// Accessible name. A helper says here what a label leaves to its place on the board.
    QString description;
};

/// The helper of one cell: what can be counted instead of added up by hand. It opens in place, its
/// value follows every change at once, and what was put in is kept with the cell.
///
/// All helpers are lists of fields, so that one page draws them all: conflict tokens or shields of
/// all seats, coins, the wonder with its stages, science symbols, cards and guilds by name, Duel's
/// track, zones, pairs and tokens, Dice's board.
class ScoreHelperModel : public mirabilia::ListModel {
    Q_OBJECT
    /// The row it belongs to: "military" ...; empty: closed.
    Q_PROPERTY(QString rowId READ rowId NOTIFY changed FINAL)
    Q_PROPERTY(bool isOpen READ isOpen NOTIFY changed FINAL)
    /// "Science of Ada"
    Q_PROPERTY(QString title READ title NOTIFY changed FINAL)
    /// One sentence on how it is counted.
    Q_PROPERTY(QString rule READ rule NOTIFY changed FINAL)
    Q_PROPERTY(int value READ value NOTIFY changed FINAL)
    /// "14 points"
    Q_PROPERTY(QString valueText READ valueText NOTIFY changed FINAL)
    /// How the value comes about: a list of `{text, points, card}`.
    Q_PROPERTY(QVariantList steps READ steps NOTIFY changed FINAL)
    /// Whom `apply` writes to: this player, or all (shields of all seats give everybody's tokens).
    Q_PROPERTY(QString applyText READ applyText NOTIFY changed FINAL)
    QML_ELEMENT
    QML_UNCREATABLE("ScorePadModel.helper")

public:
    explicit ScoreHelperModel(QObject *parent = nullptr);

    [[nodiscard]] QString rowId() const { return m_rowId; }
    [[nodiscard]] bool isOpen() const { return !m_rowId.isEmpty(); }
    [[nodiscard]] QString title() const { return m_title; }
    [[nodiscard]] QString rule() const { return m_rule; }
    [[nodiscard]] int value() const { return m_value; }
    [[nodiscard]] QString valueText() const;
    [[nodiscard]] QVariantList steps() const { return m_steps; }
    [[nodiscard]] QString applyText() const { return m_applyText; }

    /// Sets a field; what is beyond its bounds becomes the bound.
    Q_INVOKABLE void set(const QString &key, int value);
    /// Adds to a field.
    Q_INVOKABLE void step(const QString &key, int by);
    /// Everything back to nothing.
    Q_INVOKABLE void clear();
    /// Writes the value, and what was put in, into the sheet, closes, and goes on to the next cell.
    Q_INVOKABLE void apply();
    /// Closes without a change.
    Q_INVOKABLE void cancel();

    struct Page {
        QString rowId;
        QString title;
        QString rule;
        QString applyText;
        int value = 0;
        QVariantList steps;
        QList<HelperField> fields;
    };
    /// A page without a row closes the helper.
    void show(const Page &page);

signals:
    void changed();
    // To the pad.
    void fieldSet(const QString &key, int value);
    void cleared();
    void applied();
    void cancelled();

private:
    QString m_rowId;
    QString m_title;
    QString m_rule;
    QString m_applyText;
    QVariantList m_steps;
    int m_value = 0;
};

} // namespace mirabilia
