// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/ai/duel/evaluation.h"
#include "engine/duel/game.h"

namespace mirabilia::duel {

/// Room for all legal moves.
using Candidates = InlineList<ai::Judged<Move>, Duel::MoveList::capacity()>;

/// One-ply play of 7 Wonders Duel. Reads nothing that the seat cannot see.
class Policy {
public:
    using Game = Duel;
    using Candidates = duel::Candidates;
    static constexpr bool seesAll = true; ///< nothing is hidden from a seat that must act

    explicit Policy(const Catalogue &catalogue, const Weights &weights = {})
        : tables(catalogue, weights) {}

    /// Judges all legal moves of the seat that must act, with what the opponent can do after each
    /// (or the seat itself, if it plays again), averaged over the cards that may be turned up.
    void judge(const State &state, Seat seat, Candidates &out) const;

    /// A quick judgement: buries or discards only the card that helps the opponent least, and
    /// treats all face-down cards alike. Never empty.
    void glance(const State &state, Seat seat, Candidates &out) const;

    /// The candidates for a search.
    void consider(const State &state, Seat seat, Candidates &out) const {
        glance(state, seat, out);
    }

    /// Returns the best move by a quick judgement with some random error.
    Move choose(const State &state, Seat seat, Rng &rng) const;

    /// How good the end of a game is for a seat, from -1 to 1; 1 is a victory before the end of the
    /// third age.
    [[nodiscard]] float utility(const State &over, Seat seat) const;

private:
    void judgePick(const State &state, Seat seat, Candidates &out) const;
    void glancePick(const State &state, Seat seat, Candidates &out) const;
    void judgeChoice(const State &state, Seat seat, Candidates &out) const;
    [[nodiscard]] ai::ScoreTerms beginning(const State &state, Seat seat, Seat first) const;
    [[nodiscard]] float prospect(const State &state, Seat seat) const;

    StaticTables tables;
};

} // namespace mirabilia::duel
