// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/ai/classic/evaluation.h"
#include "engine/classic/game.h"

namespace mirabilia::ai {

/// Eight cards built or built free, the stage of two sides and one discard; or as many of the
/// discard pile.
using Candidate = Judged<classic::Move>;
using Candidates = InlineList<Candidate, 24>;

/// How much thought goes into a judgement.
enum class Care : std::uint8_t {
    quick,    ///< only what a move brings to the own city: for playouts
    thorough, ///< also what is left to the next holder of the hand
};

/// One-ply play of the classic game. Looks at nothing that the seat, or the holder of the Free
/// City, cannot see.
class ClassicPolicy {
public:
    using Game = classic::Classic;
    using Candidates = ai::Candidates;
    static constexpr bool seesAll = false;

    explicit ClassicPolicy(const classic::State &state, const Weights &weights = {})
        : tables(state, weights) {}

    /// The moves of a seat that must act, with the cheapest payment of each, and of the cards that
    /// could be buried or discarded the one that is missed least. Never empty.
    void judge(const classic::State &state, Seat seat, Care care, Candidates &out) const;

    /// What a search looks at.
    void consider(const classic::State &state, Seat seat, Candidates &out) const {
        judge(state, seat, Care::quick, out);
    }

    /// The move that seems best, judged in haste and with a little whim.
    classic::Move choose(const classic::State &state, Seat seat, Rng &rng) const;

    /// How good the end of a game is for a seat.
    [[nodiscard]] float utility(const classic::State &over, Seat seat) const;

private:
    using Losses = std::array<float, classic::Hand::capacity()>;

    void judgeHand(const classic::State &state, Seat seat, Care care, Candidates &out) const;
    void judgePile(const classic::State &state, Seat seat, Candidates &out) const;
    void judgeFreeCity(const classic::State &state, Candidates &out) const;
    [[nodiscard]] Losses losses(const classic::State &state, Seat seat,
                                const classic::Hand &cards) const;

    StaticTables tables;
};

} // namespace mirabilia::ai
