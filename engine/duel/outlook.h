// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/inline_list.h"
#include "engine/duel/state.h"

#include <vector>

namespace mirabilia::duel {

/// What would win the game for a seat in its turn: building `card`, or `wonder` with any available
/// card.
struct Win {
    Victory victory = Victory::none;
    CardId card = noCard;
    WonderId wonder = noWonder;
    /// Wonders to build first; each of them gives another turn.
    InlineList<WonderId, wondersPerPlayer> before;
    bool byLuck = false; ///< only if The Great Library draws the right token
};

/// Returns what wins for a seat if it takes a card now: every card and wonder once, with the fewest
/// others before it. Does not count on cards that are turned up on the way.
std::vector<Win> winsNow(const State &state, Seat seat);

/// Returns the threats to show: the wins of winsNow() that the opponent, if it decides first, may
/// leave possible. Unlike winsNow(), empty if the seat has no further turn in this age.
std::vector<Win> winsNext(const State &state, Seat seat);

} // namespace mirabilia::duel
