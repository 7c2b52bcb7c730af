// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/ai/dice_policy.h"
#include "engine/ai/dice_value.h"

namespace mirabilia::ai {

/// Play of 7 Wonders Dice with two players: everything that a seat can still do in its round is
/// tried, and what it leads to is valued. The other is believed to do what the policy says.
class DicePlanner {
public:
    using Game = dice::Dice;
    using Candidates = DiceCandidates;

    DicePlanner(const DicePolicy &policyInUse, const DiceValue &valueInUse)
        : policy(policyInUse)
        , value(valueInUse) {}

    /// How a search goes on from what the planner thinks: candidates that it compares, and rounds
    /// that it looks ahead.
    static constexpr std::size_t contenders = 6;
    static constexpr int roundsAhead = 1;

    /// What the policy judges, with what each leads to in place of its worth in points.
    void judge(const dice::State &state, Seat seat, DiceCandidates &out) const;

    /// What leads furthest.
    dice::Move choose(const dice::State &state, Seat seat, Rng &rng) const;

    /// How good the start of a round or the end is for a seat.
    [[nodiscard]] float utility(const dice::State &state, Seat seat) const;

private:
    [[nodiscard]] float behind(const dice::State &state, Seat seat, int answers) const;

    const DicePolicy &policy;
    const DiceValue &value;
};

} // namespace mirabilia::ai
