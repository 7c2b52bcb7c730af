// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/ai/classic/policy.h"
#include "engine/ai/dice/policy.h"
#include "engine/ai/duel/policy.h"
#include "tests/engine/game_support.h"

#include <functional>
#include <memory>

/// Games by players who want something: they build wonders, go to war and collect symbols, what
/// random play hardly ever does. The policies are those of the computer players' playouts.
namespace mirabilia::support {

/// A legal move of a seat that must decide.
template <Game G>
using Choose = std::function<typename G::Move(const typename G::State &, Seat, Rng &)>;

template <Game G, class Policy>
Choose<G> chooseBy(Policy policy) {
    return [shared = std::make_shared<const Policy>(std::move(policy))](
               const auto &state, Seat seat, Rng &rng) { return shared->choose(state, seat, rng); };
}

/// Players for a game that begins so; `number` is that of the game in a series.
inline Choose<classic::Classic> policyPlayers(const classic::State &start, int /*number*/) {
    return chooseBy<classic::Classic>(ai::ClassicPolicy(start));
}
inline Choose<dice::Dice> policyPlayers(const dice::State &start, int /*number*/) {
    return chooseBy<dice::Dice>(ai::DicePolicy(*start.catalogue));
}
/// In every other game both rush for symbols: else one game in seventy ends by them.
inline Choose<duel::Duel> policyPlayers(const duel::State &start, int number) {
    duel::Weights weights;
    for (float &symbols : weights.symbols) {
        symbols *= number % 2 == 0 ? 1.0F : 8.0F;
    }
    return chooseBy<duel::Duel>(duel::Policy(*start.catalogue, weights));
}

/// So many games by policies besides so many of random moves: they take longer.
inline int policyGames(int randomGames) {
    return (randomGames + 2) / 3;
}

/// Calls `visit(const State &)` before every decision of a game by policies; returns the end.
template <Game G, class Visit>
typename G::State playByPolicy(Table table, int number, Visit visit) {
    Rng rng(static_cast<std::uint64_t>(number));
    const auto &data = catalogue<G>(table.edition);
    const auto start = G::newGame(data, G::randomSetup(data, table.players, rng)).value();
    return playOn<G>(start, rng, policyPlayers(start, number), visit);
}

/// Calls `visit(const State &)` before every decision of so many games of random moves, and of some
/// more by policies. Stops at the first that fails.
template <Game G, class Visit>
void forEachDecision(Table table, int games, Visit visit) {
    for (int game = 0; game < games && !testing::Test::HasFatalFailure(); ++game) {
        playVisiting<G>(table, static_cast<std::uint64_t>(game) * 8 + 1, visit);
    }
    for (int game = 0; game < policyGames(games) && !testing::Test::HasFatalFailure(); ++game) {
        playByPolicy<G>(table, game, visit);
    }
}

} // namespace mirabilia::support
