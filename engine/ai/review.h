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

/// Each seat's chance to win, from 0 to 1; a shared victory counts in equal parts. They add up to
/// 1, and are 0 for a seat without a player.
using Chances = std::array<float, 8>;

/// The verdict on one decision, by what the player could know then.
template <class Move>
struct Judgement {
    Chances before{}; ///< if the best move had been played
    Chances after{};  ///< with the move that was played
    float cost = 0;   ///< what the move cost the deciding player's chance
    float error = 0;  ///< standard error of `cost`
    /// A better move, if one was found.
    std::optional<Advice<Move>> better;
};

/// A decision of a game: the position, the seat that decided, and the move it played.
template <Playable G>
struct Decided {
    typename G::State position;
    Seat seat = 0;
    typename G::Move move{};
};

/// When a decision was made, as people count it. Age 0 of Duel is the draft; Dice has no ages.
struct Turn {
    int age = 0;
    int number = 0; ///< turn of the age, round, or (Duel) move of the game

    friend auto operator<=>(const Turn &, const Turn &) = default;
};

struct ReviewSettings {
    std::uint32_t iterations = 1000; ///< for each of a decision's searches; > 0
    std::uint64_t seed = 1;
};

/// Next to advise(), each game has two overloads (`classic/player.h`):
/// * `Judgement<Move> lookBack(view, seat, played, settings, rng, stop)`: a search finds the best
///   move; if another one was played, both are searched further by as many iterations with the same
///   luck and compared. The same arguments give the same judgement on every machine. Once `stop` is
///   requested it returns soon with any result, which the caller ignores.
/// * `Turn turnOf(decided, number)`: when the decision of this number (from 0) was made.

/// Reviews the `number`th decision of a game; see lookBack, also for `stop`. Decisions are
/// independent: several threads may share those of a game.
template <Game G>
Judgement<typename G::Move> judgementOf(const Decided<G> &decided, std::size_t number,
                                        const ReviewSettings &settings, const StopToken &stop) {
    const Seat player = G::controller(decided.position, decided.seat);
    return lookBack(G::view(decided.position, player), decided.seat, decided.move, settings,
                    Rng(settings.seed).fork(number), stop);
}

/// Number of seats with a player; these come first.
template <Playable G>
int playerCount(const typename G::State &state) {
    Seat players = 0;
    const auto seats = static_cast<Seat>(G::seatCount(state));
    while (players < seats && G::controller(state, players) == players) {
        ++players;
    }
    return players;
}

/// Divides the victory equally among the winners.
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
    /// Each player's, by what that player could know then: if several decide in a turn they need
    /// not add up to 1.
    Chances chances{};
};

/// A judged decision of any game.
struct Reviewed {
    Turn turn;
    Seat player = 0; ///< the deciding player
    Chances before{};
    Chances after{};
    float cost = 0;
    float error = 0;
};

/// Combines the `number`th decision of a game with its judgement.
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

/// The curves of a game over its turns. The chances of a player who decided nothing in a turn come
/// from the turn's last decision.
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

/// Returns the decisions that cost a player most, at most `most` of them, the costliest first.
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
