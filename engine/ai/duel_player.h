// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/ai/player.h"
#include "engine/core/stop.h"
#include "engine/duel/game.h"

namespace mirabilia::ai {

/// A computer player of 7 Wonders Duel; see Advice.
Advice<duel::Move> advise(const duel::View &view, Seat seat, Level level, Rng rng,
                          const StopToken &stop);

} // namespace mirabilia::ai
