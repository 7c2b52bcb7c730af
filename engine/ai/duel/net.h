// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/ai/duel/inputs.h"
#include "engine/ai/net.h"
#include "engine/ai/review.h"
#include "engine/ai/tree.h"

namespace mirabilia::ai {

/// The evaluator of Duel for a tree: one small net says what a position is worth and which moves
/// are likely to be the best.
class DuelNet {
public:
    using Game = duel::Duel;
    /// A number for each end from the side of a seat: a civilian, scientific or military victory of
    /// its own, then of the other.
    using Ends = std::array<float, 6>;
    using Options = InlineList<Option<duel::Move>, Game::MoveList::capacity()>;
    static constexpr bool keepsOptions = true;

    explicit DuelNet(const Net &netInUse) : net(netInUse) {}
    /// Plays for what `seat` wishes, from -1 to 1, not simply for its victory.
    DuelNet(const Net &netInUse, Seat seat, const Ends &wishesOfSeat)
        : net(netInUse)
        , wishing(seat)
        , wishes(wishesOfSeat) {}

    /// The net that the catalogue was given; null if it was not made for these cards.
    static const Net *of(const duel::Catalogue &catalogue);

    static std::uint64_t luck(const duel::State &state);
    void options(const duel::State &state, Seat seat, Options &out) const;
    void value(const duel::State &state, Rng &rng, Values &values) const;
    void ended(const duel::State &state, Values &values) const;
    /// Never asked: seats decide one after the other, so nobody leaves the tree alone.
    [[nodiscard]] duel::Move choose(const duel::State &state, Seat seat, Rng &rng) const;

    /// How likely each end seems.
    [[nodiscard]] Ends ends(const duel::State &state, Seat seat) const;
    /// Which end this is: all 0 but one, or two that are shared.
    static Ends endOf(const duel::State &over, Seat seat);
    /// The value, and the chances that the net believes in; see Witness.
    Chances foresee(const duel::State &state, Values &values) const;
    /// What an end is worth to each seat: nearly all that counts is who has won.
    static Values worth(const duel::State &over);

private:
    [[nodiscard]] Net::Deep look(const duel::State &state) const;
    void judge(const Net::Deep &units, Seat mover, Values &values) const;
    [[nodiscard]] Ends endsFrom(const Net::Deep &units) const;
    void wish(const Ends &ends, Values &values) const;

    const Net &net;
    Seat wishing = noSeat; ///< nobody has wishes of his own
    Ends wishes{};
};

static_assert(Evaluator<DuelNet>);

inline Chances foresee(const DuelNet &evaluator, const duel::State &state, Rng &, Values &values) {
    return evaluator.foresee(state, values);
}

} // namespace mirabilia::ai
