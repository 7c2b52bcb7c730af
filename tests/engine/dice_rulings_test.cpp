// SPDX-License-Identifier: GPL-3.0-or-later
// Numbers and rulings of the data file do what they say, each option of each of them.
#include "tests/engine/dice_support.h"

#include <gtest/gtest.h>

#include <set>

namespace mirabilia::dice {
namespace {

Change ruling(const std::string &name_, const nlohmann::json &value) {
    return {"/rulings/" + name_ + "/value", value};
}

void play(State &state, Seat seat, const Move &move) {
    ASSERT_EQ(Dice::apply(state, seat, move), Refusal::none) << describe(state, move);
}

TEST(DiceRulings, CoinsOfTheDieComeBeforeOrAfterTheCosts) {
    const Forum lies = forum({{"red", "sword", 2}});
    for (const bool before : {true, false}) {
        const Catalogue data =
            catalogueWith({ruling("coins_on_die_timing", before ? "before_costs" : "after_costs")});
        PositionSeat poor = seat("giza", {"university.tablet.1"}, 0); // 2 coins for a red die
        const State empty = stateOf({poor, seat("rhodes")}, lies, data);
        EXPECT_EQ(Dice::refusal(empty, 0, build("red", "barracks_east.attack.1")),
                  before ? Refusal::none : Refusal::cannotPay);
        const PositionSeat rich = seat("giza", {"university.tablet.1"}, 21);
        State full = stateOf({rich, seat("rhodes")}, lies, data);
        play(full, 0, build("red", "barracks_east.attack.1"));
        EXPECT_EQ(full.cities[0].now.coins, before ? 19 : 21);
    }
}

/// Three seats complete the Agora in the same round; seats 0 and 2 are left with more coins.
State threeCompleteTheAgora(const Catalogue &data) {
    std::vector<PositionSeat> seats;
    for (const std::string_view board : {"giza", "rhodes", "olympia"}) {
        seats.push_back(seat(board,
                             {"agora.r1c1", "agora.r1c2", "agora.r1c3", "agora.r2c1", "agora.r2c2",
                              "agora.r2c3", "agora.r3c1", "agora.r3c2"},
                             board == "rhodes" ? 7 : 9));
    }
    State state = stateOf(seats, forum({{"blue", "fountain", 0}}), data);
    for (Seat each = 0; each < 3; ++each) {
        EXPECT_EQ(Dice::apply(state, each, build("blue", "agora.r3c3")), Refusal::none);
        EXPECT_EQ(Dice::apply(state, each, {Action::bonus, noDie, noCell, bonus("bonus_cross")}),
                  Refusal::none);
        EXPECT_EQ(Dice::apply(state, each, decline), Refusal::none);
    }
    EXPECT_EQ(state.phase, Phase::roll);
    return state;
}

TEST(DiceRulings, WhoIsFirstWhenSeveralCompleteTheAgora) {
    const auto first = [](const char *option) {
        const Catalogue data = catalogueWith({ruling("agora_first_tie", option)});
        const State state = threeCompleteTheAgora(data);
        for (Seat each = 0; each < 3; ++each) {
            EXPECT_EQ(score(state, each)[Category::agora],
                      27 + (agoraFirst(state).has(each) ? 3 : 0));
            EXPECT_EQ(state.cities[each].now.agoraFirst, agoraFirst(state).has(each));
        }
        return agoraFirst(state);
    };
    EXPECT_EQ(first("all"), SeatMask(0b111));
    EXPECT_EQ(first("none"), SeatMask(0b000));
    EXPECT_EQ(first("most_coins"), SeatMask(0b101));
}

TEST(DiceRulings, OneAloneIsFirstWhateverTheRulingSays) {
    for (const char *option : {"all", "none", "most_coins"}) {
        const Catalogue data = catalogueWith({ruling("agora_first_tie", option)});
        const State state =
            stateOf({seat("giza", {"agora.r1c1", "agora.r1c2", "agora.r1c3", "agora.r2c1",
                                   "agora.r2c2", "agora.r2c3", "agora.r3c1", "agora.r3c2"}),
                     seat("rhodes")},
                    forum({{"blue", "fountain", 0}}), data);
        State after = state;
        play(after, 0, build("blue", "agora.r3c3"));
        EXPECT_EQ(agoraFirst(after), SeatMask(0b01)) << option;
        EXPECT_TRUE(agoraFirst(state).empty());
    }
}

TEST(DiceRulings, ThePurpleBarracksFaceAddsOrTakesEither) {
    const auto judge = [](const char *option, const Forum &lies) {
        const Catalogue data = catalogueWith({ruling("purple_barracks_face", option)});
        // West 0, East 2 against West 3, East 1: two against four, but more in the East.
        const State state =
            stateOf({seat("olympia",
                          {"university.tablet.1", "university.tablet.2", "university.tablet.3",
                           "barracks_east.defense.1", "barracks_east.defense.2"},
                          9),
                     seat("giza", {"barracks_west.attack.1", "barracks_west.attack.2",
                                   "barracks_west.defense.1", "barracks_east.defense.1"})},
                    lies, data);
        return Dice::refusal(state, 0, build("purple", "guild_court.1"));
    };
    const Forum barracks = forum({{"purple", "barracks", 0}});
    EXPECT_EQ(judge("sum", barracks), Refusal::condition);
    EXPECT_EQ(judge("either", barracks), Refusal::none);
    const Forum market = forum({{"purple", "market", 0}});
    EXPECT_EQ(judge("either", market), Refusal::condition) << "none against none, two players";
}

TEST(DiceRulings, GreyFacesAreThoseOfTheDieOrAllSix) {
    const auto faces = [](const char *option, const char *key) {
        const Catalogue data = catalogueWith({ruling("grey_faces", option)});
        const Die &grey = data.die(data.findDie(key).value());
        return std::set<std::string>(grey.faces.begin(), grey.faces.end());
    };
    EXPECT_EQ(faces("per_die", "grey_1"),
              (std::set<std::string>{"stone", "wood", "clay", "cloth", "glass"}));
    EXPECT_EQ(faces("all_six", "grey_1").size(), 6U);
    EXPECT_EQ(faces("all_six", "grey_3").size(), 6U);
    EXPECT_EQ(faces("all_six", "blue"), faces("per_die", "blue"));
    const Catalogue data = catalogueWith({ruling("grey_faces", "all_six")});
    const State state =
        stateOf({seat("giza"), seat("rhodes")}, forum({{"grey_1", "papyrus", 0}}, data), data);
    EXPECT_EQ(Dice::refusal(state, 0, build("grey_1", "warehouse.papyrus")), Refusal::none);
}

TEST(DiceRulings, AnAttackIsWorthNoLessThanTheFloor) {
    for (const auto &[floor, points] : {std::pair{0, 1}, {2, 2}, {-3, 1}}) {
        const Catalogue data = catalogueWith({ruling("attack_floor", floor)});
        State state = stateOf(
            {seat("giza"), seat("rhodes", {"barracks_west.defense.1", "barracks_west.defense.2"})},
            forum({{"red", "sword", 0}}), data);
        play(state, 0, build("red", "barracks_east.attack.1"));
        EXPECT_EQ(attackPoints(state, 0, cell("barracks_east.attack.1")), points);
        EXPECT_EQ(score(state, 0)[Category::barracksEast], points);
    }
    const Catalogue weak =
        catalogueWith({ruling("attack_floor", -3),
                       {"/buildings/barracks_east/lanes/attack/cells/0/effects/0/vp", 0}});
    State state = stateOf({seat("giza"), seat("rhodes", {"barracks_west.defense.1"})},
                          forum({{"red", "sword", 0}}), weak);
    play(state, 0, build("red", "barracks_east.attack.1"));
    EXPECT_EQ(score(state, 0).total(), -1);
}

TEST(DiceRulings, OtherRulingsHaveOneValueEach) {
    for (const char *name_ :
         {"coins_on_die_timing", "agora_first_tie", "purple_barracks_face", "grey_faces",
          "cross_targets_barracks", "cross_effect", "follow_up_order", "die_entering",
          "fourth_building", "no_cell_for_face"}) {
        const auto result = parsedWith({ruling(name_, "as_you_like")});
        ASSERT_FALSE(result.ok()) << name_;
        EXPECT_EQ(result.error().find("my.json: /rulings/" + std::string(name_) + "/value: "), 0U)
            << result.error();
    }
}

TEST(DiceRules, MissingResourcesMayCostMoreOrNothing) {
    const Forum lies = forum({{"green", "tablet", 1}});
    for (const int each : {0, 1, 2}) {
        const Catalogue data = catalogueWith({{"/rules/coin_per_missing_resource", each}});
        const State state =
            stateOf({seat("giza", {"warehouse.stone"}), seat("rhodes")}, lies, data);
        EXPECT_EQ(cost(state, 0, die("green"), cell("university.tablet.1")), 1 + 2 * each);
        const State poor =
            stateOf({seat("giza", {"warehouse.stone"}, 4), seat("rhodes")}, lies, data);
        EXPECT_EQ(Dice::refusal(poor, 0, build("green", "university.tablet.1")),
                  each == 2 ? Refusal::cannotPay : Refusal::none);
    }
}

TEST(DiceRules, QuadrantsPassingAndTheReserveAreNumbers) {
    const Catalogue data = catalogueWith({{"/forum/quadrant_costs", {1, 5}},
                                          {"/rules/pass_coins", 4},
                                          {"/gold_reserve/capacity", 9}});
    State state = newGame(data, setupOf({"giza", "rhodes"})).value();
    Rng rng(3);
    Dice::applyChance(state, rng);
    for (const DieId id : state.forum.dice) {
        const int price = state.forum.rolls[index(id)].cost;
        EXPECT_TRUE(price == 1 || price == 5);
    }
    play(state, 0, pass);
    EXPECT_EQ(state.cities[0].now.coins, 9);
}

TEST(DiceRules, ASingleBonusMayEndTheGame) {
    const Catalogue data = catalogueWith({{"/rules/bonuses_to_end", 1}});
    State state =
        stateOf({seat("giza", {"wonder.1", "wonder.2"}, 9), seat("rhodes")}, forum({}), data);
    play(state, 0, wonder);
    play(state, 0, {Action::bonus, noDie, noCell, bonus("bonus_coins")});
    play(state, 1, pass);
    EXPECT_TRUE(state.lastRound);
}

TEST(DiceRules, CoinsBreakTiesUnlessTheDataSaysOtherwise) {
    const Catalogue shared = catalogueWith({{"/rules/tie", {"shared victory"}}});
    const std::vector<PositionSeat> seats{seat("giza", {}, 9), seat("rhodes")};
    EXPECT_EQ(winners(stateOf(seats, forum({}))), SeatMask(0b01));
    EXPECT_EQ(winners(stateOf(seats, forum({}), shared)), SeatMask(0b11));
}

/// A lasting effect behind a granted action holds only after that.
TEST(DiceRules, EffectsHoldInTheirOrder) {
    const nlohmann::json action = {{"type", "extra_action"}};
    const nlohmann::json cheaper = {{"type", "die_cost_delta"}, {"delta", -1}};
    const Forum lies = forum({{"blue", "mask", 3}});
    for (const bool late : {false, true}) {
        const Catalogue data =
            catalogueWith({{"/boards/0/wonder/0/effects", late ? nlohmann::json{action, cheaper}
                                                               : nlohmann::json{cheaper, action}}});
        State state = stateOf({seat("giza"), seat("rhodes")}, lies, data);
        play(state, 0, wonder);
        EXPECT_EQ(cost(state, 0, die("blue"), cell("agora.r1c1")), late ? 3 : 2);
        play(state, 0, build("blue", "agora.r1c1"));
        play(state, 1, pass);
        ASSERT_TRUE(Dice::applyOutcome(state, lies));
        EXPECT_EQ(cost(state, 0, die("blue"), cell("agora.r1c2")), 3);
    }
}

} // namespace
} // namespace mirabilia::dice
