// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/random_series.h"
#include "engine/dice/game.h"
#include "resources/data.h"

#include <benchmark/benchmark.h>

namespace mirabilia::dice {
namespace {

const Catalogue &catalogue() {
    static const Catalogue loaded = parseCatalogue(data::file("dice.json"), "dice.json").value();
    return loaded;
}

/// A position in the middle of a game, everybody yet to act.
State middleOfTheGame(int players) {
    Rng rng(12);
    State state = newGame(catalogue(), randomSetup(catalogue(), players, rng)).value();
    Dice::MoveList moves;
    while (state.round < 15 || state.waiting.size() < players) {
        if (Dice::node(state) == Node::chance) {
            Dice::applyChance(state, rng);
            continue;
        }
        const Seat seat = Dice::toAct(state).first();
        Dice::legal(state, seat, moves);
        Dice::applyTrusted(state, seat, moves[rng.below(static_cast<std::uint32_t>(moves.size()))]);
    }
    return state;
}

void randomGames(benchmark::State &run) {
    constexpr int games = 100;
    const int players = static_cast<int>(run.range(0));
    std::uint64_t seed = 0;
    std::int64_t decisions = 0;
    for (auto _ : run) {
        decisions += playRandomSeries<Dice>(catalogue(), players, games, seed++).decisions;
    }
    run.counters["games"] = benchmark::Counter(static_cast<double>(run.iterations() * games),
                                               benchmark::Counter::kIsRate);
    run.counters["decisions"] =
        benchmark::Counter(static_cast<double>(decisions), benchmark::Counter::kIsRate);
}
BENCHMARK(randomGames)->DenseRange(2, 7);

void listMoves(benchmark::State &run) {
    const State state = middleOfTheGame(4);
    Dice::MoveList moves;
    for (auto _ : run) {
        Dice::legal(state, 0, moves);
        benchmark::DoNotOptimize(moves);
    }
    run.counters["moves"] = static_cast<double>(moves.size());
}
BENCHMARK(listMoves);

void rollDice(benchmark::State &run) {
    Rng rng(1);
    const State state = newGame(catalogue(), randomSetup(catalogue(), 4, rng)).value();
    for (auto _ : run) {
        benchmark::DoNotOptimize(Dice::sampleOutcome(state, rng));
    }
}
BENCHMARK(rollDice);

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
    const State state = middleOfTheGame(4);
    for (auto _ : run) {
        benchmark::DoNotOptimize(Dice::totals(state));
    }
}
BENCHMARK(finalScores);

void lookAndImagine(benchmark::State &run) {
    const State state = middleOfTheGame(4);
    for (auto _ : run) {
        benchmark::DoNotOptimize(determinise(view(state, 0)));
    }
}
BENCHMARK(lookAndImagine);

} // namespace
} // namespace mirabilia::dice
