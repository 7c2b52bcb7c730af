// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/ai/dice/policy.h"
#include "engine/ai/dice/value.h"
#include "engine/ai/playouts.h"
#include "engine/ai/review.h"

namespace mirabilia::ai {

/// Play of 7 Wonders Dice with two players: everything that a seat can still do in its round is
/// tried, and what it leads to is valued. The other is believed to do what the policy says.
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

    /// What the policy judges, with what each leads to in place of its worth in points.
    void judge(const dice::State &state, Seat seat, DiceCandidates &out) const;

    /// What a search looks at.
    void consider(const dice::State &state, Seat seat, DiceCandidates &out) const {
        judge(state, seat, out);
    }

    /// What leads furthest.
    dice::Move choose(const dice::State &state, Seat seat, Rng &rng) const;

    /// How good the start of a round or the end is for a seat.
    [[nodiscard]] float utility(const dice::State &state, Seat seat) const;

    /// The chances to win that stand behind it.
    [[nodiscard]] Chances chances(const dice::State &state) const;

private:
    [[nodiscard]] float behind(const dice::State &state, Seat seat, int answers) const;

    const DicePolicy &policy;
    const DiceValue &value;
};

/// What a tree asks, with this player's eyes.
inline Playouts<DicePolicy> eyesOf(const DicePolicy &policy) {
    return Playouts(policy);
}
inline Playouts<DicePlanner> eyesOf(const DicePlanner &planner) {
    return Playouts(planner, {.horizon = DicePlanner::roundsAhead,
                              .pointsForHalf = DicePlanner::behindForHalf});
}

} // namespace mirabilia::ai
