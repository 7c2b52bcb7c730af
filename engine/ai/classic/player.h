// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/ai/hint.h"
#include "engine/ai/player.h"
#include "engine/ai/review.h"
#include "engine/classic/game.h"
#include "engine/core/stop.h"

namespace mirabilia::ai {

/// A computer player of the classic game; see Advice.
Advice<classic::Move> advise(const classic::View &view, Seat seat, Level level, Rng rng,
                             const StopToken &stop);

/// What an expert would do; see engine/ai/hint.h.
Hint<classic::Move> hint(const classic::View &view, Seat seat, const HintSettings &settings,
                         Rng rng, const StopToken &stop);

/// Looks back on a decision of the seat; see engine/ai/review.h.
Judgement<classic::Move> lookBack(const classic::View &view, Seat seat, const classic::Move &played,
                                  const ReviewSettings &settings, Rng rng, const StopToken &stop);
Turn turnOf(const Decided<classic::Classic> &decided, std::size_t number);

} // namespace mirabilia::ai
