// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engine/classic_support.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace mirabilia::classic {
namespace {

Position lastTurn() {
    Position position;
    position.age = 1;
    position.turn = 6;
    position.freeCity = true;
    position.cities = {city("giza A"), city("rhodes A"), city("ephesus A")};
    position.cities[0].hand = cards({"altar", "theater"});
    position.cities[1].hand = cards({"press_1", "marketplace"});
    position.drawPile = cards({"loom_1", "stone_pit"});
    return position;
}

TEST(ClassicTwoPlayers, TheHolderDecidesForTheFreeCity) {
    const State state = stateOf(lastTurn());
    EXPECT_EQ(state.holder, 1) << "turn 6 of age I: the right neighbour";
    EXPECT_EQ(controller(state, 2), 1);
    EXPECT_EQ(controller(state, 0), 0);
    EXPECT_EQ(hand(state, 1).size(), 3U) << "the holder has drawn";
    EXPECT_EQ(hand(state, 2).size(), 0U);
    EXPECT_EQ(playable(state, 2).size(), 3U);
    EXPECT_EQ(drawPile(state).size(), 1U);
}

TEST(ClassicTwoPlayers, OneCardIsNotPlayedTwice) {
    State state = stateOf(lastTurn());
    const Move build{card("loom_1"), Action::build, CopySide::none, {}};
    ASSERT_EQ(Classic::apply(state, 1, build), Refusal::none);
    EXPECT_EQ(Classic::refusal(state, 2, build), Refusal::notInHand);
    Classic::MoveList moves;
    Classic::legal(state, 2, moves);
    EXPECT_TRUE(std::none_of(moves.begin(), moves.end(),
                             [](const Move &move) { return move.card == card("loom_1"); }));
    State other = stateOf(lastTurn());
    ASSERT_EQ(Classic::apply(other, 2, build), Refusal::none);
    EXPECT_EQ(Classic::refusal(other, 1, build), Refusal::notInHand);
}

TEST(ClassicTwoPlayers, TheHolderMayBeGiven) {
    Position position = lastTurn();
    position.holder = Seat{0};
    const State state = stateOf(position);
    EXPECT_EQ(controller(state, 2), 0);
    EXPECT_EQ(hand(state, 0).size(), 3U);
    position.holder = Seat{2};
    EXPECT_EQ(makeState(catalogue(), position).error(), "free_city_holder: expected 0 or 1");
}

TEST(ClassicTwoPlayers, TheHolderAlternatesAndMeetsTheFedHand) {
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        int turn = 0;
        playVisiting(2, seed, [&](const State &state) {
            if (state.phase != Phase::pick || state.turn == turn) {
                return;
            }
            turn = state.turn;
            const bool leftFirst = state.age != 2;
            EXPECT_EQ(state.holder, (state.turn % 2 == 1) == leftFirst ? 0 : 1);
            EXPECT_EQ(handOf(state, state.holder), state.fedHand);
            EXPECT_EQ(hand(state, state.holder).size(), std::size_t{9} - state.turn);
            EXPECT_EQ(hand(state, state.holder == 0 ? 1 : 0).size(), std::size_t{8} - state.turn);
            EXPECT_EQ(drawPile(state).size(), std::size_t{7} - state.turn);
        });
    }
}

TEST(ClassicTwoPlayers, TheFreeCityHasNoPointsAndCannotWin) {
    const State state = playVisiting(2, 3, [](const State &) {});
    EXPECT_EQ(Classic::totals(state)[2], 0);
    EXPECT_FALSE(winners(state).has(2));
    EXPECT_EQ(Classic::seatCount(state), 3);
}

} // namespace
} // namespace mirabilia::classic
