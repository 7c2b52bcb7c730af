// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dice/view.h"

#include "engine/dice/rules.h"

namespace mirabilia::dice {

View view(const State &state, Seat seat) {
    View result;
    result.catalogue = state.catalogue;
    result.seat = seat;
    result.players = state.players;
    result.round = state.round;
    result.phase = state.phase;
    result.lastRound = state.lastRound;
    result.forum = state.forum;
    result.waiting = state.waiting;
    for (Seat each = 0; each < state.players; ++each) {
        result.sheets[each] = startSheet(state, each);
    }
    if (seat < state.players) {
        result.own = state.cities[seat].now;
        result.pending = state.cities[seat].pending;
    }
    return result;
}

State determinise(const View &view) {
    State state;
    state.catalogue = view.catalogue;
    state.players = static_cast<std::uint8_t>(view.players);
    state.round = static_cast<std::uint16_t>(view.round);
    state.phase = view.phase;
    state.lastRound = view.lastRound;
    state.forum = view.forum;
    for (Seat seat = 0; seat < view.players; ++seat) {
        const Sheet &sheet = view.sheets[seat];
        City &city = state.cities[seat];
        city.now = seat == view.seat ? view.own : sheet;
        city.startMarked = sheet.marked;
        city.startCoins = sheet.coins;
        city.startCircled = sheet.circled;
        city.startBonuses = sheet.bonuses;
        if (seat == view.seat) {
            city.pending = view.pending;
        } else if (view.phase == Phase::round) {
            city.pending.count = 1;
        }
        if (!city.pending.empty()) {
            state.waiting.add(seat);
        }
        deriveTerms(state.board(seat), city);
    }
    if (view.phase == Phase::round) {
        deriveRound(state);
    }
    return state;
}

} // namespace mirabilia::dice
