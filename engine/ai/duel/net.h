// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/ai/duel/inputs.h"
#include "engine/ai/net.h"
#include "engine/ai/position_tree.h"
#include "engine/ai/review.h"

namespace mirabilia::ai {

/// The evaluator of Duel for a tree: one small net gives values and priors.
class DuelNet {
public:
    using Game = duel::Duel;
    /// A number for each end from a seat's side: own civilian, scientific and military victory,
    /// then the other's.
    using Ends = std::array<float, 6>;
    using Options = InlineList<Option<duel::Move>, Game::MoveList::capacity()>;
    static constexpr bool seesAll = true;

    explicit DuelNet(const Net &netInUse) : net(netInUse) {}
    /// Plays for the ends that `seat` wants, each from -1 to 1, instead of simply to win.
    DuelNet(const Net &netInUse, Seat seat, const Ends &wishesOfSeat)
        : net(netInUse)
        , wishing(seat)
        , wishes(wishesOfSeat) {}

    /// The catalogue's net; null if it has none that fits its cards.
    static const Net *of(const duel::Catalogue &catalogue);

    void options(const duel::State &state, Seat seat, Options &out) const;
    void evaluate(const duel::State &state, Rng &rng, Options &out, Values &values) const;
    void ended(const duel::State &state, Values &values) const;

    /// Estimated likelihood of each end.
    [[nodiscard]] Ends ends(const duel::State &state, Seat seat) const;
    /// The actual end: 1 for one entry, or half each for a shared victory.
    static Ends endOf(const duel::State &over, Seat seat);
    /// Evaluates and returns the chances that the net estimates; see Witness.
    Chances foresee(const duel::State &state, Options &out, Values &values) const;
    /// Value of an end for each seat; the result counts far more than the margin.
    static Values worth(const duel::State &over);

private:
    [[nodiscard]] Net::Hidden look(const duel::State &state) const;
    bool list(const duel::State &state, Seat seat, const Net::Hidden &units, Options &out) const;
    void judge(const Net::Deep &units, Seat mover, Values &values) const;
    [[nodiscard]] Ends endsFrom(const Net::Deep &units, bool turned) const;
    void wish(const Ends &ends, Values &values) const;

    const Net &net;
    Seat wishing = noSeat; ///< none: both play to win
    Ends wishes{};
};

static_assert(Evaluator<DuelNet>);

inline Chances foresee(const DuelNet &evaluator, const duel::State &state, Rng &,
                       DuelNet::Options &options, Values &values) {
    return evaluator.foresee(state, options, values);
}

} // namespace mirabilia::ai
