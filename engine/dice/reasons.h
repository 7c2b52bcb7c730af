// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/game.h"
#include "engine/dice/state.h"

#include <vector>

namespace mirabilia::dice {

// Why things are as they are, for tables that show it; no decision of the rules looks here.

/// The cells of a city that are next in their order.
CellMask nextCells(const State &state, Seat seat);

/// What a cell costs without a die, whether or not it can be taken.
Price cellPrice(const State &state, Seat seat, CellId cell);

/// The cells that a die reaches as it lies, next in their order or not.
CellMask reachedBy(const State &state, Seat seat, DieId die);

/// Why a seat that may build cannot use a die, or any seat not take a cell; none: it can. Of the
/// reasons for several cells, or dice, the one that is nearest to being allowed: the last one in
/// the order of `Refusal`.
Refusal refusalOf(const State &state, Seat seat, DieId die);
Refusal refusalOf(const State &state, Seat seat, CellId cell);

/// What a face of a die with a condition compares: how many of `cells` were crossed off at the
/// start of the round (rulebook, "Guild Court"). If there are several lines for a face, one of them
/// is enough.
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

/// One thing that a seat is asked.
struct Task {
    Ask kind = Ask::nothing;
    CellMask cells{};        ///< the targets of Ask::cross, open or not
    CellId cell = noCell;    ///< whose effect asks, or
    BonusId bonus = noBonus; ///< this one's; neither: the action of the round
    int number = 1;
    int of = 1; ///< "cell 1 of 2"
};
/// What the seat is asked now, and then what is to come as things stand. What cannot be answered
/// when it comes is left out then.
std::vector<Task> tasks(const State &state, Seat seat);

} // namespace mirabilia::dice
