// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QList>
#include <QString>
#include <QStringList>

namespace mirabilia {

/// An effect of a card, wonder or progress token, as duel.json names it.
struct DuelEffect {
    QString type;        ///< "produce", "vp", "shields", ...
    int amount = 0;      ///< resources, points, shields, coins, price
    QStringList options; ///< resources, the symbol, or the families it speaks of
    QString what;        ///< counted thing: "cards", "wonders", ...; target of a discount
    bool either = false; ///< counts in the city that has more
};

/// A card, a wonder or a progress token.
struct DuelFact {
    QString family;                  ///< as Theme names it; of cards only
    QList<QPair<QString, int>> cost; ///< "coins" first, then resources
    QList<DuelEffect> effects;
    QStringList chainFrom; ///< the card that makes this one free
    QStringList chainTo;   ///< cards that this one makes free
};

/// Facts of Duel that sentences need, from the text of the rules data (duel.json). Not the rules:
/// what is possible, and for how much, only the host says.
class DuelFacts {
public:
    explicit DuelFacts(const QByteArray &duelJson);

    /// Facts of a card, wonder or token; empty ones for an unknown id.
    [[nodiscard]] const DuelFact &of(const QString &id) const;
    /// Families in the order in which cities show them.
    [[nodiscard]] static const QStringList &families();
    /// The symbols of science, in the order in which cities show them.
    [[nodiscard]] static const QStringList &symbols();
    /// The family, as Theme names it, of a colour of duel.json; itself where it is none.
    [[nodiscard]] static QString familyOf(const QString &color);

private:
    QHash<QString, DuelFact> m_facts;
};

} // namespace mirabilia
