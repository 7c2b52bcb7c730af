// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/ai/dice/player.h"

#include "engine/ai/analysis.h"
#include "engine/ai/dice/planner.h"
#include "engine/ai/hint_search.h"
#include "engine/ai/sequential_halving.h"
#include "engine/ai/tree_player.h"
#include "engine/core/stop.h"

#include <algorithm>

namespace mirabilia::ai {

namespace {

/// With more than two players an expert races playouts. Other seats' decisions make them costly, so
/// the players share this many.
constexpr int expertPlayoutsShared = 4000;
/// A master gets this many times as many.
constexpr int masterPatience = 12;
/// With two players an expert plans its round, and a master plays this many next rounds as well.
constexpr int masterRounds = 4000;
/// How far behind the best an easy player still considers a move, and how much it may overrate one,
/// in points.
constexpr float easyDiceSpan = 8;
constexpr float easyDiceError = 11;

Reason reasonFor(const DiceCandidate &chosen, const DiceCandidates &all) {
    switch (chosen.move.action) {
    case dice::Action::wonder: return Reason::wonder; // whatever the stage brings
    case dice::Action::pass: return all.size() == 1 ? Reason::least : Reason::coins;
    default: return chosen.worth.foremost();
    }
}

/// Returns true for what even a beginner would not do: take coins although something useful can be
/// built.
bool isSenseless(const DiceCandidate &candidate, const DiceCandidates &all) {
    return candidate.move.action == dice::Action::pass &&
           std::any_of(all.begin(), all.end(), [](const DiceCandidate &other) {
               return other.move.action != dice::Action::pass && other.worth.total > 0;
           });
}

/// Returns the candidate that sequential halving finds best.
template <Policy P>
DiceCandidate raced(const P &player, const DiceCandidates &candidates, int playouts,
                    const dice::View &view, Seat seat, const Rng &rng, const StopToken &stop) {
    return searched(player, candidates, P::contenders, playouts, view, seat, seat, rng, stop,
                    P::roundsAhead);
}

DiceCandidate plannedBy(Level level, const DicePlanner &planner, const dice::View &view, Seat seat,
                        const Rng &rng, const StopToken &stop) {
    DiceCandidates candidates;
    planner.judge(dice::determinise(view), seat, candidates);
    return level == Level::expert ? best(candidates)
                                  : raced(planner, candidates, masterRounds, view, seat, rng, stop);
}

DiceCandidate chosenBy(Level level, const DicePolicy &policy, const DiceCandidates &candidates,
                       const dice::View &view, Seat seat, const Rng &rng, const StopToken &stop) {
    const int playouts = expertPlayoutsShared / view.players;
    Rng whims = rng.fork(0);
    switch (level) {
    case Level::easy:
        return overlooking(
            candidates, easyDiceError, easyDiceSpan, whims,
            [&](const DiceCandidate &candidate) { return isSenseless(candidate, candidates); });
    case Level::expert:
    case Level::master:
        if (const DiceValue *value = DiceValue::of(*view.catalogue, view.players)) {
            return plannedBy(level, DicePlanner(policy, *value), view, seat, rng.fork(1), stop);
        }
        return raced(policy, candidates,
                     level == Level::master ? masterPatience * playouts : playouts, view, seat,
                     rng.fork(1), stop);
    default: return best(candidates);
    }
}

template <Policy P>
Hint<dice::Move> hinted(const P &player, const dice::View &view, Seat seat,
                        const HintSettings &settings, const Rng &rng, const StopToken &stop) {
    DiceCandidates candidates;
    player.judge(dice::determinise(view), seat, candidates);
    const Playouts<P> evaluator = eyesOf(player);
    typename Playouts<P>::Options options;
    evaluator.likely(candidates, options);
    return lookedAhead(
        evaluator, options, view, seat, seat, settings, rng, stop, [&](const dice::Move &move) {
            return Advice<dice::Move>{
                .move = move, .reason = reasonFor(candidateOf(move, candidates), candidates)};
        });
}

template <Policy P>
Judgement<dice::Move> judged(const P &player, const dice::View &view, Seat seat,
                             const dice::Move &played, const ReviewSettings &settings,
                             const Rng &rng, const StopToken &stop) {
    const std::uint32_t iterations = std::max(1U, settings.iterations / P::insight);
    const auto find = [&]() -> std::optional<Advice<dice::Move>> {
        DiceCandidates candidates;
        player.judge(dice::determinise(view), seat, candidates);
        const DiceCandidate best =
            raced(player, candidates, static_cast<int>(iterations), view, seat, rng.fork(1), stop);
        if (best.move == played) {
            return std::nullopt;
        }
        return Advice<dice::Move>{.move = best.move, .reason = reasonFor(best, candidates)};
    };
    return lookedBack(eyesOf(player), view, seat, seat, played, iterations, rng.fork(2), stop,
                      find);
}

/// Calls `think(player)` with the player for this table: the planner if there are weights for it.
template <class Think>
auto withPlayerFor(const dice::View &view, const Think &think) {
    const DicePolicy policy(*view.catalogue);
    const DiceValue *value = DiceValue::of(*view.catalogue, view.players);
    return value != nullptr ? think(DicePlanner(policy, *value)) : think(policy);
}

} // namespace

Advice<dice::Move> advise(const dice::View &view, Seat seat, Level level, Rng rng,
                          const StopToken &stop) {
    if (level == Level::random) {
        return randomAdvice<dice::Dice>(view, seat, rng);
    }
    const dice::State state = dice::determinise(view);
    const DicePolicy policy(*view.catalogue);
    DiceCandidates candidates;
    policy.judge(state, seat, candidates);
    const DiceCandidate chosen = chosenBy(level, policy, candidates, view, seat, rng, stop);
    return {.move = chosen.move, .reason = reasonFor(chosen, candidates)};
}

Hint<dice::Move> hint(const dice::View &view, Seat seat, const HintSettings &settings, Rng rng,
                      const StopToken &stop) {
    return withPlayerFor(
        view, [&](const auto &player) { return hinted(player, view, seat, settings, rng, stop); });
}

Judgement<dice::Move> lookBack(const dice::View &view, Seat seat, const dice::Move &played,
                               const ReviewSettings &settings, Rng rng, const StopToken &stop) {
    return withPlayerFor(view, [&](const auto &player) {
        return judged(player, view, seat, played, settings, rng, stop);
    });
}

Turn turnOf(const Decided<dice::Dice> &decided, std::size_t /*decision*/) {
    return {.age = 0, .number = decided.position.round};
}

} // namespace mirabilia::ai
