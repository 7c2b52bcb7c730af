// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/ai/classic_player.h"
#include "engine/classic/game.h"
#include "resources/data.h"

#include <functional>

namespace mirabilia::ai {

/// The data that the program carries.
inline const classic::Catalogue &catalogue() {
    static const classic::Catalogue loaded =
        classic::parseCatalogue(data::file("classic.json"), "classic.json").value();
    return loaded;
}

/// The boards and the beginning of game `seed`.
inline classic::State begin(int players, Rng rng) {
    return classic::newGame(catalogue(), classic::randomSetup(catalogue(), players, rng)).value();
}

/// Who decides: a legal move of a seat of this state.
using Decide = std::function<classic::Move(const classic::State &, Seat, Rng &)>;

/// Plays a game to its end; the same `rng` deals the same cards whatever is decided.
inline classic::State playOut(classic::State state, Rng rng, const Decide &decide) {
    using classic::Classic;
    Rng deals = rng.fork(1);
    Rng choices = rng.fork(2);
    while (Classic::node(state) != Node::over) {
        if (Classic::node(state) == Node::chance) {
            Classic::applyChance(state, deals);
            continue;
        }
        SeatMask waiting = Classic::toAct(state);
        while (!waiting.empty()) {
            const Seat seat = waiting.first();
            waiting.remove(seat);
            Classic::apply(state, seat, decide(state, seat, choices));
        }
    }
    return state;
}

/// The move of a computer player, which is shown no more than a person in its seat would be.
inline Advice<classic::Move> decideAs(Level level, const classic::State &state, Seat seat, Rng &rng,
                                      const std::stop_token &stop = {}) {
    const Seat player = classic::controller(state, seat);
    const Rng own(rng.next());
    return advise(classic::view(state, player), seat, level, own, stop);
}

} // namespace mirabilia::ai
