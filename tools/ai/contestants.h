// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/ai/classic/policy.h"
#include "engine/ai/dice/planner.h"
#include "engine/ai/duel/net.h"
#include "engine/ai/playouts.h"
#include "tools/ai/match.h"
#include "tools/ai/rushers.h"

#include <ctime>
#include <fstream>
#include <functional>
#include <iterator>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>

namespace mirabilia::ai {

/// A player in the arena. Its name is one of
/// * a level of the program;
/// * `one-ply`: judges one move, like `normal`;
/// * `race:PLAYOUTS`: sequential halving, as `expert` was before the tree (expert-1);
/// * `planner`: Dice with two players, plans its round; `planner:PLAYOUTS` looks at the next one
///   too, `rounds:ITERATIONS` with the tree, as hints do;
/// * `tree:ITERATIONS`: the tree with playouts;
/// * `net:ITERATIONS`: Duel, the tree with the net; `FILE.net:ITERATIONS` with that of a file;
/// * `science`, `military`: Duel, single-minded rushers; `science:ITERATIONS` samples hidden cards
///   and searches with playouts of rushers, as the best public program does;
/// * `careful:ITERATIONS`: classic, the tree with thorough playouts;
/// * `soldier`: classic, judges one move and arms more than `normal` does.
///
/// `tree@20` and `net@20` search for 20 ms of processor time instead; `tree%10:1000` and
/// `net%10:1000` spread 10 % of the priors evenly (see TreeSettings).
template <Game G>
using Contestant = std::function<typename G::Move(const typename G::State &, Seat, Rng &)>;

/// Processor time of this thread, in seconds.
inline double processorTime() {
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) + 1e-9 * static_cast<double>(time.tv_nsec);
}

/// How long to search: iterations, or seconds if not 0.
struct Budget {
    std::uint32_t iterations = 0;
    double seconds = 0;
    float evenShare = TreeSettings().evenShare;

    [[nodiscard]] TreeSettings tree() const {
        return {.iterations = iterations, .evenShare = evenShare};
    }
};

/// Splits text into a name and its budget; nothing if the budget is invalid.
inline std::optional<std::pair<std::string, Budget>> budgetOf(const std::string &text) {
    const std::size_t mark = text.find_last_of(":@");
    if (mark == std::string::npos) {
        return std::pair(text, Budget{});
    }
    const double number = std::atof(text.c_str() + mark + 1);
    if (!(number >= 1)) {
        return std::nullopt;
    }
    constexpr std::uint32_t unlimited = 1U << 22U;
    Budget budget = text[mark] == ':' ? Budget{static_cast<std::uint32_t>(number), 0}
                                      : Budget{unlimited, number / 1000};
    const std::string name = text.substr(0, mark);
    const std::size_t share = name.find('%');
    if (share != std::string::npos) {
        budget.evenShare = static_cast<float>(std::atof(name.c_str() + share + 1)) / 100;
    }
    return std::pair(name.substr(0, share), budget);
}

