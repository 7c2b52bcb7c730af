// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/ai/duel_inputs.h"
#include "engine/ai/net.h"
#include "engine/ai/review.h"
#include "engine/ai/tree.h"

namespace mirabilia::ai {

/// The evaluator of Duel for a tree: one small net says what a position is worth and which moves
/// are likely to be the best.
class DuelNet {
public:
    using Game = duel::Duel;
    using Options = InlineList<Option<duel::Move>, Game::MoveList::capacity()>;
    static constexpr bool keepsOptions = true;

    explicit DuelNet(const Net &netInUse) : net(netInUse) {}

    /// The net that the program carries; null if it was not made for these cards.
    static const Net *of(const duel::Catalogue &catalogue);

    void options(const duel::State &state, Seat seat, Options &out) const;
    void value(const duel::State &state, Rng &rng, Values &values) const;
    void ended(const duel::State &state, Values &values) const { values = worth(state); }
    /// Never asked: seats decide one after the other, so nobody leaves the tree alone.
    [[nodiscard]] duel::Move choose(const duel::State &state, Seat seat, Rng &rng) const;

    /// What an end is worth to each seat: nearly all that counts is who has won.
    static Values worth(const duel::State &over);

private:
    const Net &net;
};

static_assert(Evaluator<DuelNet>);

/// What a position is worth, and the chances that the net believes in; see Witness.
Chances foresee(const DuelNet &evaluator, const duel::State &state, Rng &rng, Values &values);

} // namespace mirabilia::ai
