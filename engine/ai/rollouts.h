// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/ai/playouts.h"
#include "engine/ai/position_tree.h"
#include "engine/ai/review.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace mirabilia::ai {

/// Sets the values of a position and returns the chances to win, from a playout to the end of the
/// game or to the horizon.
template <Policy P>
Chances foresee(const Playouts<P> &evaluator, const typename P::Game::State &reached, Rng &rng,
                Values &values) {
    const auto end = evaluator.playedOut(reached, rng);
    evaluator.ended(end, values);
    return evaluator.chances(end);
}
/// The same, and lists the options.
template <Policy P>
Chances foresee(const Playouts<P> &evaluator, const typename P::Game::State &reached, Rng &rng,
                typename Playouts<P>::Options &options, Values &values) {
    evaluator.options(reached, P::Game::toAct(reached).first(), options);
    return foresee(evaluator, reached, rng, values);
}

/// Forwards to another evaluator and records the chances that it returns. Needs an overload of
/// `foresee` for it.
template <Evaluator E>
class Witness {
public:
    using Game = typename E::Game;
    using State = typename Game::State;
    using Options = typename E::Options;
    static constexpr bool seesAll = E::seesAll;

    Witness(const E &evaluatorInUse, std::vector<Chances> &kept)
        : evaluator(evaluatorInUse)
        , met(kept) {}

    void options(const State &state, Seat seat, Options &out) const {
        evaluator.options(state, seat, out);
    }
    void value(const State &state, Rng &rng, Values &values) const {
        met.push_back(foresee(evaluator, state, rng, values));
    }
    void evaluate(const State &state, Rng &rng, Options &options, Values &values) const {
        met.push_back(foresee(evaluator, state, rng, options, values));
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

/// Returns the chances that each iteration found after this move. `stop()` is as in Tree::search.
template <Evaluator E, class Stop>
std::vector<Chances> metAfter(const E &evaluator, const typename E::Game::View &view, Seat seat,
                              const typename E::Game::Move &move, std::uint32_t iterations,
                              const Rng &rng, Stop stop) {
    std::vector<Chances> met;
    const Witness<E> witness(evaluator, met);
    TreeFor<Witness<E>> tree(witness, {.iterations = iterations, .untilSettled = false});
    typename E::Options only;
    only.push({move, 1});
    tree.search(view, seat, only, rng, stop);
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

} // namespace mirabilia::ai
