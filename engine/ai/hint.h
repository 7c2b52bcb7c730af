// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/ai/player.h"

#include <chrono>
#include <cstdint>
#include <optional>

namespace mirabilia::ai {

/// A move that a hint names, and the chance to win after it, from 0 to 1.
template <class Move>
struct Prospect {
    Advice<Move> advice;
    float chance = 0; ///< of the deciding player; a shared victory counts in equal parts
};

/// What an expert would do, and the second-best move if there is a choice; its chance is never the
/// higher one.
template <class Move>
struct Hint {
    Prospect<Move> best;
    std::optional<Prospect<Move>> second;
};

/// Limits of a hint, which is as good as the machine makes it in the time a person likes to wait.
/// Next to advise() each game has an overload (`classic/player.h`) of
/// `Hint<Move> hint(view, seat, settings, rng, stop)`: a search finds the two best moves, then each
/// is searched on its own. Once `stop` is requested it returns soon with any legal move.
struct HintSettings {
    std::uint32_t iterations = 50'000;    ///< at most, for each of the three searches; > 0
    std::chrono::milliseconds time{1200}; ///< for all three, however few iterations that allows
};

} // namespace mirabilia::ai
