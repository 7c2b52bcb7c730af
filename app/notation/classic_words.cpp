// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/notation/classic_words.h"

#include <algorithm>
#include <array>

namespace mirabilia::notation::classic_words {

using namespace classic;

namespace {

constexpr int mostCoins = 255;

/// How often each card is in a list, by number of the card.
using Counts = std::array<int, maxCards>;

Counts countsOf(const Deck &cards) {
    Counts counts{};
    for (const CardId card : cards) {
        ++counts[index(card)];
    }
    return counts;
}

void checkGuilds(const JsonValue &value, const Catalogue &catalogue, const Deck &deck, int age,
                 int cities) {
    const auto guilds = std::count_if(deck.begin(), deck.end(), [&catalogue](CardId card) {
        return catalogue.card(card).family == Family::guild;
    });
    if (guilds != catalogue.guildsIn(age, cities)) {
        value.refuse(std::to_string(guilds) + " guilds, the deck of age " + std::to_string(age) +
                     " has " + std::to_string(catalogue.guildsIn(age, cities)));
    }
}

void checkDeck(const JsonValue &value, const Catalogue &catalogue, const Deck &deck, int age,
               int cities) {
    const Counts given = countsOf(deck);
    const Counts right = countsOf(catalogue.ageDeck(age, cities));
    for (const Card &card : catalogue.cards) {
        const bool guild = card.family == Family::guild && card.age == age;
        const int most = guild ? 1 : right[index(card.id)];
        const int least = guild ? 0 : most;
        const int count = given[index(card.id)];
        if (count < least || count > most) {
            value.refuse("\"" + card.key + "\" is there " + std::to_string(count) +
                         " times, the deck of age " + std::to_string(age) + " for " +
                         std::to_string(cities) + " cities has it " + std::to_string(most) +
                         " times");
        }
    }
    checkGuilds(value, catalogue, deck, age, cities);
}

} // namespace

CardId card(const JsonValue &value, const Catalogue &catalogue) {
    return known(value, "card", catalogue.findCard(value.text()));
}

std::vector<CardId> cards(const JsonValue &value, const Catalogue &catalogue) {
    std::vector<CardId> result;
    for (const JsonValue &item : value.items()) {
        result.push_back(card(item, catalogue));
    }
    return result;
}

Board board(const JsonValue &object, const Catalogue &catalogue) {
    const JsonValue wonder = object.at("wonder");
    const auto found = known(wonder, "wonder", catalogue.findWonder(wonder.text()));
    const Side side =
        object.at("side").word<Side>({{name(Side::a), Side::a}, {name(Side::b), Side::b}});
    return {found, side};
}

Seat seat(const JsonValue &value, int cities) {
    return static_cast<Seat>(value.integer(0, cities - 1));
}

Payment payment(const JsonValue &value) {
    value.onlyKeys({"bank", "left", "right"});
    const auto coins = [&value](const char *key) {
        const auto found = value.find(key);
        return static_cast<std::uint8_t>(found ? found->integer(0, mostCoins) : 0);
    };
    return {.bank = coins("bank"), .left = coins("left"), .right = coins("right")};
}

SeatMove move(const JsonValue &object, const Catalogue &catalogue) {
    SeatMove result;
    result.move.card = card(object.at("card"), catalogue);
    result.move.action = object.at("do").word<Action>({{word(Action::build), Action::build},
                                                       {word(Action::stage), Action::stage},
                                                       {word(Action::discard), Action::discard},
                                                       {word(Action::free), Action::free}});
    if (const auto pay = object.find("pay")) {
        result.move.pay = payment(*pay);
        result.paymentGiven = true;
    }
    if (const auto copy = object.find("copy")) {
        result.move.copy =
            copy->word<CopySide>({{"left", CopySide::left}, {"right", CopySide::right}});
    }
    return result;
}

SeatMove seatMove(const JsonValue &object, const State &state) {
    object.onlyKeys({"seat", "card", "do", "pay", "copy"});
    const Seat who = seat(object.at("seat"), state.cityCount);
    SeatMove result = move(object, *state.catalogue);
    result.seat = who;
    return result;
}

SeatMove choice(const JsonValue &object, const State &state) {
    object.onlyKeys({"seat", "card"});
    SeatMove result;
    result.seat = seat(object.at("seat"), state.cityCount);
    result.move.action = Action::pick;
    const JsonValue wanted = object.at("card");
    if (!wanted.raw().is_null()) {
        result.move.card = card(wanted, *state.catalogue);
    }
    return result;
}

Deck deck(const JsonValue &value, const Catalogue &catalogue, int age, int cities) {
    const std::size_t size = static_cast<std::size_t>(cities) * handSize;
    const std::vector<CardId> list = cards(value, catalogue);
    if (list.size() != size) {
        value.refuse(std::to_string(list.size()) + " cards, " + std::to_string(cities) +
                     " cities are dealt " + std::to_string(size));
    }
    Deck result;
    for (const CardId card : list) {
        result.push(card);
    }
    checkDeck(value, catalogue, result, age, cities);
    return result;
}

std::string key(const Catalogue &catalogue, CardId card) {
    return card == noCard ? "nothing" : catalogue.card(card).key;
}

OrderedJson toJson(const Payment &payment) {
    OrderedJson result = OrderedJson::object();
    const auto add = [&result](const char *key, int coins) {
        if (coins != 0) {
            result[key] = coins;
        }
    };
    add("bank", payment.bank);
    add("left", payment.left);
    add("right", payment.right);
    return result;
}

OrderedJson toJson(const ScoreSheet &sheet) {
    return {{"military", sheet[Category::military]}, {"treasury", sheet[Category::treasury]},
            {"wonders", sheet[Category::wonders]},   {"civilian", sheet[Category::civilian]},
            {"science", sheet[Category::science]},   {"commerce", sheet[Category::commerce]},
            {"guilds", sheet[Category::guilds]},     {"total", sheet.total()}};
}

OrderedJson toJson(SeatMask seats) {
    OrderedJson list = OrderedJson::array();
    for (const Seat seat : seats) {
        list.push_back(seat);
    }
    return list;
}

OrderedJson tokens(const State &state, Seat seat) {
    const Rules &rules = state.catalogue->rules;
    const City &city = state.cities[seat];
    OrderedJson list = OrderedJson::array();
    for (std::size_t age = 0; age < city.victories.size(); ++age) {
        for (int i = 0; i < city.victories[age]; ++i) {
            list.push_back(rules.victoryToken[age]);
        }
    }
    for (int i = 0; i < city.defeats; ++i) {
        list.push_back(rules.defeatToken);
    }
    return list;
}

OrderedJson cityCards(const State &state, Seat seat) {
    OrderedJson list = OrderedJson::array();
    for (const CardId card : state.cities[seat].built) {
        list.push_back(key(*state.catalogue, card));
    }
    return list;
}

OrderedJson discardPile(const State &state) {
    OrderedJson list = OrderedJson::array();
    for (const CardId card : state.discard.kinds()) {
        for (int i = 0; i < state.discard.count(card); ++i) {
            list.push_back(key(*state.catalogue, card));
        }
    }
    return list;
}

std::string_view word(Action action) {
    switch (action) {
    case Action::build: return "build";
    case Action::stage: return "stage";
    case Action::discard: return "discard";
    case Action::free: return "free";
    case Action::pick: return "pick";
    }
    return "unknown";
}

std::string moveText(const Catalogue &catalogue, const Move &move) {
    return std::string(word(move.action)) + " " + key(catalogue, move.card);
}

std::string describe(const Catalogue &catalogue, const SeatMove &move) {
    return "seat " + std::to_string(move.seat) + " " + moveText(catalogue, move.move);
}

} // namespace mirabilia::notation::classic_words
