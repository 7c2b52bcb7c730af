// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/score/commands.h"
#include "app/score/score.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <filesystem>
#include <fstream>
#include <iostream>
#include <sstream>
#include <string>
#include <vector>

namespace mirabilia::score {
namespace {

struct CliRun {
    int code = 0;
    std::string out;
    std::string err;
};

/// A history with nothing in it, or what a test puts there.
class EmptyHistory final : public History {
public:
    Parsed<std::vector<scorer::Sheet>> sheets(const std::string &file) override {
        asked.push_back(file);
        return kept;
    }
    std::string keep(const std::string &file, const std::vector<scorer::Sheet> &) override {
        asked.push_back(file);
        return "";
    }

    std::vector<std::string> asked;
    std::vector<scorer::Sheet> kept;
};

class ScoreCli : public testing::Test {
protected:
    void SetUp() override {
        const auto *test = testing::UnitTest::GetInstance()->current_test_info();
        folder = std::filesystem::path(testing::TempDir()) /
                 (std::string("mirabilia-score-") + test->name());
        std::filesystem::remove_all(folder);
        std::filesystem::create_directories(folder);
    }
    void TearDown() override { std::filesystem::remove_all(folder); }

    [[nodiscard]] std::string path(const std::string &name) const {
        return (folder / name).string();
    }

    [[nodiscard]] std::string write(const std::string &name, const std::string &text) const {
        std::ofstream(path(name), std::ios::binary) << text;
        return path(name);
    }

    static CliRun run(const std::vector<std::string> &arguments, History *history = nullptr) {
        std::vector<const char *> argv{"mirabilia-score"};
        for (const std::string &argument : arguments) {
            argv.push_back(argument.c_str());
        }
        std::ostringstream out;
        std::ostringstream err;
        const int code = score::run(static_cast<int>(argv.size()), argv.data(), out, err, history);
        return {code, out.str(), err.str()};
    }

