// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/ai/classic/evaluation.h"
#include "engine/classic/game.h"

namespace mirabilia::ai {

/// Room for eight cards, built or built free, the stage copied from two sides and one discard; or
/// for the best cards of the discard pile.
using Candidate = Judged<classic::Move>;
using Candidates = InlineList<Candidate, 24>;

/// How thoroughly moves are judged.
enum class Care : std::uint8_t {
    quick,    ///< only what a move brings to its own city; for playouts
    thorough, ///< also what it leaves to the next holder of the hand
};

/// One-ply play of the classic game. Reads nothing that the seat, or the holder of the Free City,
/// cannot see.
class ClassicPolicy {
public:
    using Game = classic::Classic;
    using Candidates = ai::Candidates;
    static constexpr bool seesAll = false;

    /// `careInUse` is that of `choose`.
    explicit ClassicPolicy(const classic::State &state, const Weights &weights = {},
                           Care careInUse = Care::quick)
        : tables(state, weights)
        , playoutCare(careInUse) {}

    /// Lists the moves of a seat that must act, each with its cheapest payment; only the card that
    /// is missed least is buried or discarded. Never empty.
    void judge(const classic::State &state, Seat seat, Care care, Candidates &out) const;

    /// The candidates for a search.
    void consider(const classic::State &state, Seat seat, Candidates &out) const {
        judge(state, seat, Care::quick, out);
    }

    /// Returns a move for a playout: the best by a judgement with some random error.
    classic::Move choose(const classic::State &state, Seat seat, Rng &rng) const;

    /// How good the end of a game is for a seat, from -1 to 1.
    [[nodiscard]] float utility(const classic::State &over, Seat seat) const;

private:
    using Losses = std::array<float, classic::Hand::capacity()>;

    void judgeHand(const classic::State &state, Seat seat, Care care, Candidates &out) const;
    void judgePile(const classic::State &state, Seat seat, Candidates &out) const;
    void judgeFreeCity(const classic::State &state, Candidates &out) const;
    [[nodiscard]] Losses losses(const classic::State &state, Seat seat,
                                const classic::Hand &cards) const;

    StaticTables tables;
    Care playoutCare;
};

} // namespace mirabilia::ai
