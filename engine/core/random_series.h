// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/random_play.h"

#include <cstdint>

namespace mirabilia {

/// Many games of random moves: for benchmarks, and as a fingerprint of the rules.
struct RandomSeries {
    int games = 0;
    std::int64_t decisions = 0;
    std::int64_t options = 0;    ///< legal moves, summed over the decisions
    std::int64_t points = 0;     ///< summed over the players
    std::uint64_t signature = 0; ///< changes with any change of the rules
};

/// Plays games number 0 .. games - 1 of a seed, each with a random setup; the game must support
/// that number of players. Calls `visit(const State &over)` at the end of each game. The same
/// arguments give the same result on every platform.
template <Game G, class Visit>
RandomSeries playRandomSeries(const typename G::Catalogue &catalogue, int players, int games,
                              std::uint64_t seed, Visit visit) {
    RandomSeries series;
    typename G::MoveList moves;
    const Rng seeds(seed);
    for (; series.games < games; ++series.games) {
        Rng rng = seeds.fork(static_cast<std::uint64_t>(series.games));
        auto state = G::newGame(catalogue, G::randomSetup(catalogue, players, rng)).value();
        const RandomGame game = playRandomly<G>(state, rng, moves);
        series.decisions += game.decisions;
        series.options += game.options;
        const typename G::Totals totals = G::totals(state);
        for (Seat seat = 0; seat < static_cast<Seat>(players); ++seat) {
            series.points += totals[seat];
        }
        series.signature = (series.signature ^ G::hash(state) ^ game.trail) * 0x9e3779b97f4a7c15U;
        visit(static_cast<const typename G::State &>(state));
    }
    return series;
}

template <Game G>
RandomSeries playRandomSeries(const typename G::Catalogue &catalogue, int players, int games,
                              std::uint64_t seed) {
    return playRandomSeries<G>(catalogue, players, games, seed, [](const typename G::State &) {});
}

} // namespace mirabilia
