// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/rng.h"
#include "engine/dice/state.h"

namespace mirabilia::dice {

/// What one seat may know of a game: the table as everybody saw it at the start of the round, who
/// has not finished the round, and its own city now. A separate type without hidden fields. Between
/// rounds everything is public.
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
    Sheet own;                            ///< this seat's sheet now
    Pending pending;                      ///< what this seat still has to decide

    friend bool operator==(const View &, const View &) = default;
};

/// `seat` is noSeat for a spectator.
View view(const State &state, Seat seat);

/// Returns the state that the view describes. What other seats have decided in the current round is
/// unknown: they decide again. Nothing else is hidden, so there is only one such state.
State determinise(const View &view);

} // namespace mirabilia::dice
