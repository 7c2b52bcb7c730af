// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/game.h"
#include "engine/core/rng.h"

#include <cstdint>

namespace mirabilia {

/// Statistics of a game of random moves.
struct RandomGame {
    int decisions = 0;        ///< choices made, forced ones included
    std::int64_t options = 0; ///< legal moves, summed over the decisions
    /// Depends on the number of options at every decision: together with the final position's hash
    /// it shows whether two programs play by the same rules.
    std::uint64_t trail = 0;
};

/// Plays to the end; every choice is uniform over all legal moves, payments included. `moves` is
/// scratch space.
template <Playable G>
RandomGame playRandomly(typename G::State &state, Rng &rng, typename G::MoveList &moves) {
    RandomGame game;
    for (Node node = G::node(state); node != Node::over; node = G::node(state)) {
        if (node == Node::chance) {
            G::applyChance(state, rng);
            continue;
        }
        const Seat seat = G::toAct(state).first();
        G::legal(state, seat, moves);
        const auto options = static_cast<std::uint32_t>(moves.size());
        G::applyTrusted(state, seat, moves[rng.below(options)]);
        ++game.decisions;
        game.options += options;
        game.trail = (game.trail ^ options) * 0x100000001b3U;
    }
    return game;
}

} // namespace mirabilia
