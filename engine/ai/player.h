// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/game.h"
#include "engine/core/rng.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace mirabilia::ai {

/// Strength of a computer player. A level is a fixed number of search iterations, never a time: it
/// means the same on every machine, and its games repeat with the seed.
enum class Level : std::uint8_t {
    random, ///< uniform over all legal moves; for measuring
    easy,
    normal,
    expert,
    master,
};

inline constexpr std::size_t levelCount = 5;

std::optional<Level> findLevel(std::string_view name);
std::string_view name(Level level);

/// Why a move was chosen, for hints.
enum class Reason : std::uint8_t {
    points,
    science,
    military,
    resources,
    trade,
    wonder,
    coins,
    deny, ///< a neighbour wants the card
    chain,
    least, ///< nothing better is possible
};

inline constexpr std::size_t reasonCount = 10;

std::string_view name(Reason reason);

/// What a computer player would do. Each game has an overload (`classic/player.h`) of
/// `Advice<Move> advise(view, seat, level, rng, stop)`, which decides for `seat`: the viewer of
/// `view`, or a seat that the viewer controls. That seat must be due to act. The result depends on
/// view, seat, level and rng alone. Once `stop` is requested it returns soon with any legal move,
/// which the caller ignores.
template <class Move>
struct Advice {
    Move move{};
    Reason reason = Reason::least;
};

/// Level::random for any game: a random legal move.
template <Playable G>
Advice<typename G::Move> randomAdvice(const typename G::View &view, Seat seat, const Rng &rng) {
    Rng invention = rng.fork(0);
    Rng whims = rng.fork(1);
    typename G::MoveList moves;
    G::legal(G::determinise(view, invention), seat, moves);
    return {.move = moves[whims.below(static_cast<std::uint32_t>(moves.size()))]};
}

} // namespace mirabilia::ai
