// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/duel/data.h"
#include "scorer/worked.h"

#include <array>
#include <span>

namespace mirabilia::scorer {

/// What the cards of Duel look at in a city.
struct DuelCounts {
    std::array<int, duel::familyCount> cards{}; ///< by Family
    int wonders = 0;                            ///< built
    int coins = 0;
    int tokens = 0; ///< of progress

    friend bool operator==(const DuelCounts &, const DuelCounts &) = default;
};

struct DuelCities {
    DuelCounts own;
    DuelCounts other;

    friend bool operator==(const DuelCities &, const DuelCities &) = default;
};

/// The conflict pawn so many spaces toward the opponent's capital. Step: "pawn" (count = spaces).
/// In the capital the game is over without points.
Worked duelMilitaryPoints(const duel::Rules &rules, int spaces);

/// Blue, green, yellow and purple cards by name. Steps: "card" (subject = id, count = what it
/// counts, 1 for printed points).
Worked duelCardPoints(const duel::Catalogue &catalogue, std::span<const duel::CardId> cards,
                      const DuelCities &cities);

/// Wonders that are built. Steps: "wonder" (subject = id).
Worked duelWonderPoints(const duel::Catalogue &catalogue, std::span<const duel::WonderId> wonders,
                        const DuelCities &cities);

/// Progress tokens. Steps: "token" (subject = id, count).
Worked duelTokenPoints(const duel::Catalogue &catalogue, std::span<const duel::TokenId> tokens,
                       const DuelCities &cities);

/// Step: "coins" (count).
Worked duelTreasuryPoints(const duel::Rules &rules, int coins);

/// Scientific symbols of green cards and of the token Law. They give no points by themselves.
struct DuelSymbols {
    int different = 0;
    int pairs = 0; ///< a progress token each
    bool victory = false;

    friend bool operator==(const DuelSymbols &, const DuelSymbols &) = default;
};

DuelSymbols duelSymbols(const duel::Catalogue &catalogue, std::span<const duel::CardId> cards,
                        std::span<const duel::TokenId> tokens);

} // namespace mirabilia::scorer
