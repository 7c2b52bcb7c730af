// SPDX-License-Identifier: GPL-3.0-or-later
// Files as people keep them: what stands between, around and instead of the numbers.
#include "scorer/export.h"
#include "tests/scorer/imported.h"

namespace mirabilia::scorer {
namespace {

TEST(PeoplesFiles, RemarksBetweenTheRowsAreNoRows) {
    const Import import = imported("military,science,player,game,total\n"
                                   "# with Ann, and snacks\n"
                                   "2,1,Ann,g1,3\n"
                                   "a long break,,,,\n"
                                   "// here Bob lost his temper\n"
                                   ",,,2025-01-01,\n"
                                   "-2,4,Bob,g1,2\n");
    EXPECT_EQ(import.rows, 2U);
    EXPECT_EQ(found(import), Lines{});
}

TEST(PeoplesFiles, AveragesBelowAreNoPlayers) {
    const Import import = imported("player,military,science,total\nAnn,2,1,3\nBob,-2,4,2\n"
                                   "Average,0,2.5,2.5\nTOTAL,0,5,5\n");
    EXPECT_EQ(import.rows, 2U);
    EXPECT_EQ(found(import), Lines{});
}

TEST(PeoplesFiles, NobodyIsLostByName) {
    Sheet sheet = playedClassic(3, 1);
    sheet.game = "# final";
    sheet.entries[0].player = "Average";
    sheet.entries[1] = {};
    sheet.entries[1].player = "//";
    EXPECT_EQ(imported(writeCsv(std::vector{sheet})).rows, 3U);
}

TEST(PeoplesFiles, WhatCouldNotBeReadStaysUnread) {
    const Import first = imported("game,player,military,civilian\ng1,Ann,x,7\n");
    const Import again = imported(writeJson(first.sheets));
    EXPECT_EQ(found(first), Lines{"2 g1 Ann military unread"});
    EXPECT_EQ(found(again), Lines{"0 g1 Ann military unread"});
    EXPECT_EQ(sentence(again.unread.at(0).finding), sentence(first.unread.at(0).finding));
    EXPECT_EQ(again.sheets.at(0).entries.at(0).unknown, first.sheets.at(0).entries.at(0).unknown);
}

TEST(PeoplesFiles, WhatWasRecordedIsWhatWasTyped) {
    const Import import = imported("player,military,science,total,recorded_total\nAnn,2,1,3,4\n");
    EXPECT_EQ(import.sheets.at(0).entries.at(0).recordedTotal, 4);
    EXPECT_EQ(import.unknownColumns, Lines{"total"});
}

TEST(PeoplesFiles, WhatLooksLikeARemarkButIsNot) {
    const Import import = imported("game,player,military,total\n"
                                   "#1,Ann,x,\n"
                                   "#1,Bob,2,2\n"
                                   "//,Cid,2,2\n");
    EXPECT_EQ(import.rows, 3U);
    EXPECT_EQ(found(import), Lines{"2 #1 Ann military unread"});
    EXPECT_EQ(imported("player,science,total\nAnn,,\nBob,1,1\n").rows, 2U) << "nothing yet";
    EXPECT_EQ(imported("player,science,total\n#Ann,1,1\nBob,1,1\n").rows, 2U);
}

TEST(PeoplesFiles, FormulasAreNotTyped) {
    const Import import = imported("game,player,military,science,total,rank\n"
                                   "g1,Ann,2,1,=SUM(C2:D2),\"=RANK(E2,E$2:E$3)\"\n"
                                   "g1,Bob,-2,=1+3,=C3+D3,=2\n");
    EXPECT_EQ(import.sheets.at(0).entries.at(0).recordedTotal, std::nullopt);
    EXPECT_EQ(found(import), Lines{"3 g1 Bob science unread"});
}

TEST(PeoplesFiles, RanksInWords) {
    const std::string head = "game,player,civilian,Place\n";
    EXPECT_EQ(found(imported(head + "g1,Ann,20,1st\ng1,Bob,10,2nd\ng1,Cid,5,#3\n")), Lines{});
    EXPECT_EQ(found(imported(head + "g1,Ann,20,2nd\ng1,Bob,10,1st\ng1,Cid,5,3rd\n")),
              (Lines{"2 g1 Ann rank rank", "3 g1 Bob rank rank"}));
    EXPECT_EQ(imported(head + "g1,Ann,20,Rome\n").sheets.at(0).place, "Rome");
}

TEST(PeoplesFiles, AnEmptyColumnTakesNoOthersPlace) {
    const Import points = imported("player,wonder_name,wonder,total\nAnn,Giza,,40\n");
    EXPECT_EQ(points.sheets.at(0).entries.at(0).wonder, "Giza");
    EXPECT_EQ(points.unknownColumns, Lines{});
    const Import remark = imported("wonder,player,wonder_name\n# 1 game\n,Ann,Giza\n7,Bob,Roma\n");
    EXPECT_EQ(remark.unknownColumns, Lines{});
    const Import names = imported("player,wonder,wonders,total\nAnn,,7,40\n");
    EXPECT_EQ(names.sheets.at(0).entries.at(0).at(Row::wonders), 7);
    EXPECT_EQ(names.unknownColumns, Lines{});
}

TEST(PeoplesFiles, DecimalCommas) {
    const Import import = imported("game;player;military;civilian;total\n"
                                   "g1;Ann;-2,0;20,00;18,0\n"
                                   "g1;Bob;2,0;20,5;\n"
                                   "g1;Cid;0,0;1,000;\n");
    EXPECT_EQ(import.sheets.at(0).entries.at(0).at(Row::civilian), 20);
    EXPECT_EQ(found(import), (Lines{"3 g1 Bob civilian unread", "4 g1 Cid civilian unread"}));
}

TEST(PeoplesFiles, NeighboursInOtherLetters) {
    const Import import = imported("date,round,player,wonder_name,left,right,military\n"
                                   "1 May,1,Ann,Giza,bob,CID\n"
                                   "1 May,1,Cid,Rhodos,Giza, Babylon \n"
                                   "1 May,1,Bob,Babylon,rhodos,ann.,0\n");
    EXPECT_EQ(import.sheets.at(0).seating, Seating::known);
    EXPECT_EQ(import.sheets.at(0).entries.at(1).player, "Bob");
    const Import strangers = imported("date,round,player,left,right,military\n"
                                      "1 May,1,\xe5\xae\x89,\xe5\x8d\x9a,,1\n"
                                      "1 May,1,\xe5\xb8\x8c,,,0\n");
    EXPECT_EQ(strangers.sheets.at(0).seating, Seating::unknown) << "names without Latin letters";
}

TEST(PeoplesFiles, AMisspeltNeighbourAndAnAbsentOne) {
    const std::string head = "game,player,left,right,military\n";
    EXPECT_EQ(found(imported(head + "g1,Ann,Bop,Cid,1\ng1,Bob,Cid,Ann,0\ng1,Cid,Ann,Bob,0\n")),
              Lines{"2 g1  military ring"});
    const Import absent = imported(head + "g1,Ann,Bob,Dan,1\ng1,Bob,Cid,Ann,0\ng1,Cid,Dan,Bob,0\n");
    EXPECT_EQ(absent.sheets.at(0).seating, Seating::partial);
    EXPECT_EQ(found(absent), Lines{});
}

TEST(PeoplesFiles, OneGameADay) {
    const std::string head = "date,player,military,civilian,total,rank\n";
    const std::string first = "1 May,Ann,1,20,21,1\n1 May,Bob,-1,10,9,2\n";
    const Import days = imported(head + first +
                                 "2 May,Ann,3,20,23,1\n2 May,Bob,2,10,12,2\n"
                                 "2 May,Cid,2,10,12,2\n");
    EXPECT_EQ(found(days), Lines{"4 2 May  military ring"});
    const Import tables = imported(head + first +
                                   "1 May,Cid,3,20,23,1\n1 May,Dan,-3,10,7,2\n"
                                   "2 May,Ann,0,2,2,\n");
    EXPECT_EQ(found(tables), Lines{}) << "two games on the first day";
}

TEST(PeoplesFiles, EmptyCellsThatMeanNoPoints) {
    const std::string head = "game,player,military,treasury,wonders,civilian,science,commerce,"
                             "guilds,total\n";
    const std::string rows = "g1,Ann,1,2,3,,10,,,16\n"
                             "g1,Bob,-1,2,,15,,4,,20\n"
                             "g2,Ann,1,,3,10,,,7,21\n";
    const Import zeros = imported(head + rows + "g2,Bob,-1,2,3,10,,,7,24\n");
    EXPECT_EQ(found(zeros), Lines{"5 g2 Bob total sum"});
    EXPECT_EQ(zeros.sheets.at(1).entries.at(1).at(Row::science), std::nullopt) << "kept as it was";
    const Import unread = imported(head + rows + "g2,Bob,-1,2,3,10,x,,7,24\n");
    EXPECT_EQ(found(unread), Lines{"5 g2 Bob science unread"});
    const Import unsure = imported(head + rows +
                                   "g2,Bob,-1,2,3,10,,,7,24\n"
                                   "g3,Ann,-1,2,3,10,,,7,28\n");
    EXPECT_EQ(found(unsure), Lines{}) << "what is missing may have been left out";
}

} // namespace
} // namespace mirabilia::scorer
