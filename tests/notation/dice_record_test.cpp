// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/notation/dice_record.h"

#include "app/notation/record.h"
#include "app/notation/scenario.h"
#include "tests/notation/notation_support.h"

#include <gtest/gtest.h>

namespace mirabilia::notation {
namespace {

using dice::Dice;

RecordResult verifyDice(const Json &record) {
    return verifyRecords(record.dump(), "games.jsonl:1", builtInGames()).front();
}

std::string messageWithDice(const char *pointer, const Json &value) {
    Json record = randomRecordOf<Dice>(3, 2);
    record[Json::json_pointer(pointer)] = value;
    return verifyDice(record).message;
}

TEST(DiceRecord, WrittenGamesAgree) {
    for (int players = 2; players <= 7; ++players) {
        for (std::uint64_t seed = 0; seed < 4; ++seed) {
            const RecordResult result = verifyDice(randomRecordOf<Dice>(players, seed));
            ASSERT_EQ(result.verdict, Verdict::passed)
                << players << " players, seed " << seed << ": " << result.message;
        }
    }
}

TEST(DiceRecord, HasAllChecks) {
    const Json record = randomRecordOf<Dice>(3, 1);
    EXPECT_EQ(record["game"], "dice");
    EXPECT_EQ(record["boards"].size(), 3U);
    EXPECT_EQ(record["rounds"][0]["forum"].size(), 7U);
    EXPECT_EQ(record["rounds"][0]["decisions"].size(), 3U);
    EXPECT_TRUE(record["rounds"][0]["decisions"][2][0].contains("n"));
    EXPECT_EQ(record["rounds"][0]["after"].size(), 3U);
    EXPECT_TRUE(record["final"][0].contains("coins"));
}

TEST(DiceRecord, OptionalKeysMayBeAbsent) {
    Json record = randomRecordOf<Dice>(2, 5);
    record.erase("id");
    for (Json &round : record["rounds"]) {
        round.erase("after");
        for (Json &decisions : round["decisions"]) {
            for (Json &decision : decisions) {
                decision.erase("n");
            }
        }
    }
    EXPECT_EQ(verifyDice(record).message, "");
}

TEST(DiceRecord, WhatIsNoLegalGameIsNotWritten) {
    const auto &catalogue = support::catalogue<Dice>();
    Rng rng(1);
    const dice::Setup setup = dice::randomSetup(catalogue, 3, rng);
    EXPECT_EQ(recordOf(catalogue, setup, Steps<Dice>{}), "");
    EXPECT_EQ(recordOf(catalogue, dice::Setup{}, Steps<Dice>{}), "");
    const std::vector<Step<Dice>> early{Decision<Dice>{0, dice::Move{}}};
    EXPECT_EQ(recordOf(catalogue, setup, Steps<Dice>(early)), "");
}

TEST(DiceRecord, TheFirstDisagreementIsNamed) {
    const Json record = randomRecordOf<Dice>(3, 2);
    const int coins = record["rounds"][4]["after"][1]["coins"];
    const int options = record["rounds"][2]["decisions"][0][0]["n"];
    const int total = record["final"][2]["total"];
    const auto wrong = [](int expected, int got) {
        return ": expected " + std::to_string(expected) + ", got " + std::to_string(got);
    };
    EXPECT_EQ(messageWithDice("/rounds/4/after/1/coins", coins + 1),
              "rounds.4.after.1.coins" + wrong(coins + 1, coins));
    EXPECT_EQ(messageWithDice("/rounds/2/decisions/0/0/n", options + 1),
              "rounds.2.decisions.0.0.n" + wrong(options + 1, options));
    EXPECT_EQ(messageWithDice("/final/2/total", total + 1),
              "final.2.total" + wrong(total + 1, total));
    EXPECT_EQ(messageWithDice(
                  "/rounds/0/decisions/1",
                  Json::array({{{"do", "build"}, {"die", "white"}, {"cell", "gallery.red"}}})),
              "rounds.0.decisions.1.0: seat 1 build white gallery.red is not legal: not_available");
    EXPECT_EQ(messageWithDice("/rounds/0/decisions/1", Json::array()),
              "rounds.0.decisions.1: seat 1 has something left to decide");
    EXPECT_EQ(
        messageWithDice("/rounds/0/decisions/1", Json::array({{{"do", "pass"}}, {{"do", "pass"}}})),
        "rounds.0.decisions.1.1: seat 1 pass is not legal: not_your_turn");
    EXPECT_NE(messageWithDice("/winners", Json::array()).find("winners: expected []"),
              std::string::npos);
}

TEST(DiceRecord, EndsWithTheGame) {
    Json record = randomRecordOf<Dice>(2, 9);
    const Json last = record["rounds"].back();
    record["rounds"].erase(record["rounds"].size() - 1);
    EXPECT_EQ(verifyDice(record).message, "rounds: it ends before the game is over");
    record["rounds"].push_back(last);
    EXPECT_EQ(verifyDice(record).message, "");
    record["rounds"].push_back(last);
    EXPECT_NE(verifyDice(record).message.find("the game is over before it"), std::string::npos);
}

TEST(DiceRecord, MalformedIsRefused) {
    EXPECT_EQ(messageWithDice("/weather", 1), "weather: unknown key");
    EXPECT_EQ(messageWithDice("/format", 2), "format: expected 1, got 2");
    EXPECT_EQ(messageWithDice("/boards/0", "petra"), "boards.0: the board \"petra\" is unknown");
    EXPECT_EQ(messageWithDice("/rounds/0/forum/red/1", 4),
              "rounds.0.forum.red.1: no quadrant costs 4");
    EXPECT_EQ(messageWithDice("/rounds/1/forum/pink", {"a", 1}),
              "rounds.1.forum: the die \"pink\" is unknown");
    EXPECT_EQ(messageWithDice("/rounds/1/decisions", Json::array()),
              "rounds.1.decisions: 0 entries for 3 seats");
    EXPECT_EQ(messageWithDice("/rounds/1/decisions/0/0/seat", 0),
              "rounds.1.decisions.0.0.seat: unknown key");
}

TEST(DiceRecord, SurvivesAnyValueAtAnyPlace) {
    Json record = randomRecordOf<Dice>(2, 4);
    record["rounds"].erase(record["rounds"].begin() + 2, record["rounds"].end());
    const std::vector<Json> values{nullptr, -1, 7, 1e300, "blue", Json::array(), Json::object()};
    const Json places = record.flatten();
    for (const auto &[pointer, leaf] : places.items()) {
        for (Json::json_pointer at(pointer); !at.empty(); at.pop_back()) {
            for (const Json &value : values) {
                Json changed = record;
                changed[at] = value;
                EXPECT_NE(verifyDice(changed).verdict, Verdict::passed);
            }
        }
    }
}

/// What the conformance scenarios do not show.
TEST(DiceScenario, ActionsArePlayedAndAnswersAreChosen) {
    const auto message = [](const char *steps) {
        Json scenario = Json::parse(R"({"format": 1, "name": "small", "game": "dice",
            "given": {"seed": 3, "seats": [{"board": "rhodes"}, {"board": "giza"}]}})");
        scenario["then"] = Json::parse(steps);
        return runScenarios(scenario.dump(), "small.json", builtInGames()).front().message;
    };
    EXPECT_EQ(message(R"([{"play": [], "others": "pass"}, {"expect": {"round": 2}}])"), "");
    EXPECT_EQ(message(R"([{"choose": {"seat": 0, "do": "pass"}}])"),
              "step 1 choose do: an action is played, not chosen");
    EXPECT_EQ(message(R"([{"play": [{"seat": 0, "cell": null}]}])"),
              "step 1 play 0: the key \"do\" is missing");
    EXPECT_EQ(message(R"([{"play": [{"seat": 0, "do": "pass", "die": "blue"}]}])"),
              "step 1 play 0.die: unknown key");
    EXPECT_EQ(message(R"([{"play": [{"seat": 0, "do": "wonder"}], "others": "discard"},
                          {"expect": {"phase": "choose", "waiting": [0]}},
                          {"play": [], "others": "pass"}])"),
              "step 3 others: seat 0 pass is not legal: not_available");
}

} // namespace
} // namespace mirabilia::notation
