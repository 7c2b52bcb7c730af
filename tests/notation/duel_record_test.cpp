// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/notation/duel_record.h"

#include "app/notation/record.h"
#include "app/notation/scenario.h"
#include "tests/notation/notation_support.h"

#include <gtest/gtest.h>

namespace mirabilia::notation {
namespace {

using duel::Duel;

RecordResult verifyDuel(const Json &record) {
    return verifyRecords(record.dump(), "games.jsonl:1", builtInGames()).front();
}

std::string messageWithDuel(const char *pointer, const Json &value) {
    Json record = randomRecordOf<Duel>(2, 2);
    record[Json::json_pointer(pointer)] = value;
    return verifyDuel(record).message;
}

TEST(DuelRecord, WrittenGamesAgree) {
    int early = 0;
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        const Json record = randomRecordOf<Duel>(2, seed);
        const RecordResult result = verifyDuel(record);
        ASSERT_EQ(result.verdict, Verdict::passed) << "seed " << seed << ": " << result.message;
        early += record["layout"] == "recorded" ? 0 : 1;
    }
    EXPECT_GT(early, 0) << "no game with cards that nobody saw";
    EXPECT_LT(early, 60);
}

TEST(DuelRecord, HasAllChecks) {
    const Json record = randomRecordOf<Duel>(2, 1);
    EXPECT_EQ(record["format"], duelRecordFormat);
    EXPECT_EQ(record["ruleset"], Json{"base"});
    EXPECT_EQ(record["setup"]["ages"]["3"].size(), 20U);
    EXPECT_EQ(record["setup"]["progress_board"].size(), 5U);
    EXPECT_EQ(record["moves"][0]["by"], "A") << "A drafts first, wherever it sits";
    for (std::size_t number = 0; number < 8; ++number) {
        EXPECT_EQ(record["moves"][number]["do"], "draft");
    }
    for (const Json &move : record["moves"]) {
        EXPECT_TRUE(move.contains("n"));
        EXPECT_EQ(move["coins"].size(), 2U);
        EXPECT_TRUE(move.contains("pawn"));
        EXPECT_EQ(move.contains("paid"), move["do"] == "build" || move["do"] == "wonder");
    }
    EXPECT_TRUE(record["result"]["scores"]["B"].contains("total"));
}

TEST(DuelRecord, OptionalKeysMayBeAbsent) {
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        Json record = randomRecordOf<Duel>(2, seed);
        for (const char *key : {"id", "result"}) {
            record.erase(key);
        }
        // What The Great Library drew is not always known.
        record["setup"].erase("great_library_draw");
        for (Json &move : record["moves"]) {
            for (const char *key : {"n", "coins", "pawn", "paid"}) {
                move.erase(key);
            }
        }
        ASSERT_EQ(verifyDuel(record).message, "") << "seed " << seed;
    }
}

TEST(DuelRecord, AGameMayBeUnfinishedIfItClaimsNoResult) {
    Json record = randomRecordOf<Duel>(2, 3);
    record["moves"].erase(record["moves"].begin() + 30, record["moves"].end());
    EXPECT_NE(verifyDuel(record).message.find("before the game is over"), std::string::npos);
    record.erase("result");
    EXPECT_EQ(verifyDuel(record).message, "");
}

/// What says nothing agrees with everything: that is no record.
TEST(DuelRecord, WithoutMovesIsRefused) {
    Json record = randomRecordOf<Duel>(2, 3);
    record["moves"] = Json::array();
    EXPECT_EQ(verifyDuel(record).message, "moves: nothing was played");
    record.erase("result");
    const RecordResult result = verifyDuel(record);
    EXPECT_EQ(result.verdict, Verdict::refused);
    EXPECT_EQ(result.message, "moves: nothing was played");
}

TEST(DuelRecord, WhatIsNoLegalGameIsNotWritten) {
    const auto &catalogue = support::catalogue<Duel>();
    EXPECT_EQ(recordOf(catalogue, duel::Setup{}, Steps<Duel>{}), "") << "not over";
    EXPECT_EQ(recordOf(catalogue, duel::Setup{.players = 3}, Steps<Duel>{}), "");
    const std::vector<Step<Duel>> early{Decision<Duel>{0, duel::Move::draft(duel::WonderId{0})}};
    EXPECT_EQ(recordOf(catalogue, duel::Setup{}, Steps<Duel>(early)), "");
    const std::vector<Step<Duel>> nonsense{duel::Outcome{}};
    EXPECT_EQ(recordOf(catalogue, duel::Setup{}, Steps<Duel>(nonsense)), "");
}

TEST(DuelRecord, TheFirstDisagreementIsNamed) {
    const Json record = randomRecordOf<Duel>(2, 2);
    const int coins = record["moves"][20]["coins"][1];
    const int pawn = record["moves"][40]["pawn"];
    const int total = record["result"]["scores"]["A"]["total"];
    const auto wrong = [](int expected, int got) {
        return ": expected " + std::to_string(expected) + ", got " + std::to_string(got);
    };
    EXPECT_EQ(messageWithDuel("/moves/20/coins/1", coins + 1),
              "moves.20.coins.1" + wrong(coins + 1, coins));
    EXPECT_EQ(messageWithDuel("/moves/40/pawn", pawn + 1), "moves.40.pawn" + wrong(pawn + 1, pawn));
    EXPECT_EQ(messageWithDuel("/moves/5/n", 7), "moves.5.n: expected 7, got 6");
    EXPECT_EQ(messageWithDuel("/result/scores/A/total", total + 1),
              "result.scores.A.total" + wrong(total + 1, total));
    const std::string last = record["moves"][3]["wonder"];
    const std::string other = record["moves"][0]["wonder"];
    EXPECT_EQ(messageWithDuel("/moves/3/wonder", other),
              "moves.3: expected that " + record["moves"][3]["by"].get<std::string>() +
                  " takes the last wonder of the group, " + last);
}

