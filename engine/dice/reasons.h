// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/game.h"
#include "engine/dice/state.h"

#include <vector>

namespace mirabilia::dice {

// Explanations for a table to show; the rules do not use them.

/// The cells of a city that are next in their order.
CellMask nextCells(const State &state, Seat seat);

/// The price of a cell without a die, whether or not it can be taken.
Price cellPrice(const State &state, Seat seat, CellId cell);

/// The cells that a die reaches as it landed, next in their order or not.
CellMask reachedBy(const State &state, Seat seat, DieId die);

/// Why a seat that may build cannot use a die, or why a seat cannot take a cell; none if it can. Of
/// several reasons, for cells or dice, the one closest to being allowed: the last in the order of
/// `Refusal`.
Refusal refusalOf(const State &state, Seat seat, DieId die);
Refusal refusalOf(const State &state, Seat seat, CellId cell);

/// What a face of a die with a condition compares: how many of `cells` were crossed off at the
/// start of the round (rulebook, "Guild Court"). If a face has several, one of them is enough.
struct Comparison {
    DieId die = noDie;
    std::uint8_t face = 0;
    CellMask cells;
    int own = 0;
    int left = 0;
    int right = 0;
    bool leftAllows = false;
    bool rightAllows = false;
};
std::vector<Comparison> comparisons(const State &state, Seat seat);

/// A question to a seat.
struct Task {
    Ask kind = Ask::nothing;
    CellMask cells{};        ///< the targets of Ask::cross, open or not
    CellId cell = noCell;    ///< the cell whose effect asks
    BonusId bonus = noBonus; ///< the bonus whose effect asks; neither: the action of the round
    int number = 1;
    int of = 1; ///< "cell 1 of 2"
};
/// The question to the seat now, then those to come as things stand. One that cannot be answered
/// when it comes is skipped then.
std::vector<Task> tasks(const State &state, Seat seat);

} // namespace mirabilia::dice
