// SPDX-License-Identifier: GPL-3.0-or-later
//
// Exact ends of Duel against a plain expectation over everything that can happen.
#include "engine/ai/exact_ends.h"
#include "tools/ai/match.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <span>

namespace mirabilia::ai {
namespace {

using duel::Duel;

constexpr auto unstopped = [] { return false; };

/// The value for seat 0.
float plainValue(const duel::State &state, int &chances) {
    if (Duel::node(state) == Node::over) {
        const SeatMask winners = Duel::winners(state);
        return winners.size() == 2 ? 0.0F : winners.has(0) ? 1.0F : -1.0F;
    }
    if (Duel::node(state) == Node::chance) {
        ++chances;
        const std::uint32_t count = Duel::countOutcomes(state);
        double sum = 0;
        for (std::uint32_t number = 0; number < count; ++number) {
            duel::State next = state;
            Duel::applyNumbered(next, number);
            sum += static_cast<double>(plainValue(next, chances));
        }
        return static_cast<float>(sum / count);
    }
    const float side = state.mover == 0 ? 1.0F : -1.0F;
    float best = -1;
    Duel::MoveList moves;
    Duel::legal(state, state.mover, moves);
    for (const duel::Move &move : moves) {
        duel::State next = state;
        Duel::applyTrusted(next, state.mover, move);
        best = std::max(best, side * plainValue(next, chances));
    }
    return side * best;
}

/// The value of a move for the mover.
float plainValue(const duel::State &state, const duel::Move &move, int &chances) {
    duel::State next = state;
    Duel::applyTrusted(next, state.mover, move);
    return (state.mover == 0 ? 1.0F : -1.0F) * plainValue(next, chances);
}

Duel::MoveList movesOf(const duel::State &state) {
    Duel::MoveList moves;
    Duel::legal(state, state.mover, moves);
    return moves;
}

/// The value of the best move for the mover.
float plainBest(const duel::State &state, int &chances) {
    float best = -1;
    for (const duel::Move &move : movesOf(state)) {
        best = std::max(best, plainValue(state, move, chances));
    }
    return best;
}

/// Calls `visit(state)` at every decision of random games that `cards` cards or fewer are left for.
template <class Visit>
void forEachEnd(int games, int cards, Visit visit, int first = 0) {
    for (int game = first; game < first + games; ++game) {
        const Rng rng(static_cast<std::uint64_t>(game) + 700);
        playOut<Duel>(begin<Duel>(2, rng), rng,
                      [&](const duel::State &state, Seat seat, Rng &choices) {
                          if (state.age == duel::ageCount && state.lying.size() <= cards) {
                              visit(state);
                          }
                          return anyMove<Duel>(state, seat, choices);
                      });
    }
}

TEST(ExactEnds, AreWorthWhatEverythingThatCanHappenComesTo) {
    int ends = 0;
    int chances = 0;
    ExactEnds<Duel> exact(100'000);
    forEachEnd(60, 5, [&](const duel::State &state) {
        const auto found = exact.best(state, movesOf(state).span(), unstopped);
        ASSERT_TRUE(found);
        const float best = plainBest(state, chances);
        EXPECT_NEAR(found->value, best, 1e-5F);
        EXPECT_NEAR(plainValue(state, found->move, chances), best, 1e-5F);
        ++ends;
    });
    EXPECT_GT(ends, 150);
    EXPECT_GT(chances, 100);
}

/// The tree alone gives away chances in two of these games, 45 and 48.
TEST(ExactEnds, AreWhatTheExpertPlays) {
    int ends = 0;
    ExactEnds<Duel> exact(100'000);
    forEachEnd(
        10, 6,
        [&](const duel::State &state) {
            Rng rng(1);
            const duel::Move move = decideAs<Duel>(Level::expert, state, state.mover, rng).move;
            const auto best = exact.best(state, movesOf(state).span(), unstopped);
            const auto played = exact.best(state, std::span(&move, 1), unstopped);
            ASSERT_TRUE(best && played);
            EXPECT_NEAR(played->value, best->value, 2e-4F);
            ++ends;
        },
        40);
    EXPECT_GT(ends, 50);
}

TEST(ExactEnds, AreGivenUpWhenTheyAreTooLarge) {
    int solved = 0;
    int givenUp = 0;
    constexpr std::uint32_t most = 200;
    ExactEnds<Duel> exact(most);
    forEachEnd(20, 6, [&](const duel::State &state) {
        const auto found = exact.best(state, movesOf(state).span(), unstopped);
        EXPECT_LE(exact.positions(), most);
        EXPECT_EQ(found.has_value(), exact.positions() < most);
        (found ? solved : givenUp) += 1;
    });
    EXPECT_GT(solved, 10);
    EXPECT_GT(givenUp, 10);
}

TEST(ExactEnds, HearStop) {
    ExactEnds<Duel> exact(100'000);
    int stopped = 0;
    forEachEnd(5, 6, [&](const duel::State &state) {
        int asked = 0;
        const auto found =
            exact.best(state, movesOf(state).span(), [&asked] { return ++asked == 5; });
        EXPECT_LE(asked, 5);
        EXPECT_EQ(found.has_value(), asked < 5);
        stopped += asked == 5 ? 1 : 0;
    });
    EXPECT_GT(stopped, 5);
}

} // namespace
} // namespace mirabilia::ai
