// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/ai/duel/evaluation.h"
#include "engine/duel/game.h"

namespace mirabilia::duel {

/// At most all legal moves.
using Candidates = InlineList<ai::Judged<Move>, Duel::MoveList::capacity()>;

/// One-ply play of 7 Wonders Duel. Looks at nothing that the seat cannot see.
class Policy {
public:
    using Game = Duel;
    using Candidates = duel::Candidates;
    static constexpr bool seesAll = true; ///< nothing is hidden from a seat that must act

    explicit Policy(const Catalogue &catalogue, const Weights &weights = {})
        : tables(catalogue, weights) {}

    /// All legal moves of the seat that must act, and after each what the opponent can do then (or
    /// the seat itself, if it plays again), on average over the cards that are turned up.
    void judge(const State &state, Seat seat, Candidates &out) const;

    /// The same in haste: of the cards that could be buried or discarded only the one that helps
    /// the opponent least, and of cards that lie face down only that there is one. Never empty.
    void glance(const State &state, Seat seat, Candidates &out) const;

    /// What a search looks at.
    void consider(const State &state, Seat seat, Candidates &out) const {
        glance(state, seat, out);
    }

    /// The move that seems best, judged in haste and with a little whim.
    Move choose(const State &state, Seat seat, Rng &rng) const;

    /// How good the end of a game is for a seat: 1 a victory before the end of the third age.
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
