// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/classic/state.h"
#include "engine/core/score_sheet.h"

#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

namespace mirabilia::classic {

enum class Category : std::uint8_t {
    military,
    treasury,
    wonders,
    civilian,
    science,
    commerce,
    guilds,
};
inline constexpr std::size_t categoryCount = 7;
/// The names in records and tools.
inline constexpr std::array<std::string_view, categoryCount> categoryNames{
    "military", "treasury", "wonders", "civilian", "science", "commerce", "guilds"};

/// The points of one city if the game ended now.
using ScoreSheet = ScoreSheetOf<Category, categoryCount>;

/// How many of each scientific symbol, in the order of Science.
using Symbols = std::array<int, scienceCount>;

/// Sums the square of each count and the points of every set of three different symbols.
int sciencePoints(const Rules &rules, const Symbols &symbols);

/// The best use of `wild` wild symbols.
Symbols bestWild(const Rules &rules, const Symbols &symbols, int wild);

/// Where points come from.
enum class ScoreSource : std::uint8_t {
    victoryTokens, ///< `number` = age; count tokens
    defeatTokens,
    coins,       ///< count coins
    stage,       ///< `number` = stage, 0 = first
    card,        ///< `card`; count of what it counts, 1 for printed points
    copiedGuild, ///< `card`: the neighbour's guild, scored as the city's own; count as above
    symbols,     ///< `number` = Science; count of equal symbols, points = its square
    sets,        ///< count of sets of three different symbols
};

/// One line of the explained score.
struct ScoreLine {
    Category category = Category::military;
    ScoreSource source = ScoreSource::coins;
    CardId card = noCard;
    int number = 0;
    int count = 0;
    int points = 0;
};

/// A score and its breakdown. Lines without points are left out, except science symbols that the
/// city has.
struct ScoreReport {
    ScoreSheet sheet;
    std::vector<ScoreLine> lines;
    std::array<int, 3> wildSymbols{}; ///< how many wild symbols became compass, gear, tablet
    CardId copiedGuild = noCard;
    Seat copiedFrom = noSeat; ///< the neighbour whose guild was copied
};

/// Makes free choices (wild symbols, the copied guild) optimally: the first best of no copy, the
/// left neighbour's guilds, the right neighbour's guilds, each in the order of building. A copied
/// guild counts as wonder points, a copied symbol as science.
ScoreSheet score(const State &state, Seat seat);

ScoreReport explainScore(const State &state, Seat seat);

/// The winners if the game ended now: most points, then most coins, then shared. Never the Free
/// City.
SeatMask winners(const State &state);

} // namespace mirabilia::classic
