// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/host/classic_convert.h"

namespace mirabilia::host {

/// The table as `viewer` may see it. Everything secret comes from the engine's View of that seat;
/// the state is used only for public facts (prices, production, points) and the viewer's own
/// possibilities, which depend on nothing hidden.
v1::ClassicTable tableFor(const classic::State &state, std::span<const ClassicTold> story,
                          Seat viewer, bool livePoints);

/// Explains the points of a seat.
void explainTo(const classic::State &state, Seat seat, v1::PlayerScore &message);

} // namespace mirabilia::host
