// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/command_history.h"
#include "app/store/score_history.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <sstream>

namespace mirabilia::desktop {
namespace {

class CommandHistoryTest : public testing::Test {
protected:
    void SetUp() override {
        folder = std::filesystem::path(testing::TempDir()) / "mirabilia-command-history";
        std::filesystem::remove_all(folder);
        std::filesystem::create_directories(folder);
        std::ofstream(path("games.csv")) << "game,date,player,civilian,science\n"
                                            "g1,2025-01-01,Ann,20,9\n"
                                            "g1,2025-01-01,Bob,10,1\n"
                                            "g2,2025-01-02,Ann,3,4\n";
    }
    void TearDown() override { std::filesystem::remove_all(folder); }

    [[nodiscard]] std::string path(const char *name) const { return (folder / name).string(); }

    int run(const std::vector<std::string> &arguments, score::History *lent) {
        std::vector<const char *> argv{"mirabilia-score"};
        for (const std::string &argument : arguments) {
            argv.push_back(argument.c_str());
        }
        out.str("");
        err.str("");
        return score::run(static_cast<int>(argv.size()), argv.data(), out, err, lent);
    }
    int run(const std::vector<std::string> &arguments) { return run(arguments, &history); }

    std::filesystem::path folder;
    CommandHistory history;
    std::ostringstream out;
    std::ostringstream err;
};

TEST_F(CommandHistoryTest, GamesGoInOnceAndComeOut) {
    const std::string file = path("scores.db");
    EXPECT_EQ(run({"import", path("games.csv"), "--history-file", file}), 0) << err.str();
    EXPECT_NE(err.str().find("2 games taken into the history, 0 there already"), std::string::npos)
        << err.str();
    EXPECT_EQ(run({"import", path("games.csv"), "--history-file", file}), 0) << err.str();
    EXPECT_NE(err.str().find("0 games taken into the history, 2 there already"), std::string::npos)
        << err.str();
    EXPECT_EQ(run({"export", "--csv", "--history-file", file}), 0) << err.str();
    EXPECT_NE(out.str().find("2025-01-02"), std::string::npos) << out.str();
    EXPECT_EQ(run({"stats", "--history-file", file}), 0) << err.str();
    EXPECT_NE(out.str().find("classic: 2 games"), std::string::npos) << out.str();
    EXPECT_EQ(run({"total", "--history-file", file}), 0) << err.str();
    EXPECT_NE(out.str().find("Bob"), std::string::npos) << out.str();
}

TEST_F(CommandHistoryTest, AnEveningStaysInItsOrder) {
    std::ofstream(path("evening.csv"))
        << "game,date,player,total\n1,2026-03-01,Anna,50\n2,2026-03-01,Anna,60\n"
           "3,2026-03-01,Anna,70\n1,2026-03-01,Ben,40\n2,2026-03-01,Ben,45\n3,2026-03-01,Ben,50\n";
    const auto trend = [this] { // of whoever comes first
        const std::size_t at = out.str().find("Anna");
        return out.str().substr(at, out.str().find('\n', at) - at);
    };
    const std::string file = path("scores.db");
    EXPECT_EQ(run({"import", path("evening.csv"), "--history-file", file}), 0) << err.str();
    EXPECT_EQ(run({"stats", path("evening.csv")}), 0) << err.str();
    const std::string ofTheFile = trend();
    EXPECT_NE(ofTheFile.find(" 10.00"), std::string::npos) << ofTheFile;
    EXPECT_EQ(run({"stats", "--history-file", file}), 0) << err.str();
    EXPECT_EQ(trend(), ofTheFile);
    for (const char *format : {"--csv", "--json"}) { // there and back
        const std::string other = path(format + 2);
        EXPECT_EQ(run({"export", format, "--history-file", file, "-o", other}), 0) << err.str();
        EXPECT_EQ(run({"import", other, "--history-file", other + ".db"}), 0) << err.str();
        EXPECT_EQ(run({"stats", "--history-file", other + ".db"}), 0) << err.str();
        EXPECT_EQ(trend(), ofTheFile) << format;
    }
}

TEST_F(CommandHistoryTest, APlayOfBgStatsHasOneId) {
    const std::string file = path("scores.db");
    EXPECT_EQ(run({"import", path("games.csv"), "--history-file", file}), 0) << err.str();
    const auto idsIn = [&](const std::vector<std::string> &source) {
        std::vector<std::string> arguments{"export", "--bgstats"};
        arguments.insert(arguments.end(), source.begin(), source.end());
        EXPECT_EQ(run(arguments), 0) << err.str();
        std::vector<std::string> found;
        const std::string key = "sourcePlayId%22%3A%22";
        for (auto at = out.str().find(key); at != std::string::npos;
             at = out.str().find(key, at + 1)) {
            found.push_back(out.str().substr(at + key.size(), 36));
        }
        return found;
    };
    const auto ids = [&] { return idsIn({"--history-file", file}); };
    const auto before = ids();
    ASSERT_EQ(before.size(), 2U);
    store::ScoreHistory kept(QString::fromStdString(file));
    auto record = kept.sheet(QString::fromStdString(before[0])); // as the window calls it
    ASSERT_TRUE(record);
    record->sheet.entries[0].set(scorer::Row::civilian, 21);
    EXPECT_TRUE(kept.keep({*record}).isEmpty());
    EXPECT_EQ(ids(), before);
    for (const char *format : {"--csv", "--json"}) { // a file of the history
        const std::string written = path(format + 2);
        EXPECT_EQ(run({"export", format, "--history-file", file, "-o", written}), 0) << err.str();
        EXPECT_EQ(idsIn({written}), before) << format;
    }
}

TEST_F(CommandHistoryTest, WhatCannotBeReadIsSaid) {
    EXPECT_EQ(run({"stats", "--history-file", path("nowhere.db")}), 2);
    EXPECT_NE(err.str().find("there is no such history"), std::string::npos) << err.str();
    EXPECT_FALSE(std::filesystem::exists(path("nowhere.db"))) << "reading makes no file";
    EXPECT_EQ(run({"stats", "--history-file", path("games.csv")}), 2) << "no history at all";
    EXPECT_FALSE(err.str().empty());
    EXPECT_EQ(run({"stats", "--history-file", path("scores.db")}, nullptr), 2);
    EXPECT_NE(err.str().find("without the score pad"), std::string::npos) << err.str();
    EXPECT_EQ(run({"stats"}), 2);
    EXPECT_NE(err.str().find("which sheets"), std::string::npos) << err.str();
}

} // namespace
} // namespace mirabilia::desktop
