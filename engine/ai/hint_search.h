// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/ai/hint.h"
#include "engine/ai/rollouts.h"
#include "engine/core/stop.h"

#include <chrono>
#include <utility>

namespace mirabilia::ai {

/// Ends a search when its time is up or it was cancelled. The tree calls it before every
/// iteration.
class TimeMode {
public:
    TimeMode(const StopToken &stop, std::chrono::milliseconds time)
        : m_stop(stop)
        , m_end(std::chrono::steady_clock::now() + time) {}

    bool operator()() {
        // Ignores the time at first, so that even a busy machine has an answer.
        constexpr int least = 50;
        ++m_asked;
        return m_stop.stopRequested() ||
               (m_asked > least && std::chrono::steady_clock::now() >= m_end);
    }

private:
    const StopToken &m_stop;
    std::chrono::steady_clock::time_point m_end;
    int m_asked = 0;
};

/// The common part of every hint(). `options` are the moves to choose from, `adviceFor(move)`
/// returns the advice to play one, `player` decides for `seat`.
template <Evaluator E, class AdviceFor>
Hint<typename E::Game::Move> lookedAhead(const E &evaluator, const typename E::Options &options,
                                         const typename E::Game::View &view, Seat seat, Seat player,
                                         const HintSettings &settings, const Rng &rng,
                                         const StopToken &stop, const AdviceFor &adviceFor) {
    using Move = typename E::Game::Move;
    const auto prospectOf = [&](const Move &move) {
        const auto met = metAfter(evaluator, view, seat, move, settings.iterations, rng.fork(2),
                                  TimeMode(stop, settings.time / 4));
        return Prospect<Move>{.advice = adviceFor(move), .chance = meanOf(met)[player]};
    };
    TreeFor<E> tree(evaluator, {.iterations = settings.iterations});
    const auto tried =
        tree.search(view, seat, options, rng.fork(1), TimeMode(stop, settings.time / 2));
    Hint<Move> hint{.best = prospectOf(tried[0].move), .second = std::nullopt};
    if (tried.size() > 1) {
        hint.second = prospectOf(tried[1].move);
        // The search also counts the margin; a hint is about winning.
        if (hint.second->chance > hint.best.chance) {
            std::swap(hint.best, *hint.second);
        }
    }
    return hint;
}

} // namespace mirabilia::ai
