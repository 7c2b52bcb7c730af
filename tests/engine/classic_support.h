// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/classic/game.h"
#include "tests/engine/game_support.h"

#include <initializer_list>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace mirabilia::classic {

/// The catalogue of the data in this program.
const Catalogue &catalogue();

using support::gamesPerCount;

CardId card(std::string_view key);
std::vector<CardId> cards(std::initializer_list<std::string_view> keys);

/// A city of a position: board such as "giza A", and cards in it.
PositionCity city(std::string_view board, std::initializer_list<std::string_view> built = {});

/// Cities with empty hands: prices and points can be asked for.
Position standing(std::vector<PositionCity> cities, int age = 3);

State stateOf(const Position &position, const Catalogue &data = catalogue());

/// A fresh game with boards by lot, before the first deal.
State randomGame(support::Table table, Rng &rng);

/// One uniformly chosen legal move of a seat.
Move randomMove(const State &state, Seat seat, Rng &rng);

/// Plays from the start to the end; calls `visit(const State &)` before every decision.
template <class Visit>
State playVisiting(support::Table table, std::uint64_t seed, Visit visit) {
    return support::playVisiting<Classic>(table, seed, visit);
}

/// All copies of each card in a state, wherever they lie.
std::map<CardId, int> cardsIn(const State &state);

/// "seat 0 builds baths, 2 left"
std::string describe(const State &state, Seat seat, const Move &move);

} // namespace mirabilia::classic
