// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/notation/scenario.h"

#include "tests/notation/notation_support.h"

#include <gtest/gtest.h>

namespace mirabilia::notation {
namespace {

ScenarioResult run(const Json &scenario) {
    return runScenarios(scenario.dump(), "file.json", builtInGames()).front();
}

/// The message about a scenario with these steps; empty if it passes.
std::string messageOf(const char *steps) {
    return run(smallScenario(Json::parse(steps))).message;
}

/// The message about a scenario whose position was changed at one place.
std::string messageWith(const char *pointer, const Json &value) {
    Json scenario = smallScenario(Json::array());
    scenario["given"][Json::json_pointer(pointer)] = value;
    return run(scenario).message;
}

TEST(Scenario, SaysWhichStepAndWhichValue) {
    EXPECT_EQ(messageOf(R"([{"expect": {"age": 1}}, {"expect": {}},
                            {"expect": {"seats": {"0": {"coins": 5}}}}])"),
              "step 3 expect seats.0.coins: expected 5, got 3");
    EXPECT_EQ(messageOf(R"([{"cost": {"seat": 1, "card": "altar"}, "is": [{"bank": 1}]}])"),
              "step 1 cost: expected [{\"bank\":1}], got [{}]");
    EXPECT_EQ(messageOf(R"([{"score": {"0": {"total": 2}}}])"),
              "step 1 score 0.total: expected 2, got 1");
    EXPECT_EQ(messageOf(R"([{"legal": {"seat": 0, "move": {"card": "altar", "do": "free"}},
                             "is": true}])"),
              "step 1 legal: expected true, got false because not_available");
    EXPECT_EQ(messageOf(R"([{"choose": {"seat": 0, "card": null}}])"),
              "step 1 choose: seat 0 pick nothing is not legal: not_in_hand");
}

TEST(Scenario, GoesOnByItselfToTheNextAge) {
    EXPECT_EQ(messageOf(R"([{"play": [{"seat": 0, "card": "altar", "do": "build"}],
                             "others": "discard"},
                            {"expect": {"age": 2, "turn": 1, "phase": "pick", "waiting": [0, 1, 2],
                             "seats": {"0": {"hand_size": 7, "city": ["altar"]}}}}])"),
              "");
}

TEST(Scenario, TheSeedDealsWhatIsLeftOpen) {
    const char *play = R"([{"play": [], "others": "discard"}])";
    Json scenario = smallScenario(Json::parse(play));
    const std::string first = run(scenario).position;
    EXPECT_EQ(run(scenario).position, first);
    scenario["given"]["seed"] = 2;
    EXPECT_NE(run(scenario).position, first);
}

TEST(Scenario, NamesThePlaceOfWhatItDoesNotKnow) {
    EXPECT_EQ(messageWith("/seats/1/coins", -1),
              "given.seats.1.coins: expected a whole number from 0 to 9999, got -1");
    EXPECT_EQ(messageWith("/seats/0/free_city", true),
              "given.seats.0.free_city: only the third of three seats can be the Free City");
    EXPECT_EQ(messageWith("/decks", Json::parse(R"({"2": []})")),
              "given.decks.2: 0 cards, 3 cities are dealt 21");
    EXPECT_EQ(messageWith("/decks", Json::parse(R"({"1": []})")), "given.decks.1: unknown key");
    EXPECT_EQ(messageWith("/draw_pile", Json::array({"baths"})),
              "given.draw_pile: only two players have a pile");
    EXPECT_EQ(messageWith("/seed", -1),
              "given.seed: expected a whole number that is not negative, got -1");
    EXPECT_EQ(messageOf(R"([{"legal": {"seat": 0, "move": {"card": "altar"}}, "is": true}])"),
              "step 1 legal move: the key \"do\" is missing");
    EXPECT_EQ(messageOf(R"([{"legal": {"seat": 0, "move": {"card": "altar", "do": "build"}},
                             "is": false, "because": "rain"}])"),
              "step 1 because: \"rain\" is no code of a refusal");
    EXPECT_EQ(messageOf(R"([{"play": [], "others": "build"}])"),
              "step 1 others: \"build\" is unknown, expected one of discard");
}

