// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/ai/player.h"
#include "engine/ai/position_tree.h"
#include "engine/core/stop.h"

#include <algorithm>

namespace mirabilia::ai {

/// Returns the candidate with this move; there must be one.
template <class Candidates, class Move>
const auto &candidateOf(const Move &move, const Candidates &candidates) {
    return *std::find_if(candidates.begin(), candidates.end(),
                         [&](const auto &candidate) { return candidate.move == move; });
}

/// Returns the candidate that a tree search finds best; `candidates` must hold every move of
/// `options`.
template <Evaluator E, class Candidates>
const auto &grown(const E &evaluator, const TreeSettings &settings, const Candidates &candidates,
                  const typename E::Options &options, const typename E::Game::View &view, Seat seat,
                  const Rng &rng, const StopToken &stop) {
    TreeFor<E> tree(evaluator, settings);
    const auto tried =
        tree.search(view, seat, options, rng, [&stop] { return stop.stopRequested(); });
    return candidateOf(tried.front().move, candidates);
}

} // namespace mirabilia::ai
