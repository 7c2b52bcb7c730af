// SPDX-License-Identifier: GPL-3.0-or-later
// How a game ended is told in the same way for every game.
#include "app/host/dice_protocol.h"
#include "app/host/duel_protocol.h"
#include "app/host/result.h"
#include "tests/engine/dice_support.h"
#include "tests/engine/duel_support.h"

#include <gtest/gtest.h>

namespace mirabilia::host {
namespace {

template <Protocol P>
v1::TableView resultOf(const typename P::Game::State &state) {
    v1::TableView view;
    writeResult<P>(state, view);
    return view;
}

std::vector<unsigned> ranks(const v1::TableView &view) {
    std::vector<unsigned> all;
    for (const v1::PlayerScore &score : view.scores()) {
        all.push_back(score.rank());
    }
    return all;
}

std::vector<unsigned> winnersOf(const v1::TableView &view) {
    return {view.winners().begin(), view.winners().end()};
}

TEST(Result, CoinsBreakATieOfDice) {
    const auto over = [](std::initializer_list<int> coins) {
        std::vector<dice::PositionSeat> seats;
        const std::array boards{"giza", "rhodes", "ephesus"};
        for (const int each : coins) {
            seats.push_back(dice::seat(boards[seats.size()], {}, each));
        }
        dice::State state = dice::stateOf(seats, dice::forum({}));
        state.phase = dice::Phase::over;
        return resultOf<DiceProtocol>(state);
    };
    v1::TableView view = over({3, 9, 5});
    EXPECT_EQ(winnersOf(view), std::vector<unsigned>{1});
    EXPECT_EQ(ranks(view), (std::vector<unsigned>{3, 1, 2}));
    EXPECT_EQ(view.tie_break(), "coins");
    EXPECT_EQ(view.scores(1).coins(), 9U);
    EXPECT_EQ(view.scores(1).points_size(), 8);
    view = over({9, 9, 5});
    EXPECT_EQ(winnersOf(view), (std::vector<unsigned>{0, 1}));
    EXPECT_EQ(ranks(view), (std::vector<unsigned>{1, 1, 3}));
    EXPECT_EQ(view.tie_break(), "coins") << "the third has as many points";
    EXPECT_EQ(over({9, 9, 9}).tie_break(), "shared");
}

TEST(Result, BlueCardsBreakATieOfDuelUnlessItEndsBefore) {
    duel::Position position = duel::lying(3, {});
    position.phase = duel::Phase::over;
    position.victory = duel::Victory::civilian;
    position.cities[0].built = duel::cards({"altar"}); // three points
    position.cities[1].coins = 7 + 9;                  // three more than seat 0
    v1::TableView view = resultOf<DuelProtocol>(duel::stateOf(position));
    ASSERT_EQ(view.scores(0).total(), view.scores(1).total());
    EXPECT_EQ(winnersOf(view), std::vector<unsigned>{0});
    EXPECT_EQ(ranks(view), (std::vector<unsigned>{1, 2}));
    EXPECT_EQ(view.tie_break(), "civilian");

    position.cities[1].built = duel::cards({"theater"});
    position.cities[1].coins = 7;
    view = resultOf<DuelProtocol>(duel::stateOf(position));
    EXPECT_EQ(winnersOf(view), (std::vector<unsigned>{0, 1}));
    EXPECT_EQ(view.tie_break(), "shared");

    duel::State state = duel::stateOf(position);
    state.victory = duel::Victory::science;
    state.mover = 1;
    view = resultOf<DuelProtocol>(state);
    EXPECT_EQ(winnersOf(view), std::vector<unsigned>{1});
    EXPECT_EQ(ranks(view), (std::vector<unsigned>{2, 1}));
    EXPECT_EQ(view.tie_break(), "") << "points do not decide";
    position.cities[1].built = {};
    EXPECT_EQ(resultOf<DuelProtocol>(duel::stateOf(position)).tie_break(), "");
}

} // namespace
} // namespace mirabilia::host
