// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/ai/playouts.h"
#include "engine/ai/review.h"
#include "engine/ai/tree.h"

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace mirabilia::ai {

/// What a position is worth, and what the chances are behind that: those of how the game ends when
/// it is played through.
template <Policy P>
Chances foresee(const Playouts<P> &evaluator, const typename P::Game::State &reached, Rng &rng,
                Values &values) {
    const auto over = evaluator.playedOut(reached, rng);
    evaluator.ended(over, values);
    return victoryOf<typename P::Game>(over);
}

/// Judges as another evaluator does, and keeps the chances that it met. `foresee` must be there for
/// that evaluator.
template <Evaluator E>
class Witness {
public:
    using Game = typename E::Game;
    using State = typename Game::State;
    using Options = typename E::Options;
    static constexpr bool keepsOptions = E::keepsOptions;

    Witness(const E &evaluatorInUse, std::vector<Chances> &kept)
        : evaluator(evaluatorInUse)
        , met(kept) {}

    void options(const State &state, Seat seat, Options &out) const {
        evaluator.options(state, seat, out);
    }
    void value(const State &state, Rng &rng, Values &values) const {
        met.push_back(foresee(evaluator, state, rng, values));
    }
    void ended(const State &state, Values &values) const {
        evaluator.ended(state, values);
        met.push_back(victoryOf<Game>(state));
    }
    [[nodiscard]] typename Game::Move choose(const State &state, Seat seat, Rng &rng) const {
        return evaluator.choose(state, seat, rng);
    }

private:
    const E &evaluator;
    std::vector<Chances> &met;
};

/// The chances that every iteration met once this move has been played.
template <Evaluator E>
std::vector<Chances> metAfter(const E &evaluator, const typename E::Game::View &view, Seat seat,
                              const typename E::Game::Move &move, std::uint32_t iterations,
                              const Rng &rng, const StopToken &stop) {
    std::vector<Chances> met;
    const Witness<E> witness(evaluator, met);
    Tree<Witness<E>> tree(witness, {.iterations = iterations, .untilSettled = false});
    typename E::Options only;
    only.push({move, 1});
    tree.search(view, seat, only, rng, [&stop] { return stop.stopRequested(); });
    return met;
}

inline Chances meanOf(const std::vector<Chances> &all) {
    Chances mean{};
    for (std::size_t seat = 0; seat < mean.size(); ++seat) {
        double sum = 0;
        for (const Chances &chances : all) {
            sum += static_cast<double>(chances[seat]);
        }
        mean[seat] =
            static_cast<float>(sum / static_cast<double>(std::max<std::size_t>(1, all.size())));
    }
    return mean;
}

/// The standard error of the mean difference between what met the same luck.
inline float errorOfDifference(const std::vector<Chances> &a, const std::vector<Chances> &b,
                               Seat seat) {
    const std::size_t pairs = std::min(a.size(), b.size());
    double sum = 0;
    double squares = 0;
    for (std::size_t i = 0; i < pairs; ++i) {
        const auto difference = static_cast<double>(a[i][seat] - b[i][seat]);
        sum += difference;
        squares += difference * difference;
    }
    const auto n = static_cast<double>(std::max<std::size_t>(2, pairs));
    return static_cast<float>(std::sqrt(std::max(0.0, squares - sum * sum / n) / (n - 1) / n));
}

/// What every lookBack does. `find()` is the advice to compare with, or nothing if it is the move
/// that was played. `player` is who decides for `seat`.
template <Evaluator E, class Find>
Judgement<typename E::Game::Move>
lookedBack(const E &evaluator, const typename E::Game::View &view, Seat seat, Seat player,
           const typename E::Game::Move &played, std::uint32_t iterations, const Rng &rng,
           const StopToken &stop, const Find &find) {
    const std::vector<Chances> own = metAfter(evaluator, view, seat, played, iterations, rng, stop);
    Judgement<typename E::Game::Move> judgement;
    judgement.after = meanOf(own);
    judgement.before = judgement.after;
    const auto best = find();
    if (!best) {
        return judgement;
    }
    const std::vector<Chances> other =
        metAfter(evaluator, view, seat, best->move, iterations, rng, stop);
    const Chances chances = meanOf(other);
    if (chances[player] > judgement.after[player]) {
        judgement.before = chances;
        judgement.cost = chances[player] - judgement.after[player];
        judgement.error = errorOfDifference(other, own, player);
        judgement.better = best;
    }
    return judgement;
}

} // namespace mirabilia::ai
