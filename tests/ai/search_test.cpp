// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/ai/playouts.h"
#include "engine/ai/sequential_halving.h"
#include "engine/core/inline_list.h"
#include "engine/core/stop.h"
#include "tests/ai/numbers.h"
#include "tools/ai/match.h"

#include <gtest/gtest.h>

#include <array>
#include <cstdint>

namespace mirabilia::ai {
namespace {

struct NumbersPolicy {
    using Game = Numbers;
    mutable int ends = 0;
    StopSource *stopAt = nullptr;
    int stopAfter = 0;

    static int choose(const Numbers::State &, Seat, Rng &rng) {
        return static_cast<int>(rng.below(3));
    }
    float utility(const Numbers::State &state, Seat seat) const {
        ++ends;
        if (stopAt != nullptr && ends == stopAfter) {
            stopAt->requestStop();
        }
        return static_cast<float>(Numbers::totals(state)[seat]);
    }
};

constexpr std::array<int, 3> numbers{0, 1, 2};

struct Rated {
    int move = 0;
    ScoreTerms worth;
};

/// Standard libraries differ in what they do with equals; the moves of players must not.
TEST(Candidates, EqualsStayInTheirOrder) {
    InlineList<Rated, 40> rated;
    for (int move = 0; move < 40; ++move) {
        rated.push({move, {}});
        rated[rated.size() - 1].worth.add(Reason::points, static_cast<float>(move % 4));
    }
    const auto order = bestOf(rated, 12);
    ASSERT_EQ(order.size(), 12U);
    for (std::size_t i = 0; i < order.size(); ++i) {
        EXPECT_EQ(order[i], i < 10 ? 3 + 4 * i : 2 + 4 * (i - 10));
    }
    EXPECT_EQ(bestOf(rated, 99).size(), 40U);
}

TEST(Search, FindsTheBestMoveOfAnyGame) {
    const NumbersPolicy policy;
    const SequentialHalving<NumbersPolicy> search(policy, 60);
    EXPECT_EQ(search.best({-1, -1}, 0, 0, numbers, Rng(1), {}), 1U);
}

TEST(Search, KeepsToItsBudget) {
    const NumbersPolicy policy;
    SequentialHalving<NumbersPolicy>(policy, 60).best({-1, -1}, 0, 0, numbers, Rng(1), {});
    EXPECT_LE(policy.ends, 60);
    EXPECT_GE(policy.ends, 50);
}

/// Ends before the next roll of the dice.
struct RoundPolicy {
    using Game = dice::Dice;
    mutable int ends = 0;

    static dice::Move choose(const dice::State &state, Seat seat, Rng &rng) {
        return anyMove<dice::Dice>(state, seat, rng);
    }
    float utility(const dice::State &state, Seat /*seat*/) const {
        ++ends;
        EXPECT_EQ(state.round, 3);
        EXPECT_EQ(dice::Dice::node(state), Node::chance);
        return 0;
    }
};

TEST(Search, EndsPlayoutsAtItsHorizon) {
    const RoundPolicy policy;
    dice::State state = begin<dice::Dice>(2, Rng(1));
    Rng rng(2);
    dice::Dice::applyChance(state, rng);
    const std::array<dice::Move, 2> moves{anyMove<dice::Dice>(state, 0, rng), dice::Move{}};
    SequentialHalving<RoundPolicy>(policy, 20, 1)
        .best(dice::Dice::view(state, 0), 0, 0, moves, Rng(1), {});
    EXPECT_EQ(policy.ends, 20);
}

TEST(Search, NeedsNoPlayoutForTheOnlyMove) {
    const NumbersPolicy policy;
    constexpr std::array<int, 1> only{2};
    EXPECT_EQ(SequentialHalving<NumbersPolicy>(policy, 60).best({-1, -1}, 0, 0, only, Rng(1), {}),
              0U);
    EXPECT_EQ(policy.ends, 0);
}

TEST(Search, StopsWithinOnePlayout) {
    StopSource stop;
    NumbersPolicy policy;
    policy.stopAt = &stop;
    policy.stopAfter = 17;
    const std::size_t found = SequentialHalving<NumbersPolicy>(policy, 1000000)
                                  .best({-1, -1}, 0, 0, numbers, Rng(1), stop.token());
    EXPECT_LT(found, numbers.size());
    EXPECT_EQ(policy.ends, 17);
}

/// Seat 0 decides for ever.
struct Endless : Numbers {
    static Node node(const State &) { return Node::decision; }
    static SeatMask toAct(const State &) { return SeatMask(1); }
};

struct EndlessPolicy {
    using Game = Endless;
    using Candidates = InlineList<Judged<int>, 1>;
    static constexpr bool seesAll = false;
    mutable std::uint64_t chosen = 0;

    int choose(const Endless::State &, Seat, Rng &) const {
        ++chosen;
        return 1;
    }
    static void consider(const Endless::State &, Seat, Candidates &) {}
    static float utility(const Endless::State &, Seat) { return 0; }
};

TEST(Search, PlayoutsEndEvenIfTheGameDoesNot) {
    const EndlessPolicy policy;
    SequentialHalving<EndlessPolicy>(policy, 3).best({-1, -1}, 0, 0, numbers, Rng(1), {});
    EXPECT_GE(policy.chosen, 3 * mostDecisions);
    policy.chosen = 0;
    Rng rng(1);
    EXPECT_EQ(Playouts<EndlessPolicy>(policy).playedOut({}, rng).named[0], 1);
    EXPECT_EQ(policy.chosen, mostDecisions);
}

TEST(Search, DoesNotStartWhenStopped) {
    StopSource stop;
    stop.requestStop();
    const NumbersPolicy policy;
    SequentialHalving<NumbersPolicy>(policy, 1000)
        .best({-1, -1}, 0, 0, numbers, Rng(1), stop.token());
    EXPECT_EQ(policy.ends, 0);
}

} // namespace
} // namespace mirabilia::ai
