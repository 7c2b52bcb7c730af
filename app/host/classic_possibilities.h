// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/classic/game.h"
#include "mirabilia/v1/classic.pb.h"

namespace mirabilia::host {

/// Answers everything about one card for a seat: can it be built, used, discarded, at what price,
/// and if not, why not. Ignores a choice the seat has already made, so the answers stay valid while
/// others think.
v1::HandCard possibilitiesOf(const classic::State &state, Seat seat, classic::CardId card);

/// Does the same for a card of the discard pile (Halicarnassus): `build` says whether it can be
/// taken.
v1::HandCard pickPossibility(const classic::State &state, Seat seat, classic::CardId card);

/// Returns true if a card that has a cost and no chain is free because of a wonder power.
bool freeByPowerAlone(const classic::State &state, Seat seat, classic::CardId card);

} // namespace mirabilia::host
