// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/ai/player.h"
#include "engine/core/stop.h"
#include "engine/dice/game.h"

namespace mirabilia::ai {

/// A computer player of 7 Wonders Dice; see Advice.
Advice<dice::Move> advise(const dice::View &view, Seat seat, Level level, Rng rng,
                          const StopToken &stop);

} // namespace mirabilia::ai
