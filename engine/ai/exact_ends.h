// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/game.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace mirabilia::ai {

/// Solves the end of a game of two in which nothing is hidden: alpha-beta over moves, the mean over
/// outcomes of chance. Only winning counts, so most lines are cut short. A table of fixed size
/// remembers positions. The answer follows from the arguments alone.
template <CountsOutcomes G>
class ExactEnds {
public:
    using State = typename G::State;
    using Move = typename G::Move;

    struct Solution {
        Move move{};
        float value = 0; ///< the chance to win less that to lose, for the deciding player
    };

    /// `mostPositions` bounds the time of an answer.
    explicit ExactEnds(std::uint32_t mostPositions)
        : most(mostPositions)
        , table(std::bit_ceil(std::min(mostPositions, mostKept))) {}

    /// Returns the first of these moves that none is better than. Returns nothing if that takes too
    /// many positions, or if `stop()`, which is called at every position, returns true.
    template <class Stop>
    std::optional<Solution> best(const State &state, std::span<const Move> moves, Stop stop) {
        constexpr float least = 1e-4F; // sums of equal chances may differ by less
        const Seat seat = G::toAct(state).first();
        const float side = seat == 0 ? 1.0F : -1.0F;
        left = most;
        Solution found{.value = -2};
        for (const Move &move : moves) {
            State next = state;
            G::applyTrusted(next, seat, move);
            const float better = found.value + least;
            const float value =
                side * solve(next, seat == 0 ? Window{better, 1} : Window{-1, -better}, stop);
            if (left == 0) {
                return std::nullopt;
            }
            if (value > better) {
                found = {move, value};
            }
        }
        return found;
    }

    /// How many positions the last answer took.
    [[nodiscard]] std::uint32_t positions() const { return most - left; }

private:
    static constexpr std::uint32_t mostKept = 1U << 18U;

    /// Values are those of seat 0. A search may return any value at or below `low` if the true one
    /// is no higher than that, and any at or above `high` if it is no lower.
    struct Window {
        float low;
        float high;
    };
    /// What is known about the value of a position.
    struct Known {
        std::uint64_t key = 0; ///< none if 0
        Window bounds{-1, 1};
    };

    template <class Stop>
    float solve(const State &state, Window window, Stop &stop) {
        if (G::node(state) == Node::over) {
            const SeatMask winners = G::winners(state);
            return winners.size() != 1 ? 0.0F : winners.has(0) ? 1.0F : -1.0F;
        }
        if (left == 0 || stop()) {
            left = 0;
            return 0;
        }
        --left;
        const std::uint64_t key = std::max<std::uint64_t>(1, G::hash(state));
        Known &place = table[key & (table.size() - 1)];
        const Window bounds = place.key == key ? place.bounds : Window{-1, 1};
        window = {std::max(window.low, bounds.low), std::min(window.high, bounds.high)};
        if (window.low >= window.high) {
            return bounds.low >= window.high ? bounds.low : bounds.high;
        }
        const float value = G::node(state) == Node::chance ? meanOf(state, window, stop)
                                                           : bestFor(state, window, stop);
        if (left > 0) {
            place = {key,
                     {value > window.low ? value : bounds.low,
                      value < window.high ? value : bounds.high}};
        }
        return value;
    }

    template <class Stop>
    float bestFor(const State &state, Window window, Stop &stop) {
        const Seat seat = G::toAct(state).first();
        typename G::MoveList moves;
        G::legal(state, seat, moves);
        float best = seat == 0 ? -1.0F : 1.0F;
        for (const Move &move : moves) {
            State next = state;
            G::applyTrusted(next, seat, move);
            const float value = solve(next, window, stop);
            if (seat == 0) {
                best = std::max(best, value);
                window.low = std::max(window.low, best);
            } else {
                best = std::min(best, value);
                window.high = std::min(window.high, best);
            }
            if (window.low >= window.high) {
                break;
            }
        }
        return best;
    }

    /// Ends as soon as the outcomes that are left, at their best or worst, cannot bring the mean
    /// into the window (Star1).
    template <class Stop>
    float meanOf(const State &state, Window window, Stop &stop) {
        const std::uint32_t outcomes = G::countOutcomes(state);
        assert(outcomes > 0);
        const auto many = static_cast<float>(outcomes);
        float sum = 0;
        for (std::uint32_t number = 0; number < outcomes; ++number) {
            const auto others = static_cast<float>(outcomes - number - 1);
            const Window needed{std::max(-1.0F, many * window.low - sum - others),
                                std::min(1.0F, many * window.high - sum + others)};
            State next = state;
            G::applyNumbered(next, number);
            const float value = solve(next, needed, stop);
            sum += value;
            if (value <= needed.low && needed.low > -1) {
                return (sum + others) / many;
            }
            if (value >= needed.high && needed.high < 1) {
                return (sum - others) / many;
            }
        }
        return sum / many;
    }

    std::uint32_t most;
    std::uint32_t left = 0; ///< positions
    std::vector<Known> table;
};

} // namespace mirabilia::ai
