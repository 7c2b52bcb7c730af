// SPDX-License-Identifier: GPL-3.0-or-later
// Files as people keep them: what stands between, around and instead of the numbers.
#include "scorer/export.h"
#include "scorer/ranking.h"
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
    EXPECT_EQ(import.unknownColumns, Lines{}) << "what was reckoned beside it is no news";
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
    EXPECT_EQ(import.sheets[0].entries.at(1).at(Row::science), 4) << "a sum of figures is one";
    EXPECT_EQ(found(import), Lines{});
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

TEST(PeoplesFiles, AColumnOfFlagsIsNoRow) {
    const Import import = imported("game,player,cities,total\ng1,Ann,0,42\ng1,Bob,0,40\n"
                                   "g2,Ann,1,55\ng2,Bob,1,60\n");
    ASSERT_EQ(import.sheets.size(), 2U);
    EXPECT_EQ(import.sheets[0].entries[0].recordedTotal, 42);
    EXPECT_EQ(import.sheets[0].entries[0].at(Row::cities), std::nullopt);
    EXPECT_EQ(import.sheets[0].addOns, "");
    EXPECT_EQ(import.sheets[1].addOns, "cities");
    EXPECT_EQ(ranking(import.sheets[1])[1].rank, 1);
    ASSERT_EQ(import.remarks.size(), 1U);
    EXPECT_EQ(sentence(import.remarks[0]),
              "The column \"cities\" holds only 0 and 1: it tells what "
              "was played with, not points.");
    const Import again = imported(writeCsv(import.sheets));
    EXPECT_EQ(again.sheets.at(1).addOns, "cities");
    EXPECT_EQ(again.sheets.at(0).entries.at(0).recordedTotal, 42);
    EXPECT_TRUE(again.remarks.empty());
    EXPECT_EQ(found(import), Lines{});
}

TEST(PeoplesFiles, AColumnOfFlagsThatTheTotalsShow) {
    const std::string head = "game,player,military,treasury,wonders,civilian,science,commerce,"
                             "guilds,leaders,total\n";
    const std::string rows = "g1,Ann,0,2,3,3,10,4,5,1,";
    const Import flags = imported(head + rows + "27\ng1,Bob,0,2,3,3,10,4,0,1,22\n");
    EXPECT_EQ(flags.sheets.at(0).addOns, "leaders");
    EXPECT_EQ(found(flags), Lines{});
    const Import points = imported(head + rows + "28\ng1,Bob,0,2,3,3,10,4,0,1,23\n");
    EXPECT_EQ(points.sheets.at(0).entries.at(0).at(Row::leaders), 1);
    EXPECT_TRUE(points.remarks.empty());
    const Import nothing = imported(head + "g1,Ann,0,2,3,3,10,4,5,0,27\n");
    EXPECT_EQ(nothing.sheets.at(0).entries.at(0).at(Row::leaders), 0);
    const Import various = imported(head + rows + "27\ng1,Bob,0,2,3,3,10,4,0,0,22\n");
    EXPECT_EQ(found(various), Lines{"2 g1 Ann total sum"}) << "no table plays with half of it";
}

TEST(PeoplesFiles, RowsOfOneGameOnTwoSheets) {
    const Import import = imported("game,player,military,progress,sheet\n"
                                   "g1,Ann,5,,classic\ng1,Bob,2,4,duel\n");
    EXPECT_EQ(found(import), Lines{"3 g1 Bob sheet unread"});
    EXPECT_EQ(sentence(import.unread.at(0).finding),
              "This row is from sheet \"duel\", an earlier row of this game from \"classic\": they "
              "are read as two games.");
    ASSERT_EQ(import.sheets.size(), 2U);
    EXPECT_EQ(import.sheets[1].box, Box::duel);
    EXPECT_EQ(total(Box::duel, import.sheets[1].entries.at(0)), 6);

    const Import numbered = imported("game,player,military,sheet\n"
                                     "1,Ann,5,classic\n1,Bob,-1,classic\n"
                                     "1,Ann,2,duel\n1,Bob,0,duel\n");
    EXPECT_EQ(numbered.sheets.size(), 2U);
    EXPECT_EQ(found(numbered), Lines{}) << "Ann plays twice: each box has its own first game";
    const Import rounds = imported("date,round,player,military,sheet\n"
                                   "2025-01-02,1,Ann,5,classic\n2025-01-02,1,Ann,2,duel\n"
                                   "2025-01-02,2,Ann,5,classic\n2025-01-02,2,Bob,2,duel\n");
    EXPECT_EQ(found(rounds), Lines{"5 2025-01-02 2 Bob sheet unread"});
    const Import silent = imported("game,player,civilian,progress\ng1,Ann,3,\ng1,Bob,3,4\n");
    ASSERT_EQ(silent.sheets.size(), 1U) << "an empty cell says nothing of the game";
    EXPECT_EQ(silent.sheets[0].box, Box::duel);
    const Import list = imported("player,civilian,progress\nAnn,3,\nBob,3,4\n");
    EXPECT_EQ(list.sheets.at(0).box, Box::duel);
}

