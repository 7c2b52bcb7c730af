// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/notation/record.h"

#include "app/notation/classic_record.h"
#include "app/notation/games.h"
#include "tests/notation/notation_support.h"

#include <gtest/gtest.h>

namespace mirabilia::notation {
namespace {

RecordResult verify(const Json &record) {
    return verifyRecords(record.dump(), "games.jsonl:1", builtInGames()).front();
}

std::string messageWithRecord(const char *pointer, const Json &value) {
    Json record = randomRecord(4, 3);
    record[Json::json_pointer(pointer)] = value;
    return verify(record).message;
}

TEST(Record, WrittenGamesAgree) {
    for (int players = 2; players <= 7; ++players) {
        for (std::uint64_t seed = 0; seed < 25; ++seed) {
            const RecordResult result = verify(randomRecord(players, seed));
            ASSERT_EQ(result.verdict, Verdict::passed)
                << players << " players, seed " << seed << ": " << result.message;
        }
    }
}

TEST(Record, WrittenGamesOfTheSecondEditionAgree) {
    for (int players = 3; players <= 7; ++players) {
        for (std::uint64_t seed = 0; seed < 25; ++seed) {
            const Json record = randomRecord({players, 2}, seed);
            ASSERT_EQ(record["edition"], 2);
            const RecordResult result = verify(record);
            ASSERT_EQ(result.verdict, Verdict::passed)
                << players << " players, seed " << seed << ": " << result.message;
        }
    }
}

TEST(Record, TheEditionDecidesWhatIsPlayed) {
    Json record = randomRecord(4, 3);
    EXPECT_FALSE(record.contains("edition"));
    record["edition"] = 1;
    EXPECT_EQ(verify(record).message, "");
    record["edition"] = 2;
    EXPECT_EQ(verify(record).verdict, Verdict::refused);
    for (const Json &none : {Json(3), Json(0), Json("2"), Json(nullptr)}) {
        record["edition"] = none;
        EXPECT_EQ(verify(record).message, "edition: there is no such edition of a game here");
    }
    record["edition"] = 1.0;
    EXPECT_EQ(verify(record).message, "edition: expected a whole number from 1 to 1000, got 1.0");
}

TEST(Record, AreOneLineWithAllChecks) {
    const Json record = randomRecord(3, 1);
    EXPECT_EQ(record["format"], 1);
    EXPECT_EQ(record["game"], "classic");
    EXPECT_EQ(record["start_coins"].size(), 3U);
    EXPECT_TRUE(record["log"][0].contains("options"));
    EXPECT_TRUE(record["log"][0].contains("coins"));
    EXPECT_EQ(record["final"]["scores"].size(), 3U);
    EXPECT_EQ(record.dump().find('\n'), std::string::npos);
}

TEST(Record, WhatIsNoLegalGameIsNotWritten) {
    const auto &catalogue = builtInCatalogue();
    Rng rng(1);
    const classic::Setup setup = classic::randomSetup(catalogue, 3, rng);
    EXPECT_EQ(recordOf(catalogue, setup, {}), "");
    EXPECT_EQ(recordOf(catalogue, {}, {}), "");
}

TEST(Record, OptionalKeysMayBeAbsent) {
    Json record = randomRecord(2, 5);
    for (const char *key : {"format", "game", "id", "start_coins"}) {
        record.erase(key);
    }
    for (Json &entry : record["log"]) {
        entry.erase("options");
        entry.erase("coins");
    }
    record["final"] = Json::object();
    const RecordResult result = verify(record);
    EXPECT_EQ(result.message, "");
    EXPECT_EQ(result.name, "games.jsonl:1");
}

TEST(Record, TheFirstDisagreementIsNamed) {
    const Json record = randomRecord(4, 3);
    const int coins = record["log"][5]["coins"][2];
    const int total = record["final"]["scores"][1]["total"];
    const int options = record["log"][7]["options"]["3"];
    const auto wrong = [](int expected, int got) {
        return ": expected " + std::to_string(expected) + ", got " + std::to_string(got);
    };
    EXPECT_EQ(messageWithRecord("/log/5/coins/2", coins + 1),
              "log.5 (age 1, turn 6) coins.2" + wrong(coins + 1, coins));
    EXPECT_EQ(messageWithRecord("/log/7/options/3", options + 1),
              "log.7 (age 2, turn 2) options.3" + wrong(options + 1, options));
    EXPECT_EQ(messageWithRecord("/final/scores/1/total", total - 1),
              "final.scores.1.total" + wrong(total - 1, total));
    EXPECT_EQ(messageWithRecord("/log/2/turn", 4), "log.2 (age 1, turn 4) turn: expected 4, got 3");
    EXPECT_EQ(messageWithRecord("/log/0/extra", true),
              "log.0 (age 1, turn 1): expected the second action of turn 6, got a turn");
    EXPECT_EQ(messageWithRecord("/log/0/moves/1/card", "palace"),
              "log.0 (age 1, turn 1) moves.1: seat 1 " +
                  record["log"][0]["moves"][1]["do"].get<std::string>() +
                  " palace is not legal: not_in_hand");
}

TEST(Record, EndsWithTheGame) {
    Json record = randomRecord(3, 9);
    const Json last = record["log"].back();
    record["log"].erase(record["log"].size() - 1);
    EXPECT_NE(verify(record).message.find("before the game is over"), std::string::npos);
    record["log"].push_back(last);
    EXPECT_EQ(verify(record).message, "");
    record["log"].push_back(last);
    EXPECT_NE(verify(record).message.find("the game is over before it"), std::string::npos);
}

template <class G>
concept HasNotation = requires(std::string_view text) {
    loadNotation<G>(text, text);
};
struct GameWithoutNotation : classic::Classic {};
static_assert(Game<GameWithoutNotation> && !HasNotation<GameWithoutNotation>);
static_assert(HasNotation<classic::Classic> && HasNotation<duel::Duel> && HasNotation<dice::Dice>);

TEST(Record, MalformedIsRefused) {
    EXPECT_EQ(messageWithRecord("/weather", 1), "weather: unknown key");
    EXPECT_EQ(messageWithRecord("/players", 8),
              "players: expected a whole number from 2 to 7, got 8");
    EXPECT_EQ(messageWithRecord("/seats/0/wonder", "stonehenge"),
              "seats.0.wonder: the wonder \"stonehenge\" is unknown");
    EXPECT_EQ(messageWithRecord("/format", "duel-record/1"),
              "format: expected 1, got \"duel-record/1\"");
    EXPECT_EQ(messageWithRecord("/game", "chess"), "it is a record of no game that is known here");
    EXPECT_EQ(messageWithRecord("/decks/3/0", "altar"), verify([] {
                                                            Json record = randomRecord(4, 3);
                                                            record["decks"]["3"][0] = "altar";
                                                            return record;
                                                        }())
                                                            .message);
    EXPECT_EQ(verify(nullptr).verdict, Verdict::refused);
    EXPECT_EQ(verifyRecords("{\"id\":", "x", builtInGames())[0].verdict, Verdict::refused);
}

TEST(Record, SurvivesAnyValueAtAnyPlace) {
    Json record = randomRecord(2, 4);
    record["log"].erase(record["log"].begin() + 2, record["log"].end());
    const std::vector<Json> values{nullptr, -1, 7, 1e300, "altar", Json::array(), Json::object()};
    const Json places = record.flatten();
    for (const auto &[pointer, leaf] : places.items()) {
        for (Json::json_pointer at(pointer); !at.empty(); at.pop_back()) {
            for (const Json &value : values) {
                Json changed = record;
                changed[at] = value;
                EXPECT_NE(verify(changed).verdict, Verdict::passed);
            }
        }
    }
}

} // namespace
} // namespace mirabilia::notation
