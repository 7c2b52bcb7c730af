// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/notation/json_value.h"
#include "engine/dice/game.h"

#include <string>
#include <vector>

/// The vocabulary that scenarios and records of 7 Wonders Dice share. Reading refuses what it does
/// not know; see JsonValue.
namespace mirabilia::notation::dice_words {

Seat seat(const JsonValue &value, int players);
dice::BoardId board(const JsonValue &value, const dice::Catalogue &catalogue);
dice::CellId cell(const JsonValue &value, const dice::Catalogue &catalogue);
dice::DieId die(const JsonValue &value, const dice::Catalogue &catalogue);
/// The same for a name that is a key of `object`.
dice::DieId die(const JsonValue &object, const std::string &key, const dice::Catalogue &catalogue);
dice::BonusId bonus(const JsonValue &value, const dice::Catalogue &catalogue);
/// {"blue": ["mask", 2], ...}: dice with face and quadrant cost.
dice::Forum forum(const JsonValue &value, const dice::Catalogue &catalogue);
/// A move ("do") or an answer ("cell", "bonus"); `also` is the one other key that may stand there.
dice::Move move(const JsonValue &object, const dice::Catalogue &catalogue,
                std::string_view also = "seat");

OrderedJson toJson(const dice::Catalogue &catalogue, const dice::Move &move);
OrderedJson toJson(const dice::Catalogue &catalogue, const dice::Forum &forum);
OrderedJson toJson(const dice::ScoreSheet &sheet);
OrderedJson toJson(SeatMask seats);
/// The keys of the dice of a set.
OrderedJson diceKeys(const dice::Catalogue &catalogue, dice::DiceMask dice);
/// Everything that `expect` may ask of a seat.
OrderedJson seatFacts(const dice::State &state, Seat seat);

/// "build blue agora.r1c1"
std::string moveText(const dice::Catalogue &catalogue, const dice::Move &move);
/// "seat 0 build blue agora.r1c1" in messages.
std::string describe(const dice::Catalogue &catalogue, Seat seat, const dice::Move &move);

} // namespace mirabilia::notation::dice_words
