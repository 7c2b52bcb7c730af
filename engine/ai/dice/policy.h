// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/ai/dice/evaluation.h"
#include "engine/ai/sequential_halving.h"
#include "engine/dice/game.h"

namespace mirabilia::ai {

/// Every cell once, with the die that leaves most coins; the Wonder, and passing or declining.
using DiceCandidate = Judged<dice::Move>;
using DiceCandidates = InlineList<DiceCandidate, dice::maxCells + 2>;

/// One-ply play of 7 Wonders Dice.
class DicePolicy {
public:
    using Game = dice::Dice;
    using Candidates = DiceCandidates;
    static constexpr bool seesAll = false; ///< what others have done in this round is hidden

    /// How a search goes on from what seems best: moves that it compares, and rounds that it looks
    /// ahead.
    static constexpr std::size_t contenders = 10;
    static constexpr int roundsAhead = noHorizon;
    static constexpr std::uint32_t insight = 1; ///< playouts to the end that say as much as one

    explicit DicePolicy(const dice::Catalogue &catalogue, const DiceWeights &weights = {})
        : tables(catalogue, weights) {}

    /// What a seat that must act can answer. Never empty.
    void judge(const dice::State &state, Seat seat, DiceCandidates &out) const;

    /// What a search looks at.
    void consider(const dice::State &state, Seat seat, DiceCandidates &out) const {
        judge(state, seat, out);
    }

    /// The move that seems best, with a little whim.
    dice::Move choose(const dice::State &state, Seat seat, Rng &rng) const;

    /// How good the end of a game is for a seat.
    [[nodiscard]] float utility(const dice::State &over, Seat seat) const;

private:
    DiceStaticTables tables;
};

} // namespace mirabilia::ai
