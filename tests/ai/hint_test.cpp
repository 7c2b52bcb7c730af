// SPDX-License-Identifier: GPL-3.0-or-later
// Hints: the two best moves and the chances behind them.
#include "engine/ai/hint.h"
#include "tools/ai/match.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>

namespace mirabilia::ai {
namespace {

using namespace std::chrono_literals;
using classic::Classic;
using dice::Dice;
using duel::Duel;

/// As many iterations as that, however long they take.
constexpr HintSettings untimed(std::uint32_t iterations) {
    return {.iterations = iterations, .time = 1h};
}

template <Game G>
Hint<typename G::Move> hintAt(const typename G::State &state, const HintSettings &settings,
                              std::uint64_t seed, const StopToken &stop = {}) {
    const Seat seat = G::toAct(state).first();
    return hint(G::view(state, G::controller(state, seat)), seat, settings, Rng(seed), stop);
}

template <class G>
class Hints : public testing::Test {
protected:
    using State = typename G::State;

    /// Calls `visit(state)` at every `each`th decision of a game in which anything is played.
    template <class Visit>
    static void walk(int players, int each, Visit visit) {
        const Rng rng(8);
        int number = 0;
        playOut<G>(begin<G>(players, rng), rng, [&](const State &state, Seat seat, Rng &choices) {
            // Where several decide, what is asked is about the first of them.
            if (number++ % each == 0 && seat == G::toAct(state).first()) {
                visit(state);
            }
            return anyMove<G>(state, seat, choices);
        });
    }
};
using AllGames = testing::Types<Classic, Duel, Dice>;
TYPED_TEST_SUITE(Hints, AllGames);

TYPED_TEST(Hints, NameTwoLegalMovesTheBetterFirst) {
    using G = TypeParam;
    int choices = 0;
    for (const int players : {2, std::min(4, G::mostPlayers)}) {
        TestFixture::walk(players, 9, [&](const typename G::State &state) {
            const auto found = hintAt<G>(state, untimed(40), 1);
            const Seat seat = G::toAct(state).first();
            EXPECT_EQ(G::refusal(state, seat, found.best.advice.move), Refusal::none);
            EXPECT_GE(found.best.chance, 0.0F);
            EXPECT_LE(found.best.chance, 1.0F);
            if (found.second) {
                ++choices;
                EXPECT_EQ(G::refusal(state, seat, found.second->advice.move), Refusal::none);
                EXPECT_NE(found.second->advice.move, found.best.advice.move);
                EXPECT_LE(found.second->chance, found.best.chance);
            }
        });
    }
    EXPECT_GT(choices, 5);
}

TYPED_TEST(Hints, TheSameSeedAndIterationsGiveTheSameHint) {
    using G = TypeParam;
    TestFixture::walk(2, 25, [](const typename G::State &state) {
        const auto once = hintAt<G>(state, untimed(60), 3);
        const auto again = hintAt<G>(state, untimed(60), 3);
        EXPECT_EQ(once.best.advice.move, again.best.advice.move);
        EXPECT_EQ(once.best.chance, again.best.chance);
        EXPECT_EQ(once.second.has_value(), again.second.has_value());
    });
}

TYPED_TEST(Hints, WithoutTimeOrStoppedAtOnceThereStillIsAMove) {
    using G = TypeParam;
    StopSource nobodyWaits;
    nobodyWaits.requestStop();
    TestFixture::walk(2, 25, [&](const typename G::State &state) {
        const Seat seat = G::toAct(state).first();
        const HintSettings endless{.iterations = 1'000'000, .time = 0ms};
        const auto late = hintAt<G>(state, endless, 1);
        EXPECT_EQ(G::refusal(state, seat, late.best.advice.move), Refusal::none);
        const auto stopped = hintAt<G>(state, endless, 1, nobodyWaits.token());
        EXPECT_EQ(G::refusal(state, seat, stopped.best.advice.move), Refusal::none);
    });
}

/// Who holds the last cards of a game that is decided knows how it ends.
TYPED_TEST(Hints, TheChanceIsThatOfWhoAsks) {
    using G = TypeParam;
    typename G::State last{};
    TestFixture::walk(2, 1, [&](const typename G::State &state) { last = state; });
    const Seat player = G::controller(last, G::toAct(last).first());
    const auto mine = hintAt<G>(last, untimed(200), 1);
    // Played to the end by the same advice, whoever wins is who had the better chance.
    const auto over = playOut<G>(last, Rng(2), [](const auto &state, Seat seat, Rng &choices) {
        return decideAs<G>(Level::normal, state, seat, choices).move;
    });
    EXPECT_EQ(mine.best.chance > 0.5F, G::winners(over).has(player))
        << static_cast<double>(mine.best.chance);
}

} // namespace
} // namespace mirabilia::ai
