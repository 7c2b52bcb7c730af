// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/notation/cli_run.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <random>

namespace mirabilia::cli {
namespace {

namespace fs = std::filesystem;

/// A folder of its own for each test.
class Cli : public testing::Test {
protected:
    Cli() {
        const auto *test = testing::UnitTest::GetInstance()->current_test_info();
        // Other checkouts may run the same tests now.
        const std::string unique = std::to_string(std::random_device()());
        folder = fs::temp_directory_path() /
                 std::string("mirabilia-").append(test->name()).append("-").append(unique);
        fs::create_directories(folder);
    }
    ~Cli() override { fs::remove_all(folder); }

    [[nodiscard]] std::string path(const std::string &name) const {
        return (folder / name).string();
    }
    std::string write(const std::string &name, const std::string &text) const {
        fs::create_directories((folder / name).parent_path());
        std::ofstream(folder / name, std::ios::binary) << text;
        return path(name);
    }
    [[nodiscard]] std::string read(const std::string &name) const {
        std::ifstream file(folder / name, std::ios::binary);
        return {std::istreambuf_iterator<char>(file), {}};
    }

    fs::path folder;
};

/// Bad input: exit code 2 and exactly one line on stderr.
void expectRefused(const CliRun &run, const std::string &part) {
    EXPECT_EQ(run.code, 2) << run.out;
    EXPECT_NE(run.err.find(part), std::string::npos) << run.err;
    EXPECT_EQ(std::count(run.err.begin(), run.err.end(), '\n'), 1) << run.err;
}

constexpr const char *passing = R"({"format": 1, "name": "fine", "game": "classic",
  "given": {"turn": 6, "seats": [
    {"wonder": "giza", "side": "A", "hand": ["altar", "barracks"]},
    {"wonder": "rhodes", "side": "A", "hand": ["theater", "workshop"]},
    {"wonder": "ephesus", "side": "B", "hand": ["press_1", "baths"]}]},
  "then": [{"expect": {"age": 1}}]})";

TEST_F(Cli, HelpAndVersion) {
    EXPECT_EQ(runCli({"--help"}).code, 0);
    EXPECT_NE(runCli({"--help"}).out.find("scenario"), std::string::npos);
    EXPECT_TRUE(runCli({"--version"}).out.starts_with("mirabilia-cli "));
}

TEST_F(Cli, BadCommandLines) {
    for (const std::vector<std::string> &arguments :
         std::vector<std::vector<std::string>>{{},
                                               {"fly"},
                                               {"scenario"},
                                               {"record"},
                                               {"record", "verify"},
                                               {"sim", "--players", "many"},
                                               {"sim", "--players", "9"},
                                               {"sim", "--game", "chess"},
                                               {"sim", "--game", "duel", "--players", "3"},
                                               {"sim", "--edition", "3"},
                                               {"sim", "--edition", "0"},
                                               {"sim", "--edition", "2", "--players", "2"},
                                               {"bench", "--game", "duel", "--edition", "2"},
                                               {"bench", "--game", "dice", "--players", "1"},
                                               {"sim", "--seats", "genius"},
                                               {"sim", "--seats", "easy,easy,easy,easy"},
                                               {"sim", "--games", "0"},
                                               {"sim", "--games", "-1"},
                                               {"sim", "--seed", "-1"},
                                               {"sim", "--threads", "0"},
                                               {"bench", "--players", "8"},
                                               {"bench", "--seconds", "-1"}}) {
        const CliRun run = runCli(arguments);
        expectRefused(run, "mirabilia-cli: ");
        EXPECT_TRUE(run.err.starts_with("mirabilia-cli: ")) << run.err;
    }
}

TEST_F(Cli, ABadCommandLineIsToldWhatIsWrongWithIt) {
    expectRefused(runCli({"bogus"}), "\"bogus\"");
    expectRefused(runCli({"record", "bogus"}), "\"bogus\"");
    expectRefused(runCli({"--bogus", "data", "check"}), "\"--bogus\"");
    expectRefused(runCli({"data", "check", "more", "again"}), "\"again\"");
    expectRefused(runCli({"data", "check", "more"}), "more: there is no such folder");
    expectRefused(runCli({"two\nlines"}), "\"two lines\"");
    expectRefused(runCli({"sim", "--players", "many"}), "many");
    expectRefused(runCli({"record", "verify"}), "FILE");
}