template <Evaluator E>
typename E::Game::Move bestOf(TreeFor<E> &tree, const E &evaluator, const Budget &budget,
                              const typename E::Game::State &state, Seat seat, const Rng &rng) {
    const double end = processorTime() + budget.seconds;
    unsigned asked = 0;
    typename E::Options options;
    evaluator.options(state, seat, options);
    return tree
        .search(E::Game::view(state, E::Game::controller(state, seat)), seat, options, rng,
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

/// Number of best candidates that expert-1 compared.
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

/// Calls `decide(state, seat, rng, playouts)` with the budget's playouts, or with as many as fit
/// its time at the pace so far.
template <Game G, class Decide>
Contestant<G> paced(const Budget &budget, Decide decide) {
    if (budget.seconds == 0) {
        return [playouts = static_cast<int>(budget.iterations),
                decide](const typename G::State &state, Seat seat, Rng &rng) {
            return decide(state, seat, Rng(rng.next()), playouts);
        };
    }
    const auto pace = std::make_shared<double>(1e-5); // seconds per playout
    return [=](const typename G::State &state, Seat seat, Rng &rng) {
        const auto playouts = static_cast<int>(std::clamp(budget.seconds / *pace, 1.0, 1e6));
        const double start = processorTime();
        const auto move = decide(state, seat, Rng(rng.next()), playouts);
        const double took = processorTime() - start;
        if (took > budget.seconds / 10) { // otherwise there was no choice
            *pace = (*pace + took / playouts) / 2;
        }
        return move;
    };
}

/// `policyFor(state)` makes the policy of the playouts.
template <Game G, class PolicyFor>
Contestant<G> treeContestant(const Budget &budget, PolicyFor policyFor) {
    return [budget, policyFor](const typename G::State &state, Seat seat, Rng &rng) {
        const auto policy = policyFor(state);
        const Playouts playouts(policy);
        TreeFor<Playouts<std::remove_cv_t<decltype(policy)>>> tree(playouts, budget.tree());
        return bestOf(tree, playouts, budget, state, seat, Rng(rng.next()));
    };
}

/// Returns null if the file is no net. Reads each file once and keeps it.
template <class Inputs>
const Net *netOfFile(const std::string &path) {
    static std::map<std::string, std::optional<Net>> nets;
    if (!nets.contains(path)) {
        std::ifstream file(path, std::ios::binary);
        const std::string bytes{std::istreambuf_iterator<char>(file), {}};
        nets[path] = Net::read(bytes, Inputs::inputCount, Inputs::outputCount, Inputs::deepCount);
    }
    return nets[path] ? &*nets[path] : nullptr;
}

inline Contestant<duel::Duel> duelContestant(const std::string &name, const Budget &budget) {
    const duel::Catalogue &cards = catalogue<duel::Duel>();
    if (name == "net" || name.ends_with(".net")) {
        const Net *net = name == "net" ? DuelNet::of(cards) : netOfFile<duel::Inputs>(name);
        if (net == nullptr || budget.iterations == 0) {
            return {};
        }
        const auto evaluator = std::make_shared<DuelNet>(*net);
        const auto tree = std::make_shared<TreeFor<DuelNet>>(*evaluator, budget.tree());
        return [budget, evaluator, tree](const duel::State &state, Seat seat, Rng &rng) {
            return bestOf(*tree, *evaluator, budget, state, seat, Rng(rng.next()));
        };
    }
    if (name == "science" || name == "military") {
        const auto rushers = std::make_shared<Rushers>(cards);
        const duel::Policy *policy = name == "science" ? &rushers->science : &rushers->military;
        if (budget.iterations > 0) {
            return [rushers, policy, budget](const duel::State &state, Seat seat, Rng &rng) {
                const Playouts playouts(*policy);
                TreeFor<Playouts<duel::Policy>> tree(playouts, budget.tree());
                return bestOf(tree, playouts, budget, state, seat, Rng(rng.next()));
            };
        }
        return [rushers, policy](const duel::State &state, Seat seat, Rng &) {
            duel::Candidates candidates;
            policy->judge(state, seat, candidates);
            return best(candidates).move;
        };
    }
    return {};
}

inline Contestant<dice::Dice> diceContestant(const std::string &name, const Budget &budget) {
    if (name == "rounds" && budget.iterations > 0) {
        return [budget](const dice::State &state, Seat seat, Rng &rng) {
            const DicePolicy policy(*state.catalogue);
            const DicePlanner planner(policy, *DiceValue::of(*state.catalogue, 2));
            const auto eyes = eyesOf(planner);
            Tree tree(eyes, budget.tree());
            return bestOf(tree, eyes, budget, state, seat, Rng(rng.next()));
        };
    }
    if (name != "planner" || DiceValue::of(catalogue<dice::Dice>(), 2) == nullptr) {
        return {};
    }
    return paced<dice::Dice>(
        budget, [](const dice::State &state, Seat seat, const Rng &rng, int playouts) {
            const DicePolicy policy(*state.catalogue);
            const DicePlanner planner(policy, *DiceValue::of(*state.catalogue, 2));
            const dice::View view = dice::view(state, seat);
            DiceCandidates candidates;
            planner.judge(dice::determinise(view), seat, candidates);
            return playouts == 0 ? best(candidates).move
                                 : searched(planner, candidates, DicePlanner::contenders, playouts,
                                            view, seat, seat, rng, {}, DicePlanner::roundsAhead)
                                       .move;
        });
}

inline Contestant<classic::Classic> classicContestant(const std::string &name,
                                                      const Budget &budget) {
    if (name == "careful" && budget.iterations > 0) {
        return treeContestant<classic::Classic>(budget, [](const classic::State &state) {
            return ClassicPolicy(state, {}, Care::thorough);
        });
    }
    if (name != "soldier") {
        return {};
    }
    return [](const classic::State &state, Seat seat, Rng &rng) {
        Rng invention = rng.fork(0);
        const auto imagined = classic::Classic::determinise(
            classic::Classic::view(state, classic::Classic::controller(state, seat)), invention);
        const ClassicPolicy policy(imagined, {.vigilance = 2});
        Candidates candidates;
        policy.judge(imagined, seat, Care::thorough, candidates);
        return best(candidates).move;
    };
}

/// Returns an empty function for an unknown name.
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
    if (name == "one-ply" || name == "race") {
        return paced<G>(budget, raced<G>);
    }
    if (name == "tree" && budget.iterations > 0) {
        return treeContestant<G>(budget,
                                 [](const typename G::State &state) { return policyOf(state); });
    }
    if constexpr (G::id == "duel") {
        return duelContestant(name, budget);
    } else if constexpr (G::id == "dice") {
        return diceContestant(name, budget);
    } else {
        return classicContestant(name, budget);
    }
}

} // namespace mirabilia::ai
