// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/random_series.h"
#include "resources/data.h"

#include <benchmark/benchmark.h>

#include <string>

/// What is measured of every game.
namespace mirabilia::benchmarks {

template <Game G>
const typename G::Catalogue &catalogue() {
    static const typename G::Catalogue loaded = [] {
        const std::string file = std::string(G::id) + ".json";
        return G::parse(data::file(file), file).value();
    }();
    return loaded;
}

/// A game of random moves up to the first decision at which `enough(state)` holds.
template <Game G, class Enough>
typename G::State playUntil(int players, Enough enough) {
    Rng rng(12);
    auto state = G::newGame(catalogue<G>(), G::randomSetup(catalogue<G>(), players, rng)).value();
    typename G::MoveList moves;
    while (G::node(state) == Node::chance || !enough(state)) {
        if (G::node(state) == Node::chance) {
            G::applyChance(state, rng);
            continue;
        }
        const Seat seat = G::toAct(state).first();
        G::legal(state, seat, moves);
        G::applyTrusted(state, seat, moves[rng.below(static_cast<std::uint32_t>(moves.size()))]);
    }
    return state;
}

/// Games of random moves with the full list at every decision; the argument is the number of
/// players.
template <Game G>
void randomGames(benchmark::State &run) {
    constexpr int games = 100;
    const int players = static_cast<int>(run.range(0));
    std::uint64_t seed = 0;
    std::int64_t decisions = 0;
    for (auto _ : run) {
        decisions += playRandomSeries<G>(catalogue<G>(), players, games, seed++).decisions;
    }
    run.counters["games"] = benchmark::Counter(static_cast<double>(run.iterations() * games),
                                               benchmark::Counter::kIsRate);
    run.counters["decisions"] =
        benchmark::Counter(static_cast<double>(decisions), benchmark::Counter::kIsRate);
}

template <Game G>
void listMoves(benchmark::State &run, const typename G::State &state) {
    const Seat seat = G::toAct(state).first();
    typename G::MoveList moves;
    for (auto _ : run) {
        G::legal(state, seat, moves);
        benchmark::DoNotOptimize(moves);
    }
    run.counters["moves"] = static_cast<double>(moves.size());
}

template <Game G>
void cloneState(benchmark::State &run, const typename G::State &state) {
    typename G::State copy;
    for (auto _ : run) {
        copy = state;
        benchmark::DoNotOptimize(copy);
    }
}

template <Game G>
void finalScores(benchmark::State &run, const typename G::State &state) {
    for (auto _ : run) {
        benchmark::DoNotOptimize(G::totals(state));
    }
}

template <Game G>
void lookAndImagine(benchmark::State &run, const typename G::State &state) {
    Rng rng(1);
    for (auto _ : run) {
        benchmark::DoNotOptimize(G::determinise(G::view(state, 0), rng));
    }
}

} // namespace mirabilia::benchmarks
