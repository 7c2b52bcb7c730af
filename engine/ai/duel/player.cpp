// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/ai/duel/player.h"

#include "engine/ai/analysis.h"
#include "engine/ai/duel/net.h"
#include "engine/ai/duel/policy.h"
#include "engine/ai/exact_ends.h"
#include "engine/ai/hint_search.h"
#include "engine/ai/playouts.h"
#include "engine/ai/tree_player.h"
#include "engine/core/stop.h"

#include <algorithm>
#include <vector>

namespace mirabilia {

namespace duel {
namespace {

using ai::Judged;
using ai::Reason;

/// Iterations of the tree with the net, and with playouts if no net fits the cards.
struct Iterations {
    std::uint32_t net;
    std::uint32_t playouts;
};
constexpr Iterations expertIterations{5000, 1000};
constexpr Iterations masterIterations{300000, 15000};
/// Ends of this many cards may be small enough to solve: one of eight takes thousands of positions,
/// one of ten hundreds of thousands.
constexpr int mostCardsToSolve = 9;
/// How many may be spent on that, for an iteration of the tree; two take about as long.
constexpr std::uint32_t positionsPerIteration = 2;
/// How far behind the best an easy player still considers a move, and how much it may overrate one,
/// in points.
constexpr float easySpan = 7;
constexpr float easyError = 9;

bool isDiscard(const Judged<Move> &candidate) {
    return candidate.move.action == Action::discard;
}

Reason reasonFor(const Judged<Move> &chosen, const Candidates &all) {
    if (isDiscard(chosen) && std::all_of(all.begin(), all.end(), isDiscard)) {
        return Reason::least;
    }
    const ai::ScoreTerms &worth = chosen.worth;
    if (chosen.move.action == Action::wonder) {
        // Whatever the wonder brings, the wonder is the reason.
        const float denied = worth.parts[static_cast<std::size_t>(Reason::deny)];
        return denied > worth.total + worth.cost - denied ? Reason::deny : Reason::wonder;
    }
    return worth.foremost();
}

/// Returns true for what even a beginner would not do: discard a card that is free to build, or
/// spend the last coin in the first age.
bool isSenseless(const State &state, Seat seat, const Judged<Move> &candidate) {
    const Move &move = candidate.move;
    switch (move.action) {
    case Action::discard: return payment(state, seat, move.card).total() == 0;
    case Action::build:
    case Action::wonder: {
        const Payment price = move.action == Action::build ? payment(state, seat, move.card)
                                                           : payment(state, seat, move.wonder);
        return state.age == 1 && price.total() > 0 && price.total() >= state.cities[seat].coins;
    }
    default: return false;
    }
}

const Judged<Move> &easyChoice(const Policy &policy, const State &state, Seat seat, Rng whims,
                               Candidates &candidates) {
    policy.glance(state, seat, candidates);
    return ai::overlooking(
        candidates, easyError, easySpan, whims,
        [&](const Judged<Move> &candidate) { return isSenseless(state, seat, candidate); });
}

/// Returns the candidate that the tree finds best, or near the end the first in its order that
/// nothing has a better chance to win than, if that can be found out.
template <ai::Evaluator E>
const Judged<Move> &bestFound(const E &evaluator, std::uint32_t iterations,
                              const Candidates &candidates, const typename E::Options &options,
                              const View &view, Seat seat, const Rng &rng, const StopToken &stop) {
    const State &state = view.table();
    const auto stopped = [&stop] { return stop.stopRequested(); };
    ai::TreeFor<E> tree(evaluator, {.iterations = iterations});
    const auto tried = tree.search(view, seat, options, rng, stopped);
    Move chosen = tried.front().move;
    if (state.age == ageCount && state.lying.size() <= mostCardsToSolve) {
        std::vector<Move> moves(tried.size());
        std::transform(tried.begin(), tried.end(), moves.begin(),
                       [](const auto &each) { return each.move; });
        ai::ExactEnds<Duel> ends(positionsPerIteration * iterations);
        if (const auto found = ends.best(state, moves, stopped)) {
            chosen = found->move;
        }
    }
    return ai::candidateOf(chosen, candidates);
}

const Judged<Move> &searched(const Policy &policy, const Candidates &candidates,
                             const Iterations &iterations, const View &view, Seat seat,
                             const Rng &rng, const StopToken &stop) {
    const State &state = view.table();
    if (const ai::Net *net = ai::DuelNet::of(*state.catalogue)) {
        const ai::DuelNet evaluator(*net);
        ai::DuelNet::Options options;
        evaluator.options(state, seat, options);
        return bestFound(evaluator, iterations.net, candidates, options, view, seat, rng, stop);
    }
    const ai::Playouts<Policy> evaluator(policy);
    ai::Playouts<Policy>::Options options;
    evaluator.likely(candidates, options);
    return bestFound(evaluator, iterations.playouts, candidates, options, view, seat, rng, stop);
}

template <ai::Evaluator E>
ai::Hint<Move> hinted(const E &evaluator, const Policy &policy, const View &view, Seat seat,
                      const ai::HintSettings &settings, const Rng &rng, const StopToken &stop) {
    const State &state = view.table();
    Candidates candidates;
    policy.judge(state, seat, candidates);
    typename E::Options options;
    evaluator.options(state, seat, options);
    return ai::lookedAhead(
        evaluator, options, view, seat, seat, settings, rng, stop, [&](const Move &move) {
            return ai::Advice<Move>{
                .move = move, .reason = reasonFor(ai::candidateOf(move, candidates), candidates)};
        });
}

/// Compares the move that was played with the best one that a search with this evaluator finds.
template <ai::Evaluator E>
ai::Judgement<Move> judged(const E &evaluator, const Policy &policy, const View &view, Seat seat,
                           const Move &played, std::uint32_t iterations, const Rng &rng,
                           const StopToken &stop) {
    const State &state = view.table();
    const auto find = [&]() -> std::optional<ai::Advice<Move>> {
        Candidates candidates;
        policy.judge(state, seat, candidates);
        if (candidates.size() == 1) {
            return std::nullopt;
        }
        typename E::Options options;
        evaluator.options(state, seat, options);
        const Judged<Move> best =
            bestFound(evaluator, iterations, candidates, options, view, seat, rng.fork(1), stop);
        if (best.move == played) {
            return std::nullopt;
        }
        return ai::Advice<Move>{.move = best.move, .reason = reasonFor(best, candidates)};
    };
    return ai::lookedBack(evaluator, view, seat, seat, played, iterations, rng.fork(2), stop, find);
}

} // namespace
} // namespace duel

ai::Advice<duel::Move> ai::advise(const duel::View &view, Seat seat, Level level, Rng rng,
                                  const StopToken &stop) {
    if (level == Level::random) {
        return randomAdvice<duel::Duel>(view, seat, rng);
    }
    const duel::State &state = view.table(); // nothing is hidden from a seat that must act
    const duel::Policy policy(*state.catalogue);
    duel::Candidates candidates;
    if (level == Level::easy) {
        const auto chosen = duel::easyChoice(policy, state, seat, rng.fork(1), candidates);
        return {.move = chosen.move, .reason = duel::reasonFor(chosen, candidates)};
    }
    policy.judge(state, seat, candidates);
    const auto chosen = level == Level::normal || candidates.size() == 1
                            ? best(candidates)
                            : duel::searched(policy, candidates,
                                             level == Level::expert ? duel::expertIterations
                                                                    : duel::masterIterations,
                                             view, seat, rng.fork(2), stop);
    return {.move = chosen.move, .reason = duel::reasonFor(chosen, candidates)};
}

ai::Hint<duel::Move> ai::hint(const duel::View &view, Seat seat, const HintSettings &settings,
                              Rng rng, const StopToken &stop) {
    const duel::Catalogue &catalogue = *view.table().catalogue;
    const duel::Policy policy(catalogue);
    if (const Net *net = DuelNet::of(catalogue)) {
        return duel::hinted(DuelNet(*net), policy, view, seat, settings, rng, stop);
    }
    return duel::hinted(Playouts<duel::Policy>(policy), policy, view, seat, settings, rng, stop);
}

ai::Judgement<duel::Move> ai::lookBack(const duel::View &view, Seat seat, const duel::Move &played,
                                       const ReviewSettings &settings, Rng rng,
                                       const StopToken &stop) {
    const duel::Catalogue &catalogue = *view.table().catalogue;
    const duel::Policy policy(catalogue);
    if (const Net *net = DuelNet::of(catalogue)) {
        return duel::judged(DuelNet(*net), policy, view, seat, played, settings.iterations, rng,
                            stop);
    }
    return duel::judged(Playouts<duel::Policy>(policy), policy, view, seat, played,
                        settings.iterations, rng, stop);
}

ai::Turn ai::turnOf(const Decided<duel::Duel> &decided, std::size_t decision) {
    return {.age = decided.position.age, .number = static_cast<int>(decision) + 1};
}

} // namespace mirabilia
