// SPDX-License-Identifier: GPL-3.0-or-later
//
// Exact ends of Duel against a plain expectation over everything that can happen.
#include "engine/ai/duel/net.h"
#include "engine/ai/exact_ends.h"
#include "tools/ai/match.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace mirabilia::ai {
namespace {

using duel::Duel;

constexpr auto unstopped = [] { return false; };

const DuelNet &evaluator() {
    static const DuelNet net(*DuelNet::of(catalogue<Duel>()));
    return net;
}

/// The value for seat 0.
float plainValue(const duel::State &state, int &chances) {
    if (Duel::node(state) == Node::over) {
        return DuelNet::worth(state)[0];
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

DuelNet::Options optionsOf(const duel::State &state) {
    DuelNet::Options options;
    evaluator().options(state, state.mover, options);
    return options;
}

/// Calls `visit(state)` at every decision of random games that `cards` cards or fewer are left for.
template <class Visit>
void forEachEnd(int games, int cards, Visit visit) {
    for (int game = 0; game < games; ++game) {
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
    ExactEnds<DuelNet> exact(evaluator(), 100'000);
    forEachEnd(60, 4, [&](const duel::State &state) {
        const auto found = exact.best(state, optionsOf(state), unstopped);
        ASSERT_TRUE(found);
        float best = -1;
        Duel::MoveList moves;
        Duel::legal(state, state.mover, moves);
        for (const duel::Move &move : moves) {
            best = std::max(best, plainValue(state, move, chances));
        }
        EXPECT_NEAR(found->value, best, 1e-5F);
        EXPECT_NEAR(plainValue(state, found->move, chances), best, 1e-5F);
        ++ends;
    });
    EXPECT_GT(ends, 150);
    EXPECT_GT(chances, 100);
}

TEST(ExactEnds, AreWhatTheExpertPlays) {
    int ends = 0;
    int chances = 0;
    forEachEnd(15, 3, [&](const duel::State &state) {
        Rng rng(1);
        const duel::Move move = decideAs<Duel>(Level::expert, state, state.mover, rng).move;
        float best = -1;
        for (const auto &option : optionsOf(state)) {
            best = std::max(best, plainValue(state, option.move, chances));
        }
        EXPECT_NEAR(plainValue(state, move, chances), best, 1e-5F);
        ++ends;
    });
    EXPECT_GT(ends, 30);
}

TEST(ExactEnds, AreGivenUpWhenTheyAreTooLarge) {
    int solved = 0;
    int givenUp = 0;
    constexpr std::uint32_t most = 200;
    ExactEnds<DuelNet> exact(evaluator(), most);
    forEachEnd(20, 6, [&](const duel::State &state) {
        const auto found = exact.best(state, optionsOf(state), unstopped);
        EXPECT_LE(exact.positions(), most);
        EXPECT_EQ(found.has_value(), exact.positions() < most);
        (found ? solved : givenUp) += 1;
    });
    EXPECT_GT(solved, 10);
    EXPECT_GT(givenUp, 10);
}

TEST(ExactEnds, HearStop) {
    ExactEnds<DuelNet> exact(evaluator(), 100'000);
    int stopped = 0;
    forEachEnd(5, 6, [&](const duel::State &state) {
        int asked = 0;
        const auto found = exact.best(state, optionsOf(state), [&asked] { return ++asked == 5; });
        EXPECT_LE(asked, 5);
        EXPECT_EQ(found.has_value(), asked < 5);
        stopped += asked == 5 ? 1 : 0;
    });
    EXPECT_GT(stopped, 5);
}

} // namespace
} // namespace mirabilia::ai
