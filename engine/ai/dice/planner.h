// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/ai/dice/policy.h"
#include "engine/ai/dice/value.h"
#include "engine/ai/playouts.h"
#include "engine/ai/review.h"

namespace mirabilia::ai {

/// Plays 7 Wonders Dice with two players: tries everything that a seat can still do in its round
/// and evaluates where it leads. Assumes that the other seat plays by the policy.
class DicePlanner {
public:
    using Game = dice::Dice;
    using Candidates = DiceCandidates;
    static constexpr bool seesAll = DicePolicy::seesAll;

    DicePlanner(const DicePolicy &policyInUse, const DiceValue &valueInUse)
        : policy(policyInUse)
        , value(valueInUse) {}

    /// See DicePolicy.
    static constexpr std::size_t contenders = 6;
    static constexpr int roundsAhead = 1;
    static constexpr std::uint32_t insight = 4;
    static constexpr float behindForHalf = 0.06F; ///< see likelihoods()

    /// The policy's candidates, each with the value of where it leads in place of its worth in
    /// points.
    void judge(const dice::State &state, Seat seat, DiceCandidates &out) const;

    /// The candidates for a search.
    void consider(const dice::State &state, Seat seat, DiceCandidates &out) const {
        judge(state, seat, out);
    }

    /// Returns the move that leads to the highest value.
    dice::Move choose(const dice::State &state, Seat seat, Rng &rng) const;

    /// How good the start of a round or the end of a game is for a seat, from -1 to 1.
    [[nodiscard]] float utility(const dice::State &state, Seat seat) const;

    /// The chances to win that correspond to it.
    [[nodiscard]] Chances chances(const dice::State &state) const;

private:
    [[nodiscard]] float behind(const dice::State &state, Seat seat, int answers) const;

    const DicePolicy &policy;
    const DiceValue &value;
};

/// The evaluator with which a tree sees as this player does.
inline Playouts<DicePolicy> eyesOf(const DicePolicy &policy) {
    return Playouts(policy);
}
inline Playouts<DicePlanner> eyesOf(const DicePlanner &planner) {
    return Playouts(planner, {.horizon = DicePlanner::roundsAhead,
                              .pointsForHalf = DicePlanner::behindForHalf});
}

} // namespace mirabilia::ai