TEST_F(Cli, ScenariosOfFilesAndFolders) {
    write("folder/deep/b.json", passing);
    write("folder/a.json", std::string("[").append(passing).append("]"));
    write("folder/notes.txt", "no scenario");
    const CliRun run = runCli({"scenario", path("folder"), path("folder/a.json")});
    EXPECT_EQ(run.code, 0);
    EXPECT_EQ(run.out, "PASS fine\nPASS fine\nPASS fine\n3 passed, 0 failed\n");
    EXPECT_EQ(run.err, "");
}

TEST_F(Cli, ScenarioThatDisagreesIsNoBadInput) {
    std::string scenario = passing;
    scenario.replace(scenario.find("\"age\": 1"), 8, "\"age\": 2");
    const CliRun run = runCli({"scenario", write("wrong.json", scenario)});
    EXPECT_EQ(run.code, 1);
    EXPECT_EQ(run.out, "FAIL fine: step 1 expect age: expected 2, got 1\n0 passed, 1 failed\n");
    EXPECT_EQ(run.err, "");
}

TEST_F(Cli, ScenarioShow) {
    const CliRun run = runCli({"scenario", "--show", write("fine.json", passing)});
    EXPECT_NE(run.out.find("\"hand_size\": 2"), std::string::npos);
}

TEST_F(Cli, ScenariosThatAreNone) {
    fs::create_directories(folder / "nothing");
    expectRefused(runCli({"scenario", path("missing.json")}), "there is no such file or folder");
    expectRefused(runCli({"scenario", path("nothing")}), "holds no file");
    expectRefused(runCli({"scenario", write("empty.json", "")}), "it is empty");
    expectRefused(runCli({"scenario", write("binary.json", std::string("\0\xff\xfe\x01", 4))}),
                  "not valid JSON");
    expectRefused(runCli({"scenario", write("big.json", std::string(9 << 20, ' '))}),
                  "larger than 8 MB");
    expectRefused(runCli({"scenario", write("deep.json", std::string(1 << 20, '['))}),
                  "nested deeper");
    expectRefused(runCli({"scenario", ""}), "there is no such file or folder");
}

TEST_F(Cli, RecordsThatAreNone) {
    expectRefused(runCli({"record", "verify", path("missing")}), "it cannot be opened");
    expectRefused(runCli({"record", "verify", folder.string()}), "it cannot be opened");
    expectRefused(runCli({"record", "verify", write("empty.jsonl", "\n\n")}), "it holds no record");
    expectRefused(runCli({"record", "verify", write("long.jsonl", std::string(20 << 20, '1'))}),
                  "line 1 is longer than 8 MB");
    const CliRun run = runCli({"record", "verify", write("bad.jsonl", "\n{\"id\": \"x\"}\n")});
    expectRefused(run, "bad.jsonl:2: the key \"players\" is missing");
    EXPECT_EQ(run.out, "DISAGREE x: the key \"players\" is missing\n0 agreed, 1 disagreed\n");
}

TEST_F(Cli, DataCheck) {
    const CliRun run = runCli({"data", "check"});
    EXPECT_EQ(run.code, 0);
    EXPECT_TRUE(run.out.starts_with("classic: 78 different cards, 148 in the box, 8 wonders\n"))
        << run.out;
    EXPECT_NE(run.out.find("\nclassic 2: 80 different cards, 148 in the box, 7 wonders\n"),
              std::string::npos)
        << run.out;
    EXPECT_NE(run.out.find("\nduel: 66 age cards, 7 guilds"), std::string::npos) << run.out;
    EXPECT_NE(run.out.find("\ndice: 7 boards, 56 different cells, 10 dice; costs and effects: 13 "
                           "sourced, 121 inferred, 122 ours\n"),
              std::string::npos)
        << run.out;
}

TEST_F(Cli, OtherDataIsReadAndJudged) {
    const fs::path original = fs::path(MIRABILIA_SOURCE_DIR) / "resources/data";
    EXPECT_EQ(runCli({"data", "check", "--data", original.string()}).code, 0);
    expectRefused(runCli({"data", "check", "--data", folder.string()}), "no data file");
    write("classic.json", "{}");
    expectRefused(runCli({"data", "check", "--data", folder.string()}), "classic.json");
    expectRefused(runCli({"sim", "--games", "1", "--data", folder.string()}), "classic.json");
    expectRefused(runCli({"scenario", "--data", folder.string(), write("s.json", passing)}),
                  "classic.json");
    // Each file is of its own edition.
    write("second/classic.json",
          std::string(std::istreambuf_iterator<char>(
                          std::ifstream(original / "classic-2.json", std::ios::binary).rdbuf()),
                      {}));
    expectRefused(runCli({"data", "check", "--data", path("second")}), "another edition");
}

