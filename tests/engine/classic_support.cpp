// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engine/classic_support.h"

#include <cstdlib>
#include <iostream>

namespace mirabilia::classic {

const Catalogue &catalogue() {
    return support::catalogue<Classic>();
}

CardId card(std::string_view key) {
    return catalogue().findCard(key).value();
}

std::vector<CardId> cards(std::initializer_list<std::string_view> keys) {
    std::vector<CardId> result;
    for (const auto key : keys) {
        result.push_back(card(key));
    }
    return result;
}

PositionCity city(std::string_view board, std::initializer_list<std::string_view> built) {
    const auto space = board.find(' ');
    PositionCity result;
    result.board = {catalogue().findWonder(board.substr(0, space)).value(),
                    board.substr(space + 1) == "A" ? Side::a : Side::b};
    result.coins = 3;
    result.built = cards(built);
    return result;
}

Position standing(std::vector<PositionCity> cities, int age) {
    Position position;
    position.age = age;
    position.turn = turnsPerAge;
    position.cities = std::move(cities);
    return position;
}

State stateOf(const Position &position, const Catalogue &data) {
    auto made = makeState(data, position);
    if (!made) {
        std::cerr << made.error() << '\n';
        std::abort();
    }
    return made.value();
}

State randomGame(support::Table table, Rng &rng) {
    const Catalogue &data = support::catalogue<Classic>(table.edition);
    return newGame(data, randomSetup(data, table.players, rng)).value();
}

Move randomMove(const State &state, Seat seat, Rng &rng) {
    return support::randomMove<Classic>(state, seat, rng);
}

std::map<CardId, int> cardsIn(const State &state) {
    std::map<CardId, int> counts;
    const auto add = [&counts](CardId id) {
        if (id != noCard) {
            ++counts[id];
        }
    };
    for (Seat seat = 0; seat < state.cityCount; ++seat) {
        for (const CardId id : state.cities[seat].built) {
            add(id);
        }
        for (std::size_t stage = 0; stage < state.cities[seat].stages; ++stage) {
            add(state.cities[seat].buried[stage]);
        }
        if (seat < state.people) {
            for (const CardId id : hand(state, seat)) {
                add(id);
            }
        }
    }
    for (const CardId id : drawPile(state)) {
        add(id);
    }
    for (const CardId id : state.discard.kinds()) {
        counts[id] += state.discard.count(id);
    }
    return counts;
}

std::string describe(const State &state, Seat seat, const Move &move) {
    constexpr std::array<std::string_view, 5> actions{"builds", "stages", "discards", "builds free",
                                                      "picks"};
    std::string text = "seat " + std::to_string(seat) + " ";
    text += actions[static_cast<std::size_t>(move.action)];
    text += " " + (move.card == noCard ? "nothing" : state.catalogue->card(move.card).key);
    if (move.copy != CopySide::none) {
        text += move.copy == CopySide::left ? ", copies left" : ", copies right";
    }
    const auto add = [&text](int coins, std::string_view to) {
        if (coins != 0) {
            text += ", " + std::to_string(coins) + " " + std::string(to);
        }
    };
    add(move.pay.bank, "bank");
    add(move.pay.left, "left");
    add(move.pay.right, "right");
    return text;
}

} // namespace mirabilia::classic
