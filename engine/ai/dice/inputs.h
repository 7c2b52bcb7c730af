// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/inline_list.h"
#include "engine/dice/state.h"

#include <cstddef>
#include <cstdint>

namespace mirabilia::dice {

/// The inputs of DiceValue for one of two cities before the dice are rolled.
///
/// The numbers of cells and boards are those of the game that the weights were learned for.
struct Inputs {
    static constexpr std::size_t cells = 56;
    static constexpr std::size_t boards = 7;
    static constexpr std::size_t bonuses = 3;
    static constexpr std::size_t specials = 3;
    static constexpr std::size_t ownCells = 12; ///< cells of the Wonder and the University
    static constexpr std::size_t coinSteps = 13;
    static constexpr std::size_t gaps = 5;  ///< missing cells: none to "many"
    static constexpr std::size_t leads = 5; ///< from far behind to far ahead

    enum Part : std::uint16_t {
        marked = 0,               ///< cell
        onBoard = marked + cells, ///< board, cell of the Wonder or the University
        board = onBoard + boards * ownCells,
        coins = board + boards,                    ///< at least this many, by step
        given = coins + coinSteps,                 ///< bonus
        bonusCount = given + bonuses,              ///< at least 1 to 3
        missing = bonusCount + bonuses,            ///< building, cells that it lacks
        produced = missing + buildingCount * gaps, ///< at least 1 to 6 resources
        unlocked = produced + 6,                   ///< special die
        usable = unlocked + specials,              ///< special die in the Forum
        siege = usable + specials,                 ///< side, walls that it faces, attacks left
        ahead = siege + 2 * 3 * 6,                 ///< building with more cells than the other's
        firstAgora = ahead + buildingCount,
        lead = firstAgora + 1, ///< points, at least -20 to 20 by twos
        finish = lead + 21,    ///< cells missing to the end of the game, lead
        inputCount = finish + gaps * leads,
    };

    using List = InlineList<std::uint16_t, 160>;

    /// Returns true if the numbers fit the cells and boards of this game.
    static bool fit(const Catalogue &catalogue);

    /// Lists the inputs that are set for one of two seats at the start of a round.
    static void list(const State &state, Seat seat, List &out);

    /// The fewest further cells with which a city ends the game.
    static int cellsToEnd(const State &state, Seat seat);
};

} // namespace mirabilia::dice
