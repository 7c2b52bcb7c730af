// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/data/data_folder.h"
#include "app/data/dice_boards.h"
#include "app/data/fingerprint.h"
#include "app/platform/platform.h"
#include "tests/notation/cli_run.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <random>

namespace mirabilia::cli {
namespace {

namespace fs = std::filesystem;
using Json = nlohmann::json;

/// Folders of data files, and a home with nothing in it at first.
class DataFolders : public testing::Test {
protected:
    DataFolders()
        : root(fs::temp_directory_path() /
               ("mirabilia-data-" + std::to_string(std::random_device()()))) {
        fs::create_directories(root);
        setenv("XDG_DATA_HOME", root.c_str(), 1);
    }
    ~DataFolders() override {
        unsetenv("XDG_DATA_HOME");
        fs::remove_all(root);
    }

    [[nodiscard]] std::string path(const std::string &name) const { return (root / name).string(); }
    void write(const std::string &name, const std::string &text) const {
        fs::create_directories((root / name).parent_path());
        std::ofstream(root / name, std::ios::binary) << text;
    }
    [[nodiscard]] std::string read(const std::string &name) const {
        std::ifstream file(root / name, std::ios::binary);
        return {std::istreambuf_iterator<char>(file), {}};
    }
    [[nodiscard]] static Json builtIn(const std::string &file) {
        return Json::parse(std::ifstream(fs::path(MIRABILIA_SOURCE_DIR) / "resources/data" / file));
    }
    /// Dice whose first space of the Warehouse costs one more.
    [[nodiscard]] static Json dearerDice() {
        Json dice = builtIn("dice.json");
        Json &space = dice["buildings"]["warehouse"]["cells"][0];
        space["cost"] = 1;
        space["origin"] = "sourced";
        return dice;
    }

