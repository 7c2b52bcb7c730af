// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/classic/data.h"
#include "scorer/worked.h"

#include <array>
#include <optional>
#include <span>

namespace mirabilia::scorer {

/// What buildings and stages of 7 Wonders look at in a city.
struct CityCounts {
    std::array<int, classic::familyCount> cards{}; ///< by Family
    int wonderStages = 0;
    int defeatTokens = 0;
    int wonderComplete = 0; ///< 1: every stage of its board is built

    friend bool operator==(const CityCounts &, const CityCounts &) = default;
};

/// A city and its neighbours.
struct Surroundings {
    CityCounts left;
    CityCounts self;
    CityCounts right;

    friend bool operator==(const Surroundings &, const Surroundings &) = default;
};

/// Every third coin. Step: "coins" (count).
Worked treasuryPoints(const classic::Rules &rules, int coins);

/// Blue, yellow and purple cards by name; the guilds from the neighbours' counts. Steps: "card"
/// (subject = id, count = what it counts, 1 for printed points); a guild that is a wild symbol
/// scores in the science row and is a step "wild" without points.
Worked buildingPoints(const classic::Catalogue &catalogue, std::span<const classic::CardId> cards,
                      const Surroundings &around);

/// The stages built of a board.
struct StagesBuilt {
    classic::Board board;
    int stages = 0;
    /// The neighbours' boards, which Manneken Pis A copies. Where it may copy either side, the
    /// better one is taken.
    std::optional<classic::Board> left;
    std::optional<classic::Board> right;
    /// The neighbours' guilds, of which a copying stage (Olympia B) scores the best.
    std::vector<classic::CardId> neighboursGuilds;
};

/// Steps: "stage" (number), "copied_guild" (subject = id, count), and "wild" for a symbol that
/// scores in the science row.
Worked wonderPoints(const classic::Catalogue &catalogue, const StagesBuilt &built,
                    const Surroundings &around);

} // namespace mirabilia::scorer
