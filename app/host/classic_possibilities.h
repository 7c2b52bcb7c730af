// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/classic/game.h"
#include "mirabilia/v1/classic.pb.h"

namespace mirabilia::host {

/// Answers every question about one card for a seat: can it be built, used, discarded, for how
/// much, and if not, why not. A choice the seat has already made is left aside, so that the answers
/// stay while others think.
v1::HandCard possibilitiesOf(const classic::State &state, Seat seat, classic::CardId card);

/// The same for a card of the discard pile (Halicarnassus): `build` says whether it can be taken.
v1::HandCard pickPossibility(const classic::State &state, Seat seat, classic::CardId card);

/// Whether a card that has a cost, and no chain, costs nothing by a power of the wonder.
bool freeByPowerAlone(const classic::State &state, Seat seat, classic::CardId card);

} // namespace mirabilia::host
