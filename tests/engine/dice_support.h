// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/dice/game.h"
#include "tests/engine/game_support.h"

#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

namespace mirabilia::dice {

/// The catalogue of the data in this program.
const Catalogue &catalogue();

using support::Change;
Parsed<Catalogue> parsedWith(const std::vector<Change> &changes);
/// The same where nothing is refused.
Catalogue catalogueWith(const std::vector<Change> &changes);

using support::gamesPerCount;

CellId cell(std::string_view key);
DieId die(std::string_view key);
BonusId bonus(std::string_view key);

/// A seat of a position that owns what follows from its cells: bonuses in their order, attacks that
/// met no defence.
PositionSeat seat(std::string_view board, std::initializer_list<std::string_view> marked = {},
                  int coins = 7);
struct Lies {
    std::string_view die;
    std::string_view face;
    int cost = 0;
};
/// The dice of the first Forum; those that are not named show something for nothing.
Forum forum(std::initializer_list<Lies> named, const Catalogue &data = catalogue());

/// A round with these seats and dice.
State stateOf(std::vector<PositionSeat> seats, const Forum &lies,
              const Catalogue &data = catalogue());

Move build(std::string_view dieKey, std::string_view cellKey);
inline constexpr Move pass{Action::pass, noDie, noCell, noBonus};
inline constexpr Move wonder{Action::wonder, noDie, noCell, noBonus};
inline constexpr Move decline{Action::decline, noDie, noCell, noBonus};

/// These boards, clockwise.
Setup setupOf(std::initializer_list<std::string_view> boards);

/// A fresh game with boards by lot, before the first roll.
State randomGame(int players, Rng &rng);

/// One uniformly chosen legal move of a seat.
Move randomMove(const State &state, Seat seat, Rng &rng);

/// Plays from the start to the end; calls `visit(const State &)` before every decision.
template <class Visit>
State playVisiting(int players, std::uint64_t seed, Visit visit) {
    return support::playVisiting<Dice>(players, seed, visit);
}

/// "build blue agora.r1c1"
std::string describe(const State &state, const Move &move);

} // namespace mirabilia::dice
