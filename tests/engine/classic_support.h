// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/classic/game.h"

#include <initializer_list>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace mirabilia::classic {

/// The catalogue of the data in this program.
const Catalogue &catalogue();

/// 300, or what MIRABILIA_LONG asks for: games of random play for each player count.
int gamesPerCount();

CardId card(std::string_view key);
std::vector<CardId> cards(std::initializer_list<std::string_view> keys);

/// A city of a position: board such as "giza A", and cards in it.
PositionCity city(std::string_view board, std::initializer_list<std::string_view> built = {});

/// Cities with empty hands: prices and points can be asked for.
Position standing(std::vector<PositionCity> cities, int age = 3);

State stateOf(const Position &position);

/// A fresh game with boards by lot, before the first deal.
State randomGame(int players, Rng &rng);

/// One uniformly chosen legal move of a seat.
Move randomMove(const State &state, Seat seat, Rng &rng);

/// Plays from the start to the end; calls `visit(const State &)` before every decision.
template <class Visit>
State playVisiting(int players, std::uint64_t seed, Visit visit) {
    Rng rng(seed);
    State state = randomGame(players, rng);
    while (Classic::node(state) != Node::over) {
        if (Classic::node(state) == Node::chance) {
            Classic::applyChance(state, rng);
            continue;
        }
        visit(static_cast<const State &>(state));
        const Seat seat = Classic::toAct(state).first();
        Classic::applyTrusted(state, seat, randomMove(state, seat, rng));
    }
    return state;
}

/// All copies of each card in a state, wherever they lie.
std::map<CardId, int> cardsIn(const State &state);

/// "seat 0 builds baths, 2 left"
std::string describe(const State &state, Seat seat, const Move &move);

} // namespace mirabilia::classic
