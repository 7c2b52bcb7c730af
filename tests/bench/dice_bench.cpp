// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dice/game.h"
#include "tests/bench/game_benchmarks.h"

namespace mirabilia::dice {
namespace {

/// A position in the middle of a game, everybody yet to act.
State middleOfTheGame(benchmark::State &run) {
    const int players = static_cast<int>(run.range(0));
    return benchmarks::playUntil<Dice>(players, [players](const State &state) {
        return state.round >= 15 && state.waiting.size() == players;
    });
}

BENCHMARK(benchmarks::randomGames<Dice>)->Name("randomGames")->DenseRange(2, 7);

void listMoves(benchmark::State &run) {
    benchmarks::listMoves<Dice>(run, middleOfTheGame(run));
}
BENCHMARK(listMoves)->Arg(4);

void rollDice(benchmark::State &run) {
    Rng rng(1);
    const auto &catalogue = benchmarks::catalogue<Dice>();
    const State state = newGame(catalogue, randomSetup(catalogue, 4, rng)).value();
    for (auto _ : run) {
        benchmark::DoNotOptimize(Dice::sampleOutcome(state, rng));
    }
}
BENCHMARK(rollDice);

void cloneState(benchmark::State &run) {
    benchmarks::cloneState<Dice>(run, middleOfTheGame(run));
}
BENCHMARK(cloneState)->Arg(7);

void finalScores(benchmark::State &run) {
    benchmarks::finalScores<Dice>(run, middleOfTheGame(run));
}
BENCHMARK(finalScores)->Arg(4);

void lookAndImagine(benchmark::State &run) {
    benchmarks::lookAndImagine<Dice>(run, middleOfTheGame(run));
}
BENCHMARK(lookAndImagine)->Arg(4);

} // namespace
} // namespace mirabilia::dice
