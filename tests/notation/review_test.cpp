// SPDX-License-Identifier: GPL-3.0-or-later
//
// mirabilia-cli review: what it says of games that computers played, and of files that are none.
#include "tests/notation/cli_run.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <csignal>
#include <filesystem>
#include <fstream>
#include <random>
#include <string>
#include <thread>

namespace mirabilia::cli {
namespace {

namespace fs = std::filesystem;
using nlohmann::json;

class ReviewCli : public testing::Test {
protected:
    ReviewCli() {
        folder = fs::temp_directory_path() /
                 ("mirabilia-review-" + std::to_string(std::random_device()()));
        fs::create_directories(folder);
    }
    ~ReviewCli() override { fs::remove_all(folder); }

    [[nodiscard]] std::string path(const std::string &name) const {
        return (folder / name).string();
    }
    [[nodiscard]] std::string written(const std::string &name, const std::string &text) const {
        std::ofstream(path(name), std::ios::binary) << text;
        return path(name);
    }
    /// Games of computers that play anything.
    [[nodiscard]] std::string games(const std::string &game, int count) const {
        EXPECT_EQ(runCli({"sim", "--game", game, "--players", "2", "--games", std::to_string(count),
                          "--seats", "random", "--record", path(game + ".jsonl")})
                      .code,
                  0);
        return path(game + ".jsonl");
    }
    [[nodiscard]] static std::string read(const std::string &file) {
        std::ifstream stream(file, std::ios::binary);
        return {std::istreambuf_iterator<char>(stream), {}};
    }

