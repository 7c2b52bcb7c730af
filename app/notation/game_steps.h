// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/game.h"

#include <functional>
#include <span>
#include <variant>
#include <vector>

namespace mirabilia::notation {

/// What a seat (or who controls it) decided.
template <Game G>
struct Decision {
    Seat seat = 0;
    typename G::Move move{};
};

/// One thing that was not determined by what came before: what chance brought, or a decision.
template <Game G>
using Step = std::variant<typename G::Outcome, Decision<G>>;

/// A whole game from its setup on, in the order of play (the decisions of a simultaneous turn in
/// any order). It is what a record is written from; each game has an overload of
/// `std::string recordOf(catalogue, setup, Steps<G>, id)`: one line of JSON without the line feed,
/// empty if the steps are not a game, played legally to its end.
template <Game G>
using Steps = std::span<const Step<G>>;

/// Does one step; false, and nothing has changed, if it cannot be done here.
template <Game G>
bool doStep(typename G::State &state, const Step<G> &step) {
    if (const auto *decision = std::get_if<Decision<G>>(&step)) {
        return G::apply(state, decision->seat, decision->move) == Refusal::none;
    }
    return G::node(state) == Node::chance &&
           G::applyOutcome(state, std::get<typename G::Outcome>(step));
}

/// Is told of every decision of a record that is played again: the position in which it is due, the
/// seat, and the move, which is legal. May be empty.
template <Game G>
using DecisionHeard =
    std::function<void(const typename G::State &, Seat, const typename G::Move &)>;

/// Is told of everything that chance brings in such a record: the position before, and what comes.
/// May be empty.
template <Game G>
using ChanceHeard = std::function<void(const typename G::State &, const typename G::Outcome &)>;

} // namespace mirabilia::notation
