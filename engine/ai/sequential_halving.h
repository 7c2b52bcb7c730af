// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/ai/score_terms.h"
#include "engine/core/game.h"
#include "engine/core/rng.h"
#include "engine/core/stop.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <numeric>
#include <span>
#include <vector>

namespace mirabilia::ai {

/// What a search needs beyond the rules of a game: plausible moves and the worth of an end.
template <class P>
concept Policy = Playable<typename P::Game> &&
    requires(const P policy, const typename P::Game::State state, Seat seat, Rng &rng) {
    { policy.choose(state, seat, rng) } -> std::same_as<typename P::Game::Move>;
    { policy.utility(state, seat) } -> std::same_as<float>;
};

/// A playout ends after this many decisions, wherever it has got to: no rule of a game bounds its
/// length, and a search hears `stop` between playouts. Real games take less than a tenth of it.
inline constexpr std::uint64_t mostDecisions = 10'000;

/// Playouts pass all chance nodes.
inline constexpr int noHorizon = std::numeric_limits<int>::max();

/// Determinised search with sequential halving. Each round plays the remaining moves through the
/// same sampled worlds (hidden cards, deals to come), so that they are compared on equal luck; then
/// the worse half drops out. The number of playouts is fixed.
template <Policy P>
class SequentialHalving {
public:
    using Game = typename P::Game;
    using State = typename Game::State;
    using Move = typename Game::Move;
    using View = typename Game::View;

    /// Playouts stop at the end of the game or at the (`horizon` + 1)st chance node; the policy
    /// must be able to evaluate such a position.
    SequentialHalving(const P &policyInUse, int playoutsInAll, int horizonInUse = noHorizon)
        : policy(policyInUse)
        , playouts(playoutsInAll)
        , horizon(horizonInUse) {}

    /// Returns the index of the best move for `controller` (`seat` itself, unless another seat
    /// decides for it). Returns early, with any index, once `stop` is requested.
    std::size_t best(const View &view, Seat seat, Seat controller, std::span<const Move> moves,
                     Rng rng, const StopToken &stop) const {
        std::vector<Record> remaining(moves.size());
        for (std::size_t i = 0; i < remaining.size(); ++i) {
            remaining[i].move = i;
        }
        const int rounds = roundsFor(remaining.size());
        std::uint64_t world = 0;
        for (int round = 0; remaining.size() > 1; ++round) {
            const int worlds =
                std::max(1, playouts / (rounds * static_cast<int>(remaining.size())));
            for (int i = 0; i < worlds; ++i) {
                if (!playWorld(view, seat, controller, moves, rng.fork(world++), remaining, stop)) {
                    return remaining.front().move;
                }
            }
            std::stable_sort(remaining.begin(), remaining.end(),
                             [](const Record &a, const Record &b) { return a.sum > b.sum; });
            remaining.resize((remaining.size() + 1) / 2);
        }
        return remaining.front().move;
    }

private:
    struct Record {
        std::size_t move = 0;
        double sum = 0; ///< of utilities; all remaining moves have met the same worlds
    };

    static int roundsFor(std::size_t moves) {
        int rounds = 0;
        for (; moves > 1; moves = (moves + 1) / 2) {
            ++rounds;
        }
        return std::max(1, rounds);
    }

    bool playWorld(const View &view, Seat seat, Seat controller, std::span<const Move> moves,
                   Rng luck, std::vector<Record> &remaining, const StopToken &stop) const {
        Rng invention = luck.fork(0);
        const State start = Game::determinise(view, invention);
        for (Record &record : remaining) {
            if (stop.stopRequested()) {
                return false;
            }
            State state = start;
            Game::applyTrusted(state, seat, moves[record.move]);
            playOut(state, luck.fork(1), luck.fork(2));
            record.sum += static_cast<double>(policy.utility(state, controller));
        }
        return true;
    }

    /// Every decision has its own generator, so that playouts that differ by one move stay similar.
    void playOut(State &state, Rng deals, const Rng &whims) const {
        int chances = 0;
        for (std::uint64_t decision = 0; decision < mostDecisions;) {
            switch (Game::node(state)) {
            case Node::over: return;
            case Node::chance:
                if (chances == horizon) {
                    return;
                }
                ++chances;
                Game::applyChance(state, deals);
                break;
            case Node::decision:
            case Node::simultaneous:
                for (const Seat seat : Game::toAct(state)) {
                    Rng whim = whims.fork(decision++);
                    Game::applyTrusted(state, seat, policy.choose(state, seat, whim));
                }
                break;
            }
        }
    }

    const P &policy;
    int playouts;
    int horizon;
};

/// Returns the candidate that a search with `playouts` playouts finds best among the `contenders`
/// of greatest worth.
template <Policy P, class Candidates>
const auto &searched(const P &policy, const Candidates &candidates, std::size_t contenders,
                     int playouts, const typename P::Game::View &view, Seat seat, Seat controller,
                     const Rng &rng, const StopToken &stop, int horizon = noHorizon) {
    std::vector<std::size_t> order(candidates.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    if (order.size() > contenders) {
        const auto first = bestOf(candidates, contenders);
        order.assign(first.begin(), first.end());
    }
    std::vector<typename P::Game::Move> moves;
    moves.reserve(order.size());
    for (const std::size_t candidate : order) {
        moves.push_back(candidates[candidate].move);
    }
    const SequentialHalving<P> search(policy, playouts, horizon);
    return candidates[order[search.best(view, seat, controller, moves, rng, stop)]];
}

} // namespace mirabilia::ai
