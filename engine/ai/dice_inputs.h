// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/inline_list.h"
#include "engine/dice/game.h"

#include <cstddef>
#include <cstdint>

namespace mirabilia::dice {

/// What the net of Dice sees of two cities before the dice are rolled: its one output is how
/// surely the own one will be ahead of the rival in the end.
///
/// The numbers of boards and cells are those of the game that the net was trained for.
struct Inputs {
    static constexpr std::size_t boards = 7;
    static constexpr std::size_t cells = maxCells;
    static constexpr std::size_t rounds = 24;
    static constexpr int widestLead = 30;

    /// One city.
    enum CityPart : std::uint16_t {
        cellOfBoard = 0,                     ///< board, cell
        cell = cellOfBoard + boards * cells, ///< on whatever board
        wonder = cell + cells,               ///< board
        coins = wonder + boards,             ///< at least 1 to 16
        bonus = coins + 16,
        bonuses = bonus + maxBonuses, ///< 0 to 3
        agora = bonuses + 4,          ///< the points of the first one
        citySize = agora + 1,
    };
    enum Part : std::uint16_t {
        lead = 2 * citySize,               ///< of points, from -30 to 30
        round = lead + 2 * widestLead + 1, ///< from 1
        people = round + rounds,           ///< 2 to 7
        others = people + 6,               ///< most bonuses of somebody else, 0 to 3
        neighbour = others + 4,            ///< the rival sits on this side: left, right
        inputCount = neighbour + 2,
    };
    static constexpr std::size_t outputCount = 1;

    using List = InlineList<std::uint16_t, 512>;

    /// Whether the net's numbers stand for the boards and cells of this game.
    static bool fit(const Catalogue &catalogue);
    static void list(const State &state, const Totals &totals, Seat own, Seat rival, List &out);
};

} // namespace mirabilia::dice
