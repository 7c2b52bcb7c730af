// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/duel/data.h"
#include "scorer/sheet.h"

#include <map>
#include <set>
#include <vector>

namespace mirabilia::scorer {

/// Bounds that follow from the cards of Duel. Generous, never too tight: nobody can have more.
struct DuelLimits {
    std::set<int> military; ///< points of the conflict pawn
    /// Sums that some cards, wonders or tokens give, index = points, for rows in which no two
    /// things look at each other; and guilds, with whatever they can count.
    std::map<Row, std::vector<bool>> sums;
    int coinsPerPoint = 3;
    /// The box holds 86; who runs out of coins writes some down.
    int mostCoins = 150;

    explicit DuelLimits(const duel::Catalogue &catalogue);
};

} // namespace mirabilia::scorer
