// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/notation/duel_words.h"

#include <algorithm>
#include <array>

namespace mirabilia::notation::duel_words {

namespace {

template <class Id, class Read>
std::vector<Id> listOf(const JsonValue &value, Read read) {
    std::vector<Id> result;
    for (const JsonValue &item : value.items()) {
        result.push_back(read(item));
    }
    return result;
}

template <class Set, class Read>
Set differentOnes(const JsonValue &value, Read read) {
    Set set;
    for (const JsonValue &item : value.items()) {
        const auto id = read(item);
        if (set.has(id)) {
            item.refuse(shown(item.raw()) + " is there twice");
        }
        set.add(id);
    }
    return set;
}

duel::Move cardPlay(const JsonValue &object, const duel::Catalogue &catalogue) {
    using duel::Action;
    const duel::CardId taken = card(object.at("card"), catalogue);
    const auto action = object.at("do").word<Action>(
        {{"build", Action::build}, {"discard", Action::discard}, {"wonder", Action::wonder}});
    if (action == Action::wonder) {
        return duel::Move::buildWonder(taken, wonder(object.at("wonder"), catalogue));
    }
    if (const auto needless = object.find("wonder")) {
        needless->refuse("stands only with \"do\": \"wonder\"");
    }
    return duel::Move::withCard(action, taken);
}

duel::Move answer(const JsonValue &object, const duel::Catalogue &catalogue) {
    using duel::Action;
    using duel::Move;
    std::vector<Move> given;
    if (const auto value = object.find("token")) {
        given.push_back(Move::take(token(*value, catalogue)));
    }
    if (const auto value = object.find("destroy")) {
        given.push_back(Move::withCard(Action::destroy, card(*value, catalogue)));
    }
    if (const auto value = object.find("revive")) {
        given.push_back(Move::withCard(Action::revive, card(*value, catalogue)));
    }
    if (const auto value = object.find("begins")) {
        given.push_back(Move::begin(seat(*value)));
    }
    if (const auto value = object.find("draft")) {
        given.push_back(Move::draft(wonder(*value, catalogue)));
    }
    if (given.size() != 1) {
        object.refuse("expected one of token, destroy, revive, begins, draft");
    }
    return given.front();
}

OrderedJson wonderKeys(const duel::Catalogue &catalogue, const std::vector<duel::WonderId> &list) {
    OrderedJson result = OrderedJson::array();
    for (const duel::WonderId id : list) {
        result.push_back(catalogue.wonder(id).key);
    }
    return result;
}

} // namespace

duel::CardId card(const JsonValue &value, const duel::Catalogue &catalogue) {
    return known(value, "card", catalogue.findCard(value.text()));
}

duel::WonderId wonder(const JsonValue &value, const duel::Catalogue &catalogue) {
    return known(value, "wonder", catalogue.findWonder(value.text()));
}

duel::TokenId token(const JsonValue &value, const duel::Catalogue &catalogue) {
    return known(value, "token", catalogue.findToken(value.text()));
}

std::vector<duel::CardId> cards(const JsonValue &value, const duel::Catalogue &catalogue) {
    return listOf<duel::CardId>(value,
                                [&](const JsonValue &item) { return card(item, catalogue); });
}

std::vector<duel::TokenId> tokens(const JsonValue &value, const duel::Catalogue &catalogue) {
    return listOf<duel::TokenId>(value,
                                 [&](const JsonValue &item) { return token(item, catalogue); });
}

Seat seat(const JsonValue &value) {
    return static_cast<Seat>(value.integer(0, static_cast<int>(duel::seats) - 1));
}

duel::TokenSet tokenSet(const JsonValue &value, const duel::Catalogue &catalogue) {
    return differentOnes<duel::TokenSet>(
        value, [&](const JsonValue &item) { return token(item, catalogue); });
}

duel::WonderSet offer(const JsonValue &value, const duel::Catalogue &catalogue) {
    const auto set = differentOnes<duel::WonderSet>(
        value, [&](const JsonValue &item) { return wonder(item, catalogue); });
    if (set.size() != static_cast<int>(duel::wondersOffered)) {
        value.refuse(std::to_string(set.size()) + " wonders, four are offered");
    }
    return set;
}

duel::Board age(const JsonValue &value, const duel::Catalogue &catalogue, int age) {
    const std::vector<JsonValue> items = value.items();
    if (items.size() != duel::slotCount) {
        value.refuse(std::to_string(items.size()) + " cards, an age lays out " +
                     std::to_string(duel::slotCount));
    }
    duel::Board board = duel::noCards();
    duel::CardSet known;
    for (std::size_t slot = 0; slot < items.size(); ++slot) {
        const duel::CardId id = card(items[slot], catalogue);
        if (catalogue.card(id).age != age) {
            items[slot].refuse(shown(items[slot].raw()) + " is not of age " + std::to_string(age));
        }
        if (known.has(id)) {
            items[slot].refuse(shown(items[slot].raw()) + " is there twice");
        }
        known.add(id);
        board[slot] = id;
    }
    const int guilds = known.overlap(catalogue.guilds);
    if (guilds != catalogue.guildsIn(age)) {
        value.refuse(std::to_string(guilds) + " guilds, age " + std::to_string(age) + " has " +
                     std::to_string(catalogue.guildsIn(age)));
    }
    return board;
}

duel::Move move(const JsonValue &object, const duel::Catalogue &catalogue) {
    if (object.has("do")) {
        object.onlyKeys({"card", "do", "wonder"});
        return cardPlay(object, catalogue);
    }
    object.onlyKeys({"token", "destroy", "revive", "begins", "draft"});
    return answer(object, catalogue);
}

SeatMove play(const JsonValue &object, const duel::Catalogue &catalogue) {
    object.onlyKeys({"seat", "card", "do", "wonder"});
    return {seat(object.at("seat")), cardPlay(object, catalogue)};
}

SeatMove choice(const JsonValue &object, const duel::Catalogue &catalogue) {
    object.onlyKeys({"seat", "token", "destroy", "revive", "begins", "draft"});
    return {seat(object.at("seat")), answer(object, catalogue)};
}

duel::Outcome outcome(const duel::State &state, const duel::Board &cards) {
    duel::Outcome result;
    const bool deal = state.phase == duel::Phase::layOut;
    const duel::SlotMask shown = deal ? state.layout().faceUp : state.toReveal();
    for (std::size_t slot = 0; slot < duel::slotCount; ++slot) {
        if (shown.has(slot)) {
            result.cards[slot] = cards[slot];
        } else if (deal && cards[slot] != duel::noCard && state.catalogue->isGuild(cards[slot])) {
            result.guilds.add(slot);
        }
    }
    return result;
}

OrderedJson toJson(const duel::Catalogue &catalogue, const duel::CardSet &cards) {
    OrderedJson list = OrderedJson::array();
    for (const duel::CardId id : cards) {
        list.push_back(catalogue.card(id).key);
    }
    return list;
}

OrderedJson toJson(const duel::Catalogue &catalogue, duel::TokenSet tokens) {
    OrderedJson list = OrderedJson::array();
    for (const duel::TokenId id : tokens) {
        list.push_back(catalogue.token(id).key);
    }
    return list;
}

OrderedJson toJson(SeatMask seats) {
    OrderedJson list = OrderedJson::array();
    for (const Seat seat : seats) {
        list.push_back(seat);
    }
    return list;
}

OrderedJson slots(const duel::State &state, duel::SlotMask slots) {
    OrderedJson list = OrderedJson::array();
    for (const std::size_t slot : slots) {
        list.push_back(state.catalogue->card(state.board[slot]).key);
    }
    return list;
}

OrderedJson wonders(const duel::State &state, Seat seat, bool built) {
    const duel::City &city = state.cities[seat];
    std::vector<duel::WonderId> list;
    for (std::size_t place = 0; place < city.wonders.size(); ++place) {
        const bool wanted =
            built ? city.hasBuilt(place) : !city.hasBuilt(place) && state.wondersLeft();
        if (city.wonders[place] != duel::noWonder && wanted) {
            list.push_back(city.wonders[place]);
        }
    }
    return wonderKeys(*state.catalogue, list);
}

std::string_view word(duel::Phase phase) {
    using duel::Phase;
    switch (phase) {
    case Phase::setUp:
    case Phase::offer:
    case Phase::draft: return "draft";
    case Phase::layOut:
    case Phase::begin: return "begin";
    case Phase::reveal:
    case Phase::pick: return "pick";
    case Phase::draw:
    case Phase::token:
    case Phase::library:
    case Phase::destroy:
    case Phase::revive: return "choose";
    case Phase::over: return "over";
    }
    return "unknown";
}

OrderedJson toJson(duel::Victory victory) {
    switch (victory) {
    case duel::Victory::military: return "military";
    case duel::Victory::science: return "science";
    case duel::Victory::civilian: return "civilian";
    case duel::Victory::none: break;
    }
    return nullptr;
}

std::string moveText(const duel::Catalogue &catalogue, const duel::Move &move) {
    const auto card = [&] { return catalogue.card(move.card).key; };
    switch (move.action) {
    case duel::Action::build: return "build " + card();
    case duel::Action::discard: return "discard " + card();
    case duel::Action::wonder:
        return "wonder " + catalogue.wonder(move.wonder).key + " with " + card();
    case duel::Action::draft: return "draft " + catalogue.wonder(move.wonder).key;
    case duel::Action::token: return "token " + catalogue.token(move.token).key;
    case duel::Action::destroy: return "destroy " + card();
    case duel::Action::revive: return "revive " + card();
    case duel::Action::begin: return "begin " + std::to_string(move.first);
    }
    return {};
}

std::string describe(const duel::Catalogue &catalogue, const SeatMove &move) {
    return "seat " + std::to_string(move.seat) + " " + moveText(catalogue, move.move);
}

} // namespace mirabilia::notation::duel_words
