// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/score_sheet.h"
#include "engine/dice/state.h"

#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

namespace mirabilia::dice {

/// The rows of the score sheet: the buildings of the city.
enum class Category : std::uint8_t {
    wonder,
    barracksWest,
    barracksEast,
    agora,
    market,
    university,
    guildCourt,
    gallery,
};
inline constexpr std::size_t categoryCount = 8;
/// The names in records and tools.
inline constexpr std::array<std::string_view, categoryCount> categoryNames{
    "wonder", "barracks_west", "barracks_east", "agora",
    "market", "university",    "guild_court",   "gallery"};

/// The points of one city if the game ended now.
using ScoreSheet = ScoreSheetOf<Category, categoryCount>;

/// Where points come from.
enum class ScoreSource : std::uint8_t {
    cell,       ///< `cell`; count of what it counts, 1 for printed points
    attack,     ///< `cell`; count is the defence that it met
    agoraFirst, ///< the first complete Agora
};

/// One line of the explained score.
struct ScoreLine {
    Category category = Category::wonder;
    ScoreSource source = ScoreSource::cell;
    CellId cell = noCell;
    int count = 0;
    int points = 0;
};

/// A score and its breakdown. Lines without points are left out, except attacks.
struct ScoreReport {
    ScoreSheet sheet;
    std::vector<ScoreLine> lines;
};

ScoreSheet score(const State &state, Seat seat);
ScoreReport explainScore(const State &state, Seat seat);

/// The winners if the game ended now: most points, then most unspent coins, then shared.
SeatMask winners(const State &state);

} // namespace mirabilia::dice
