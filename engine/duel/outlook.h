// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/inline_list.h"
#include "engine/duel/state.h"

#include <vector>

namespace mirabilia::duel {

/// What would end the game in favour of a seat in its turn: building `card`, or `wonder` with any
/// card that can be taken then.
struct Win {
    Victory victory = Victory::none;
    CardId card = noCard;
    WonderId wonder = noWonder;
    /// Wonders to be built before in the same turn: each of them brings another one.
    InlineList<WonderId, wondersPerPlayer> before;
    bool byLuck = false; ///< only if The Great Library draws the right token
};

/// What wins for a seat if it takes a card now, as the table lies: every card and wonder once, with
/// the fewest others before it. Cards that are turned up on the way are not counted on.
std::vector<Win> winsNow(const State &state, Seat seat);

/// What the table shows as a danger: winsNow(), as far as the opponent, if it is to decide before,
/// can leave it. Unlike winsNow() it is empty where the seat has no turn any more in this age.
std::vector<Win> winsNext(const State &state, Seat seat);

} // namespace mirabilia::duel