TEST(PeoplesFiles, WonBy) {
    for (const char *head : {"won_by", "Victory Type", "win condition", "victory"}) {
        for (const char *word : {"science", "Scientific supremacy", "by science"}) {
            const Import import =
                imported("game,player,sheet,civilian,total," + std::string(head) +
                         "\nd1,Ann,duel,15,15," + word + "\nd1,Bob,duel,18,18,\n");
            EXPECT_EQ(winners(import.sheets.at(0)), std::vector<std::size_t>{0}) << head << word;
            EXPECT_EQ(found(import), Lines{});
            EXPECT_EQ(winners(imported(writeCsv(import.sheets)).sheets.at(0)),
                      std::vector<std::size_t>{0});
        }
    }
    const Import unsaid = imported("player,civilian,won_by\nAnn,15,military\nBob,18,\n");
    EXPECT_EQ(unsaid.sheets.at(0).box, Box::duel) << "nothing else is won by arms";
    const Import points = imported("player,civilian,progress,won_by\nAnn,15,2,civilian\n"
                                   "Bob,18,2,points\n");
    EXPECT_EQ(winners(points.sheets.at(0)), std::vector<std::size_t>{1});
    const Import other = imported("player,civilian,progress,won_by\nAnn,15,2,a trick\n");
    EXPECT_EQ(other.sheets.at(0).entries.at(0).unknown.at(0).second, "a trick");
    EXPECT_NE(writeCsv(other.sheets).find("a trick"), std::string::npos);
}

TEST(PeoplesFiles, AnAgoraBesideMilitaryIsDuels) {
    const Import import = imported("player,victory,military,civilian,agora\nAnn,political,3,10,4\n"
                                   "Bob,,0,12,2\n");
    ASSERT_EQ(import.sheets.size(), 1U);
    EXPECT_EQ(import.sheets[0].box, Box::duel);
    EXPECT_EQ(total(Box::duel, import.sheets[0].entries[0]), 17);
    EXPECT_EQ(import.sheets[0].entries[0].supremacy, Supremacy::political);
    const Import dice = imported("player,wonders,agora\nAnn,3,4\nBob,0,2\n");
    EXPECT_EQ(dice.sheets.at(0).box, Box::dice);
}

TEST(PeoplesFiles, WonByOfTheGame) {
    const std::string head = "game,player,sheet,civilian,won_by,rank\n";
    const Import ranked = imported(head + "d1,Ann,duel,15,science,1\nd1,Bob,duel,18,science,2\n");
    EXPECT_EQ(winners(ranked.sheets.at(0)), std::vector<std::size_t>{0});
    const Import both = imported(head + "d1,Ann,duel,15,science,\nd1,Bob,duel,18,science,\n");
    const auto findings = checkImport(both, Checker(classicBoxes(), &duelBox()));
    ASSERT_EQ(findings.size(), 1U);
    EXPECT_EQ(sentence(findings[0].finding), "Only one of the two can have won before the end.");
}

TEST(PeoplesFiles, ADuelThatTwoHaveWonIsNobodysByPoints) {
    const Import both = imported("sheet,player,total,victory\nduel,Ann,57,military\n"
                                 "duel,Bob,42,military\n");
    for (const Place &place : ranking(both.sheets.at(0))) {
        EXPECT_EQ(rankText(place), "1?");
    }
    EXPECT_EQ(imported(writeCsv(both.sheets)).sheets.at(0).entries[1].supremacy,
              Supremacy::military);
}

TEST(PeoplesFiles, TheNameOfAWinnerIsNoVictory) {
    const Import import = imported("game,player,total,winner\n1,Lucien,50,Lucien\n"
                                   "1,Anna,40,Lucien\n1,Patience,30,Lucien\n");
    EXPECT_EQ(import.sheets.at(0).box, Box::classic);
    EXPECT_EQ(winners(import.sheets[0]), std::vector<std::size_t>{0});
}

