// SPDX-License-Identifier: GPL-3.0-or-later
// Every file in cases/: the right table, the right winner, and nothing found that is not there.
#include "tests/scorer/case_files.h"
#include "tests/scorer/simulated.h"

#include <array>
#include <set>

namespace mirabilia::scorefiles {
namespace {

using scorer::Row;

struct Case {
    const char *file;
    const char *games;    ///< each with its day, what everybody has, and who won
    const char *findings; ///< codes
};

constexpr const char *threeOfPaper = "Anna 69, Ben 50, Carla 52 (Anna)";
constexpr const char *threeInChinese = "安 69, 博 50, 希 52 (安)";

constexpr std::array cases{
    Case{"armada-naval-defeats.csv", "Anna 60, Ben 44, Carla 49 (Anna)", ""},
    Case{"armada-two-columns.csv", "Anna 62, Ben 60, Carla 55 (Anna)", ""},
    Case{"bga-finished-table-fr.tsv", threeOfPaper, ""},
    Case{"bga-statistics-rows.csv", " 50,  46,  34 (1)", ""},
    Case{"bgg-plays.xml", "2022-05-05 Anna 62, Ben 51, Carla 38 (Anna)", ""},
    Case{"bgstats-export.json",
         "2024-05-01 20:15 Anna 62, Ben 51, Carla 38 (Anna); 2024-05-02 19:00 Anna ?, Ben ? (Anna)",
         ""},
    Case{"blocks-with-titles.csv",
         "Anna 52, Ben 47, Carla 51 (Anna); Anna 52, Ben 47, Carla 51 (Anna)", ""},
    Case{"cities-debt-column.csv", "Anna 57, Ben 58, Carla 51 (Ben)", ""},
    Case{"dates-not-read.csv",
         "2024-05-01 Anna 23, Ben 9 (Anna); 2023-05-01 Anna 21, Ben 11 (Anna); 2026-01-02 Anna 25, "
         "Ben 11 (Anna)",
         ""},
    Case{"dice-coins.csv", "Anna 40, Ben 40 (Ben)", ""},
    Case{"excel-gbk.csv", "王小明 25, 李雷 11 (王小明)", ""},
    Case{"excel-sjis.csv", "田中 25, 鈴木 11 (田中)", ""}, Case{"heads-de.csv", threeOfPaper, ""},
    Case{"heads-ja.csv", threeInChinese, ""}, Case{"heads-zh.csv", threeInChinese, ""},
    Case{"json-unknown-keys.json", "2026-03-01 Anna ?, Ben ? (Anna)", "unknown_key"},
    Case{"markdown-table.csv", "Anna 25, Ben 11 (Anna)", ""},
    Case{"military-in-two-columns.csv", "Anna 59, Ben 53, Carla 46 (Anna)", ""},
    // Whoever has 18 won all wars, and nobody else can have 0 then.
    Case{"names-in-two-cases.csv",
         "2024-05-01 Anna 38, Ben 12, Carla 9 (Anna); 2024-05-08 anna 43, Benjamin 14, CARLA 5 "
         "(anna)",
         "ring ring"},
    Case{"odfpy.ods", "2026-03-01 Anna 20, Ben 12 (Anna)", ""},
    Case{"one-row-a-game.csv",
         "2024-05-01 Anna 57, Ben 42, Carla 61 (Carla); 2024-05-08 Anna 49, Ben 63, Carla 51 (Ben)",
         ""},
    Case{"one-row-repeated-heads.csv",
         "2024-05-01 Anna 57, Ben 42, Carla 31 (Anna); 2024-05-08 Ben 61, Carla 50 (Ben)", ""},
    Case{"openpyxl.xlsx", "2026-03-01 20:15 Anna 69, Ben 50, 安 52 (Anna); Anna 23, Ben 11 (Anna)",
         ""},
    Case{"other-app.json", "2025-08-21 08:57 Anna 55, Ben 44, Carla 33 (Anna)", ""},
    Case{"paper-zh-wonder-twice.csv", threeInChinese, ""},
    Case{"players-in-columns.csv", threeOfPaper, ""},
    Case{
        "same-evening.csv",
        "2026-03-01 Anna 50, Ben 40 (Anna); 2026-03-01 Anna 60, Ben 45 (Anna); 2026-03-01 Anna 70, "
        "Ben 50 (Anna)",
        ""},
    Case{"same-name-twice.csv", "Anna 47, Anna 44, anna 44 (Anna)",
         "ring_odd player_twice player_twice"},
    Case{"sides-day-night.csv",
         "2024-05-01 Anna 35, Ben 19 (Anna); 2024-05-08 Anna 35, Ben 19 (Anna)", ""},
    Case{"tables-by-rank.csv", " 56,  53,  40 (1);  54,  50,  40 (1)", ""}};

std::string gamesOf(const scorer::Import &import) {
    std::string text;
    for (const scorer::Sheet &sheet : import.sheets) {
        const auto first = winners(sheet);
        const scorer::Entry winner = first.size() == 1 ? sheet.entries[first[0]] : scorer::Entry();
        text.append(text.empty() ? "" : "; ").append(sheet.date);
        text.append(sheet.date.empty() ? "" : " ").append(scores(sheet)).append(" (");
        text.append(!winner.player.empty() ? winner.player : first.size() == 1 ? "1" : "?");
        text.append(")");
    }
    return text;
}

std::string findingsOf(const scorer::Import &import) {
    std::string text;
    for (const auto &located : checkImport(import, scorer::Checker(scorer::classicBoxes()))) {
        text.append(text.empty() ? "" : " ").append(located.finding.code);
    }
    return text;
}

TEST(CaseFiles, TheRightTableWinnerAndNoFalseFinding) {
    std::set<std::string> told;
    for (const Case &known : cases) {
        const scorer::Import import = imported(bytesOf(caseFolder() / known.file));
        EXPECT_EQ(gamesOf(import), known.games) << known.file;
        EXPECT_EQ(findingsOf(import), known.findings) << known.file;
        told.insert(known.file);
    }
    for (const auto &entry : std::filesystem::directory_iterator(caseFolder())) {
        EXPECT_TRUE(told.contains(entry.path().filename().string())) << entry.path();
    }
}

/// "18 3 15 14 4 10 5 0": the rows in the order of the sheet.
std::string rowsIn(const std::string &file, std::size_t player) {
    const scorer::Import import = imported(bytesOf(caseFolder() / file));
    std::string text;
    for (const Row row : scorer::rowsOf(scorer::Box::classic)) {
        const auto value = import.sheets.at(0).entries.at(player).at(row);
        text.append(text.empty() ? "" : " ").append(value ? std::to_string(*value) : "-");
    }
    return text;
}

TEST(CaseFiles, EveryFigureInItsRow) {
    for (const char *file :
         {"heads-de.csv", "heads-ja.csv", "heads-zh.csv", "players-in-columns.csv",
          "paper-zh-wonder-twice.csv", "bga-finished-table-fr.tsv"}) {
        EXPECT_EQ(rowsIn(file, 0), "18 3 15 14 10 4 5") << file;
        EXPECT_EQ(rowsIn(file, 1), "6 2 7 9 26 0 0") << file;
        EXPECT_EQ(rowsIn(file, 2), "-6 4 10 21 13 2 8") << file;
    }
    EXPECT_EQ(rowsIn("bga-statistics-rows.csv", 0), "8 4 7 17 10 0 4");
    EXPECT_EQ(rowsIn("military-in-two-columns.csv", 1), "9 2 7 9 26 0 0");
    const auto armada = imported(bytesOf(caseFolder() / "armada-two-columns.csv"));
    EXPECT_EQ(armada.sheets.at(0).entries[1].at(Row::armada), -5);
    const auto debts = imported(bytesOf(caseFolder() / "cities-debt-column.csv"));
    EXPECT_EQ(debts.sheets.at(0).entries[0].at(Row::cities), 1);
}

TEST(CaseFiles, WhatElseTheyTell) {
    const auto stats = imported(bytesOf(caseFolder() / "bgstats-export.json"));
    EXPECT_EQ(stats.sheets.at(0).place, "Kitchen");
    EXPECT_EQ(stats.sheets[0].minutes, 42);
    EXPECT_EQ(stats.sheets[0].entries[0].wonder + stats.sheets[0].entries[0].side, "GizaA");
    EXPECT_EQ(stats.sheets[0].addOns, "Leaders");
    EXPECT_EQ(stats.sheets.at(1).entries[0].supremacy, scorer::Supremacy::military);
    const auto geek = imported(bytesOf(caseFolder() / "bgg-plays.xml"));
    EXPECT_EQ(geek.sheets.at(0).place, "Home");
    EXPECT_EQ(geek.sheets[0].entries[1].wonder, "Rhodos");
    const auto days = imported(bytesOf(caseFolder() / "sides-day-night.csv"));
    EXPECT_EQ(days.sheets.at(1).entries[0].side, "Day");
}

} // namespace
} // namespace mirabilia::scorefiles