    std::filesystem::path folder;
};

constexpr const char *clean =
    "game,date,seat,player,wonder,side,military,treasury,wonders,civilian,science,commerce,guilds,"
    "total,rank,coins\n"
    "g1,2025-01-02,1,Ann,Giza,A,2,4,8,13,26,4,5,62,1,14\n"
    "g1,2025-01-02,2,Bob,Rhodes,B,-1,3,7,10,10,2,9,40,3,10\n"
    "g1,2025-01-02,3,Cid,Babylon,A,-1,1,10,17,13,4,3,47,2,5\n";

std::string withSlips() {
    std::string text = clean;
    text.replace(text.find(",26,4,5,62"), 10, ",12,4,5,48");
    text.replace(text.find("47,2,5"), 6, "46,2,5");
    return text;
}

TEST_F(ScoreCli, ACleanSheetHasNoFindings) {
    const CliRun check = run({"check", write("a.csv", clean)});
    EXPECT_EQ(check.code, 0) << check.out << check.err;
    EXPECT_EQ(check.out, "3 rows, 0 findings\n");
    EXPECT_EQ(check.err, "");
}

TEST_F(ScoreCli, SlipsAreListedAndCounted) {
    const std::string file = write("a.csv", withSlips());
    const CliRun check = run({"check", file});
    EXPECT_EQ(check.code, 1);
    EXPECT_EQ(check.out, "impossible: line 2: g1: Ann: science: No symbols give 12. Did you forget "
                         "the sets of three? With them: 26.\n"
                         "sum: line 4: g1: Cid: total: The rows add up to 47, not 46.\n"
                         "3 rows, 2 findings\n");
    const auto json = nlohmann::json::parse(run({"check", file, "--json"}).out);
    EXPECT_EQ(json["rows"], 3);
    ASSERT_EQ(json["findings"].size(), 2U);
    EXPECT_EQ(json["findings"][0]["line"], 2);
    EXPECT_EQ(json["findings"][0]["kind"], "impossible");
    EXPECT_EQ(json["findings"][1], (nlohmann::json{{"line", 4},
                                                   {"game", "g1"},
                                                   {"player", "Cid"},
                                                   {"column", "total"},
                                                   {"kind", "sum"},
                                                   {"message", "The rows add up to 47, not 46."}}));
    EXPECT_EQ(json.size(), 2U) << "columns are named only where some are not understood";
}

TEST_F(ScoreCli, UselessInputIsCodeTwoAndOneSentence) {
    for (const std::string &file :
         {path("absent.csv"), folder.string(), write("noise.csv", std::string(100'000, '\x8f')),
          write("empty.csv", "")}) {
        const CliRun check = run({"check", file});
        EXPECT_EQ(check.code, 2) << file;
        EXPECT_EQ(check.out, "");
        EXPECT_EQ(std::count(check.err.begin(), check.err.end(), '\n'), 1) << check.err;
    }
    EXPECT_EQ(run({"check"}).code, 2);
    EXPECT_EQ(run({"dance"}).code, 2);
    EXPECT_EQ(run({"dance"}).err,
              "mirabilia-score: unexpected \"dance\" (see mirabilia-score --help)\n");
    EXPECT_EQ(run({"--help"}).code, 0);
    EXPECT_EQ(run({"check", write("a.csv", clean), "--data", folder.string()}).code, 2);
}

TEST_F(ScoreCli, AColumnThatThereIsNotIsNoSilentChoice) {
    const std::string file = write("a.csv", "player,total,Bonus\nAnn,9,4\nBob,8,2\n");
    const CliRun chosen = run({"export", "--json", file, "--column", "bonus=science"});
    EXPECT_NE(chosen.out.find("\"science\":4"), std::string::npos) << chosen.out;
    EXPECT_EQ(run({"export", "--json", file, "--column", "Bonus="}).code, 0);
    const CliRun absent = run({"check", file, "--column", "Bouns=science"});
    EXPECT_EQ(absent.code, 2);
    EXPECT_EQ(absent.err, "mirabilia-score: " + file + ": there is no column \"Bouns\"\n");
    EXPECT_EQ(run({"check", file, "--column", "Bonus=bluff"}).code, 2);
}

TEST_F(ScoreCli, Totals) {
    const CliRun total = run({"total", write("a.csv", withSlips())});
    EXPECT_EQ(total.code, 0);
    EXPECT_NE(total.out.find("  Cid     2 "), std::string::npos) << total.out;
    EXPECT_NE(total.out.find("  47\n"), std::string::npos) << total.out;
    const auto json = nlohmann::json::parse(run({"total", path("a.csv"), "--json"}).out);
    EXPECT_EQ(json[0]["players"][2]["total"], 47);
    EXPECT_EQ(json[0]["players"][0]["rank"], 1);
}

TEST_F(ScoreCli, StatisticsCarryTheirCounts) {
    const auto json = nlohmann::json::parse(run({"stats", write("a.csv", clean), "--json"}).out);
    ASSERT_EQ(json.size(), 1U);
    EXPECT_EQ(json[0]["games"], 1);
    EXPECT_EQ(json[0]["players"].size(), 3U);
    EXPECT_EQ(json[0]["players"][0]["points"]["count"], 1);
    EXPECT_NE(run({"stats", path("a.csv")}).out.find("classic: 1 game\n"), std::string::npos);
}

TEST_F(ScoreCli, StatisticsOfSomeGames) {
    std::string text = clean;
    for (const char *other : {"g2,2024-06-01,1,Ann,Giza,A,2,4,8,13,26,4,5,62,,",
                              "g2,2024-06-01,2,Bob,,,1,1,1,1,1,1,1,7,,"}) {
        text.append(other).append("\n");
    }
    const std::string file = write("a.csv", text);
    const auto games = [&](const std::vector<std::string> &filter) {
        std::vector<std::string> arguments{"stats", file, "--json"};
        arguments.insert(arguments.end(), filter.begin(), filter.end());
        const auto json = nlohmann::json::parse(run(arguments).out);
        return json.empty() ? 0 : json[0]["games"].get<int>();
    };
    EXPECT_EQ(games({}), 2);
    EXPECT_EQ(games({"--since", "2025-01-01"}), 1);
    EXPECT_EQ(games({"--until", "2024-12-31"}), 1);
    EXPECT_EQ(games({"--player", "ann", "--player", "Cid"}), 1);
    EXPECT_EQ(games({"--players", "2"}), 1);
    EXPECT_EQ(games({"--game", "duel"}), 0);
    EXPECT_EQ(games({"--edition", "2"}), 0);
    EXPECT_EQ(games({"--expansions", "none"}), 2);
    EXPECT_EQ(games({"--expansions", "leaders"}), 0);
    EXPECT_EQ(run({"stats", file, "--edition", "3"}).code, 2);
    const std::string told = run({"stats", file}).out;
    EXPECT_NE(told.find("1500"), std::string::npos) << told;
}

TEST_F(ScoreCli, AveragesOfGamesWithExpansionsAreToldApart) {
    const std::string told =
        run({"stats", write("a.csv", "game,player,civilian,leaders\ng1,Ann,30,\n"
                                     "g1,Bob,20,\ng2,Ann,30,20\ng2,Bob,9,9\n")})
            .out;
    EXPECT_NE(told.find("1 of 2 games were with expansions"), std::string::npos) << told;
    EXPECT_NE(told.find("Ann"), std::string::npos);
}

TEST_F(ScoreCli, AHistoryTakesNoFileOfSheetsForItsOwn) {
    const std::string csv = write("a.csv", clean);
    EmptyHistory history;
    for (const auto &arguments : std::vector<std::vector<std::string>>{
             {"stats", "--history", csv}, {"stats", csv, "--history"}}) {
        const CliRun stats = run(arguments, &history);
        EXPECT_EQ(stats.code, 0) << stats.err;
        EXPECT_NE(stats.out.find("classic: 1 game\n"), std::string::npos) << stats.out;
    }
    EXPECT_EQ(run({"import", "--history", csv}, &history).code, 0);
    EXPECT_EQ(run({"total", csv, "--history-file", "b.db"}, &history).code, 0);
    EXPECT_EQ(history.asked, (std::vector<std::string>{"", "", "", "", "b.db"}));
    EXPECT_EQ(run({"stats", "--history", "--history-file", "b.db"}, &history).code, 2) << "one";
    EXPECT_EQ(run({"stats", csv, "--history-file"}, &history).code, 2);
}

TEST_F(ScoreCli, TheStandardInputIsAFile) {
    for (const char *command : {"check", "total", "stats", "export", "import"}) {
        std::istringstream input(withSlips());
        auto *before = std::cin.rdbuf(input.rdbuf());
        std::vector<std::string> arguments{command, "-"};
        if (arguments[0] == "export") {
            arguments.emplace_back("--csv");
        }
        const CliRun read = run(arguments);
        std::cin.rdbuf(before);
        EXPECT_NE(read.code, 2) << command << read.err;
        EXPECT_NE(read.out.find(arguments[0] == "check"    ? "2 findings"
                                : arguments[0] == "import" ? "3 players"
                                                           : "Cid"),
                  std::string::npos)
            << command << read.out;
    }
}

TEST_F(ScoreCli, AHistoryIsChecked) {
    EmptyHistory history;
    history.kept = readScores(write("a.csv", withSlips()), {}).sheets;
    const CliRun check = run({"check", "--history"}, &history);
    EXPECT_EQ(check.code, 1) << check.err;
    EXPECT_NE(check.out.find("The rows add up to 47, not 46."), std::string::npos) << check.out;
    EXPECT_NE(check.out.find("3 rows, 2 findings\n"), std::string::npos) << check.out;
    const CliRun some = run({"check", "--history", "--player", "Zoe"}, &history);
    EXPECT_EQ(some.out, "0 rows, 0 findings\n") << "filters hold here too";
}

TEST_F(ScoreCli, ExportAndBack) {
    const std::string csv = write("a.csv", clean);
    const CliRun json = run({"export", csv, "--json", "-o", path("a.json")});
    EXPECT_EQ(json.code, 0) << json.err;
    EXPECT_EQ(run({"check", path("a.json")}).out, "3 rows, 0 findings\n");
    EXPECT_EQ(run({"export", path("a.json"), "--csv"}).out, run({"export", csv, "--csv"}).out);
    EXPECT_EQ(run({"export", csv, "--json", "-o", path("a.json")}).code, 2) << "it is there";
    EXPECT_EQ(run({"export", csv, "--json", "-o", path("a.json"), "--force"}).code, 0);
    EXPECT_EQ(run({"export", csv, "--csv", "-o", path("no/folder.csv")}).code, 2);
    EXPECT_EQ(run({"export", csv}).code, 2) << "one format";
    EXPECT_TRUE(run({"export", csv, "--bgstats"}).out.starts_with("bgstats://app.bgstatsapp.com/"));
    EXPECT_FALSE(std::filesystem::exists(path("no/folder.csv.part")));
    const std::string other = write("b.csv.part", "of somebody else");
    EXPECT_EQ(run({"export", csv, "--csv", "-o", path("b.csv")}).code, 0);
    EXPECT_EQ(std::filesystem::file_size(other), 16U);
}

TEST_F(ScoreCli, DevicesAndLinksAreWrittenToNotReplaced) {
    const std::string csv = write("a.csv", clean);
    const auto device = [&](const char *name) {
        std::filesystem::create_symlink(std::string("/dev/") + name, path(name));
        return path(name);
    };
    EXPECT_EQ(run({"export", csv, "--csv", "-o", device("null")}).code, 0);
    EXPECT_EQ(run({"export", csv, "--csv", "-o", device("full"), "--force"}).code, 2);
    EXPECT_TRUE(std::filesystem::is_character_file(path("full")));
    EXPECT_TRUE(std::filesystem::is_character_file(path("null")));

    std::filesystem::create_symlink(write("kept.csv", "old"), path("link.csv"));
    EXPECT_EQ(run({"export", csv, "--csv", "-o", path("link.csv")}).code, 2);
    EXPECT_EQ(run({"export", csv, "--csv", "-o", path("link.csv"), "--force"}).code, 0);
    EXPECT_TRUE(std::filesystem::is_symlink(path("link.csv")));
    EXPECT_GT(std::filesystem::file_size(path("kept.csv")), 3U);
    EXPECT_EQ(run({"export", csv, "--csv", "-o", folder.string(), "--force"}).code, 2);
    EXPECT_EQ(run({"export", csv, "--csv", "-o", ""}).code, 2);
}

TEST_F(ScoreCli, TextOfOthersNeitherRunsNorTurnsTheLine) {
    const std::string evil = "A\x1b[31m\x1b]0;x\x07\xc2\x9b"
                             "5m\x7f<b>x</b>\xe2\x80\xae\xe2\x81\xa6";
    std::string text = "game,date,round,place,player,wonder,side,military,civilian,total,";
    text += evil + "\n";
    for (const std::string &player : {evil, std::string("Bob")}) {
        for (const std::string &cell : {evil, evil, evil, evil, player, evil, evil}) {
            text += cell + ",";
        }
        text += "x" + evil + ",1,99," + evil + "\n";
    }
    const std::string csv = write("evil.csv", text);
    EXPECT_EQ(run({"export", csv, "--json", "-o", path("evil.json")}).code, 0);
    for (const std::string &file : {csv, path("evil.json"), path("no\x1b[1m\xc2\x9b.csv")}) {
        for (const char *command : {"check", "total", "stats", "import"}) {
            const CliRun told = run({command, file});
            for (const std::string &output : {told.out, told.err}) {
                for (const char *mark :
                     {"\x1b", "\x07", "\x7f", "\xc2\x9b", "\xe2\x80\xae", "\xe2\x81\xa6"}) {
                    EXPECT_EQ(output.find(mark), std::string::npos) << command << output;
                }
            }
        }
    }
    EXPECT_NE(run({"check", csv}).out.find("<b>x</b>"), std::string::npos) << "text is text";
    EXPECT_EQ(run({"check", path("no\x9b.csv")}).err.find('\x9b'), std::string::npos);
    const std::string data =
        write("classic.json", R"({"a\u001b[1m\u009b": 1, "a\u001b[1m\u009b": 2})");
    const CliRun unruly = run({"check", csv, "--data", folder.string()});
    EXPECT_EQ(unruly.code, 2) << data;
    EXPECT_EQ(unruly.err.find("\x1b"), std::string::npos) << unruly.err;
    EXPECT_EQ(unruly.err.find("\xc2\x9b"), std::string::npos) << unruly.err;
}

TEST_F(ScoreCli, ImportShowsWhatItUnderstands) {
    const std::string file =
        write("a.csv", "game,date,player,military,total,mood\ng1,2025-01-02,Ann,x,40,good\n");
    const CliRun import = run({"import", file, "-o", path("a.json")});
    EXPECT_EQ(import.code, 1);
    EXPECT_EQ(import.out, "1 game, 1 row, 1 player, 2025-01-02\n");
    EXPECT_NE(import.err.find("line 2: g1: Ann: military: \"x\" is not a whole number."),
              std::string::npos);
    EXPECT_NE(import.err.find("kept as they are: mood"), std::string::npos);
    EXPECT_TRUE(std::filesystem::exists(path("a.json")));
}

TEST_F(ScoreCli, ImportAsJson) {
    const auto told =
        run({"import", write("in.csv", "player,civilian,total\nAnn,3,3\n"), "--json"});
    EXPECT_EQ(told.code, 0) << told.err;
    EXPECT_EQ(nlohmann::json::parse(told.out)["sheets"].size(), 1U);
}

} // namespace
} // namespace mirabilia::score