TEST(Scenario, ADeckHasTheCardsOfItsAge) {
    Json deck = randomRecord(3, 1)["decks"]["2"];
    EXPECT_EQ(messageWith("/decks", {{"2", deck}}), "");
    const auto glass = std::find(deck.begin(), deck.end(), "glassworks_2");
    *glass = "walls";
    EXPECT_EQ(messageWith("/decks", {{"2", deck}}),
              "given.decks.2: \"glassworks_2\" is there 0 times, the deck of age 2 for 3 cities "
              "has it 1 times");
}

TEST(Scenario, ShowsThePositionInTheWordsOfExpect) {
    const ScenarioResult result = run(smallScenario(Json::array()));
    const Json shown = Json::parse(result.position);
    EXPECT_EQ(shown["seats"]["0"]["hand"], Json({"altar", "barracks"}));
    EXPECT_EQ(shown["waiting"], Json({0, 1, 2}));
    EXPECT_EQ(run(smallScenario(Json::array({{{"expect", shown}}}))).message, "");
}

TEST(Scenario, APositionIsShownForAFailureToo) {
    const ScenarioResult result = run(smallScenario(Json::parse(R"([{"winners": [0]}])")));
    EXPECT_EQ(result.verdict, Verdict::failed);
    EXPECT_FALSE(result.position.empty());
}

TEST(Scenario, EveryScenarioOfAListIsJudged) {
    const Json list{smallScenario(Json::array()), 17, smallScenario(Json::array())};
    const auto results = runScenarios(list.dump(), "list.json", builtInGames());
    ASSERT_EQ(results.size(), 3U);
    EXPECT_EQ(results[0].verdict, Verdict::passed);
    EXPECT_EQ(results[1].verdict, Verdict::refused);
    EXPECT_EQ(results[1].name, "list.json[1]");
    EXPECT_EQ(results[2].verdict, Verdict::passed);
    EXPECT_EQ(runScenarios("[]", "none.json", builtInGames())[0].message, "it holds no scenario");
}

/// Puts a value of every kind at every place of a scenario in turn: nothing may crash.
TEST(Scenario, SurvivesAnyValueAtAnyPlace) {
    const Json scenario = smallScenario(Json::parse(R"([
        {"cost": {"seat": 0, "card": "altar"}, "is": [{}]},
        {"cost": {"seat": 0, "stage": true}, "is": []},
        {"legal": {"seat": 0, "move": {"card": "altar", "do": "build", "pay": {"left": 1}}},
         "is": false, "because": "bad_payment"},
        {"play": [{"seat": 0, "card": "altar", "do": "build"}], "others": "discard"},
        {"expect": {"seats": {"0": {"coins": 3}}, "discard": [], "waiting": [0, 1, 2]}},
        {"score": {"0": {"total": 1}}}, {"winners": [0]}])"));
    const std::vector<Json> values{nullptr,
                                   true,
                                   -1,
                                   0,
                                   1,
                                   255,
                                   256,
                                   INT64_MIN,
                                   UINT64_MAX,
                                   1e300,
                                   "",
                                   "altar",
                                   std::string(100'000, 'x'),
                                   Json::array(),
                                   Json::array({0}),
                                   Json::array({nullptr, {}}),
                                   Json::object(),
                                   Json::object({{"seat", 0}, {"", 1}})};
    const Json places = scenario.flatten();
    for (const auto &[pointer, leaf] : places.items()) {
        for (Json::json_pointer at(pointer); !at.empty(); at.pop_back()) {
            for (const Json &value : values) {
                Json changed = scenario;
                changed[at] = value;
                const ScenarioResult result = run(changed);
                EXPECT_EQ(result.verdict == Verdict::passed, result.message.empty());
            }
        }
    }
}

} // namespace
} // namespace mirabilia::notation
