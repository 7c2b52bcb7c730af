// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/notation/json_value.h"
#include "engine/classic/game.h"

#include <string>
#include <vector>

/// The vocabulary that scenarios and records of the classic game share. Reading refuses what it
/// does not know; see JsonValue.
namespace mirabilia::notation::classic_words {

struct SeatMove {
    Seat seat = 0;
    classic::Move move;
    bool paymentGiven = false;
};

classic::CardId card(const JsonValue &value, const classic::Catalogue &catalogue);
std::vector<classic::CardId> cards(const JsonValue &value, const classic::Catalogue &catalogue);
/// The keys "wonder" and "side" of an object.
classic::Board board(const JsonValue &object, const classic::Catalogue &catalogue);
Seat seat(const JsonValue &value, int cities);
/// {"bank", "left", "right"}, absent = 0.
classic::Payment payment(const JsonValue &value);
/// {"card", "do", "pay", "copy"}; a "seat" is left to the caller.
SeatMove move(const JsonValue &object, const classic::Catalogue &catalogue);
/// The same with "seat", and no other key.
SeatMove seatMove(const JsonValue &object, const classic::State &state);
/// {"seat", "card"}: what is built from the discard pile; null = nothing.
SeatMove choice(const JsonValue &object, const classic::State &state);
/// The cards of an age as they are dealt to this number of cities.
classic::Deck deck(const JsonValue &value, const classic::Catalogue &catalogue, int age,
                   int cities);

std::string key(const classic::Catalogue &catalogue, classic::CardId card);
/// {"left": 2}: only what is not nothing.
OrderedJson toJson(const classic::Payment &payment);
OrderedJson toJson(const classic::ScoreSheet &sheet);
OrderedJson toJson(SeatMask seats);
/// The points of a city's conflict tokens.
OrderedJson tokens(const classic::State &state, Seat seat);
/// The cards in a city, or in the discard pile.
OrderedJson cityCards(const classic::State &state, Seat seat);
OrderedJson discardPile(const classic::State &state);
std::string_view word(classic::Action action);

template <class Range>
OrderedJson toJson(const classic::Catalogue &catalogue, const Range &cards) {
    OrderedJson list = OrderedJson::array();
    for (const classic::CardId card : cards) {
        list.push_back(key(catalogue, card));
    }
    return list;
}

/// "build altar"
std::string moveText(const classic::Catalogue &catalogue, const classic::Move &move);
/// "seat 0 build altar" in messages.
std::string describe(const classic::Catalogue &catalogue, const SeatMove &move);

} // namespace mirabilia::notation::classic_words
