// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/random_series.h"
#include "resources/data.h"

#include <benchmark/benchmark.h>

namespace mirabilia::classic {
namespace {

const Catalogue &catalogue() {
    static const Catalogue loaded =
        parseCatalogue(data::file("classic.json"), "classic.json").value();
    return loaded;
}

/// A position in the middle of age II, everybody yet to decide.
State middleOfTheGame(int players) {
    Rng rng(12);
    State state = newGame(catalogue(), randomSetup(catalogue(), players, rng)).value();
    Classic::MoveList moves;
    while (state.age < 2 || state.turn < 3 || !state.decided.empty() ||
           state.phase != Phase::pick) {
        if (Classic::node(state) == Node::chance) {
            Classic::applyChance(state, rng);
            continue;
        }
        const Seat seat = Classic::toAct(state).first();
        Classic::legal(state, seat, moves);
        Classic::applyTrusted(state, seat,
                              moves[rng.below(static_cast<std::uint32_t>(moves.size()))]);
    }
    return state;
}

void randomGames(benchmark::State &run) {
    constexpr int games = 100;
    const int players = static_cast<int>(run.range(0));
    std::uint64_t seed = 0;
    std::int64_t decisions = 0;
    for (auto _ : run) {
        decisions += playRandomSeries<Classic>(catalogue(), players, games, seed++).decisions;
    }
    run.counters["games"] = benchmark::Counter(static_cast<double>(run.iterations() * games),
                                               benchmark::Counter::kIsRate);
    run.counters["decisions"] =
        benchmark::Counter(static_cast<double>(decisions), benchmark::Counter::kIsRate);
}
BENCHMARK(randomGames)->DenseRange(2, 7);

void listMoves(benchmark::State &run) {
    const State state = middleOfTheGame(static_cast<int>(run.range(0)));
    Classic::MoveList moves;
    for (auto _ : run) {
        Classic::legal(state, 0, moves);
        benchmark::DoNotOptimize(moves);
    }
    run.counters["moves"] = static_cast<double>(moves.size());
}
BENCHMARK(listMoves)->Arg(3)->Arg(7);

void cloneState(benchmark::State &run) {
    const State state = middleOfTheGame(7);
    State copy;
    for (auto _ : run) {
        copy = state;
        benchmark::DoNotOptimize(copy);
    }
}
BENCHMARK(cloneState);

void finalScores(benchmark::State &run) {
    const State state = middleOfTheGame(7);
    for (auto _ : run) {
        benchmark::DoNotOptimize(Classic::totals(state));
    }
}
BENCHMARK(finalScores);

void lookAndImagine(benchmark::State &run) {
    const State state = middleOfTheGame(static_cast<int>(run.range(0)));
    Rng rng(1);
    for (auto _ : run) {
        benchmark::DoNotOptimize(determinise(view(state, 0), rng));
    }
}
BENCHMARK(lookAndImagine)->Arg(3)->Arg(7);

} // namespace
} // namespace mirabilia::classic
