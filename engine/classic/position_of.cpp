// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/classic/position.h"

#include <algorithm>
#include <tuple>

namespace mirabilia::classic {

namespace {

/// The points of a city's tokens, in the order of the ages, defeats last.
std::vector<int> tokensOf(const Rules &rules, const City &city) {
    std::vector<int> tokens;
    for (std::size_t age = 0; age < ageCount; ++age) {
        tokens.insert(tokens.end(), city.victories[age], rules.victoryToken[age]);
    }
    tokens.insert(tokens.end(), city.defeats, rules.defeatToken);
    return tokens;
}

std::vector<CardId> buildingsOf(const State &state, const City &city) {
    const CardSet &guilds = state.catalogue->familyCards[static_cast<std::size_t>(Family::guild)];
    std::vector<CardId> cards;
    for (const CardId card : city.built) {
        if (!guilds.has(card)) {
            cards.push_back(card);
        }
    }
    for (std::size_t i = 0; i < state.guildCount; ++i) {
        if (city.has(state.guildsBuilt[i])) {
            cards.push_back(state.guildsBuilt[i]);
        }
    }
    return cards;
}

/// Cards that left a hand, by turn.
std::vector<PastCard> pastOf(const State &state, std::size_t hand) {
    std::vector<PastCard> past;
    const bool fed = state.twoPlayers() && hand == state.fedHand;
    for (unsigned bit = 0; bit < (fed ? handSize + state.drawn : handSize); ++bit) {
        const Trace &trace =
            bit < handSize ? state.traces[hand][bit] : state.traces[2][bit - handSize];
        if (trace.how != Departure::none) {
            past.push_back({cardAt(state, hand, bit), trace.turn, trace.how});
        }
    }
    std::sort(past.begin(), past.end(), [](const PastCard &a, const PastCard &b) {
        return std::tie(a.turn, a.how, a.card) < std::tie(b.turn, b.how, b.card);
    });
    return past;
}

PositionCity cityOf(const State &state, Seat seat) {
    const City &city = state.cities[seat];
    PositionCity result;
    result.board = city.board;
    result.coins = city.coins;
    result.stages = city.stages;
    result.built = buildingsOf(state, city);
    result.tokens = tokensOf(state.catalogue->rules, city);
    result.freeBuildUsed = city.freeBuildUsed;
    if (city.copied != CopySide::none) {
        result.copied = city.copied;
    }
    result.buried.assign(city.buried.begin(), city.buried.begin() + city.stages);
    const bool dealt = state.phase != Phase::deal && state.phase != Phase::over;
    if (seat < state.people) {
        const Hand cards = hand(state, seat);
        result.hand.assign(cards.begin(), cards.end());
        if (dealt) {
            result.past = pastOf(state, handOf(state, seat));
        }
    } else if (const Trace &last = state.traces[2].back(); dealt && last.turn > turnsPerAge) {
        result.past.push_back({state.dealt[2].back(), last.turn, last.how});
    }
    return result;
}

} // namespace

Position positionOf(const State &state) {
    Position position;
    position.age = state.age;
    position.turn = state.turn;
    position.phase = state.phase;
    position.freeCity = state.twoPlayers();
    for (Seat seat = 0; seat < state.cityCount; ++seat) {
        position.cities.push_back(cityOf(state, seat));
    }
    for (const CardId card : state.discard.kinds()) {
        position.discard.insert(position.discard.end(),
                                static_cast<std::size_t>(state.discard.count(card)), card);
    }
    const bool dealt = state.phase != Phase::deal && state.phase != Phase::over;
    if (state.twoPlayers() && dealt) {
        position.holder = state.holder;
        const Hand pile = drawPile(state);
        position.drawPile.assign(pile.begin(), pile.end());
        if (state.phase == Phase::pick) {
            // makeState repeats the holder's draw.
            position.drawPile.insert(position.drawPile.begin(), state.dealt[2][state.drawn - 1U]);
            position.cities[state.holder].hand.pop_back();
        } else {
            position.lastDrawn = state.dealt[2][state.drawn - 1U];
        }
    }
    for (Seat seat = 0; seat < state.cityCount; ++seat) {
        if (state.decided.has(seat)) {
            position.chosen.push_back({seat, state.chosen[seat]});
        }
        if (state.picks.has(seat)) {
            position.picks.push_back(seat);
        }
    }
    if (state.phase == Phase::extra) {
        position.toDecide = state.toDecide;
    }
    return position;
}

} // namespace mirabilia::classic
