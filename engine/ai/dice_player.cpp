// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/ai/dice_player.h"

#include "engine/ai/dice_policy.h"
#include "engine/ai/search.h"
#include "engine/core/stop.h"

#include <algorithm>
#include <cstddef>

namespace mirabilia::ai {

namespace {

/// Decisions of other seats make playouts dear: this many playouts are shared by the players.
constexpr int expertPlayoutsShared = 4000;
/// Moves that an expert compares.
constexpr std::size_t expertContenders = 10;
/// Points by which an easy player misjudges a move at most.
constexpr float easyMisjudges = 10;

Reason reasonFor(const DiceCandidate &chosen, const DiceCandidates &all) {
    switch (chosen.move.action) {
    case dice::Action::wonder: return Reason::wonder; // whatever the stage brings
    case dice::Action::pass: return all.size() == 1 ? Reason::least : Reason::coins;
    default: return chosen.worth.foremost();
    }
}

} // namespace

Advice<dice::Move> advise(const dice::View &view, Seat seat, Level level, Rng rng,
                          const StopToken &stop) {
    if (level == Level::random) {
        return randomAdvice<dice::Dice>(view, seat, rng);
    }
    Rng whims = rng.fork(0);
    const dice::State state = dice::determinise(view);
    const DicePolicy policy(*view.catalogue);
    DiceCandidates candidates;
    policy.judge(state, seat, candidates);
    const DiceCandidate chosen =
        level == Level::easy ? seemingBest(candidates, easyMisjudges, whims)
        : level == Level::normal
            ? best(candidates)
            : searched(policy, candidates, expertContenders, expertPlayoutsShared / view.players,
                       view, seat, seat, rng.fork(1), stop);
    return {.move = chosen.move, .reason = reasonFor(chosen, candidates)};
}

} // namespace mirabilia::ai
