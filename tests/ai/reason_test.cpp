// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/classic/position.h"
#include "tools/ai/match.h"

#include <gtest/gtest.h>

#include <string_view>
#include <vector>

namespace mirabilia::ai {
namespace {

using classic::Action;
using classic::CardId;

CardId card(std::string_view key) {
    return catalogue<classic::Classic>().findCard(key).value();
}

std::vector<CardId> cards(const std::vector<std::string_view> &keys) {
    std::vector<CardId> ids;
    for (const auto key : keys) {
        ids.push_back(card(key));
    }
    return ids;
}

/// Three cities without stages: seat 0 to be advised, and two who hold what the box has left.
class Reasons : public testing::Test {
protected:
    Reasons() {
        const std::vector<std::string_view> boards{"giza", "ephesus", "rhodes"};
        for (const auto key : boards) {
            classic::PositionCity city;
            city.board.wonder = catalogue<classic::Classic>().findWonder(key).value();
            city.coins = 3;
            position.cities.push_back(city);
        }
    }

    void built(Seat seat, const std::vector<std::string_view> &keys) {
        position.cities[seat].built = cards(keys);
    }
    void holds(Seat seat, const std::vector<std::string_view> &keys) {
        position.cities[seat].hand = cards(keys);
    }

    Advice<classic::Move> advice(Level level) {
        const auto state = classic::makeState(catalogue<classic::Classic>(), position);
        if (!state.ok()) {
            ADD_FAILURE() << state.error();
            return {};
        }
        return advise(classic::view(*state, 0), 0, level, Rng(1), {});
    }

    classic::Position position;
};

TEST_F(Reasons, TheLastConflictGoesBeforePoints) {
    position.age = 3;
    position.turn = 6;
    built(0, {"walls", "statue"});
    built(1, {"archery_range", "barracks"});
    built(2, {"stables", "guard_tower"});
    holds(0, {"fortifications", "gardens"});
    holds(1, {"palace", "pantheon"});
    holds(2, {"town_hall", "lodge"});
    for (const Level level : {Level::normal, Level::expert}) {
        const Advice<classic::Move> hint = advice(level);
        EXPECT_EQ(hint.move.card, card("fortifications"));
        EXPECT_EQ(hint.move.action, Action::build);
        EXPECT_EQ(hint.reason, Reason::military);
    }
}

TEST_F(Reasons, AWonConflictNeedsNoMoreShields) {
    position.age = 3;
    position.turn = 6;
    built(0, {"walls", "stables", "statue"});
    holds(0, {"fortifications", "gardens"});
    holds(1, {"palace", "pantheon"});
    holds(2, {"town_hall", "lodge"});
    for (const Level level : {Level::normal, Level::expert}) {
        const Advice<classic::Move> hint = advice(level);
        EXPECT_EQ(hint.move.card, card("gardens"));
        EXPECT_EQ(hint.reason, Reason::points);
    }
}

TEST_F(Reasons, TheThirdSymbolMakesTheSet) {
    position.age = 3;
    position.turn = 6;
    built(0, {"school", "dispensary", "statue"});
    holds(0, {"study", "gardens"});
    holds(1, {"palace", "pantheon"});
    holds(2, {"town_hall", "lodge"});
    for (const Level level : {Level::normal, Level::expert}) {
        EXPECT_EQ(advice(level).reason, Reason::science);
    }
}

TEST_F(Reasons, NothingCanBePaid) {
    position.age = 3;
    position.turn = 6;
    position.cities[0].coins = 0;
    holds(0, {"palace", "pantheon"});
    holds(1, {"fortifications", "gardens"});
    holds(2, {"town_hall", "lodge"});
    const Advice<classic::Move> hint = advice(Level::normal);
    EXPECT_EQ(hint.move.action, Action::discard);
    EXPECT_EQ(hint.reason, Reason::least);
}

TEST_F(Reasons, TheStageIsTheWonder) {
    position.age = 3;
    position.turn = 6;
    built(0, {"stone_pit"});
    holds(0, {"palace", "pantheon"});
    holds(1, {"fortifications", "gardens"});
    holds(2, {"town_hall", "lodge"});
    const Advice<classic::Move> hint = advice(Level::normal);
    EXPECT_EQ(hint.move.action, Action::stage);
    EXPECT_EQ(hint.reason, Reason::wonder);
}

TEST(Names, AreRead) {
    for (const Level level :
         {Level::random, Level::easy, Level::normal, Level::expert, Level::master}) {
        EXPECT_EQ(findLevel(name(level)), level);
    }
    EXPECT_FALSE(findLevel("Expert"));
    EXPECT_EQ(name(Reason::deny), "deny");
}

} // namespace
} // namespace mirabilia::ai
