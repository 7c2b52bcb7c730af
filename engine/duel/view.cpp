// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/duel/view.h"

#include "engine/duel/rules.h"

namespace mirabilia::duel {

View view(const State &state, Seat seat) {
    State known = state;
    if (state.mover != seat) {
        known.drawnTokens = {};
    }
    return {known, seat};
}

State determinise(const View &view, Rng &rng) {
    State state = view.table();
    if (state.phase == Phase::library && state.drawnTokens.empty()) {
        // Repeats the draw; takes all tokens if there are few.
        state.phase = Phase::draw;
        const Effect *library = pendingEffect(state, EffectKind::library);
        if (library != nullptr && library->value < state.asideTokens.size()) {
            state.drawnTokens = Duel::sampleOutcome(state, rng).tokens;
        } else {
            state.drawnTokens = state.asideTokens;
        }
        state.phase = Phase::library;
    }
    return state;
}

} // namespace mirabilia::duel
