// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/rng.h"
#include "scorer/export.h"
#include "scorer/import.h"
#include "scorer/ranking.h"
#include "scorer/reading/csv.h"
#include "tests/scorer/imported.h"
#include "tests/scorer/simulated.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <set>

namespace mirabilia::scorer {
namespace {

/// The rulebook's example: Alexandria has 6, 4, 10, 13, 21, 4 and no guilds.
constexpr std::string_view alexandria =
    "game,seat,player,wonder,side,military,treasury,wonders,civilian,science,commerce,guilds,total,"
    "coins\n"
    "g1,1,Ann,alexandria,A,6,4,10,13,21,4,0,58,14\n";

TEST(Import, TheRulebooksExamples) {
    const Import classic = imported(alexandria);
    ASSERT_EQ(classic.sheets.size(), 1U);
    EXPECT_EQ(total(Box::classic, classic.sheets[0].entries[0]), 58);
    EXPECT_EQ(classic.sheets[0].entries[0].coins, 14);
    EXPECT_EQ(found(classic), Lines{});

    const Import dice = imported("player,wonder,west barracks,east barracks,agora,market,"
                                 "university,guild court,gallery,total\n"
                                 "Ann,15,3,22,18,8,7,5,8,86\n");
    ASSERT_EQ(dice.sheets.size(), 1U);
    EXPECT_EQ(dice.sheets[0].box, Box::dice);
    EXPECT_EQ(total(Box::dice, dice.sheets[0].entries[0]), 86);
    EXPECT_EQ(found(dice), Lines{});
}

TEST(Import, SynonymsInAnyCase) {
    const Import import = imported(
        "Date,ROUND,Player,Left,Right,Wonder_Name,wonder,Military,coins_pts,Civic,commercial,"
        "Science,Guild,cities_black,recorded_total,recorded_rank,Mood\n"
        "2015-03-01,2,Ann,Bob,Cid,Giza,8,2,2,10,3,21,0,-2,44,1,good\n"
        "2015-03-01,2,Cid,Ann,Bob,Olympia,3,-1,2,10,3,10,0,,27,2nd,\n"
        "2015-03-01,2,Bob,Cid,Ann,Rhodos,3,-1,2,10,3,8,0,1,26,3.,\n");
    ASSERT_EQ(import.sheets.size(), 1U);
    const Sheet &sheet = import.sheets[0];
    EXPECT_EQ(sheet.title(), "2015-03-01 2");
    EXPECT_EQ(sheet.seating, Seating::known);
    ASSERT_EQ(sheet.entries.size(), 3U);
    EXPECT_EQ(sheet.entries[1].player, "Bob") << "the left neighbour comes next";
    EXPECT_EQ(sheet.entries[0].at(Row::treasury), 2);
    EXPECT_EQ(sheet.entries[0].at(Row::wonders), 8);
    EXPECT_EQ(sheet.entries[0].wonder, "Giza");
    EXPECT_EQ(sheet.entries[0].at(Row::cities), -2);
    EXPECT_EQ(sheet.entries[2].recordedRank, 2) << "recorded is what was typed";
    EXPECT_EQ(import.unknownColumns, Lines{"Mood"});
    EXPECT_EQ(sheet.entries[0].unknown.at(0).second, "good");
    EXPECT_EQ(found(import), Lines{});
}

TEST(Import, WonderHoldsNamesOrPoints) {
    EXPECT_EQ(imported("player,wonder,total\nAnn,Giza,40\n").sheets[0].entries[0].wonder, "Giza");
    EXPECT_EQ(imported("player,wonder,total\nAnn,7,40\n").sheets[0].entries[0].at(Row::wonders), 7);
}

TEST(Import, HeadsAsPeopleWriteThem) {
    const Import import = imported("Who,Wonder,Military Conflicts,vp_Treasury,WONDER,Blue Points,"
                                   "Scientific Structures,Trade,Purple,White,Score\n"
                                   "Ann,Giza A,1,2,3,4,5,6,7,8,36\n");
    const Entry &entry = import.sheets.at(0).entries.at(0);
    EXPECT_EQ(entry.wonder, "Giza");
    EXPECT_EQ(entry.side, "A");
    int expected = 0;
    for (const Row row : {Row::military, Row::treasury, Row::wonders, Row::civilian, Row::science,
                          Row::commerce, Row::guilds, Row::leaders}) {
        EXPECT_EQ(entry.at(row), ++expected) << name(row);
    }
    EXPECT_EQ(entry.recordedTotal, std::nullopt) << "what the rows give is not kept";
    EXPECT_TRUE(import.unknownColumns.empty());
}

TEST(Import, TotalsAndRanksThatSayMoreThanTheRowsStay) {
    const Import import = imported("game,player,civilian,total,rank\n"
                                   "1,Ann,20,20,1\n1,Bob,10,11,2\n"
                                   "2,Ann,20,20,2\n2,Bob,10,10,1\n"
                                   "3,Ann,,30,1\n3,Bob,,20,2\n");
    const auto entry = [&](std::size_t sheet, std::size_t number) {
        return import.sheets.at(sheet).entries.at(number);
    };
    EXPECT_EQ(entry(0, 0).recordedTotal, std::nullopt);
    EXPECT_EQ(entry(0, 1).recordedTotal, 11);
    EXPECT_EQ(entry(0, 1).recordedRank, std::nullopt);
    EXPECT_EQ(entry(1, 0).recordedRank, 2);
    EXPECT_EQ(entry(1, 1).recordedRank, 1);
    EXPECT_EQ(entry(2, 0).recordedTotal, 30);
}

TEST(Import, CoinsWithoutATreasury) {
    const Import points = imported("player,military,coins,total\nAnn,5,3,8\nBob,5,9,14\n");
    EXPECT_TRUE(points.coinsArePoints);
    EXPECT_EQ(points.sheets[0].entries[1].at(Row::treasury), 9);
    const Import coins = imported("player,military,coins,total\nAnn,5,3,6\nBob,5,9,8\n");
    EXPECT_FALSE(coins.coinsArePoints);
    EXPECT_EQ(coins.sheets[0].entries[1].at(Row::treasury), 3);
    EXPECT_EQ(coins.sheets[0].entries[1].coins, 9);
}

TEST(Import, RowsFindTheirGames) {
    const Import byGame = imported("game,date,player,total\n7,2025-01-01,Ann,50\n8,,Ann,40\n"
                                   "7,,Bob,45\n8,2025-01-02,Bob,30\n");
    ASSERT_EQ(byGame.sheets.size(), 2U);
    EXPECT_EQ(byGame.sheets[0].entries.size(), 2U);
    const Import numberedDaily = imported("game,date,player,total\n1,2025-01-01,Ann,50\n"
                                          "1,2025-01-01,Bob,45\n1,2025-01-02,Ann,40\n");
    EXPECT_EQ(numberedDaily.sheets.size(), 2U);
    const Import lists = imported("player,total\nAnn,50\nBob,45\nAnn,40\nBob,60\n");
    ASSERT_EQ(lists.sheets.size(), 2U);
    EXPECT_EQ(lists.sheets[0].seating, Seating::guessed);
}

TEST(Import, LinesAreThoseOfTheFile) {
    const Import import = imported("Our games\n\ngame,player,military,science,total\r\n"
                                   "g1,\"Ann\nand Bob\",0,12,12\r\n\r\ng1,Cid,0,7,7\r\n");
    EXPECT_EQ(found(import),
              (Lines{"4 g1 Ann and Bob science impossible", "7 g1 Cid science impossible"}));
}

TEST(Import, Separators) {
    for (const char separator : {',', ';', '\t', '|'}) {
        std::string text = "player,military,total\n\"Ann, Bob; C|D\",5,5\n";
        text = std::string("player") + separator + "military" + separator + "total\n" +
               "\"Ann, Bob; C|D\"" + separator + "5" + separator + "5\n";
        const Import import = imported(text);
        ASSERT_EQ(import.rows, 1U) << separator;
        EXPECT_EQ(import.sheets[0].entries[0].player, "Ann, Bob; C|D");
        EXPECT_EQ(import.sheets[0].entries[0].at(Row::military), 5);
    }
}

std::string utf16(std::string_view ascii, bool bigEndian) {
    std::string text;
    for (const char c : ascii) {
        text += bigEndian ? std::string{'\0', c} : std::string{c, '\0'};
    }
    return text;
}

TEST(Import, Encodings) {
    const std::string plain = "player,military,total\nJos\xc3\xa9,5,5\n";
    EXPECT_EQ(imported("\xef\xbb\xbf" + plain).sheets[0].entries[0].player, "Jos\xc3\xa9");
    EXPECT_EQ(imported("player,military,total\nJos\xe9,5,5\n").sheets[0].entries[0].player,
              "Jos\xc3\xa9");
    for (const bool bigEndian : {false, true}) {
        const std::string text = utf16("player,military,total\nAnn,5,5\n", bigEndian);
        const std::string mark = bigEndian ? "\xfe\xff" : "\xff\xfe";
        EXPECT_EQ(imported(text).sheets[0].entries[0].player, "Ann");
        EXPECT_EQ(imported(mark + text).sheets[0].entries[0].player, "Ann");
    }
}

TEST(Import, WhatCannotBeReadIsListed) {
    const Import import = imported("game,player,military,science,total\n"
                                   "g1,Ann,five,1,6\n"
                                   "g1,Bob,-,\xe2\x88\x92"
                                   "1,,9,9\n"
                                   "g1,\"Cid,0,1,1\n"
                                   "g1,Dora,+0,1.0,1\n");
    EXPECT_EQ(import.rows, 4U);
    EXPECT_EQ(found(import), (Lines{"2 g1 Ann military unread", "3 g1 Bob  unread",
                                    "3 g1 Bob science impossible", "4 g1 \"Cid  unread"}));
    EXPECT_EQ(import.sheets[0].entries[3].at(Row::science), 1);
}

TEST(Import, NamesAreTextAndNothingElse) {
    const std::string longName(300, 'x');
    const Import import = imported("player,military,total\n<b onclick=alert(1)>Bob</b>,5,5\n" +
                                   longName + ",3,3\n=HYPERLINK(1),1,1\n");
    EXPECT_EQ(import.sheets[0].entries[0].player, "<b onclick=alert(1)>Bob</b>");
    EXPECT_EQ(import.sheets[0].entries[1].player, longName);
    EXPECT_EQ(import.sheets[0].entries[2].player, "=HYPERLINK(1)");
    const std::string written = writeCsv(import.sheets);
    EXPECT_NE(written.find(",'=HYPERLINK(1),"), std::string::npos) << "no spreadsheet runs it";
    EXPECT_EQ(imported(written).sheets[0].entries[2].player, "=HYPERLINK(1)");
}

TEST(Import, UselessFilesAreRefused) {
    EXPECT_FALSE(readSheets("").ok());
    EXPECT_FALSE(readSheets("hello\nworld\n").ok());
    EXPECT_FALSE(readSheets("player,total\n").ok());
    EXPECT_FALSE(readSheets("{\"sheets\": 5}").ok());
    EXPECT_FALSE(readSheets("[1, 2").ok());
    EXPECT_FALSE(readSheets("[]").ok());
    EXPECT_FALSE(readSheets("{\"format\": 2, \"sheets\": [{\"players\": [{}]}]}").ok());
    EXPECT_FALSE(readSheets(std::string(100'000, '[')).ok());
}

TEST(Import, WhatNoJsonOfSheetsNeedsIsRefused) {
    const std::string deep = std::string(400'000, '[') + std::string(400'000, ']');
    EXPECT_EQ(readSheets(deep).error(), "It is nested deeper than 64 levels.");
    EXPECT_EQ(readSheets("{\"sheets\": [{\"players\": " + deep + "}]}").error(),
              "It is nested deeper than 64 levels.");
    EXPECT_EQ(readSheets("{\"sheets\": [{\"date\": \"1\", \"date\": \"2\"}]}").error(),
              "/sheets/0: \"date\" stands there twice.");
    EXPECT_EQ(readSheets("[1,\n2").error(), "Line 2: it is not valid JSON.");
}

TEST(Import, LongReadingTellsHowFarItIsAndCanBeStopped) {
    std::string text = "game,player,military\n";
    for (int game = 0; game < 5000; ++game) {
        text += "g" + std::to_string(game) + ",Ada,5\n";
    }
    std::vector<double> parts;
    const auto note = [&parts](double part) {
        parts.push_back(part);
        return true;
    };
    const auto import = readSheets(text, note);
    ASSERT_TRUE(import.ok());
    EXPECT_GT(parts.size(), 10U);
    EXPECT_TRUE(std::is_sorted(parts.begin(), parts.end()));
    EXPECT_GE(parts.front(), 0);
    EXPECT_LE(parts.back(), 1);

    parts.clear();
    checkImport(*import, Checker(classicBoxes()), note);
    EXPECT_EQ(parts.size(), 5000U);
    EXPECT_TRUE(std::is_sorted(parts.begin(), parts.end()));

    for (const double latest : {0.0, 0.3, 0.7}) {
        int after = 0;
        const auto stop = [&after, latest](double part) {
            after += part >= latest ? 1 : 0;
            return part < latest;
        };
        EXPECT_FALSE(readSheets(text, stop).ok());
        EXPECT_EQ(after, 1) << "nothing is read after the stop at " << latest;
        after = 0;
        checkImport(*import, Checker(classicBoxes()), stop);
        EXPECT_EQ(after, 1);
    }
}

TEST(Import, AnyBytes) {
    Rng rng(5);
    const std::string head = "game,player,military,science,total\n";
    constexpr std::string_view pieces = "\"\"\n\r,;\t'=-19 a\xc3\xe9\0g";
    std::size_t read = 0;
    for (int file = 0; file < 400; ++file) {
        std::string text = file % 2 == 0 ? head : "";
        for (int i = 0; i < 300; ++i) {
            text += pieces[rng.below(static_cast<std::uint32_t>(pieces.size()))];
        }
        if (const auto import = readSheets(text)) {
            ++read;
            found(*import);
            const Import again = imported(writeCsv(import->sheets));
            EXPECT_EQ(again.rows, import->rows);
        }
    }
    EXPECT_GT(read, 100U);
}

TEST(Import, LargeNoiseTakesTimeInProportion) {
    std::string stray = "player,military,total\n";
    for (int i = 0; i < 20'000; ++i) {
        stray += "\"a\n\"\"b,1,1\n";
    }
    EXPECT_TRUE(readSheets(stray).ok());
    std::string line = "player,military,total\n";
    for (int i = 0; i < 1'000'000; ++i) {
        line += "\"\"a\"\",";
    }
    EXPECT_EQ(imported(line).rows, 1U);
}

TEST(Import, HundredsOfHeadsAreNoise) {
    const auto blocks = [](int different) {
        std::string text;
        for (int i = 0; i < 1000; ++i) {
            const std::string head = "x" + std::to_string(i % different);
            text.append("Player,Total,").append(head).append("\nAnna,3,4\n");
        }
        return text;
    };
    EXPECT_EQ(imported(blocks(20)).rows, 1000U);
    const Reading refused = readSheets(blocks(1000));
    ASSERT_FALSE(refused.ok());
    EXPECT_EQ(refused.refusal.code, "no_head");
}

TEST(Csv, QuotedCells) {
    CsvReader reader("a,\"b, \"\"c\"\"\",\"d\ne\" ,\"f\"g\n", ',');
    CsvRecord record;
    ASSERT_TRUE(reader.next(record));
    EXPECT_EQ(record.cells, (Lines{"a", "b, \"c\"", "d\ne", "fg"}));
    EXPECT_FALSE(record.openQuote);
    EXPECT_FALSE(reader.next(record));
}

TEST(Csv, AStrayMarkSwallowsNothing) {
    CsvReader reader("\"a,1\nb,\"2, 3\"\n\"c\",4\n", ',');
    CsvRecord record;
    ASSERT_TRUE(reader.next(record));
    EXPECT_EQ(record.cells, (Lines{"\"a", "1"}));
    EXPECT_TRUE(record.openQuote);
    ASSERT_TRUE(reader.next(record));
    EXPECT_EQ(record.cells, (Lines{"b", "2, 3"}));
    EXPECT_EQ(record.line, 2U);
    ASSERT_TRUE(reader.next(record));
    EXPECT_EQ(record.cells, (Lines{"c", "4"}));
}

/// Sheets with everything in them that a file can hold.
std::vector<Sheet> varied() {
    std::vector<Sheet> sheets;
    Rng rng(17);
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
        Sheet sheet = playedClassic(2 + static_cast<int>(seed % 6), seed);
        sheet.date = "2025-03-" + std::to_string(10 + seed % 20);
        sheet.place = "Ann's, \"upstairs\"";
        sheet.minutes = 30 + static_cast<int>(seed);
        for (Entry &entry : sheet.entries) {
            entry.player.append(seed % 3 == 0 ? " '=x" : " \xe5\xbc\xa0");
            entry.colour = "#aabbcc";
            if (rng.below(3) == 0) {
                const int points = static_cast<int>(rng.below(9)) - 4;
                entry.set(Row::cities, points);
                *entry.recordedTotal += points;
            }
            entry.recordedRank.reset();
            entry.unknown = {{"mood", "+good"}, {"-odd", "-7"}};
        }
        const auto places = ranking(sheet);
        for (std::size_t i = 0; i < places.size(); ++i) {
            sheet.entries[i].recordedRank = places[i].rank;
        }
        sheets.push_back(sheet);
    }
    return sheets;
}

void forgetLines(std::vector<Sheet> &sheets) {
    for (Sheet &sheet : sheets) {
        for (Entry &entry : sheet.entries) {
            entry.line = 0;
        }
    }
}

TEST(Export, CsvAndBack) {
    auto sheets = varied();
    sheets[0].entries[1].computer = true;
    for (Sheet &sheet : sheets) { // written as computed, and read as that
        for (Entry &entry : sheet.entries) {
            entry.recordedTotal.reset();
            entry.recordedRank.reset();
        }
    }
    const std::string csv = writeCsv(sheets);
    EXPECT_TRUE(csv.starts_with("\xef\xbb\xbf")) << "or Excel takes it for no Unicode";
    Import import = imported(csv);
    forgetLines(import.sheets);
    EXPECT_TRUE(import.sheets == sheets);
    EXPECT_EQ(import.unknownColumns, (Lines{"mood", "-odd"}));
    EXPECT_TRUE(import.unread.empty());
}

TEST(Export, JsonAndBack) {
    auto sheets = varied();
    sheets[0].entries[1].computer = true;
    sheets[0].entries[0].workings[Row::science] = "1,2,3+1";
    sheets[1].seating = Seating::unknown;
    Entry winner;
    winner.player = "Ann";
    winner.supremacy = Supremacy::science;
    sheets.push_back({});
    sheets.back().box = Box::duel;
    sheets.back().entries = {winner, {}};
    const Import import = imported(writeJson(sheets));
    EXPECT_TRUE(import.sheets == sheets);
    EXPECT_TRUE(import.unread.empty());
}

TEST(Export, CheckedSheetsStayClean) {
    EXPECT_EQ(found(imported(writeCsv(varied()))), Lines{});
}

TEST(Export, ACorrectionAfterTheWayBackContradictsNothing) {
    Sheet sheet = playedClassic(4, 3);
    for (Entry &entry : sheet.entries) {
        entry.recordedTotal.reset();
        entry.recordedRank.reset();
    }
    Import import = imported(writeCsv({&sheet, 1}));
    Entry &corrected = import.sheets.at(0).entries.at(0);
    corrected.set(Row::commerce, *corrected.at(Row::commerce) + 1);
    EXPECT_EQ(found(import), Lines{});
}

TEST(Export, WhatCouldNotBeReadStays) {
    const Import import = imported("game,player,military,coins,total\ng1,Ann,2x,4,20\n");
    const Entry &entry = import.sheets.at(0).entries.at(0);
    ASSERT_EQ(entry.unknown.size(), 1U);
    EXPECT_EQ(entry.unknown[0], (std::pair<std::string, std::string>{"military", "2x"}));
    EXPECT_EQ(entry.at(Row::military), std::nullopt);
    const Import again = imported(writeCsv(import.sheets));
    EXPECT_EQ(again.unread.size(), 1U);
    EXPECT_EQ(again.sheets.at(0).entries.at(0).unknown, entry.unknown);
}

TEST(Import, TheBoxOfARowIsItsOwn) {
    // The second row ends before the column of the box.
    const Import import = imported("player,progress,civilian,sheet\nAnn,4,3,duel\nBob,2,3\n");
    for (const Sheet &sheet : import.sheets) {
        EXPECT_EQ(sheet.box, Box::duel);
        for (const Entry &entry : sheet.entries) {
            EXPECT_TRUE(entry.at(Row::progress)) << entry.player;
        }
    }
}

TEST(Export, GamesWithoutAName) {
    std::vector<Sheet> sheets{playedClassic(3, 1), playedClassic(3, 2), playedClassic(3, 3)};
    sheets[0].game.clear();
    sheets[1].game.clear();
    sheets[2].game = "g1";
    const Import import = imported(writeCsv(sheets));
    ASSERT_EQ(import.sheets.size(), 3U);
    EXPECT_EQ(import.sheets[2].game, "g1");
}

TEST(Export, FindingsAsJson) {
    const Import import = imported("game,player,military,science,total\ng1,P1,0,7,7\n");
    const auto findings = checkImport(import, Checker(classicBoxes()));
    EXPECT_EQ(writeFindings(import, findings),
              "{\n \"rows\": 1,\n \"findings\": [\n  {\n   \"line\": 2,\n   \"game\": \"g1\",\n"
              "   \"player\": \"P1\",\n   \"column\": \"science\",\n   \"kind\": \"impossible\",\n"
              "   \"message\": \"No symbols give 7; the nearest "
              "value is 8.\"\n  }\n ]\n}\n");
}

TEST(Export, BgStatsLink) {
    Sheet sheet = imported(alexandria).sheets[0];
    sheet.date = "2025-03-01 20:15";
    const std::string link = bgStatsLink(sheet);
    EXPECT_TRUE(link.starts_with("bgstats://app.bgstatsapp.com/createPlay.html?data=%7B%22"));
    EXPECT_NE(link.find("%22playDate%22%3A%222025-03-01%2020%3A15%3A00%22"), std::string::npos);
    EXPECT_NE(link.find("%22score%22%3A58"), std::string::npos);
    EXPECT_NE(link.find("%22role%22%3A%22alexandria%20A%22"), std::string::npos);
    EXPECT_EQ(link.find_first_of("\"{} "), std::string::npos);
    Sheet other = sheet;
    other.notes = "a rematch";
    const auto key = [](const std::string &address) {
        return address.substr(address.find("sourcePlayId"), 60);
    };
    EXPECT_EQ(key(link), key(bgStatsLink(other))) << "a correction makes no other game";
    other.entries[0].player = "Bob";
    EXPECT_NE(key(link), key(bgStatsLink(other)));
    other.id = "our-id";
    EXPECT_NE(bgStatsLink(other).find("sourcePlayId%22%3A%22our-id%22"), std::string::npos);
    sheet.date = "last summer";
    EXPECT_EQ(bgStatsLink(sheet).find("playDate"), std::string::npos);
}

TEST(Export, EveryGameOfAnEveningIsAPlayOfItsOwn) {
    std::vector<Sheet> evening = imported("date,player,total\n"
                                          "2026-03-01,Anna,50\n2026-03-01,Ben,40\n"
                                          "2026-03-01,Anna,45\n2026-03-01,Ben,42\n"
                                          "2026-03-01,Anna,30\n2026-03-01,Ben,60\n")
                                     .sheets;
    ASSERT_EQ(evening.size(), 3U);
    const auto ids = [&evening] {
        std::vector<std::string> found;
        for (const Sheet &sheet : imported(bgStatsLinks(evening)).sheets) {
            found.push_back(sheet.id);
        }
        return found;
    };
    const auto before = ids();
    EXPECT_EQ(std::set<std::string>(before.begin(), before.end()).size(), 3U);
    evening[1].entries[0].recordedTotal = 46;
    EXPECT_EQ(ids(), before) << "a correction makes no other game";
}

} // namespace
} // namespace mirabilia::scorer
