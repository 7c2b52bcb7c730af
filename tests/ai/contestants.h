// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/ai/classic_policy.h"
#include "engine/ai/dice_policy.h"
#include "engine/ai/duel_net.h"
#include "engine/ai/playouts.h"
#include "tests/ai/match.h"
#include "tests/ai/rushers.h"

#include <ctime>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace mirabilia::ai {

/// Whoever plays in the arena. A name is
///
///     LEVEL               a level of the program
///     one-ply             the judgement of one move, as `normal`
///     race:PLAYOUTS       the race of playouts that `expert` was before there was a tree
///     (expert-1) tree:ITERATIONS     the tree over playouts net:ITERATIONS      Duel: the tree
///     over the net science, military   Duel: single-minded rushers
///
/// `tree@20` and `net@20` think for so many milliseconds of processor time instead.
template <Game G>
using Contestant = std::function<typename G::Move(const typename G::State &, Seat, Rng &)>;

/// Processor time of this thread, in seconds.
inline double processorTime() {
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) + 1e-9 * static_cast<double>(time.tv_nsec);
}

/// How long to think: iterations, or seconds if they are not 0.
struct Budget {
    std::uint32_t iterations = 0;
    double seconds = 0;
};

/// The name before the budget, and the budget; nothing if it is none.
inline std::optional<std::pair<std::string, Budget>> budgetOf(const std::string &text) {
    const std::size_t mark = text.find_first_of(":@");
    if (mark == std::string::npos) {
        return std::pair(text, Budget{});
    }
    const double number = std::atof(text.c_str() + mark + 1);
    if (!(number >= 1)) {
        return std::nullopt;
    }
    constexpr std::uint32_t unlimited = 1U << 22U;
    const Budget budget = text[mark] == ':' ? Budget{static_cast<std::uint32_t>(number), 0}
                                            : Budget{unlimited, number / 1000};
    return std::pair(text.substr(0, mark), budget);
}

template <Evaluator E>
typename E::Game::Move bestOf(Tree<E> &tree, const Budget &budget,
                              const typename E::Game::View &view, Seat seat, const Rng &rng) {
    const double end = processorTime() + budget.seconds;
    unsigned asked = 0;
    return tree
        .search(view, seat, rng,
                [&] { return budget.seconds > 0 && asked++ % 8 == 0 && processorTime() > end; })
        .front()
        .move;
}

inline duel::Policy policyOf(const duel::State &state) {
    return duel::Policy(*state.catalogue);
}
inline DicePolicy policyOf(const dice::State &state) {
    return DicePolicy(*state.catalogue);
}
inline ClassicPolicy policyOf(const classic::State &state) {
    return ClassicPolicy(state);
}

inline void judgeAll(const duel::Policy &policy, const duel::State &state, Seat seat,
                     duel::Candidates &out) {
    policy.judge(state, seat, out);
}
inline void judgeAll(const DicePolicy &policy, const dice::State &state, Seat seat,
                     DiceCandidates &out) {
    policy.judge(state, seat, out);
}
inline void judgeAll(const ClassicPolicy &policy, const classic::State &state, Seat seat,
                     Candidates &out) {
    policy.judge(state, seat, Care::thorough, out);
}

/// The moves that expert-1 compared: as many as seemed best.
template <Game G>
constexpr std::size_t contenders = G::id == "duel"   ? 12
                                   : G::id == "dice" ? 10
                                                     : 24;

template <Game G>
typename G::Move raced(const typename G::State &state, Seat seat, const Rng &rng, int playouts) {
    const auto policy = policyOf(state);
    const Seat player = G::controller(state, seat);
    const auto view = G::view(state, player);
    Rng invention = rng.fork(0);
    typename decltype(policyOf(state))::Candidates candidates;
    judgeAll(policy, G::determinise(view, invention), seat, candidates);
    return playouts == 0 ? best(candidates).move
                         : searched(policy, candidates, contenders<G>, playouts, view, seat, player,
                                    rng.fork(1), {})
                               .move;
}

template <Game G>
Contestant<G> treeContestant(const Budget &budget) {
    return [budget](const typename G::State &state, Seat seat, Rng &rng) {
        const auto policy = policyOf(state);
        const Playouts playouts(policy);
        Tree tree(playouts, TreeSettings{.iterations = budget.iterations});
        return bestOf(tree, budget, G::view(state, G::controller(state, seat)), seat,
                      Rng(rng.next()));
    };
}

inline Contestant<duel::Duel> duelContestant(const std::string &name, const Budget &budget) {
    const duel::Catalogue &cards = catalogue<duel::Duel>();
    if (name == "net") {
        const Net *net = DuelNet::of(cards);
        const auto tree = std::make_shared<std::pair<DuelNet, std::optional<Tree<DuelNet>>>>(
            DuelNet(*net), std::nullopt);
        tree->second.emplace(tree->first, TreeSettings{.iterations = budget.iterations});
        return [budget, tree](const duel::State &state, Seat seat, Rng &rng) {
            return bestOf(*tree->second, budget, duel::Duel::view(state, seat), seat,
                          Rng(rng.next()));
        };
    }
    if (name == "science" || name == "military") {
        const auto rushers = std::make_shared<Rushers>(cards);
        const duel::Policy *policy = name == "science" ? &rushers->science : &rushers->military;
        return [rushers, policy](const duel::State &state, Seat seat, Rng &) {
            duel::Candidates candidates;
            policy->judge(state, seat, candidates);
            return best(candidates).move;
        };
    }
    return {};
}

/// Nobody if the name says nothing.
template <Game G>
Contestant<G> contestant(const std::string &text) {
    if (const auto level = findLevel(text)) {
        return [level = *level](const typename G::State &state, Seat seat, Rng &rng) {
            return decideAs<G>(level, state, seat, rng).move;
        };
    }
    const auto found = budgetOf(text);
    if (!found) {
        return {};
    }
    const auto &[name, budget] = *found;
    if (name == "one-ply" || (name == "race" && budget.seconds == 0)) {
        return [playouts = static_cast<int>(budget.iterations)](const typename G::State &state,
                                                                Seat seat, Rng &rng) {
            return raced<G>(state, seat, Rng(rng.next()), playouts);
        };
    }
    if (name == "tree" && budget.iterations > 0) {
        return treeContestant<G>(budget);
    }
    if constexpr (G::id == "duel") {
        return duelContestant(name, budget);
    } else {
        return {};
    }
}

} // namespace mirabilia::ai