TEST(DuelRecord, MalformedIsRefused) {
    EXPECT_EQ(messageWithDuel("/weather", 1), "weather: unknown key");
    EXPECT_EQ(messageWithDuel("/ruleset", Json{"base", "pantheon"}),
              "ruleset: expected [\"base\"], got [\"base\",\"pantheon\"]");
    EXPECT_EQ(messageWithDuel("/layout", "guessed"),
              "layout: expected \"recorded\" or \"synthetic: ...\"");
    EXPECT_EQ(messageWithDuel("/moves/9/by", "C"),
              "moves.9.by: \"C\" is unknown, expected one of A, B");
    EXPECT_EQ(messageWithDuel("/moves/0/card", "altar"), "moves.0.card: unknown key");
    EXPECT_EQ(messageWithDuel("/setup/ages/2/0", "altar"),
              "setup.ages.2.0: \"altar\" is not of age 2");
    EXPECT_EQ(messageWithDuel("/setup/progress_board", Json{"law"}), "setup: this cannot be dealt");
    EXPECT_EQ(messageWithDuel("/format", "duel-record/2"),
              "it is a record of no game that is known here");
}

TEST(DuelRecord, SurvivesAnyValueAtAnyPlace) {
    Json record = randomRecordOf<Duel>(2, 4);
    record["moves"].erase(record["moves"].begin() + 12, record["moves"].end());
    record.erase("result");
    ASSERT_EQ(verifyDuel(record).message, "");
    const std::vector<Json> values{nullptr, -1, 7, 1e300, "altar", Json::array(), Json::object()};
    const Json places = record.flatten();
    for (const auto &[pointer, leaf] : places.items()) {
        for (Json::json_pointer at(pointer); !at.empty(); at.pop_back()) {
            for (const Json &value : values) {
                Json changed = record;
                changed[at] = value;
                const RecordResult result = verifyDuel(changed);
                ASSERT_EQ(result.verdict == Verdict::passed, result.message.empty());
            }
        }
    }
}

Json duelScenario(Json given, Json steps) {
    return {{"format", 1},
            {"name", "small"},
            {"game", "duel"},
            {"given", std::move(given)},
            {"then", std::move(steps)}};
}

ScenarioResult runDuel(const Json &scenario) {
    return runScenarios(scenario.dump(), "small.json", builtInGames()).front();
}

Json twoCards() {
    Json board(20, nullptr);
    board[0] = "walls";
    board[1] = "school";
    return {{"age", 2}, {"seats", {Json::object(), Json::object()}}, {"board", board}};
}

TEST(DuelScenario, WhoPlayedTheLastCardChoosesWhoBegins) {
    Json given = twoCards();
    const Json deck = Json::parse(randomRecordOf<Duel>(2, 1)["setup"]["ages"]["2"].dump());
    given["board"] = deck;
    given["last_played"] = 1;
    EXPECT_EQ(runDuel(duelScenario(given, Json::parse(R"([
        {"expect": {"phase": "begin", "to_move": 1}},
        {"choose": {"seat": 1, "begins": 0}},
        {"expect": {"phase": "pick", "to_move": 0}}])")))
                  .message,
              "");
    given["conflict"] = -2;
    EXPECT_EQ(runDuel(duelScenario(given, Json::parse(R"([
        {"expect": {"phase": "begin", "to_move": 0}}])")))
                  .message,
              "");
    given["to_move"] = 0;
    EXPECT_EQ(runDuel(duelScenario(given, Json::array())).message,
              "given.last_played: stands only without to_move");
    given = twoCards();
    given["last_played"] = 0;
    EXPECT_EQ(runDuel(duelScenario(given, Json::array())).message,
              "given.last_played: stands only with a full board of age 2 or 3");
}

TEST(DuelScenario, WhatIsLeftOpenFollowsFromTheSeed) {
    const auto positionWith = [](int seed) {
        Json given = twoCards();
        given["board"][1] = nullptr;
        given["seed"] = seed;
        return runDuel(duelScenario(given, Json::parse(R"([
            {"play": [{"seat": 0, "card": "walls", "do": "discard"}]},
            {"expect": {"age": 3, "phase": "begin", "to_move": 0}}])")))
            .position;
    };
    EXPECT_EQ(positionWith(5), positionWith(5));
    EXPECT_NE(positionWith(5), positionWith(6));
}

TEST(DuelScenario, OnlyLaterAgesAreStillToBeLaidOut) {
    Json given = twoCards();
    given["ages"]["2"] = randomRecordOf<Duel>(2, 1)["setup"]["ages"]["2"];
    EXPECT_EQ(runDuel(duelScenario(given, Json::array())).message,
              "given.ages.2: only later ages are still to be laid out");
}

} // namespace
} // namespace mirabilia::notation