    const fs::path root;
    const std::string own = "mirabilia/mirabilia/data/"; ///< in a home, on Linux
};

bool says(const std::string &text, const std::string &part) {
    return text.find(part) != std::string::npos;
}

TEST_F(DataFolders, ExportWritesTheBuiltInFilesOut) {
    const CliRun run = runCli({"data", "export", path("out")});
    EXPECT_EQ(run.code, 0) << run.err;
    EXPECT_EQ(std::count(run.out.begin(), run.out.end(), '\n'), 4) << run.out;
    for (const std::string &file : dataFiles()) {
        EXPECT_EQ(Json::parse(read("out/" + file)), builtIn(file)) << file;
    }
    const CliRun check = runCli({"data", "check", path("out")});
    EXPECT_EQ(check.code, 0) << check.out;
    EXPECT_FALSE(says(check.out, "WRONG") || says(check.out, "ODD")) << check.out;
    EXPECT_TRUE(says(check.out, "dice.json: 7 boards")) << check.out;
    EXPECT_TRUE(says(check.out, "it plays as the built-in file")) << check.out;
}

TEST_F(DataFolders, ExportReplacesNothingUnlessTold) {
    write("out/duel.json", "mine");
    const CliRun refused = runCli({"data", "export", path("out")});
    EXPECT_EQ(refused.code, 2);
    EXPECT_TRUE(says(refused.err, "duel.json: it is there already; --force replaces it"))
        << refused.err;
    EXPECT_EQ(read("out/duel.json"), "mine");
    EXPECT_FALSE(fs::exists(root / "out/classic.json")); // all or nothing
    EXPECT_EQ(runCli({"data", "export", path("out"), "--force"}).code, 0);
    EXPECT_EQ(Json::parse(read("out/duel.json")), builtIn("duel.json"));
    write("file", "text");
    EXPECT_TRUE(says(runCli({"data", "export", path("file")}).err, "it is no folder"));
}

TEST_F(DataFolders, CheckSaysWhatIsWrongWithPlaceAndReason) {
    Json duel = builtIn("duel.json");
    duel["cards"][3]["cost"]["coins"] = "two";
    write("some/duel.json", duel.dump());
    write("some/dice.json", "{");
    fs::create_directories(root / "some/classic.json");
    const CliRun run = runCli({"data", "check", path("some")});
    EXPECT_EQ(run.code, 1);
    EXPECT_EQ(run.err, "");
    EXPECT_TRUE(says(run.out, "WRONG " + path("some/duel.json") + ": /cards/3/cost/coins: "))
        << run.out;
    EXPECT_TRUE(says(run.out, "WRONG " + path("some/dice.json") + ": ")) << run.out;
    EXPECT_TRUE(says(run.out, "WRONG " + path("some/classic.json") + ": it is not a file"))
        << run.out;
}

TEST_F(DataFolders, CheckSaysWhatIsOnlyOdd) {
    Json dice = dearerDice();
    dice["buildings"]["warehouse"]["cells"][0]["origin"] = "ours";
    dice["boards"][0]["wonder"][2]["cost"] = 0;
    dice["boards"][0]["wonder"][2]["origin"] = "sourced";
    write("some/dice.json", dice.dump());
    write("some/dise.json", "{}");
    const CliRun run = runCli({"data", "check", path("some")});
    EXPECT_EQ(run.code, 0) << run.out;
    EXPECT_TRUE(says(run.out, "ODD " + path("some/dice.json") +
                                  ": /buildings/warehouse/cells/0/cost: changed, while its origin "
                                  "still says ours"))
        << run.out;
    EXPECT_TRUE(says(run.out, "/boards/0/wonder/2/cost: 0 is less than the space before it"))
        << run.out;
    EXPECT_TRUE(says(run.out, "dise.json: no game reads a file of this name")) << run.out;
    EXPECT_TRUE(says(run.out, "it differs from the built-in file in ")) << run.out;
}

TEST_F(DataFolders, CheckNeedsAFolderWithData) {
    EXPECT_TRUE(says(runCli({"data", "check", path("none")}).err, "there is no such folder"));
    fs::create_directories(root / "empty");
    const CliRun empty = runCli({"data", "check", path("empty")});
    EXPECT_EQ(empty.code, 2);
    EXPECT_TRUE(says(empty.err, "there is no data file of a game")) << empty.err;
}

TEST_F(DataFolders, OneFileOfAFolderIsEnough) {
    write("some/dice.json", dearerDice().dump());
    const CliRun run = runCli({"data", "check", "--data", path("some")});
    EXPECT_EQ(run.code, 0) << run.err;
    EXPECT_TRUE(says(run.out, "from " + path("some/dice.json"))) << run.out;
    EXPECT_EQ(std::count(run.out.begin(), run.out.end(), '\n'), 4) << run.out;
}

#ifndef _WIN32
TEST_F(DataFolders, OnesOwnAreTakenFileByFile) {
    write(own + "dice.json", dearerDice().dump());
    EXPECT_EQ(platform::ownFolder() / "data" / "", root / own);
    EXPECT_TRUE(says(runCli({"data", "check"}).out, "from " + path(own + "dice.json")));
    EXPECT_FALSE(says(runCli({"data", "check", "--built-in-data"}).out, "from "));
    write("some/duel.json", builtIn("duel.json").dump()); // over the built-in ones alone
    EXPECT_FALSE(says(runCli({"data", "check", "--data", path("some")}).out, "dice.json"));
}

TEST_F(DataFolders, OfOnesOwnABrokenFileIsToldAndTheBuiltInOneUsed) {
    Json dice = builtIn("dice.json");
    dice["setup"]["starting_coins"] = -1;
    write(own + "dice.json", dice.dump());
    write(own + "duel.json", builtIn("duel.json").dump());
    const CliRun run = runCli({"data", "check"});
    EXPECT_EQ(run.code, 0);
    EXPECT_TRUE(says(run.err, path(own + "dice.json") + ": /setup/starting_coins: ")) << run.err;
    EXPECT_TRUE(says(run.err, "; the built-in file is used\n")) << run.err;
    EXPECT_TRUE(says(run.out, "dice: 7 boards")) << run.out;
    EXPECT_TRUE(says(run.out, "from " + path(own + "duel.json"))) << run.out;
}
#endif

TEST_F(DataFolders, RecordsNameDataThatAreNotBuiltIn) {
    write("some/dice.json", dearerDice().dump());
    for (const char *game : {"dice", "duel"}) {
        const std::string file = path(game);
        ASSERT_EQ(runCli({"sim", "--game", game, "--games", "1", "--players", "2", "--seats",
                          "random", "--record", file, "--data", path("some")})
                      .code,
                  0);
        const Json record = Json::parse(read(game));
        EXPECT_EQ(record.contains("data"), std::string(game) == "dice") << game;
        EXPECT_EQ(runCli({"record", "verify", file, "--data", path("some")}).code, 0) << game;
    }
    const CliRun elsewhere = runCli({"record", "verify", path("dice")});
    EXPECT_NE(elsewhere.code, 0);
    const std::string data = ownDataFingerprint("dice.json", dearerDice().dump());
    EXPECT_TRUE(says(elsewhere.err + elsewhere.out, "data: the game was played with other data (" +
                                                        data + ") than those in use ("))
        << elsewhere.err << elsewhere.out;
}

TEST(DiceBoardsOfAnOwner, AreReadCorrectedAndWritten) {
    const std::string text(GameData().text("dice.json"));
    const DiceBoards before = DiceBoards::read(text, "dice.json").value();
    EXPECT_EQ(Json::parse(before.write()), Json::parse(text));
    EXPECT_EQ(before.boards().size(), 7U);
    const std::string board = before.boards().front();
    const auto of = [&board](const DiceBoards &boards, const std::string &id) {
        const auto spaces = boards.spaces(board);
        return *std::find_if(spaces.begin(), spaces.end(),
                             [&id](const DiceBoards::Space &each) { return each.id == id; });
    };
    EXPECT_EQ(of(before, "wonder.2").costOrigin, "ours");
    EXPECT_FALSE(of(before, "wonder.2").shared);
    EXPECT_TRUE(of(before, "agora.r1c1").shared);

    DiceBoards after = before;
    EXPECT_TRUE(after.setCost(board, "wonder.2", 4));
    EXPECT_TRUE(after.setEffects(board, "agora.r1c1", {{{"type", "vp"}, {"n", 2}}}));
    EXPECT_FALSE(after.setCost(board, "wonder.9", 4));
    EXPECT_FALSE(after.setCost("atlantis", "wonder.2", 4));
    EXPECT_EQ(after.problem().text, "");
    EXPECT_EQ(of(after, "wonder.2").cost, 4);
    EXPECT_EQ(of(after, "wonder.2").costOrigin, "sourced");
    EXPECT_EQ(of(after, "wonder.2").effectsOrigin, "ours");
    EXPECT_EQ(after.spaces(after.boards()[1]).size(), before.spaces(board).size());
    const DiceBoards again = DiceBoards::read(after.write(), "mine").value();
    EXPECT_EQ(of(again, "agora.r1c1").effects[0]["n"], 2);

    EXPECT_TRUE(after.setCost(board, "wonder.2", -1));
    const DiceBoards::Problem problem = after.problem();
    EXPECT_TRUE(says(problem.text, "dice.json: /boards/0/wonder/1/cost: ")) << problem.text;
    EXPECT_EQ(problem.reason, "expected a whole number from 0 to 6");
    EXPECT_EQ(problem.board, board);
    EXPECT_EQ(problem.space, "wonder.2");
    EXPECT_TRUE(says(DiceBoards::read(after.write(), "mine").error(), "mine: /boards/0/wonder/1/"));
}

TEST(DataFingerprint, IsOfWhatIsPlayed) {
    const std::string_view text = R"({"a": 1, "b": {"cost": 2, "note": "x", "origin": "ours"}})";
    const auto same = [text](const char *other) {
        return dataFingerprint(other) == dataFingerprint(text);
    };
    EXPECT_TRUE(same(R"({"b": {"origin": "sourced", "cost": 2}, "about": "y", "a": 1})"));
    EXPECT_FALSE(same(R"({"a": 1, "b": {"cost": 3}})"));
    EXPECT_FALSE(same("["));
    EXPECT_EQ(fingerprintText(0x3f2a91c012345678U), "3f2a91c0");
    EXPECT_EQ(ownDataFingerprint("dice.json", GameData().text("dice.json")), "");
}

} // namespace
} // namespace mirabilia::cli
