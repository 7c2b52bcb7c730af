// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/ai/classic_player.h"

#include "engine/ai/classic_policy.h"
#include "engine/ai/search.h"
#include "engine/core/stop.h"

#include <algorithm>

namespace mirabilia::ai {

using namespace classic;

namespace {

/// Playouts of an expert's move.
constexpr int expertPlayouts = 5000;
/// Points by which an easy player misjudges a move at most.
constexpr float easyError = 8;

bool isDiscard(const Candidate &candidate) {
    return candidate.move.action == Action::discard;
}

Reason reasonFor(const Candidate &chosen, const Candidates &all) {
    if (isDiscard(chosen) && std::all_of(all.begin(), all.end(), isDiscard)) {
        return Reason::least;
    }
    Worth worth = chosen.worth;
    if (chosen.move.action == Action::stage) {
        // Whatever the stage brings: it is the wonder that does.
        const float denied = worth.parts[static_cast<std::size_t>(Reason::deny)];
        const float brought = worth.total + worth.cost - denied;
        return denied > brought ? Reason::deny : Reason::wonder;
    }
    return worth.foremost();
}

/// Of the payments that cost no more, the one that gives least to the stronger neighbour. (For the
/// Free City the policy has looked at every payment.)
Move payingTheWeaker(const State &state, Seat seat, Move move) {
    const bool pays = move.action == Action::build || move.action == Action::stage;
    if (!pays || seat == state.freeCity()) {
        return move;
    }
    const bool leftStronger =
        score(state, state.leftOf(seat)).total() > score(state, state.rightOf(seat)).total();
    const PaymentList all = move.action == Action::build ? payments(state, seat, move.card)
                                                         : stagePayments(state, seat, move.copy);
    for (const Payment &pay : all) {
        const bool better = leftStronger ? pay.left < move.pay.left : pay.right < move.pay.right;
        if (pay.total() == move.pay.total() && better) {
            move.pay = pay;
        }
    }
    return move;
}

} // namespace

Advice<Move> advise(const View &view, Seat seat, Level level, Rng rng, const StopToken &stop) {
    if (level == Level::random) {
        return randomAdvice<Classic>(view, seat, rng);
    }
    Rng invention = rng.fork(0);
    Rng whims = rng.fork(1);
    const State state = Classic::determinise(view, invention);
    const ClassicPolicy policy(state);
    Candidates candidates;
    policy.judge(state, seat, level == Level::easy ? Care::quick : Care::thorough, candidates);
    const Candidate chosen =
        level == Level::easy ? seemingBest(candidates, easyError, whims)
        : level == Level::normal
            ? best(candidates)
            : searched(policy, candidates, Candidates::capacity(), expertPlayouts, view, seat,
                       view.seat, rng.fork(2), stop);
    return {.move = payingTheWeaker(state, seat, chosen.move),
            .reason = reasonFor(chosen, candidates)};
}

} // namespace mirabilia::ai
