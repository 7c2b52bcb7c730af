// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/notation/game_notation.h"
#include "app/notation/game_steps.h"
#include "engine/classic/game.h"
#include "tests/engine/game_support.h"

namespace mirabilia::notation {

/// The games with the built-in data.
const Games &builtInGames();
const classic::Catalogue &builtInCatalogue();

/// A whole game of random moves of any game as a record.
template <Game G>
Json randomRecordOf(support::Table table, std::uint64_t seed) {
    const auto &catalogue = support::catalogue<G>(table.edition);
    Rng rng(seed);
    const auto setup = G::randomSetup(catalogue, table.players, rng);
    auto state = G::newGame(catalogue, setup).value();
    std::vector<Step<G>> steps;
    while (G::node(state) != Node::over) {
        if (G::node(state) == Node::chance) {
            steps.emplace_back(G::sampleOutcome(state, rng));
        } else {
            const Seat seat = G::toAct(state).first();
            steps.emplace_back(Decision<G>{seat, support::randomMove<G>(state, seat, rng)});
        }
        doStep<G>(state, steps.back());
    }
    return Json::parse(recordOf(catalogue, setup, Steps<G>(steps), "random"));
}

/// A whole game of random moves of the classic game.
Json randomRecord(support::Table table, std::uint64_t seed);

/// Three cities in the sixth turn of age I, with a list of steps.
Json smallScenario(Json steps);

} // namespace mirabilia::notation
