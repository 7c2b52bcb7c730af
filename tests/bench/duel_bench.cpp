// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/duel/game.h"
#include "tests/bench/game_benchmarks.h"

namespace mirabilia::duel {
namespace {

/// In the middle of age II.
State middleOfTheGame() {
    return benchmarks::playUntil<Duel>(2, [](const State &state) {
        return state.age == 2 && state.lying.size() <= 12 && state.phase == Phase::pick;
    });
}

BENCHMARK(benchmarks::randomGames<Duel>)->Name("randomGames")->Arg(2);

void listMoves(benchmark::State &run) {
    benchmarks::listMoves<Duel>(run, middleOfTheGame());
}
BENCHMARK(listMoves);

/// The dearest kind of question: everything that is missing, choices and waived units.
void payForAWonder(benchmark::State &run) {
    State state = middleOfTheGame();
    state.cities[0].rawChoices = 1;
    state.cities[0].wonderDiscount = 2;
    for (auto _ : run) {
        benchmark::DoNotOptimize(payment(state, 0, WonderId{0}));
    }
}
BENCHMARK(payForAWonder);

void layOutAnAge(benchmark::State &run) {
    Rng rng(3);
    const State state = benchmarks::playUntil<Duel>(
        2, [](const State &s) { return s.age == 2 && s.lying.size() == 1; });
    for (auto _ : run) {
        State next = state;
        Duel::applyTrusted(next, next.mover,
                           Move::withCard(Action::discard, next.board[next.lying.first()]));
        Duel::applyChance(next, rng);
        benchmark::DoNotOptimize(next);
    }
}
BENCHMARK(layOutAnAge);

void cloneState(benchmark::State &run) {
    benchmarks::cloneState<Duel>(run, middleOfTheGame());
}
BENCHMARK(cloneState);

void finalScores(benchmark::State &run) {
    benchmarks::finalScores<Duel>(run, middleOfTheGame());
}
BENCHMARK(finalScores);

} // namespace
} // namespace mirabilia::duel
