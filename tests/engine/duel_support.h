// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/duel/game.h"
#include "tests/engine/game_support.h"

#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

namespace mirabilia::duel {

using support::gamesPerCount;

/// The catalogue of the data in this program.
const Catalogue &catalogue();

CardId card(std::string_view key);
WonderId wonder(std::string_view key);
TokenId token(std::string_view key);
std::vector<CardId> cards(std::initializer_list<std::string_view> keys);

/// A position in which these cards lie in the first slots of the structure, nothing else, and each
/// seat has seven coins.
Position lying(int age, std::initializer_list<std::string_view> keys);

State stateOf(const Position &position);

/// Plays a game of random moves; calls `visit(const State &)` before every decision.
template <class Visit>
State playVisiting(std::uint64_t seed, Visit visit) {
    return support::playVisiting<Duel>(2, seed, visit);
}

/// "seat 0 builds baths"
std::string describe(Seat seat, const Move &move);

} // namespace mirabilia::duel
