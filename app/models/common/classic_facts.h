// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QHash>
#include <QList>
#include <QString>
#include <QStringList>

namespace mirabilia {

/// An effect of a card or a stage, as named in the data file and the views (Effect in
/// classic.proto).
struct ClassicEffect {
    QString type;        ///< "produce", "points", "shields", ...
    int value = 0;       ///< amount, points, shields, coins, price
    QStringList options; ///< resources, symbols, colours or the group concerned
    QStringList scope;   ///< "left", "self", "right"
    QString what;        ///< the thing counted
};

struct ClassicFact {
    QString family;
    int age = 0;
    QHash<QString, int> cost; ///< resources and "coins"
    QList<ClassicEffect> effects;
    QStringList chainFrom; ///< cards that make this one free
    QStringList chainTo;   ///< cards that this one makes free
};

/// Facts about cards needed for sentences, from the rules data (classic.json). Not the rules: only
/// the host says what is possible and at what price.
class ClassicFacts {
public:
    explicit ClassicFacts(const QByteArray &classicJson);

    /// Ids of all cards.
    [[nodiscard]] QStringList cards() const { return m_cards.keys(); }
    /// Facts of a card; empty for an unknown id.
    [[nodiscard]] const ClassicFact &card(const QString &id) const;
    /// Families in the order of the rulebook.
    [[nodiscard]] const QStringList &families() const { return m_families; }
    /// Ids of all wonders, in the order of the data file.
    [[nodiscard]] const QStringList &wonders() const { return m_wonders; }
    /// Cards that each player plays in an age.
    [[nodiscard]] int turnsPerAge() const { return m_turnsPerAge; }
    /// Coins for a discarded card.
    [[nodiscard]] int discardIncome() const { return m_discardIncome; }
    /// Points a won conflict is worth in an age.
    [[nodiscard]] int victoryToken(int age) const { return m_victoryTokens.value(age); }

private:
    QHash<QString, ClassicFact> m_cards;
    QStringList m_families;
    QStringList m_wonders;
    QHash<int, int> m_victoryTokens;
    int m_turnsPerAge = 0;
    int m_discardIncome = 0;
};

} // namespace mirabilia
