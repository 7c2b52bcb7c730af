// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engine/duel_support.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <string>
#include <utility>

namespace mirabilia::duel {
namespace {

using support::expectRefused;

std::string original() {
    return support::dataText<Duel>();
}

Parsed<Catalogue> changed(const std::string &from, const std::string &to) {
    return support::changedData<Duel>(from, to);
}

TEST(DuelData, TheOriginalIsComplete) {
    const auto parsed = parseCatalogue(original(), "duel.json");
    ASSERT_TRUE(parsed.ok()) << parsed.error();
    EXPECT_EQ(parsed->cards.size(), 73U);
    EXPECT_EQ(parsed->guilds.size(), 7);
    EXPECT_EQ(parsed->ageCards[0].size(), 23);
    EXPECT_EQ(parsed->ageCards[1].size(), 23);
    EXPECT_EQ(parsed->ageCards[2].size(), 20);
    EXPECT_EQ(parsed->wonders.size(), 12U);
    EXPECT_EQ(parsed->tokens.size(), 10U);
    EXPECT_EQ(parsed->scienceCards[static_cast<std::size_t>(Science::scales)].size(), 0);
    EXPECT_EQ(parsed->scienceTokens[static_cast<std::size_t>(Science::scales)].size(), 1);
    for (int age = 1; age <= ageCount; ++age) {
        EXPECT_EQ(parsed->layout(age).open.size(), age == 1 ? 6 : 2);
        EXPECT_EQ(parsed->layout(age).faceUp.size(), 12);
    }
}

TEST(DuelData, ChainsGoBothWays) {
    const auto parsed = parseCatalogue(original(), "duel.json");
    ASSERT_TRUE(parsed.ok());
    const CardId statue = *parsed->findCard("statue");
    const CardId theater = *parsed->findCard("theater");
    EXPECT_EQ(parsed->card(statue).chainFrom, std::vector{theater});
    EXPECT_EQ(parsed->card(theater).chainTo, std::vector{statue});
    EXPECT_TRUE(parsed->facts[index(statue)].chainFrom.has(theater));
    EXPECT_FALSE(parsed->findCard("castle").has_value());
    EXPECT_FALSE(parsed->findWonder("").has_value());
    EXPECT_FALSE(parsed->findToken("alchemy").has_value());
}

TEST(DuelData, WordsOfTheDataFile) {
    EXPECT_EQ(name(Resource::papyrus), "papyrus");
    EXPECT_EQ(name(Family::guild), "purple");
    EXPECT_EQ(name(Science::scales), "scales");
}

TEST(DuelData, BrokenTextIsRefusedWithItsLine) {
    expectRefused(parseCatalogue("", "my.json"), "line 1", "not valid JSON");
    expectRefused(parseCatalogue("{\n\n nonsense", "my.json"), "line 3", "not valid JSON");
    expectRefused(parseCatalogue("[]", "my.json"), "/", "expected an object");
    expectRefused(parseCatalogue("{}", "my.json"), "/", "\"setup\" is missing");
}

TEST(DuelData, CardsAreChecked) {
    expectRefused(changed("\"id\": \"logging_camp\"", "\"id\": \"lumber_yard\""), "/cards/1/id",
                  "twice");
    expectRefused(changed("\"color\": \"brown\", \"cost\"", "\"color\": \"pink\", \"cost\""),
                  "/cards/0/color", "unknown");
    expectRefused(changed("\"deck\": \"age1\", \"color\": \"brown\"",
                          "\"deck\": \"guild\", \"color\": \"brown\""),
                  "/cards/0/deck", "purple");
    expectRefused(changed("\"resources\": {\"wood\": 1}", "\"resources\": {\"gold\": 1}"),
                  "/cards/9/cost/resources/gold", "no resource");
    expectRefused(changed("\"resources\": {\"wood\": 1}", "\"resources\": {\"wood\": 8}"),
                  "/cards/9/cost/resources/wood", "0 to 7");
    expectRefused(
        changed("\"resources\": {\"wood\": 1}", "\"resources\": {\"wood\": 5, \"clay\": 3}"),
        "/cards/9/cost/resources", "seven");
    expectRefused(changed("\"chain_requires\": \"horseshoe\"", "\"chain_requires\": \"hoof\""),
                  "/cards/29/chain_requires", "hoof");
    expectRefused(changed("\"deck\": \"age2\", \"color\": \"brown\"",
                          "\"deck\": \"age1\", \"color\": \"brown\""),
                  "/cards", "age 1 has 24 cards");
}

TEST(DuelData, EffectsAreChecked) {
    expectRefused(changed("{\"type\": \"produce\", \"resource\": \"wood\"",
                          "{\"type\": \"conjure\", \"resource\": \"wood\""),
                  "/cards/0/effects/0/type", "conjure");
    expectRefused(changed("{\"type\": \"shields\", \"amount\": 1}", "{\"type\": \"extra_turn\"}"),
                  "/cards/8/effects/0", "cannot stand here");
    expectRefused(
        changed("\"options\": [\"glass\", \"papyrus\"]", "\"options\": [\"glass\", \"wood\"]"),
        "/cards/42/effects/0/options", "all raw materials");
    expectRefused(changed("{\"type\": \"build_from_discard\"}",
                          "{\"type\": \"build_from_discard\"}, {\"type\": \"build_from_discard\"}"),
                  "/wonders/6/effects/1", "second effect");
    expectRefused(changed("\"price\": 1", "\"price\": 99"), "/cards/19/effects/0/price", "1 to 29");
    expectRefused(changed("\"target\": \"blue_cards\"", "\"target\": \"green_cards\""),
                  "/progress/4/effects/0/target", "green_cards");
}

TEST(DuelData, TheBoxIsChecked) {
    expectRefused(changed("\"players\": 2", "\"players\": 3"), "/setup/players", "2 to 2");
    expectRefused(changed("\"1\": 3,", "\"1\": 2,"), "/cards", "twenty are laid out");
    expectRefused(changed("\"covered_by\": [2, 3]", "\"covered_by\": [0]"),
                  "/layouts/1/0/covered_by/0", "1 to 19");
    expectRefused(
        changed("\"face_up\": true, \"covered_by\": []", "\"face_up\": false, \"covered_by\": []"),
        "/layouts/1", "face down");
    expectRefused(changed("\"capital_distance\": 9", "\"capital_distance\": 8"),
                  "/military/vp_by_distance/8", "capital");
    expectRefused(changed("\"opponent_loses\": 5", "\"opponent_loses\": 2"),
                  "/military/tokens_each_side/1", "different");
    expectRefused(changed("\"base_price\": 2", "\"base_price\": 28"), "/economy",
                  "could cost more than 29");
    expectRefused(changed("\"progress_on_board\": 5", "\"progress_on_board\": 11"), "/progress",
                  "fewer");
}

/// The original with another value at one place.
Parsed<Catalogue> with(const std::string &place, const nlohmann::json &value) {
    return support::parsedWith<Duel>({{place, value}});
}

TEST(DuelData, WhatTheRulesTakeForGrantedMustStandThere) {
    const auto refused = [](const std::string &place, const nlohmann::json &value,
                            const std::string &reason) {
        expectRefused(with(place, value), place, reason);
    };
    refused("/schema", "duel-facts/2", "only \"duel-facts/1\"");
    refused("/setup/bank_is_limited", true, "only false");
    refused("/setup/progress_set_aside", 4, "says 5");
    refused("/setup/wonders_unused", 3, "says 4");
    refused("/setup/wonders_offered/0", 5, "only 4");
    refused("/setup/first_game_wonders/1/0", "the_big_tent", "no wonder");
    refused("/military/center", 1, "only 0");
    refused("/military/spaces", 17, "says 19");
    refused("/military/zones", 7, "says 9");
    refused("/military/zones_each_side/1/vp", 4, "says 5");
    refused("/military/zones_each_side/1/token", 3, "says 2");
    refused("/military/zones_each_side/0/token", 2, "says 0");
    refused("/military/zones_each_side/2/from", 5, "from 6 to 6");
    expectRefused(with("/scoring/tie_break", {"shared_victory"}), "/scoring/tie_break/0",
                  "vp_from_blue_cards");
    refused("/scoring/categories/0", "green", "only \"blue\"");
    refused("/ages/1/first_player", "youngest", "only \"start_player\"");
    refused("/ages/3/deck", {"age3"}, "\"guild\" is missing");
    EXPECT_TRUE(with("/note", "my box").ok());
}

TEST(DuelData, MisspeltKeysAreRefused) {
    for (const char *place : {"/cots", "/setup/start_coin", "/cards/3/cots",
                              "/cards/3/effects/0/amounts", "/layouts/4", "/military/pawn"}) {
        expectRefused(with(place, 1), place, "not known here");
        expectRefused(with(place, nlohmann::json::object()), place, "not known here");
    }
}

/// Whatever the file says is either taken as it stands there, or refused: nothing is overlooked.
TEST(DuelData, EveryFactIsAskedFor) {
    nlohmann::json document = nlohmann::json::parse(original());
    const nlohmann::json leaves = document.flatten();
    for (const auto &[pointer, leaf] : leaves.items()) {
        if (pointer == "/about" || pointer.find("/vocabulary/") == 0 ||
            pointer.find("note") != std::string::npos) {
            continue;
        }
        nlohmann::json &value = document[nlohmann::json::json_pointer(pointer)];
        const nlohmann::json before = std::exchange(value, nlohmann::json::array({-77}));
        EXPECT_FALSE(parseCatalogue(document.dump(), "my.json").ok()) << pointer;
        value = before;
    }
    EXPECT_GT(leaves.size(), 1000U);
}

/// Any number may be another one: such data is refused, or can be played to the end.
TEST(DuelData, WhateverIsTakenCanBePlayed) {
    nlohmann::json document = nlohmann::json::parse(original());
    const nlohmann::json places = document.flatten();
    Rng rng(8);
    Duel::MoveList moves;
    int taken = 0;
    for (const auto &[pointer, leaf] : places.items()) {
        if (!leaf.is_number() || (rng.below(4) != 0 && support::gamesPerCount() <= 300)) {
            continue;
        }
        constexpr std::array<int, 7> values{0, 1, 2, 5, 20, 50, -1};
        nlohmann::json &value = document[nlohmann::json::json_pointer(pointer)];
        value = values[rng.below(values.size())];
        const auto parsed = parseCatalogue(document.dump(), "my.json");
        value = leaf;
        if (!parsed) {
            continue;
        }
        ++taken;
        State state = newGame(*parsed, Duel::randomSetup(*parsed, 2, rng)).value();
        playRandomly<Duel>(state, rng, moves);
        ASSERT_FALSE(winners(state).empty()) << pointer;
        ASSERT_GE(state.cities[0].coins, 0) << pointer;
    }
    EXPECT_GT(taken, 80);
}

/// What a city collects must fit what it is kept in, whatever the data says.
TEST(DuelData, SumsThatCouldOverflowAreRefused) {
    const auto onAll = [](const char *list, const nlohmann::json &effect) {
        return support::parsedWith<Duel>(
            support::everywhere<Duel>(list, "/effects", nlohmann::json::array({effect})));
    };
    const nlohmann::json colours{"brown", "grey", "blue", "green", "yellow", "red", "purple"};
    nlohmann::json each{{"type", "coins_per"},
                        {"amount", 50},
                        {"unit", "cards"},
                        {"city", "own"},
                        {"colors", colours}};
    nlohmann::json document = nlohmann::json::parse(original());
    document["economy"]["coins_per_vp"] = 1;
    for (auto &card : document["cards"]) {
        card["effects"] = nlohmann::json::array({each});
    }
    expectRefused(parseCatalogue(document.dump(), "my.json"), "/economy/coins_per_vp",
                  "more than 32767 points");
    each["type"] = "vp_per";
    expectRefused(onAll("/cards", each), "/cards/7/effects", "more than 32767 points");
    expectRefused(onAll("/wonders", each), "/wonders/4/effects", "more than 32767 points");
    each["unit"] = "coin_sets";
    each["set_size"] = 1;
    expectRefused(onAll("/progress", each), "/progress/0/effects", "more than 32767 points");
    each["type"] = "coins_per";
    expectRefused(onAll("/progress", each), "/progress/0/effects/0/unit", "no end");
    expectRefused(onAll("/cards", {{"type", "chain_bonus"}, {"coins", 30}}), "/cards/3/effects",
                  "more than 100");
    expectRefused(
        onAll("/cards", {{"type", "extra_shields"}, {"amount", 9}, {"target", "red_cards"}}),
        "/cards/11/effects", "more than 100");
}

/// The most that is taken still fits: a city that owns everything, with the fullest of purses.
TEST(DuelData, PointsOfTheRichestCityAreAdded) {
    const auto parsed = support::parsedWith<Duel>({{"/economy/coins_per_vp", 1}});
    ASSERT_TRUE(parsed.ok()) << parsed.error();
    Position position;
    position.age = 3;
    position.phase = Phase::over;
    position.victory = Victory::civilian;
    position.cities[0].coins = largestPurse;
    for (const Card &any : parsed->cards) {
        if (any.family != Family::guild) {
            position.cities[0].built.push_back(any.id);
        }
    }
    const auto made = makeState(*parsed, position);
    ASSERT_TRUE(made.ok()) << made.error();
    EXPECT_GT(Duel::totals(*made)[0], largestPurse);
    EXPECT_EQ(Duel::totals(*made)[0], score(*made, 0).total());
}

/// --data may bring a box of one's own.
TEST(DuelData, OtherNumbersCanBePlayed) {
    const auto parsed = changed("\"start_coins\": 7", "\"start_coins\": 9");
    ASSERT_TRUE(parsed.ok()) << parsed.error();
    EXPECT_EQ(newGame(*parsed, {})->cities[0].coins, 9);
    const auto dear = changed("\"price_per_opponent_unit\": 1", "\"price_per_opponent_unit\": 4");
    ASSERT_TRUE(dear.ok()) << dear.error();
    EXPECT_EQ(dear->rules.pricePerUnit, 4);
}

} // namespace
} // namespace mirabilia::duel
