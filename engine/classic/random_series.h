// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/classic/game.h"

#include <cstdint>

namespace mirabilia::classic {

/// Many games of random moves: for benchmarks, and as a fingerprint of the rules.
struct RandomSeries {
    int games = 0;
    std::int64_t decisions = 0;
    std::int64_t options = 0;    ///< legal moves at all decisions together
    std::int64_t points = 0;     ///< of all players together
    std::uint64_t signature = 0; ///< changes with any change of the rules
};

/// Plays games number 0 .. games - 1 of a seed. Boards and sides are drawn by lot for each game,
/// all wonders included; two players play with the Free City. The same arguments give the same
/// result on every platform.
RandomSeries playRandomSeries(const Catalogue &catalogue, int players, int games,
                              std::uint64_t seed);

} // namespace mirabilia::classic
