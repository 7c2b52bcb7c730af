// SPDX-License-Identifier: GPL-3.0-or-later
// Advice in the second edition of 7 Wonders: what is new there is understood.
#include "engine/classic/position.h"
#include "tools/ai/match.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string_view>
#include <vector>

namespace mirabilia::ai {
namespace {

using classic::Action;
using classic::CardId;
using classic::Classic;
using classic::Side;

/// The last turn of three cities; seat 0 is Olympia, has nothing but what a test gives it, and is
/// advised.
class SecondEdition : public testing::Test {
protected:
    SecondEdition() {
        position.age = 3;
        position.turn = 6;
        for (const std::string_view key : {"olympia", "ephesus", "rhodes"}) {
            classic::PositionCity city;
            city.board.wonder = data.findWonder(key).value();
            city.coins = 3;
            position.cities.push_back(city);
        }
        holds(0, {"palace", "lodge"});
        holds(1, {"town_hall", "pantheon"});
        holds(2, {"study", "senate"});
    }

    [[nodiscard]] CardId card(std::string_view key) const { return data.findCard(key).value(); }
    void olympia(Side side, int stages) {
        position.cities[0].board.side = side;
        position.cities[0].stages = stages;
    }
    void built(const std::vector<std::string_view> &keys) {
        for (const auto key : keys) {
            position.cities[0].built.push_back(card(key));
        }
    }
    void holds(Seat seat, const std::vector<std::string_view> &keys) {
        position.cities[seat].hand.clear();
        for (const auto key : keys) {
            position.cities[seat].hand.push_back(card(key));
        }
    }

    Advice<classic::Move> advice(Level level) {
        const auto state = classic::makeState(data, position);
        if (!state.ok()) {
            ADD_FAILURE() << state.error();
            return {};
        }
        return advise(classic::view(*state, 0), 0, level, Rng(1), {});
    }
    void buildsForNothing(std::string_view key) {
        for (const Level level : {Level::normal, Level::expert}) {
            const auto hint = advice(level);
            EXPECT_EQ(hint.move.action, Action::build) << key;
            EXPECT_EQ(data.card(hint.move.card).key, key);
            EXPECT_EQ(hint.move.pay.total(), 0) << key;
            EXPECT_EQ(hint.reason, key == "lodge" ? Reason::science : Reason::points);
        }
    }

    const classic::Catalogue &data = catalogue<Classic, 2>();
    classic::Position position;
};

TEST_F(SecondEdition, TheFirstCardOfAColourIsFree) {
    olympia(Side::a, 2);
    buildsForNothing("palace");
    built({"baths"}); // blue stands
    buildsForNothing("lodge");
}

TEST_F(SecondEdition, TheLastCardOfAnAgeIsFree) {
    olympia(Side::b, 2);
    built({"baths"});
    buildsForNothing("palace");
    olympia(Side::b, 1); // only the first one is
    for (const Level level : {Level::normal, Level::expert}) {
        EXPECT_EQ(advice(level).move.action, Action::discard);
    }
}

TEST_F(SecondEdition, TheFirstCardOfAnAgeIsFree) {
    position.turn = 1;
    olympia(Side::b, 1);
    built({"baths"});
    std::vector<CardId> deck; // all of the age, as three deal it
    int guilds = 0;
    for (const classic::Card &each : data.cards) {
        if (each.age == 3) {
            const bool isGuild = each.family == classic::Family::guild;
            const int copies = isGuild ? (++guilds <= 5 ? 1 : 0) : data.copies(each.id, 3);
            deck.insert(deck.end(), static_cast<std::size_t>(copies), each.id);
        }
    }
    ASSERT_EQ(deck.size(), 21U);
    std::iter_swap(deck.begin(), std::find(deck.begin(), deck.end(), card("palace")));
    for (std::size_t seat = 0; seat < 3; ++seat) {
        const auto first = deck.begin() + static_cast<std::ptrdiff_t>(seat * 7);
        position.cities[seat].hand.assign(first, first + 7);
    }
    buildsForNothing("palace");
}

TEST_F(SecondEdition, ACompleteWonderIsWhatDecoratorsPayFor) {
    built({"foundry", "stone_pit", "loom_1"});
    holds(0, {"decorators_guild", "lodge"});
    olympia(Side::a, 3);
    built({"baths", "workshop"}); // no colour is free but what stands
    const auto hint = advice(Level::normal);
    EXPECT_EQ(hint.move.card, card("decorators_guild"));
    EXPECT_EQ(hint.move.action, Action::build);
    EXPECT_EQ(hint.reason, Reason::points);
    olympia(Side::a, 1);
    EXPECT_EQ(advice(Level::normal).move.action, Action::discard) << "no stage can be built now";
}

} // namespace
} // namespace mirabilia::ai
