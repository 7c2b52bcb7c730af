// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/ai/player.h"

#include <chrono>
#include <cstdint>
#include <optional>

namespace mirabilia::ai {

/// A move that a hint names, and the chance to win, from 0 to 1, to which it leads.
template <class Move>
struct Prospect {
    Advice<Move> advice;
    float chance = 0; ///< of who decides; a victory that is shared counts in equal parts
};

/// What an expert would do, and what would be second best: nothing where there is no choice. Its
/// chance is never the greater one.
template <class Move>
struct Hint {
    Prospect<Move> best;
    std::optional<Prospect<Move>> second;
};

/// A hint is as good as the machine makes it in a time that a person likes to wait. Each game has
/// an overload (`classic/player.h`), beside advise():
/// `Hint<Move> hint(view, seat, settings, rng, stop)`: a search finds the two best moves, then each
/// is followed by itself. When `stop` is requested it returns soon with any legal move.
struct HintSettings {
    std::uint32_t iterations = 50'000;    ///< of each of the three searches, at most; > 0
    std::chrono::milliseconds time{1200}; ///< of all of them, however few iterations that makes
};

} // namespace mirabilia::ai
