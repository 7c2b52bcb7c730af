// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/ai/classic/player.h"

#include "engine/ai/analysis.h"
#include "engine/ai/classic/policy.h"
#include "engine/ai/hint_search.h"
#include "engine/ai/playouts.h"
#include "engine/ai/tree_player.h"
#include "engine/core/stop.h"

#include <algorithm>

namespace mirabilia::ai {

using namespace classic;

namespace {

/// Iterations of the tree; fewer with more than three players, as each makes a playout longer.
std::uint32_t iterationsOf(Level level, int players) {
    const std::uint32_t ofThree = level == Level::master ? 40000 : 5000;
    return ofThree * 4 / static_cast<std::uint32_t>(std::max(3, players) + 1);
}

/// How far behind the best an easy player still considers a move, and how much it may overrate one,
/// in points.
constexpr float easySpan = 6;
constexpr float easyError = 9;

bool isDiscard(const Candidate &candidate) {
    return candidate.move.action == Action::discard;
}

Reason reasonFor(const Candidate &chosen, const Candidates &all) {
    if (isDiscard(chosen) && std::all_of(all.begin(), all.end(), isDiscard)) {
        return Reason::least;
    }
    ScoreTerms worth = chosen.worth;
    if (chosen.move.action == Action::stage) {
        // Whatever the stage brings, the wonder is the reason.
        const float denied = worth.parts[static_cast<std::size_t>(Reason::deny)];
        const float brought = worth.total + worth.cost - denied;
        return denied > brought ? Reason::deny : Reason::wonder;
    }
    return worth.foremost();
}

/// Picks the equally cheap payment that gives the stronger neighbour least. (For the Free City the
/// policy has judged every payment.)
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

/// Returns true for what even a beginner would not do: discard a card although something useful can
/// be built for free, or build something useless.
bool isSenseless(const Candidate &candidate, const Candidates &all) {
    const auto isGift = [](const Candidate &other) {
        const bool builds =
            other.move.action == Action::build || other.move.action == Action::stage;
        return builds && other.move.pay.total() == 0 && other.worth.total > 0;
    };
    return candidate.worth.total <= 0 ||
           (isDiscard(candidate) && std::any_of(all.begin(), all.end(), isGift));
}

const Candidate &searched(const ClassicPolicy &policy, const Candidates &candidates,
                          std::uint32_t iterations, const View &view, Seat seat, const Rng &rng,
                          const StopToken &stop) {
    const Playouts<ClassicPolicy> evaluator(policy);
    Playouts<ClassicPolicy>::Options options;
    evaluator.likely(candidates, options);
    return grown(evaluator, {.iterations = iterations}, candidates, options, view, seat, rng, stop);
}

const Candidate &chosenBy(Level level, const ClassicPolicy &policy, const Candidates &candidates,
                          const View &view, Seat seat, const Rng &rng, const StopToken &stop) {
    Rng whims = rng.fork(1);
    switch (level) {
    case Level::easy:
        return overlooking(candidates, easyError, easySpan, whims, [&](const Candidate &candidate) {
            return isSenseless(candidate, candidates);
        });
    case Level::expert:
    case Level::master:
        return searched(policy, candidates, iterationsOf(level, view.people), view, seat,
                        rng.fork(2), stop);
    default: return best(candidates);
    }
}

} // namespace

Advice<Move> advise(const View &view, Seat seat, Level level, Rng rng, const StopToken &stop) {
    if (level == Level::random) {
        return randomAdvice<Classic>(view, seat, rng);
    }
    Rng invention = rng.fork(0);
    const State state = Classic::determinise(view, invention);
    const ClassicPolicy policy(state);
    Candidates candidates;
    policy.judge(state, seat, level == Level::easy ? Care::quick : Care::thorough, candidates);
    const Candidate chosen = chosenBy(level, policy, candidates, view, seat, rng, stop);
    return {.move = payingTheWeaker(state, seat, chosen.move),
            .reason = reasonFor(chosen, candidates)};
}

Hint<Move> hint(const View &view, Seat seat, const HintSettings &settings, Rng rng,
                const StopToken &stop) {
    Rng invention = rng.fork(0);
    const State state = Classic::determinise(view, invention);
    const ClassicPolicy policy(state);
    Candidates candidates;
    policy.judge(state, seat, Care::thorough, candidates);
    const Playouts<ClassicPolicy> evaluator(policy);
    Playouts<ClassicPolicy>::Options options;
    evaluator.likely(candidates, options);
    return lookedAhead(evaluator, options, view, seat, Classic::controller(state, seat), settings,
                       rng, stop, [&](const Move &move) {
                           return Advice<Move>{
                               .move = payingTheWeaker(state, seat, move),
                               .reason = reasonFor(candidateOf(move, candidates), candidates)};
                       });
}

Judgement<Move> lookBack(const View &view, Seat seat, const Move &played,
                         const ReviewSettings &settings, Rng rng, const StopToken &stop) {
    Rng invention = rng.fork(0);
    const State state = Classic::determinise(view, invention);
    const ClassicPolicy policy(state);
    // Paying the other neighbour is not a different move.
    const auto samePlay = [&played](const Move &other) {
        return other.action == played.action && other.card == played.card &&
               other.copy == played.copy;
    };
    const auto find = [&]() -> std::optional<Advice<Move>> {
        Candidates candidates;
        policy.judge(state, seat, Care::thorough, candidates);
        const Candidate best =
            candidates.size() == 1
                ? candidates[0]
                : searched(policy, candidates, settings.iterations, view, seat, rng.fork(1), stop);
        if (samePlay(best.move)) {
            return std::nullopt;
        }
        return Advice<Move>{.move = payingTheWeaker(state, seat, best.move),
                            .reason = reasonFor(best, candidates)};
    };
    return lookedBack(Playouts<ClassicPolicy>(policy), view, seat, Classic::controller(state, seat),
                      played, settings.iterations, rng.fork(2), stop, find);
}

Turn turnOf(const Decided<Classic> &decided, std::size_t /*decision*/) {
    return {.age = decided.position.age, .number = decided.position.turn};
}

} // namespace mirabilia::ai
