// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/classic/game.h"
#include "tests/bench/game_benchmarks.h"

namespace mirabilia::classic {
namespace {

/// A position in the middle of age II, everybody yet to decide.
State middleOfTheGame(benchmark::State &run) {
    return benchmarks::playUntil<Classic>(static_cast<int>(run.range(0)), [](const State &state) {
        return state.age >= 2 && state.turn >= 3 && state.decided.empty() &&
               state.phase == Phase::pick;
    });
}

BENCHMARK(benchmarks::randomGames<Classic>)->Name("randomGames")->DenseRange(2, 7);

void listMoves(benchmark::State &run) {
    benchmarks::listMoves<Classic>(run, middleOfTheGame(run));
}
BENCHMARK(listMoves)->Arg(3)->Arg(7);

void cloneState(benchmark::State &run) {
    benchmarks::cloneState<Classic>(run, middleOfTheGame(run));
}
BENCHMARK(cloneState)->Arg(7);

void finalScores(benchmark::State &run) {
    benchmarks::finalScores<Classic>(run, middleOfTheGame(run));
}
BENCHMARK(finalScores)->Arg(7);

void lookAndImagine(benchmark::State &run) {
    benchmarks::lookAndImagine<Classic>(run, middleOfTheGame(run));
}
BENCHMARK(lookAndImagine)->Arg(3)->Arg(7);

} // namespace
} // namespace mirabilia::classic
