// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/ai/player.h"
#include "engine/classic/game.h"
#include "engine/core/stop.h"

namespace mirabilia::ai {

/// A computer player of the classic game; see Advice.
Advice<classic::Move> advise(const classic::View &view, Seat seat, Level level, Rng rng,
                             const StopToken &stop);

} // namespace mirabilia::ai
