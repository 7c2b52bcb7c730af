// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/parsed.h"
#include "engine/dice/state.h"

#include <optional>
#include <utility>
#include <vector>

namespace mirabilia::dice {

/// The points written for a crossed-off attack.
struct WrittenAttack {
    CellId cell = noCell;
    int points = 0;

    friend bool operator==(const WrittenAttack &, const WrittenAttack &) = default;
};

struct PositionSeat {
    BoardId board{};
    int coins = 7;
    int circled = 7; ///< coins circled so far, spent ones included
    std::vector<CellId> marked;
    std::vector<WrittenAttack> attacks; ///< one for each attack among `marked`
    bool agoraFirst = false;
    std::vector<BonusId> bonuses;
    std::optional<std::vector<DieId>> unlocked; ///< must agree with `marked` if given

    friend bool operator==(const PositionSeat &, const PositionSeat &) = default;
};

/// The start of a round in plain form: before the roll, or after it with every seat about to act.
struct Position {
    int round = 1;
    bool lastRound = false; ///< the round being played is the last
    std::vector<PositionSeat> seats;
    std::optional<Forum> forum; ///< if not given: to be rolled

    friend bool operator==(const Position &, const Position &) = default;
};

/// Builds the state of a position. Refuses an impossible one with a sentence that names the place
/// as the scenario format does ("seats.1.marked: ..."): a board twice, a cell twice or out of
/// order, a cell that only a locked special die reaches, more coins than circled ones or than the
/// reserve holds, bonuses that do not fit the complete buildings, attacks without points or with
/// points that no defence explains, dice that cannot be in the Forum, a last round without its
/// reason.
Parsed<State> makeState(const Catalogue &catalogue, const Position &position);

/// The inverse, at the start of a round: makeState(positionOf(s)) continues like s.
Position positionOf(const State &state);

} // namespace mirabilia::dice
