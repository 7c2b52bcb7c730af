// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/ai/duel_player.h"

#include "engine/ai/duel_policy.h"
#include "engine/ai/search.h"
#include "engine/core/stop.h"

#include <algorithm>

namespace mirabilia {

namespace duel {
namespace {

using ai::Judged;
using ai::Reason;

/// Playouts of an expert's move, and how many moves share them.
constexpr int expertPlayouts = 3000;
constexpr std::size_t expertContenders = 12;
/// Points by which an easy player overrates a move at most.
constexpr float easyError = 8;

bool isDiscard(const Judged<Move> &candidate) {
    return candidate.move.action == Action::discard;
}

Reason reasonFor(const Judged<Move> &chosen, const Candidates &all) {
    if (isDiscard(chosen) && std::all_of(all.begin(), all.end(), isDiscard)) {
        return Reason::least;
    }
    const ai::Worth &worth = chosen.worth;
    if (chosen.move.action == Action::wonder) {
        // Whatever the wonder brings: it is the wonder that does.
        const float denied = worth.parts[static_cast<std::size_t>(Reason::deny)];
        return denied > worth.total + worth.cost - denied ? Reason::deny : Reason::wonder;
    }
    return worth.foremost();
}

const Judged<Move> &chosenBy(ai::Level level, const Policy &policy, const Candidates &candidates,
                             const View &view, Seat seat, const Rng &rng, const StopToken &stop) {
    Rng whims = rng.fork(1);
    switch (level) {
    case ai::Level::easy: return ai::seemingBest(candidates, easyError, whims);
    case ai::Level::expert:
        return ai::searched(policy, candidates, expertContenders, expertPlayouts, view, seat, seat,
                            rng.fork(2), stop);
    default: return ai::best(candidates);
    }
}

} // namespace
} // namespace duel

ai::Advice<duel::Move> ai::advise(const duel::View &view, Seat seat, Level level, Rng rng,
                                  const StopToken &stop) {
    if (level == Level::random) {
        return randomAdvice<duel::Duel>(view, seat, rng);
    }
    const duel::State &state = view.table(); // who must act sees all that there is
    const duel::Policy policy(*state.catalogue);
    duel::Candidates candidates;
    if (level == Level::easy) {
        policy.glance(state, seat, candidates);
    } else {
        policy.judge(state, seat, candidates);
    }
    const auto &chosen = duel::chosenBy(level, policy, candidates, view, seat, rng, stop);
    return {.move = chosen.move, .reason = duel::reasonFor(chosen, candidates)};
}

} // namespace mirabilia
