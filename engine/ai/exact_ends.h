// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/ai/tree.h"
#include "engine/core/game.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace mirabilia::ai {

/// Solves the end of a game of two in which nothing is hidden and one seat's loss is the other's
/// gain: alpha-beta over moves, the mean over outcomes of chance. A table of fixed size remembers
/// positions. The answer follows from the position alone.
template <Evaluator E>
requires CountsOutcomes<typename E::Game>
class ExactEnds {
public:
    using Game = typename E::Game;
    using State = typename Game::State;
    using Move = typename Game::Move;

    struct Solution {
        Move move;
        float value = 0; ///< for the deciding player
    };

    /// `mostPositions` bounds the time of an answer.
    ExactEnds(const E &evaluatorInUse, std::uint32_t mostPositions)
        : evaluator(evaluatorInUse)
        , most(mostPositions)
        , table(std::bit_ceil(std::min(mostPositions, mostKept))) {}

    /// Returns the best of the options, the likeliest of equals. Returns nothing if that takes too
    /// many positions, or if `stop()`, which is called at every position, returns true.
    template <class Stop>
    std::optional<Solution> best(const State &state, typename E::Options options, Stop stop) {
        std::stable_sort(options.begin(), options.end(),
                         [](const auto &a, const auto &b) { return a.prior > b.prior; });
        const Seat seat = Game::toAct(state).first();
        left = most;
        Solution found{options[0].move, -2};
        for (const auto &option : options) {
            State next = state;
            Game::applyTrusted(next, seat, option.move);
            const Window window = seat == 0 ? Window{found.value, 1} : Window{-1, -found.value};
            const float value = (seat == 0 ? 1.0F : -1.0F) * solve(next, window, stop);
            if (left == 0) {
                return std::nullopt;
            }
            if (value > found.value) {
                found = {option.move, value};
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
        if (Game::node(state) == Node::over) {
            Values values{};
            evaluator.ended(state, values);
            return values[0];
        }
        if (left == 0 || stop()) {
            left = 0;
            return 0;
        }
        --left;
        const std::uint64_t key = std::max<std::uint64_t>(1, Game::hash(state));
        Known &place = table[key & (table.size() - 1)];
        const Window bounds = place.key == key ? place.bounds : Window{-1, 1};
        window = {std::max(window.low, bounds.low), std::min(window.high, bounds.high)};
        if (window.low >= window.high) {
            return bounds.low >= window.high ? bounds.low : bounds.high;
        }
        const float value = Game::node(state) == Node::chance ? meanOf(state, window, stop)
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
        const Seat seat = Game::toAct(state).first();
        typename Game::MoveList moves;
        Game::legal(state, seat, moves);
        float best = seat == 0 ? -1.0F : 1.0F;
        for (const Move &move : moves) {
            State next = state;
            Game::applyTrusted(next, seat, move);
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
        const std::uint32_t outcomes = Game::countOutcomes(state);
        assert(outcomes > 0);
        const auto many = static_cast<float>(outcomes);
        float sum = 0;
        for (std::uint32_t number = 0; number < outcomes; ++number) {
            const auto others = static_cast<float>(outcomes - number - 1);
            const Window needed{std::max(-1.0F, many * window.low - sum - others),
                                std::min(1.0F, many * window.high - sum + others)};
            State next = state;
            Game::applyNumbered(next, number);
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

    const E &evaluator;
    std::uint32_t most;
    std::uint32_t left = 0; ///< positions
    std::vector<Known> table;
};

} // namespace mirabilia::ai
