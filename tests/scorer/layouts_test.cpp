// SPDX-License-Identifier: GPL-3.0-or-later
// Sums below tables of persons, two columns a person, ranks that tell totals.
#include "scorer/ranking.h"
#include "tests/scorer/imported.h"

namespace mirabilia::scorer {
namespace {

/// "2024-05-01: Anna 57, Ben 42" of each sheet.
Lines scoresOf(std::string_view text) {
    Lines list;
    const Import import = imported(text);
    EXPECT_EQ(found(import), Lines{}) << text;
    for (const Sheet &sheet : import.sheets) {
        std::string line = sheet.game + sheet.date;
        for (const Entry &entry : sheet.entries) {
            const auto points = meritOf(sheet, entry).points;
            line += (&entry == &sheet.entries.front() ? ": " : ", ") + entry.player + " " +
                    (points ? std::to_string(*points) : "-");
        }
        list.push_back(line);
    }
    return list;
}

TEST(PersonsAsHeads, SumsAndAveragesBelowAreNoGames) {
    const std::string table = "Date,Anna,Ben\n2024-05-01,57,42\n2024-05-02,50,\n2024-05-03,,40\n";
    for (const char *below :
         {"", "Total,107,82\n", "Sum,107,82\nAverage,53.5,41\n", "Wins,2,1\n", ",107,82\n",
          "Alles zusammen,107,82\n", "Schnitt,53.5,41\n", "Mean,53.5,41.0\nTotal,507,982\n"}) {
        EXPECT_EQ(scoresOf(table + below), (Lines{"2024-05-01: Anna 57, Ben 42",
                                                  "2024-05-02: Anna 50", "2024-05-03: Ben 40"}))
            << below;
    }
    EXPECT_EQ(scoresOf("日期,安,博\n2024-05-01,57,42\n2024-05-02,50,43\n总分,107,85\n"),
              (Lines{"2024-05-01: 安 57, 博 42", "2024-05-02: 安 50, 博 43"}));
    EXPECT_EQ(scoresOf("Game,Anna,Ben\n1,57,42\n2,50,43\nTotal,107,85\n"),
              (Lines{"1: Anna 57, Ben 42", "2: Anna 50, Ben 43"}));
    EXPECT_EQ(scoresOf(table + "Easter,51,52\n").back(), "Easter: Anna 51, Ben 52");
}

TEST(PersonsAsHeads, RowsOfASheetAreAPaperOne) {
    EXPECT_EQ(scoresOf("Game,Anna,Ben\nMilitary,5,3\nBlue,10,11\nTotal,15,14\n"),
              Lines{": Anna 15, Ben 14"});
}

TEST(PersonsAsHeads, ADuelWonWithoutPoints) {
    for (const char *more : {"", "2024-05-02,Ben,,50,61\n"}) {
        const Import import =
            imported(std::string("Datum,Sieger,Art,Anna,Ben\n2024-05-01,Anna,Militär,,\n") + more);
        ASSERT_FALSE(import.sheets.empty());
        const Sheet &duel = import.sheets[0];
        EXPECT_EQ(duel.box, Box::duel);
        ASSERT_EQ(duel.entries.size(), 2U);
        EXPECT_EQ(duel.entries[0].supremacy, Supremacy::military);
        EXPECT_EQ(winners(duel), std::vector<std::size_t>{0});
        EXPECT_EQ(found(import), Lines{});
    }
}

TEST(PlayersInColumns, WhatStandsBelowTheNamesIsNobody) {
    EXPECT_EQ(scoresOf(",Anna,,Ben,\n,pts,,pts,\nMilitary,5,,3,\nBlue,10,,11,\nTotal,15,,14,\n"),
              Lines{": Anna 15, Ben 14"});
    EXPECT_EQ(scoresOf(",Anna,,Ben,\n,cards,pts,cards,pts\nMilitary,2,5,1,3\nBlue,4,10,3,11\n"),
              Lines{": Anna 15, Ben 14"});
}

TEST(Ranks, TellTotalsUnderAnyHead) {
    for (const char *head :
         {"player,score", "player,result", "player;place", "Spieler;Ergebnis", "玩家,结果"}) {
        for (const auto &[first, second] :
             {std::pair("1st (50)", "2nd (40)"), std::pair("1 (50)", "2 (40)"),
              std::pair("第1名 (50)", "第2名（40）")}) {
            const std::string mark(1, std::string(head).find(';') == std::string::npos ? ',' : ';');
            const std::string text =
                std::string(head) + "\nAnna" + mark + first + "\nBen" + mark + second + "\n";
            EXPECT_EQ(scoresOf(text), Lines{": Anna 50, Ben 40"}) << text;
        }
    }
    EXPECT_FALSE(readSheets("player,place\nAnna,Berlin\nBen,Paris\n").ok());
    EXPECT_FALSE(readSheets("player,place\nAnna,1\nBen,2\n").ok());
}

TEST(Cells, AMinusBeforeBracketsIsNoNumber) {
    const Import import = imported("Player,Military,Blue\nAnna,-(5),20\nBen,(3),20\n");
    EXPECT_EQ(import.sheets.at(0).entries.at(0).at(Row::military), std::nullopt);
    EXPECT_EQ(import.sheets[0].entries.at(1).at(Row::military), -3);
    EXPECT_EQ(found(import), Lines{"2  Anna military unread"});
}

} // namespace
} // namespace mirabilia::scorer