TEST(PeoplesFiles, NoTableHasHundredsOfPlayers) {
    std::string csv = "game,player,total,civilian\n";
    std::string json = "{\"format\": 1, \"sheets\": [{\"sheet\": \"classic\", \"players\": [";
    for (int player = 0; player < 200; ++player) {
        csv += "g,P" + std::to_string(player) + ",7,7\n";
        json += std::string(player == 0 ? "" : ",") + "{\"player\": \"P\"}";
    }
    for (const std::string &text : {csv, json + "]}]}"}) {
        const Import import = imported(text);
        ASSERT_EQ(import.sheets.size(), 4U);
        EXPECT_EQ(import.sheets[0].entries.size(), mostEntries);
        EXPECT_EQ(import.sheets[3].entries.size(), 200 - 3 * mostEntries);
        EXPECT_EQ(import.rows, 200U) << "nobody is lost";
        EXPECT_EQ(imported(writeCsv(import.sheets)).sheets.size(), 4U);
    }
}

TEST(PeoplesFiles, WordsOfOurOwnFilesAreNoHeads) {
    const Import import = imported("player,wonder,side,total,sheet_id\nside,wonders,civilian,,#1\n"
                                   "Ann,Giza,A,50,#2\n");
    ASSERT_EQ(import.sheets.size(), 2U);
    EXPECT_EQ(import.sheets[0].entries[0].player, "side");
    EXPECT_EQ(import.sheets[1].entries[0].player, "Ann");
}

TEST(PeoplesFiles, APlayerOfOurOwnFileMayBeCalledLikeAColumn) {
    Sheet sheet;
    sheet.game = "g1";
    sheet.seating = Seating::unknown;
    sheet.entries.resize(1);
    sheet.entries[0].player = "university";
    sheet.entries[0].unknown = {{"mood", "agora"}};
    const Import again = imported(writeCsv(std::vector{sheet}));
    ASSERT_EQ(again.sheets.size(), 1U);
    ASSERT_EQ(again.sheets[0].entries.size(), 1U);
    EXPECT_EQ(again.sheets[0].entries[0].player, "university");
    EXPECT_EQ(again.sheets[0].entries[0].unknown, sheet.entries[0].unknown);
}

TEST(PeoplesFiles, NumberedRowsOfDice) {
    const std::string head = "player,row1,row2,row3,row4,Row 5,row_6,row7,row8,total";
    const Import dice = imported(head + "\nAnn,15,3,22,18,8,7,5,8,86\nBob,,0,0,0,0,0,0,2,2\n");
    ASSERT_EQ(dice.sheets.size(), 1U);
    EXPECT_EQ(dice.sheets[0].box, Box::dice);
    const Entry &ann = dice.sheets[0].entries.at(0);
    EXPECT_EQ(ann.at(Row::wonders), 15);
    EXPECT_EQ(ann.at(Row::westBarracks), 3);
    EXPECT_EQ(ann.at(Row::gallery), 8);
    EXPECT_EQ(total(Box::dice, ann), 86);
    EXPECT_TRUE(dice.unknownColumns.empty());

    const Import mixed = imported(head + ",sheet,military\nAnn,0,10,1,2,3,4,5,6,31,duel,\n"
                                         "Bob,,,,,,,,,7,classic,7\n");
    EXPECT_EQ(mixed.sheets.at(0).entries.at(0).at(Row::civilian), 10);
    EXPECT_EQ(mixed.sheets.at(0).entries.at(0).at(Row::treasury), 6);
    EXPECT_EQ(mixed.sheets.at(1).entries.at(0).at(Row::military), 7);
    const Import few = imported("player,row1,row2,total\nAnn,1,2,30\n");
    EXPECT_EQ(few.unknownColumns, (Lines{"row1", "row2"}));
}

TEST(PeoplesFiles, OneWayOfRanking) {
    // Empty means no points here; whoever wrote only a total has no row to be ranked by.
    const Import import = imported(
        "game,player,military,treasury,wonders,civilian,science,commerce,guilds,total,rank\n"
        "g1,Ann,1,2,3,,10,,,16,1\ng1,Bob,-1,2,,15,,4,,20,3\ng1,Cid,1,,3,10,,,7,21,2\n"
        "g1,Dan,,,,,,,,50,4\n");
    EXPECT_TRUE(import.emptyIsZero);
    Lines told;
    for (const LocatedFinding &located : checkImport(import, Checker(classicBoxes()))) {
        told.push_back(located.player + ": " + sentence(located.finding));
    }
    EXPECT_EQ(told, (Lines{"Ann: Rank 1 is written here; by the points it is 4.",
                           "Dan: Rank 4 is written here; by the points it is 1."}));
    EXPECT_EQ(rankText(ranking(import.sheets.at(0)).at(3)), "1");
}

} // namespace
} // namespace mirabilia::scorer
