// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/score_sheet.h"
#include "engine/duel/state.h"

#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

namespace mirabilia::duel {

enum class Category : std::uint8_t {
    civilian,
    science,
    commerce,
    guilds,
    wonders,
    progress,
    treasury,
    military,
};
inline constexpr std::size_t categoryCount = 8;
/// The names in scenarios and tools.
inline constexpr std::array<std::string_view, categoryCount> categoryNames{
    "civilian", "science", "commerce", "guilds", "wonders", "progress", "treasury", "military"};

/// The points of one city if the game ended now.
using ScoreSheet = ScoreSheetOf<Category, categoryCount>;

/// Where points come from.
enum class ScoreSource : std::uint8_t {
    card,   ///< `card`; count of what it counts, 1 for printed points
    wonder, ///< `wonder`; the same
    token,  ///< `token`; the same
    coins,  ///< count coins
    pawn,   ///< count spaces from the middle
};

/// One line of the explained score.
struct ScoreLine {
    Category category = Category::military;
    ScoreSource source = ScoreSource::coins;
    CardId card = noCard;
    WonderId wonder = noWonder;
    TokenId token = noToken;
    int count = 0;
    int points = 0;
};

/// A score and its breakdown; lines without points are left out.
struct ScoreReport {
    ScoreSheet sheet;
    std::vector<ScoreLine> lines;
};

ScoreSheet score(const State &state, Seat seat);
ScoreReport explainScore(const State &state, Seat seat);

/// The winners: of a military or scientific victory; otherwise, if the game ended now, most points,
/// then most points of blue cards, then shared (rulebook, "End of the game").
SeatMask winners(const State &state);

} // namespace mirabilia::duel
