// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/rng.h"
#include "engine/dice/state.h"

namespace mirabilia::dice {

/// What one seat may know of a game: the table as everybody saw it at the start of the round, who
/// has not finished the round, and the own city as it stands. A type of its own, without hidden
/// fields. Between rounds everything is open.
struct View {
    const Catalogue *catalogue = nullptr;
    Seat seat = 0;
    int players = 2;
    int round = 1;
    Phase phase = Phase::roll;
    bool lastRound = false;
    Forum forum;
    SeatMask waiting;
    std::array<Sheet, maxSeats> sheets{}; ///< of all cities at the start of the round
    Sheet own;                            ///< the own sheet now
    Pending pending;                      ///< what this seat still has to decide

    friend bool operator==(const View &, const View &) = default;
};

/// `seat` is noSeat for somebody who watches.
View view(const State &state, Seat seat);

/// The state that the view describes. What other seats have decided in the running round cannot be
/// known: they decide again. Nothing else is hidden, so there is only one such state.
State determinise(const View &view);

} // namespace mirabilia::dice