    fs::path folder;
};

class ReviewOf : public ReviewCli, public testing::WithParamInterface<const char *> {};
INSTANTIATE_TEST_SUITE_P(EveryGame, ReviewOf, testing::Values("classic", "duel", "dice"),
                         [](const auto &game) { return std::string(game.param); });

TEST_P(ReviewOf, JsonHoldsDecisionsCurveAndWhatCostMost) {
    const std::string file = games(GetParam(), 2);
    const CliRun run = runCli({"review", "--json", "--iterations", "40", file});
    ASSERT_EQ(run.code, 0) << run.err;
    EXPECT_TRUE(run.err.empty()) << run.err;
    ASSERT_EQ(std::count(run.out.begin(), run.out.end(), '\n'), 2);
    const json review = json::parse(run.out.substr(0, run.out.find('\n')));
    EXPECT_EQ(review["id"], "sim-1-0");
    EXPECT_EQ(review["game"], GetParam());
    EXPECT_EQ(review["players"], 2);
    EXPECT_EQ(review["iterations"], 40);
    const json &decisions = review["decisions"];
    for (const json &decision : decisions) {
        const std::size_t player = decision["player"];
        const double cost = decision["cost"];
        EXPECT_NEAR(decision["before"][player].get<double>() -
                        decision["after"][player].get<double>(),
                    cost, 2e-4);
        EXPECT_EQ(decision.contains("better"), decision.contains("reason"));
        EXPECT_FALSE(decision["played"].get<std::string>().empty());
        EXPECT_EQ(decision["before"].size(), 2U);
    }
    ASSERT_EQ(review["costliest"].size(), 2U);
    for (std::size_t player = 0; player < 2; ++player) {
        const json &costliest = review["costliest"][player];
        EXPECT_LE(costliest.size(), 3U);
        double before = 1;
        for (const json &number : costliest) {
            const json &decision = decisions.at(number.get<std::size_t>());
            EXPECT_EQ(decision["player"], player);
            EXPECT_LE(decision["cost"].get<double>(), before);
            EXPECT_TRUE(decision.contains("better"));
            before = decision["cost"];
        }
    }
    EXPECT_EQ(review["curve"][0]["first"], 0);
    EXPECT_NEAR(review["end"][0].get<double>() + review["end"][1].get<double>(), 1, 1e-9);
    // Who plays anything throws something away.
    EXPECT_FALSE(review["costliest"][0].empty() && review["costliest"][1].empty());
}

TEST_P(ReviewOf, TextNamesEveryTurnAndTheEnd) {
    const std::string file = games(GetParam(), 1);
    const CliRun run = runCli({"review", "--iterations", "20", file});
    ASSERT_EQ(run.code, 0) << run.err;
    EXPECT_TRUE(run.out.starts_with("sim-1-0: " + std::string(GetParam()) + " with 2 players\n"));
    for (const char *part :
         {"Chance to win after each turn\n", "  the end", "\nWhat cost most\n"}) {
        EXPECT_NE(run.out.find(part), std::string::npos) << part << "\n" << run.out;
    }
    EXPECT_EQ(runCli({"review", "--iterations", "20", file}).out, run.out);
}

TEST_F(ReviewCli, ADuelThatWasNotPlayedOutHasNoEnd) {
    json record = json::parse(read(games("duel", 1)));
    record.erase("result");
    json &moves = record["moves"];
    moves.erase(moves.begin() + 20, moves.end());
    const CliRun run =
        runCli({"review", "--json", "--iterations", "5", written("half.json", record.dump())});
    ASSERT_EQ(run.code, 0) << run.err;
    EXPECT_TRUE(json::parse(run.out)["end"].is_null());
}

TEST_F(ReviewCli, BadFilesAreRefusedWithOneSentence) {
    struct Case {
        std::string file;
        std::string reason;
        int code;
    };
    json illegal = json::parse(read(games("dice", 1)));
    illegal["rounds"][0]["decisions"][0] = json::array();
    const std::vector<Case> cases{
        {path("nowhere.jsonl"), "it cannot be opened", 2},
        {path("nowhere.json"), "nowhere.json: ", 2},
        {folder.string(), "it cannot be opened", 2},
        {written("empty.jsonl", "\n"), "it holds no record", 2},
        {written("none.json", "[]"), "it holds no record", 2},
        {written("text.jsonl", "hello\n"), "text.jsonl:1: ", 2},
        {written("other.jsonl", R"({"game": "chess"})"), "no game that is known here", 2},
        {written("number.jsonl", "7\n"), "number.jsonl:1: ", 2},
        {written("deep.jsonl", std::string(500, '[')), "deep.jsonl:1: ", 2},
        {written("short.jsonl", R"({"game": "dice", "format": 1})"), "short.jsonl:1: ", 2},
        {written("illegal.jsonl", illegal.dump()), "something left to decide", 1},
    };
    for (const Case &bad : cases) {
        const CliRun run = runCli({"review", bad.file});
        EXPECT_EQ(run.code, bad.code) << bad.file << run.err;
        EXPECT_NE(run.err.find(bad.reason), std::string::npos) << run.err;
        EXPECT_EQ(std::count(run.err.begin(), run.err.end(), '\n'), 1) << run.err;
        EXPECT_TRUE(run.out.empty()) << run.out;
    }
}

TEST_F(ReviewCli, ABadRecordDoesNotHideTheOthers) {
    const std::string good = read(games("duel", 1));
    const CliRun run =
        runCli({"review", "--json", "--iterations", "5", written("mixed.jsonl", "{}\n" + good)});
    EXPECT_EQ(run.code, 2);
    EXPECT_NE(run.err.find("mixed.jsonl:1: "), std::string::npos) << run.err;
    EXPECT_EQ(json::parse(run.out)["id"], "sim-1-0");
}

TEST_F(ReviewCli, IterationsAreANumberFromOneOn) {
    const std::string file = games("duel", 1);
    for (const char *wrong : {"0", "-1", "1000001", "many", ""}) {
        const CliRun run = runCli({"review", "--iterations", wrong, file});
        EXPECT_EQ(run.code, 2) << wrong;
        EXPECT_EQ(std::count(run.err.begin(), run.err.end(), '\n'), 1) << run.err;
    }
    EXPECT_EQ(runCli({"review"}).code, 2);
}

TEST_F(ReviewCli, ControlCEndsItSoon) {
    const std::string file = games("classic", 1);
    std::atomic<bool> ended = false;
    // Once, and as soon as somebody listens: a second one would end the program.
    const auto before = std::signal(SIGINT, SIG_IGN);
    std::thread sender([&ended] {
        struct sigaction now {};
        now.sa_handler = SIG_IGN;
        while (!ended && now.sa_handler == SIG_IGN) {
            std::this_thread::sleep_for(std::chrono::milliseconds(5));
            sigaction(SIGINT, nullptr, &now);
        }
        if (!ended) {
            std::raise(SIGINT);
        }
    });
    const CliRun run = runCli({"review", "--iterations", "1000000", file});
    ended = true;
    sender.join();
    std::signal(SIGINT, before);
    EXPECT_EQ(run.code, 130);
    EXPECT_TRUE(run.out.empty()) << run.out;
}

} // namespace
} // namespace mirabilia::cli