TEST_F(Cli, SimWritesRecordsThatAgree) {
    for (const auto &[game, players] :
         std::vector<std::pair<const char *, const char *>>{{"classic", "2"},
                                                            {"classic", "3"},
                                                            {"classic", "7"},
                                                            {"duel", "2"},
                                                            {"dice", "2"},
                                                            {"dice", "7"}}) {
        const std::string file = path(std::string(game) + players);
        const CliRun sim = runCli({"sim", "--game", game, "--players", players, "--games", "4",
                                   "--seats", "random,easy", "--record", file});
        ASSERT_EQ(sim.code, 0) << sim.err;
        const CliRun verify = runCli({"record", "verify", file});
        EXPECT_EQ(verify.code, 0);
        EXPECT_EQ(verify.out, "4 agreed, 0 disagreed\n");
    }
}

TEST_F(Cli, SimWritesRecordsOfTheSecondEdition) {
    for (const char *players : {"3", "7"}) {
        const std::string file = path(players);
        const CliRun sim = runCli({"sim", "--edition", "2", "--players", players, "--games", "4",
                                   "--seats", "random,easy", "--record", file});
        ASSERT_EQ(sim.code, 0) << sim.err;
        EXPECT_NE(read(players).find("\"edition\":2"), std::string::npos);
        EXPECT_NE(sim.out.find("4 games of classic 2 with"), std::string::npos) << sim.out;
        const CliRun verify = runCli({"record", "verify", file});
        EXPECT_EQ(verify.code, 0);
        EXPECT_EQ(verify.out, "4 agreed, 0 disagreed\n");
    }
}

TEST_F(Cli, SimIsTheSameForAnyNumberOfThreads) {
    for (const char *threads : {"1", "4"}) {
        runCli({"sim", "--games", "12", "--seats", "easy,random", "--seed", "7", "--threads",
                threads, "--record", path(threads)});
    }
    EXPECT_EQ(std::count_if(fs::directory_iterator(folder), {}, [](const auto &) { return true; }),
              2);
    EXPECT_FALSE(read("1").empty());
    EXPECT_EQ(read("1"), read("4"));
}

TEST_F(Cli, SimOverwritesNothing) {
    const std::string file = write("games.jsonl", "precious");
    expectRefused(runCli({"sim", "--games", "1", "--seats", "random", "--record", file}),
                  "the file exists already");
    EXPECT_EQ(read("games.jsonl"), "precious");
    expectRefused(runCli({"sim", "--games", "1", "--record", path("no/such/folder")}),
                  "cannot be written");
    EXPECT_EQ(
        runCli({"sim", "--games", "1", "--seats", "random", "--record", file, "--force"}).code, 0);
    EXPECT_NE(read("games.jsonl"), "precious");
}

TEST_F(Cli, SimShowsAGame) {
    const CliRun run =
        runCli({"sim", "--games", "1", "--players", "2", "--seats", "easy", "--show"});
    EXPECT_EQ(run.code, 0);
    for (const char *part :
         {"Age III", "Turn 6", "the Free City", "Final score", "guilds", " win"}) {
        EXPECT_NE(run.out.find(part), std::string::npos) << part;
    }
    EXPECT_EQ(run.out.find('\x1b'), std::string::npos) << "colours are for terminals";
}

TEST_F(Cli, SimShowsAGameOfEachKind) {
    const CliRun duel =
        runCli({"sim", "--game", "duel", "--games", "1", "--seats", "easy", "--show"});
    EXPECT_EQ(duel.code, 0);
    for (const char *part : {"7 Wonders Duel", "Progress tokens", "is left with", "Age I",
                             " victory", "Final score", "treasury", " win"}) {
        EXPECT_NE(duel.out.find(part), std::string::npos) << part;
    }
    const CliRun dice = runCli(
        {"sim", "--game", "dice", "--players", "4", "--games", "1", "--seats", "easy", "--show"});
    EXPECT_EQ(dice.code, 0);
    for (const char *part : {"7 Wonders Dice with 4 players", "The Forum: ", "crosses off",
                             ", the last one", "Final score", "guild_court", " win"}) {
        EXPECT_NE(dice.out.find(part), std::string::npos) << part;
    }
}

TEST_F(Cli, BenchPrintsASignature) {
    const CliRun run = runCli({"bench", "--players", "3", "--seconds", "0"});
    EXPECT_EQ(run.code, 0);
    EXPECT_NE(run.out.find("7c0f04f6fb5f2493"), std::string::npos) << run.out;
}

} // namespace
} // namespace mirabilia::cli
