// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/notation/duel_record_facts.h"

namespace mirabilia::notation::duel_record_facts {

namespace {

OrderedJson scoresOf(const duel::State &state, Seat seat) {
    using duel::Category;
    const duel::ScoreSheet sheet = duel::score(state, seat);
    return {{"blue", sheet[Category::civilian]},
            {"green", sheet[Category::science]},
            {"yellow", sheet[Category::commerce]},
            {"purple", sheet[Category::guilds]},
            {"wonders", sheet[Category::wonders]},
            {"progress", sheet[Category::progress]},
            {"coins", sheet[Category::treasury]},
            {"military", sheet[Category::military]},
            {"total", sheet.total()}};
}

std::string_view kindOf(const duel::State &state) {
    switch (state.victory) {
    case duel::Victory::military: return "military";
    case duel::Victory::science: return "science";
    default: return duel::winners(state).size() == 1 ? "civilian" : "shared";
    }
}

} // namespace

std::string letter(const duel::State &state, Seat seat) {
    return seat == state.starter ? "A" : "B";
}

OrderedJson coins(const duel::State &state) {
    const Seat first = state.starter;
    return {state.cities[first].coins, state.cities[duel::opponentOf(first)].coins};
}

int pawn(const duel::State &state) {
    return state.starter == 0 ? state.conflict : -state.conflict;
}

OrderedJson result(const duel::State &state) {
    const Seat a = state.starter;
    const Seat b = duel::opponentOf(a);
    const SeatMask winners = duel::winners(state);
    OrderedJson found{{"kind", kindOf(state)},
                      {"winner", nullptr},
                      {"pawn", pawn(state)},
                      {"final_coins", {{"A", state.cities[a].coins}, {"B", state.cities[b].coins}}},
                      {"scores", {{"A", scoresOf(state, a)}, {"B", scoresOf(state, b)}}}};
    if (winners.size() == 1) {
        found["winner"] = letter(state, winners.first());
    }
    return found;
}

} // namespace mirabilia::notation::duel_record_facts
