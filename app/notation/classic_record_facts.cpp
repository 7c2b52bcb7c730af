// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/notation/classic_record_facts.h"

#include "app/notation/classic_words.h"

namespace mirabilia::notation::record_facts {

using namespace classic;
namespace words = classic_words;

namespace {

/// One value a city, in seat order.
template <class Value>
OrderedJson byCity(int cities, Value value) {
    OrderedJson list = OrderedJson::array();
    for (int seat = 0; seat < cities; ++seat) {
        list.push_back(value(static_cast<Seat>(seat)));
    }
    return list;
}

} // namespace

OrderedJson options(const State &state) {
    OrderedJson result = OrderedJson::object();
    const SeatMask waiting = state.waiting();
    for (Seat seat = 0; seat < state.cityCount; ++seat) {
        if (waiting.has(seat)) {
            Classic::MoveList moves;
            Classic::legal(state, seat, moves);
            // Building nothing from the discard pile is not counted.
            result[std::to_string(seat)] =
                state.phase == Phase::choose ? moves.size() - 1 : moves.size();
        }
    }
    return result;
}

OrderedJson coins(const State &state) {
    return byCity(state.cityCount, [&](Seat seat) { return state.cities[seat].coins; });
}

OrderedJson final(const State &state) {
    const int cities = state.cityCount;
    return {
        {"coins", coins(state)},
        {"stages", byCity(cities, [&](Seat seat) { return state.cities[seat].stages; })},
        {"tokens", byCity(cities, [&](Seat seat) { return words::tokens(state, seat); })},
        {"cities", byCity(cities, [&](Seat seat) { return words::cityCards(state, seat); })},
        {"discard", words::discardPile(state)},
        {"scores",
         byCity(state.people, [&](Seat seat) { return words::toJson(score(state, seat)); })},
        {"winners", words::toJson(winners(state))},
    };
}

} // namespace mirabilia::notation::record_facts
