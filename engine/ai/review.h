// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/ai/player.h"
#include "engine/core/game.h"
#include "engine/core/stop.h"

#include <algorithm>
#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace mirabilia::ai {

/// The chance to win of each seat, from 0 to 1; a victory that is shared counts in equal parts.
/// They add up to 1, and are 0 for a seat without a player.
using Chances = std::array<float, 8>;

/// What looking back on one decision says, by what the player could know then.
template <class Move>
struct Judgement {
    Chances before{}; ///< if the best move had been played
    Chances after{};  ///< with the move that was played
    float cost = 0;   ///< what that took from the chance of who decided
    float error = 0;  ///< standard error of `cost`
    /// What would have been better; nothing where no better move was found.
    std::optional<Advice<Move>> better;
};

/// A decision of a game: the position in which it was due, the seat, and what was played.
template <Playable G>
struct Decided {
    typename G::State position;
    Seat seat = 0;
    typename G::Move move{};
};

/// When something was decided, as people count it. Age 0 of Duel is the draft; Dice has no ages.
struct Turn {
    int age = 0;
    int number = 0; ///< turn of the age, round, or (Duel) move of the game

    friend auto operator<=>(const Turn &, const Turn &) = default;
};

struct ReviewSettings {
    std::uint32_t iterations = 1000; ///< of each of the searches for a decision; > 0
    std::uint64_t seed = 1;
};

/// Each game has two overloads (`classic/player.h`), beside advise():
/// * `Judgement<Move> lookBack(view, seat, played, settings, rng, stop)`: a search finds the best
///   move; if that is not the one that was played, both are followed by as many iterations with the
///   same luck and compared. The same arguments give the same judgement on every machine. When
///   `stop` is requested it returns soon with anything; the caller throws that away.
/// * `Turn turnOf(decided, number)`: when the decision of this number (from 0) was made.

/// Looks back on one decision, the `number`th of its game; see lookBack. Independent of all others:
/// several threads may share the decisions of a game. See lookBack for `stop`.
template <Game G>
Judgement<typename G::Move> judgementOf(const Decided<G> &decided, std::size_t number,
                                        const ReviewSettings &settings, const StopToken &stop) {
    const Seat player = G::controller(decided.position, decided.seat);
    return lookBack(G::view(decided.position, player), decided.seat, decided.move, settings,
                    Rng(settings.seed).fork(number), stop);
}

/// How many seats have a player; these come first.
template <Playable G>
int playerCount(const typename G::State &state) {
    Seat players = 0;
    const auto seats = static_cast<Seat>(G::seatCount(state));
    while (players < seats && G::controller(state, players) == players) {
        ++players;
    }
    return players;
}

/// Each winner's equal part of a victory.
template <Playable G>
Chances victoryOf(const typename G::State &over) {
    const SeatMask winners = G::winners(over);
    Chances chances{};
    for (std::size_t seat = 0; seat < chances.size(); ++seat) {
        chances[seat] =
            winners.has(static_cast<Seat>(seat)) ? 1 / static_cast<float>(winners.size()) : 0.0F;
    }
    return chances;
}

/// A point of the curves of a game: the chances after a turn.
struct TurnChances {
    Turn turn;
    std::size_t first = 0; ///< the first decision of the turn
    /// Of each player as that player could see it then: in turns in which several decide they need
    /// not add up to 1.
    Chances chances{};
};

/// A decision that has been judged, whatever its game.
struct Reviewed {
    Turn turn;
    Seat player = 0; ///< who decided
    Chances before{};
    Chances after{};
    float cost = 0;
    float error = 0;
};

/// The `number`th decision of a game and its judgement.
template <Game G>
Reviewed reviewedOf(const Decided<G> &decided, std::size_t number,
                    const Judgement<typename G::Move> &judgement) {
    return {.turn = turnOf(decided, number),
            .player = G::controller(decided.position, decided.seat),
            .before = judgement.before,
            .after = judgement.after,
            .cost = judgement.cost,
            .error = judgement.error};
}

/// The curves of a game over its turns. A player who has decided nothing in a turn is judged by who
/// has, last.
inline std::vector<TurnChances> curveOf(std::span<const Reviewed> decisions) {
    std::vector<TurnChances> curve;
    SeatMask own;
    for (std::size_t i = 0; i < decisions.size(); ++i) {
        const Reviewed &decision = decisions[i];
        if (curve.empty() || curve.back().turn != decision.turn) {
            curve.push_back({.turn = decision.turn, .first = i});
            own = {};
        }
        own.add(decision.player);
        Chances &chances = curve.back().chances;
        for (std::size_t seat = 0; seat < chances.size(); ++seat) {
            if (seat == decision.player || !own.has(static_cast<Seat>(seat))) {
                chances[seat] = decision.after[seat];
            }
        }
    }
    return curve;
}

/// A cost that is smaller than this, or than two of its standard errors, may be mere luck.
inline constexpr float leastCost = 0.01F;

/// The decisions of a player that cost most, at most so many, the dearest first.
inline std::vector<std::size_t> costliest(std::span<const Reviewed> decisions, Seat player,
                                          std::size_t most) {
    std::vector<std::size_t> found;
    for (std::size_t i = 0; i < decisions.size(); ++i) {
        if (decisions[i].player == player &&
            decisions[i].cost >= std::max(leastCost, 2 * decisions[i].error)) {
            found.push_back(i);
        }
    }
    std::stable_sort(found.begin(), found.end(), [&](std::size_t a, std::size_t b) {
        return decisions[a].cost > decisions[b].cost;
    });
    found.resize(std::min(found.size(), most));
    return found;
}

} // namespace mirabilia::ai
