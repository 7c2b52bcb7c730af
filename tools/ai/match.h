// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/ai/classic/player.h"
#include "engine/ai/dice/player.h"
#include "engine/ai/duel/player.h"
#include "engine/ai/nets.h"
#include "engine/core/stop.h"
#include "resources/data.h"

#include <string>

namespace mirabilia::ai {

/// The built-in data of an edition of the game.
template <Game G, int edition = 1>
const typename G::Catalogue &catalogue() {
    static const typename G::Catalogue loaded = [] {
        const std::string file =
            std::string(G::id) + (edition == 1 ? "" : "-" + std::to_string(edition)) + ".json";
        typename G::Catalogue parsed = G::parse(data::file(file), file).value();
        giveNet(parsed, data::file(std::string(G::id) + ".net"));
        return parsed;
    }();
    return loaded;
}

/// Starts a game with a random setup.
template <Game G, int edition = 1>
typename G::State begin(int players, Rng rng) {
    const typename G::Catalogue &data = catalogue<G, edition>();
    return G::newGame(data, G::randomSetup(data, players, rng)).value();
}

/// Plays a game to its end; the same `rng` deals the same cards regardless of decisions.
/// `decide(const State &, Seat, Rng &)` returns a legal move for the seat.
template <Game G, class Decide>
typename G::State playOut(typename G::State state, Rng rng, Decide decide) {
    Rng deals = rng.fork(1);
    Rng choices = rng.fork(2);
    while (G::node(state) != Node::over) {
        if (G::node(state) == Node::chance) {
            G::applyChance(state, deals);
            continue;
        }
        SeatMask waiting = G::toAct(state);
        while (!waiting.empty()) {
            const Seat seat = waiting.first();
            waiting.remove(seat);
            G::apply(state, seat,
                     decide(static_cast<const typename G::State &>(state), seat, choices));
        }
    }
    return state;
}

/// The move of a computer player, which sees no more than a person in its seat would.
template <Game G>
Advice<typename G::Move> decideAs(Level level, const typename G::State &state, Seat seat, Rng &rng,
                                  const StopToken &stop = {}) {
    const Seat player = G::controller(state, seat);
    const Rng own(rng.next());
    return advise(G::view(state, player), seat, level, own, stop);
}

/// A uniformly random legal move.
template <Game G>
typename G::Move anyMove(const typename G::State &state, Seat seat, Rng &rng) {
    typename G::MoveList moves;
    G::legal(state, seat, moves);
    return moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
}

} // namespace mirabilia::ai
