// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/ai/dice_inputs.h"
#include "engine/ai/dice_policy.h"
#include "engine/ai/net.h"

namespace mirabilia::ai {

/// Plays Dice as DicePolicy does, but needs not play on to the end: a small net says how good a
/// position is before a roll.
class DiceForesight {
public:
    using Game = dice::Dice;

    /// Games are broken off before the roll number `rolls` that would follow, from 1 on.
    DiceForesight(const DicePolicy &policyInUse, const Net &netInUse, int rolls)
        : policy(policyInUse)
        , net(netInUse)
        , rollsToCome(rolls) {}

    /// The net that the program carries; null if it was not made for these boards.
    static const Net *netFor(const dice::Catalogue &catalogue);

    [[nodiscard]] dice::Move choose(const dice::State &state, Seat seat, Rng &rng) const {
        return policy.choose(state, seat, rng);
    }
    /// Before a roll, or at the end: from -1 to 1.
    [[nodiscard]] float utility(const dice::State &state, Seat seat) const;
    /// See Search.
    [[nodiscard]] int horizon() const { return rollsToCome; }

    /// How clearly one is ahead of another in the end, from -1 to 1: the net's lesson.
    static float lead(const dice::State &over, const dice::Totals &totals, Seat own, Seat rival);

private:
    const DicePolicy &policy;
    const Net &net;
    int rollsToCome;
};

} // namespace mirabilia::ai
