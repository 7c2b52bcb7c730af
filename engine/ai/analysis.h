// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/ai/review.h"
#include "engine/ai/rollouts.h"
#include "engine/core/stop.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace mirabilia::ai {

/// Returns the standard error of the mean difference; `a` and `b` are paired by equal luck.
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

/// The common part of every lookBack. `find()` returns the advice to compare with, or nothing if it
/// is the move that was played. `player` decides for `seat`.
template <Evaluator E, class Find>
Judgement<typename E::Game::Move>
lookedBack(const E &evaluator, const typename E::Game::View &view, Seat seat, Seat player,
           const typename E::Game::Move &played, std::uint32_t iterations, const Rng &rng,
           const StopToken &stop, const Find &find) {
    const auto metBy = [&](const typename E::Game::Move &move) {
        return metAfter(evaluator, view, seat, move, iterations, rng,
                        [&stop] { return stop.stopRequested(); });
    };
    const std::vector<Chances> own = metBy(played);
    Judgement<typename E::Game::Move> judgement;
    judgement.after = meanOf(own);
    judgement.before = judgement.after;
    const auto best = find();
    if (!best) {
        return judgement;
    }
    const std::vector<Chances> other = metBy(best->move);
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
