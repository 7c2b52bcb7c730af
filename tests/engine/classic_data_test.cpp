// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engine/classic_support.h"

#include <gtest/gtest.h>

#include <string>
#include <utility>

namespace mirabilia::classic {
namespace {

using support::expectRefused;

std::string original(int edition = 1) {
    return support::dataText<Classic>(edition);
}

Parsed<Catalogue> changed(const std::string &from, const std::string &to) {
    return support::changedData<Classic>(from, to);
}

/// Hands for everybody, and 148 cards in the box.
void expectWholeDecks(const Catalogue &data) {
    EXPECT_EQ(data.guilds.size(), 10U);
    int all = 10;
    for (int age = 1; age <= ageCount; ++age) {
        all += static_cast<int>(data.ageDeck(age, 7).size());
        for (int cities = 3; cities <= 7; ++cities) {
            EXPECT_EQ(data.ageDeck(age, cities).size() +
                          static_cast<std::size_t>(data.guildsIn(age, cities)),
                      static_cast<std::size_t>(cities) * handSize);
        }
    }
    EXPECT_EQ(all, 148);
}

TEST(ClassicData, TheOriginalIsComplete) {
    const auto parsed = parseCatalogue(original(), "classic.json");
    ASSERT_TRUE(parsed.ok()) << parsed.error();
    EXPECT_EQ(parsed->edition, 1);
    EXPECT_EQ(parsed->rules.fewestPlayers, 2);
    EXPECT_EQ(parsed->cards.size(), 78U);
    EXPECT_EQ(parsed->wonders.size(), 8U);
    expectWholeDecks(*parsed);
}

TEST(ClassicData, TheSecondEditionIsComplete) {
    const auto parsed = parseCatalogue(original(2), "classic-2.json");
    ASSERT_TRUE(parsed.ok()) << parsed.error();
    EXPECT_EQ(parsed->edition, 2);
    EXPECT_EQ(parsed->rules.fewestPlayers, 3);
    EXPECT_EQ(parsed->cards.size(), 80U);
    EXPECT_EQ(parsed->wonders.size(), 7U);
    expectWholeDecks(*parsed);
}

/// Nobody owns the Free City where there is none.
TEST(ClassicData, WithoutTheFreeCityThreePlay) {
    const Catalogue &data = support::catalogue<Classic>(2);
    Rng rng(1);
    const auto game = newGame(data, randomSetup(data, 2, rng));
    ASSERT_FALSE(game.ok());
    EXPECT_EQ(game.error(), "players: 2, a game has 3 to 7");
    Position position = positionOf(newGame(data, randomSetup(data, 3, rng)).value());
    position.freeCity = true;
    const auto made = makeState(data, position);
    ASSERT_FALSE(made.ok());
    EXPECT_EQ(made.error(), "seats.2.free_city: this edition has no game for two players");
}

TEST(ClassicData, ChainsGoBothWays) {
    const auto parsed = parseCatalogue(original(), "classic.json");
    ASSERT_TRUE(parsed.ok());
    const CardId forum = *parsed->findCard("forum");
    ASSERT_EQ(parsed->card(forum).chainFrom.size(), 2U);
    for (const CardId post : parsed->card(forum).chainFrom) {
        const auto &opened = parsed->card(post).chainTo;
        EXPECT_NE(std::find(opened.begin(), opened.end(), forum), opened.end());
    }
    const BuildFacts &loom = parsed->facts[index(*parsed->findCard("loom_1"))];
    EXPECT_TRUE(loom.sameBuilding.has(*parsed->findCard("loom_2")));
    EXPECT_FALSE(parsed->findCard("castle").has_value());
    EXPECT_FALSE(parsed->findWonder("").has_value());
}

TEST(ClassicData, ChainsOfTheSecondEdition) {
    const Catalogue &data = support::catalogue<Classic>(2);
    const auto chains = [&data](std::string_view from, std::string_view to) {
        return data.card(*data.findCard(to)).chainFrom == std::vector{*data.findCard(from)};
    };
    EXPECT_TRUE(chains("well", "statue"));
    EXPECT_TRUE(chains("theater", "gardens"));
    EXPECT_TRUE(chains("altar", "pantheon"));
    EXPECT_TRUE(data.card(*data.findCard("temple")).chainFrom.empty());
}

TEST(ClassicData, WordsOfTheDataFile) {
    EXPECT_EQ(name(Resource::papyrus), "papyrus");
    EXPECT_EQ(name(Family::rawMaterial), "raw_material");
    EXPECT_EQ(name(Science::gear), "gear");
    EXPECT_EQ(name(Side::b), "B");
}

TEST(ClassicData, BrokenTextIsRefusedWithItsLine) {
    expectRefused(parseCatalogue("", "my.json"), "line 1", "not valid JSON");
    expectRefused(parseCatalogue("{\n\n nonsense", "my.json"), "line 3", "not valid JSON");
    expectRefused(parseCatalogue(std::string(9, '['), "my.json"), "line 1", "not valid JSON");
    const auto deep = parseCatalogue(std::string(100000, '['), "my.json");
    ASSERT_FALSE(deep.ok());
    EXPECT_NE(deep.error().find("nested too deeply"), std::string::npos) << deep.error();
    expectRefused(parseCatalogue("\"\xff\xfe\"", "my.json"), "line 1", "not valid JSON");
}

TEST(ClassicData, TheWrongShapeIsRefused) {
    expectRefused(parseCatalogue("[]", "my.json"), "/", "expected an object");
    expectRefused(parseCatalogue("{}", "my.json"), "/", "\"schema_version\" is missing");
    expectRefused(changed("\"schema_version\": 1", "\"schema_version\": 2"), "/schema_version",
                  "version 1");
    expectRefused(changed("\"cards\": [", "\"cards\": 3, \"old\": ["), "/cards", "expected a list");
}

TEST(ClassicData, WrongValuesAreRefusedWithTheirPlace) {
    expectRefused(changed("\"cost\": {\"coins\": 1}", "\"cost\": {\"coins\": -1}"),
                  "/cards/4/cost/coins", "from 0 to 20");
    expectRefused(changed("\"cost\": {\"coins\": 1}", "\"cost\": {\"gold\": 1}"),
                  "/cards/4/cost/gold", "resource");
    expectRefused(changed("\"cost\": {\"coins\": 1}", "\"cost\": {\"wood\": 18446744073709551615}"),
                  "/cards/4/cost/wood", "from 0 to 7");
    expectRefused(changed("\"cost\": {\"coins\": 1}", "\"cost\": {\"wood\": 1.5}"),
                  "/cards/4/cost/wood", "whole number");
    expectRefused(changed("\"cost\": {\"stone\": 3}", "\"cost\": {\"stone\": 5, \"wood\": 5}"),
                  "/cards/34/cost", "seven");
    expectRefused(changed("\"id\": \"stone_pit\"", "\"id\": \"lumber_yard\""), "/cards/1/id",
                  "twice");
    expectRefused(changed("\"chain_from\": [\"baths\"]", "\"chain_from\": [\"spa\"]"),
                  "/cards/34/chain_from/0", "\"spa\" is no card");
    expectRefused(changed("\"type\": \"points\"", "\"type\": \"po\\u0001ints\""),
                  "/cards/13/effects/0/type", "\"po?ints\" is no effect");
    expectRefused(changed("\"options\": [\"wood\"]", "\"options\": [\"wood\", \"glass\"]"),
                  "/cards/0/effects/0/options", "manufactured");
    expectRefused(changed("\"produces\": \"ore\"", "\"produces\": \"gold\""),
                  "/wonders/0/start/produces", "unknown");
    expectRefused(changed("\"cost\": null, \"cost_rule\"", "\"cost\": {}, \"cost_rule\""),
                  "/wonders/7/sides/A/stages/0/cost", "null");
    expectRefused(changed("\"hand_size\": 7", "\"hand_size\": 8"), "/rules/hand_size",
                  "from 7 to 7");
    expectRefused(changed("\"type\": \"points\", \"value\": 3", "\"type\": \"free_last_of_age\""),
                  "/cards/13/effects", "only wonder stages");
}

TEST(ClassicData, ADeckThatDoesNotGoRoundIsRefused) {
    expectRefused(changed("\"copies\": [3, 4]", "\"copies\": [3]"), "/cards", "the deck of age 1");
    expectRefused(changed("\"3\": 5, \"4\": 6", "\"3\": 4, \"4\": 6"), "/cards",
                  "the deck of age 3");
}

Parsed<Catalogue> with(const std::string &place, const nlohmann::json &value) {
    return support::parsedWith<Classic>({{place, value}});
}

TEST(ClassicData, WhatTheRulesTakeForGrantedMustStandThere) {
    const auto refused = [](const std::string &place, const nlohmann::json &value,
                            const std::string &reason) {
        expectRefused(with(place, value), place, reason);
    };
    refused("/rules/players/max", 8, "only 7");
    refused("/rules/same_structure_twice", true, "only false");
    refused("/rules/tie_break/0", "shared", "only \"most_coins\"");
    refused("/resources/raw/3", "gold", "only \"ore\"");
    refused("/resources/manufactured/3", "amber", "one too many");
    refused("/colors/0", "brown", "only \"raw_material\"");
    refused("/two_player/start_coins_each_city", 4, "only 3");
    refused("/two_player/controller_alternates_every_turn", false, "only true");
    EXPECT_TRUE(with("/note", "my box").ok());
    expectRefused(changed("\"two_player\": {", "\"note\": {"), "/", "\"two_player\" is missing");
}

TEST(ClassicData, MisspeltKeysAreRefused) {
    for (const char *place :
         {"/cart", "/rules/start_coin", "/cards/3/cots", "/cards/3/effects/0/values",
          "/wonders/1/sides/C", "/wonders/1/sides/A/stages/0/reward", "/two_player/pile"}) {
        expectRefused(with(place, 1), place, "not known here");
        expectRefused(with(place, nlohmann::json::object()), place, "not known here");
    }
}

/// Whatever the file says is either taken as it stands there, or refused: nothing is overlooked.
class FactsOf : public testing::TestWithParam<int> {};

TEST_P(FactsOf, TheFileAreAllAskedFor) {
    nlohmann::json document = nlohmann::json::parse(original(GetParam()));
    const nlohmann::json leaves = document.flatten();
    for (const auto &[pointer, leaf] : leaves.items()) {
        if (pointer.find("/vocabulary/") == 0 || pointer.find("/variants/") != std::string::npos ||
            pointer.find("/note") != std::string::npos) {
            continue;
        }
        nlohmann::json &value = document[nlohmann::json::json_pointer(pointer)];
        const nlohmann::json before = std::exchange(value, nlohmann::json::array({-77}));
        EXPECT_FALSE(parseCatalogue(document.dump(), "my.json").ok()) << pointer;
        value = before;
    }
    EXPECT_GT(leaves.size(), 1000U);
}

INSTANTIATE_TEST_SUITE_P(Editions, FactsOf, testing::Values(1, 2));

/// What a city collects must fit what it is kept in, whatever the data says.
TEST(ClassicData, SumsThatCouldOverflowAreRefused) {
    const auto onAll = [](const nlohmann::json &effect) {
        return support::parsedWith<Classic>(support::everywhere<Classic>(
            "/cards", "/effects", nlohmann::json::array({effect, effect, effect, effect})));
    };
    nlohmann::json each{{"type", "coins_per"},
                        {"value", 10},
                        {"count",
                         {{"what", "cards"},
                          {"colors", {"civilian", "commercial", "military", "scientific"}},
                          {"scope", {"left", "self", "right"}}}}};
    const auto onStage = with("/wonders/3/sides/B/stages/0/effects",
                              nlohmann::json::array({each, each, each, each}));
    expectRefused(onStage, "/wonders/3/sides/B/stages/0/effects", "more than 65535 coins");
    expectRefused(onAll(each), "/cards/0/effects", "more than 65535 coins");
    each["type"] = "points_per";
    expectRefused(onAll(each), "/cards/5/effects", "more than 32767 points");
    const nlohmann::json wild{{"type", "science_choice"},
                              {"symbols", {"compass", "gear", "tablet"}}};
    expectRefused(onAll(wild), "/cards/41/effects", "more than 32767 points");
    const nlohmann::json shields{{"type", "shields"}, {"value", 10}};
    expectRefused(onAll(shields), "/cards/6/effects", "more than 255 shields");
}

TEST(ClassicData, NumbersCanBeCorrected) {
    const auto parsed =
        changed("\"type\": \"points\", \"value\": 3", "\"type\": \"points\", \"value\": 4");
    ASSERT_TRUE(parsed.ok()) << parsed.error();
    EXPECT_EQ(parsed->card(*parsed->findCard("pawnshop")).effects[0].value, 4);
}

} // namespace
} // namespace mirabilia::classic
