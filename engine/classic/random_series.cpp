// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/classic/random_series.h"

#include "engine/core/random_play.h"

namespace mirabilia::classic {

RandomSeries playRandomSeries(const Catalogue &catalogue, int players, int games,
                              std::uint64_t seed) {
    RandomSeries series;
    Classic::MoveList moves;
    const Rng seeds(seed);
    for (; series.games < games; ++series.games) {
        Rng rng = seeds.fork(static_cast<std::uint64_t>(series.games));
        State state = newGame(catalogue, randomSetup(catalogue, players, rng)).value();
        const RandomGame game = playRandomly<Classic>(state, rng, moves);
        series.decisions += game.decisions;
        series.options += game.options;
        const Totals totals = Classic::totals(state);
        for (Seat seat = 0; seat < state.people; ++seat) {
            series.points += totals[seat];
        }
        series.signature =
            (series.signature ^ Classic::hash(state) ^ game.trail) * 0x9e3779b97f4a7c15U;
    }
    return series;
}

} // namespace mirabilia::classic
