// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engine/duel_support.h"

namespace mirabilia::duel {

const Catalogue &catalogue() {
    return support::catalogue<Duel>();
}

CardId card(std::string_view key) {
    return catalogue().findCard(key).value();
}
WonderId wonder(std::string_view key) {
    return catalogue().findWonder(key).value();
}
TokenId token(std::string_view key) {
    return catalogue().findToken(key).value();
}

std::vector<CardId> cards(std::initializer_list<std::string_view> keys) {
    std::vector<CardId> result;
    for (const auto key : keys) {
        result.push_back(card(key));
    }
    return result;
}

Position lying(int age, std::initializer_list<std::string_view> keys) {
    Position position;
    position.age = age;
    std::size_t slot = 0;
    for (const auto key : keys) {
        position.board[slot++] = {.lies = true, .card = card(key), .faceUp = true};
    }
    for (PositionCity &city : position.cities) {
        city.coins = 7;
    }
    return position;
}

State stateOf(const Position &position) {
    auto made = makeState(catalogue(), position);
    if (!made) {
        std::cerr << made.error() << '\n';
        std::abort();
    }
    return made.value();
}

std::string describe(Seat seat, const Move &move) {
    const std::string who = "seat " + std::to_string(seat) + " ";
    const auto named = [&move] { return catalogue().card(move.card).key; };
    switch (move.action) {
    case Action::build: return who + "builds " + named();
    case Action::wonder:
        return who + "builds " + catalogue().wonder(move.wonder).key + " with " + named();
    case Action::discard: return who + "discards " + named();
    case Action::draft: return who + "drafts " + catalogue().wonder(move.wonder).key;
    case Action::token: return who + "takes " + catalogue().token(move.token).key;
    case Action::destroy: return who + "destroys " + named();
    case Action::revive: return who + "revives " + named();
    case Action::begin: return who + "lets seat " + std::to_string(move.first) + " begin";
    }
    return who;
}

} // namespace mirabilia::duel
