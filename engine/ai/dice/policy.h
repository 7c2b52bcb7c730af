// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/ai/dice/evaluation.h"
#include "engine/ai/sequential_halving.h"
#include "engine/dice/game.h"

namespace mirabilia::ai {

/// Room for every cell once, with the die that leaves most coins, the Wonder, and passing or
/// declining.
using DiceCandidate = Judged<dice::Move>;
using DiceCandidates = InlineList<DiceCandidate, dice::maxCells + 2>;

/// One-ply play of 7 Wonders Dice.
class DicePolicy {
public:
    using Game = dice::Dice;
    using Candidates = DiceCandidates;
    static constexpr bool seesAll = false; ///< what others do in a round is hidden

    /// For a search: how many of the best moves it compares, and how many rounds it looks ahead.
    static constexpr std::size_t contenders = 10;
    static constexpr int roundsAhead = noHorizon;
    static constexpr std::uint32_t insight = 1; ///< playouts to the end that one playout is worth

    explicit DicePolicy(const dice::Catalogue &catalogue, const DiceWeights &weights = {})
        : tables(catalogue, weights) {}

    /// Judges the moves of a seat that must act. Never empty.
    void judge(const dice::State &state, Seat seat, DiceCandidates &out) const;

    /// The candidates for a search.
    void consider(const dice::State &state, Seat seat, DiceCandidates &out) const {
        judge(state, seat, out);
    }

    /// Returns the best move by a judgement with some random error.
    dice::Move choose(const dice::State &state, Seat seat, Rng &rng) const;

    /// How good the end of a game is for a seat, from -1 to 1.
    [[nodiscard]] float utility(const dice::State &over, Seat seat) const;

private:
    DiceStaticTables tables;
};

} // namespace mirabilia::ai
