// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/ai/hint.h"
#include "engine/ai/player.h"
#include "engine/ai/review.h"
#include "engine/core/stop.h"
#include "engine/dice/game.h"

namespace mirabilia::ai {

/// A computer player of 7 Wonders Dice; see Advice.
Advice<dice::Move> advise(const dice::View &view, Seat seat, Level level, Rng rng,
                          const StopToken &stop);

/// What an expert would do; see engine/ai/hint.h.
Hint<dice::Move> hint(const dice::View &view, Seat seat, const HintSettings &settings, Rng rng,
                      const StopToken &stop);

/// Looks back on a decision of the seat; see engine/ai/review.h.
Judgement<dice::Move> lookBack(const dice::View &view, Seat seat, const dice::Move &played,
                               const ReviewSettings &settings, Rng rng, const StopToken &stop);
Turn turnOf(const Decided<dice::Dice> &decided, std::size_t number);

} // namespace mirabilia::ai
