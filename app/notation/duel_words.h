// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/notation/json_value.h"
#include "engine/duel/game.h"

#include <string>
#include <vector>

/// The vocabulary that scenarios and records of 7 Wonders Duel share. Reading refuses what it does
/// not know; see JsonValue.
namespace mirabilia::notation::duel_words {

struct SeatMove {
    Seat seat = 0;
    duel::Move move;
};

duel::CardId card(const JsonValue &value, const duel::Catalogue &catalogue);
duel::WonderId wonder(const JsonValue &value, const duel::Catalogue &catalogue);
duel::TokenId token(const JsonValue &value, const duel::Catalogue &catalogue);
std::vector<duel::CardId> cards(const JsonValue &value, const duel::Catalogue &catalogue);
std::vector<duel::TokenId> tokens(const JsonValue &value, const duel::Catalogue &catalogue);
Seat seat(const JsonValue &value);
/// Different tokens.
duel::TokenSet tokenSet(const JsonValue &value, const duel::Catalogue &catalogue);
/// Four different wonders.
duel::WonderSet offer(const JsonValue &value, const duel::Catalogue &catalogue);
/// The twenty cards that an age lays out, in the order of the slots.
duel::Board age(const JsonValue &value, const duel::Catalogue &catalogue, int age);
/// A card play or an answer, without "seat".
duel::Move move(const JsonValue &object, const duel::Catalogue &catalogue);
/// A card play with "seat", and an answer with "seat".
SeatMove play(const JsonValue &object, const duel::Catalogue &catalogue);
SeatMove choice(const JsonValue &object, const duel::Catalogue &catalogue);

/// What chance brings where these cards lie: in the slots of an age that is laid out, or in those
/// that are turned up.
duel::Outcome outcome(const duel::State &state, const duel::Board &cards);

OrderedJson toJson(const duel::Catalogue &catalogue, const duel::CardSet &cards);
OrderedJson toJson(const duel::Catalogue &catalogue, duel::TokenSet tokens);
OrderedJson toJson(SeatMask seats);
/// The cards in some slots of the structure.
OrderedJson slots(const duel::State &state, duel::SlotMask slots);
/// The wonders of a city that are built, or that still can be.
OrderedJson wonders(const duel::State &state, Seat seat, bool built);
std::string_view word(duel::Phase phase);
/// Null while the game runs.
OrderedJson toJson(duel::Victory victory);

/// "build altar"
std::string moveText(const duel::Catalogue &catalogue, const duel::Move &move);
/// "seat 0 build altar" in messages.
std::string describe(const duel::Catalogue &catalogue, const SeatMove &move);

} // namespace mirabilia::notation::duel_words
