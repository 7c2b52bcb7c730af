// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/duel/position.h"

namespace mirabilia::duel {

namespace {

template <class Id, class Set>
std::vector<Id> listOf(const Set &set) {
    std::vector<Id> list;
    for (const Id id : set) {
        list.push_back(id);
    }
    return list;
}

PositionCity cityOf(const State &state, Seat seat) {
    const City &city = state.cities[seat];
    PositionCity result;
    result.coins = city.coins;
    result.built = listOf<CardId>(city.built);
    for (std::size_t place = 0; place < city.wonders.size(); ++place) {
        if (city.wonders[place] != noWonder) {
            result.wonders.push_back({city.wonders[place], city.hasBuilt(place)});
        }
    }
    result.tokens = listOf<TokenId>(city.tokens);
    result.loot.emplace();
    const auto &loot = state.catalogue->rules.loot;
    for (std::size_t kind = 0; kind < loot.size(); ++kind) {
        if ((state.loot[seat] >> kind & 1U) != 0) {
            result.loot->push_back(loot[kind].coins);
        }
    }
    return result;
}

} // namespace

Position positionOf(const State &state) {
    Position position;
    position.age = state.age;
    position.phase = state.phase;
    position.starter = state.starter;
    position.mover = state.mover;
    position.extraTurn = state.extraTurn;
    position.choosing = state.choosing;
    position.victory = state.victory;
    CardSet elsewhere = state.discard;
    for (Seat seat = 0; seat < seats; ++seat) {
        position.cities[seat] = cityOf(state, seat);
        elsewhere = elsewhere | state.cities[seat].built;
    }
    for (const std::size_t slot : state.lying) {
        const bool known = state.faceUp.has(slot);
        position.board[slot] = {.lies = true,
                                .card = state.board[slot],
                                .faceUp = known,
                                .guildBack = state.guildBacks.has(slot)};
        if (known) {
            elsewhere.add(state.board[slot]);
        }
    }
    position.discard = listOf<CardId>(state.discard);
    position.buried = listOf<CardId>(state.seen - elsewhere);
    position.boardTokens = listOf<TokenId>(state.boardTokens);
    position.asideTokens = listOf<TokenId>(state.asideTokens);
    position.drawnTokens = listOf<TokenId>(state.drawnTokens);
    position.offer = listOf<WonderId>(state.offer);
    position.drafted = state.drafted;
    position.conflict = state.conflict;
    return position;
}

} // namespace mirabilia::duel
