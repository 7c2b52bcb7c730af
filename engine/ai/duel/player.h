// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/ai/hint.h"
#include "engine/ai/player.h"
#include "engine/ai/review.h"
#include "engine/core/stop.h"
#include "engine/duel/game.h"

namespace mirabilia::ai {

/// A computer player of 7 Wonders Duel; see Advice.
Advice<duel::Move> advise(const duel::View &view, Seat seat, Level level, Rng rng,
                          const StopToken &stop);

/// What an expert would do; see engine/ai/hint.h.
Hint<duel::Move> hint(const duel::View &view, Seat seat, const HintSettings &settings, Rng rng,
                      const StopToken &stop);

/// Looks back on a decision of the seat; see engine/ai/review.h.
Judgement<duel::Move> lookBack(const duel::View &view, Seat seat, const duel::Move &played,
                               const ReviewSettings &settings, Rng rng, const StopToken &stop);
Turn turnOf(const Decided<duel::Duel> &decided, std::size_t number);

} // namespace mirabilia::ai
