// SPDX-License-Identifier: GPL-3.0-or-later
// Sheets of both editions of 7 Wonders: which one it is, what is possible in it, what its helpers
// count.
#include "scorer/buildings.h"
#include "scorer/checker.h"
#include "scorer/export.h"
#include "scorer/statistics.h"
#include "scorer/wonder_names.h"
#include "tests/scorer/imported.h"
#include "tests/support/random_games.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace mirabilia::scorer {
namespace {

using Editions = std::optional<Edition>;

const Checker &ofBothEditions() {
    static const Checker only(classicBoxes());
    return only;
}

std::string listed(const Sheet &sheet) {
    std::string text;
    for (const Finding &finding : ofBothEditions().check(sheet)) {
        text.append(finding.column).append(": ").append(sentence(finding)).append("\n");
    }
    return text;
}

// ---- Which it is --------------------------------------------------------------------------------

TEST(Editions, AreReadInPeoplesWords) {
    for (const char *text : {"1",
                             "1st",
                             "first",
                             "First Edition",
                             "1st edition (2010)",
                             "1. Auflage",
                             "erste Auflage",
                             "Auflage 1",
                             "première édition",
                             "1ère édition",
                             "primera edición",
                             "prima edizione",
                             "1ª edição",
                             "第一版",
                             "第1版",
                             "初版",
                             "旧版",
                             "舊版",
                             "2010",
                             "2013",
                             "Edition 1",
                             "v1",
                             "first edition, bought in 2021",
                             "１"}) {
        EXPECT_EQ(editionIn(text), Edition::first) << text;
    }
    for (const char *text : {"2",
                             "2nd",
                             "second",
                             "Second Edition",
                             "second edition",
                             "2nd edition (2021)",
                             "2nd ed.",
                             "2. Auflage",
                             "Zweite Auflage",
                             "Neuauflage 2",
                             "deuxième édition",
                             "2e édition",
                             "nouvelle édition",
                             "segunda edición",
                             "2ª edición",
                             "seconda edizione",
                             "第二版",
                             "第2版",
                             "第２版",
                             "新版",
                             "新版 2020",
                             "New Edition",
                             "2020",
                             "2021",
                             "Edition 2",
                             "v2",
                             "제2판"}) {
        EXPECT_EQ(editionIn(text), Edition::second) << text;
    }
    for (const char *text :
         {"", "-", "German", "Anniversary", "1st and 2nd", "with Leaders", "3", "12", "1999"}) {
        EXPECT_EQ(editionIn(text), Editions()) << text;
    }
}

TEST(Editions, AreToldByTheWordsForSidesIfNothingElseTells) {
    const auto edition = [](std::string written, std::vector<std::string> sides) {
        Sheet sheet;
        sheet.edition = std::move(written);
        for (std::string &side : sides) {
            sheet.entries.emplace_back().side = std::move(side);
        }
        return editionOf(sheet);
    };
    EXPECT_EQ(edition("", {"A", "B"}), Editions());
    EXPECT_EQ(edition("", {"Night", ""}), Edition::second);
    EXPECT_EQ(edition("", {"夜", "昼"}), Edition::second);
    EXPECT_EQ(edition("", {"Night", "A"}), Editions()) << "who knows";
    EXPECT_EQ(edition("1", {"Night"}), Edition::first);
    EXPECT_EQ(edition("German", {"Night"}), Editions());
    EXPECT_EQ(edition("2nd edition (2021)", {"A"}), Edition::second);

    Sheet duel;
    duel.box = Box::duel;
    duel.edition = "2";
    EXPECT_EQ(editionOf(duel), Editions()) << "there is one only";
}

// ---- Boards in people's words -------------------------------------------------------------------

std::string boardRead(std::string_view wonder, std::string_view side = {}) {
    const WrittenBoard board = readBoard(classicBox(), wonder, side);
    std::string text = board.wonder ? classicBox().wonder(*board.wonder).key : "?";
    if (board.side.side) {
        text.append(" ").append(name(*board.side.side));
    }
    return text + (board.side.dayOrNight ? " of the second" : "");
}

TEST(Editions, SidesAreReadInPeoplesWords) {
    for (const char *night : {"Gizah Night", "Gizeh (Nacht)", "Giza - night", "ギザ 夜", "吉薩 夜",
                              "吉薩夜", "吉萨夜面", "ギザ（夜）", "ギザ夜", "Guiza noche",
                              "Gizeh nuit", "giza_night", "기자 밤"}) {
        EXPECT_EQ(boardRead(night), "giza B of the second") << night;
    }
    for (const char *day : {"Olympia Day", "Olympia (Tag)", "オリンピア 昼", "奧林匹亞 日",
                            "奥林匹亚白天", "Olimpia día", "Olympie jour"}) {
        EXPECT_EQ(boardRead(day), "olympia A of the second") << day;
    }
    for (const char *letter : {"Gizah B", "giza b", "giza_b", "吉萨B", "ギザ B面", "Giza (side B)",
                               "Gizeh, Seite B", "ギザＢ"}) {
        EXPECT_EQ(boardRead(letter), "giza B") << letter;
    }
    EXPECT_EQ(boardRead("giza", "夜"), "giza B of the second");
    EXPECT_EQ(boardRead("giza", "Night side"), "giza B of the second");
    EXPECT_EQ(boardRead("giza", "A (day)"), "giza A of the second");
    EXPECT_EQ(boardRead("giza", "Seite A"), "giza A");
    EXPECT_EQ(boardRead("giza", "left"), "giza");
    EXPECT_EQ(boardRead("The Pyramids of Giza"), "giza");
    EXPECT_EQ(boardRead("日本"), "?");
}

// ---- True sheets --------------------------------------------------------------------------------

/// As people of the second edition write it.
void callSidesDayAndNight(Sheet &sheet) {
    for (Entry &entry : sheet.entries) {
        entry.side = entry.side == "A" ? "Day" : "Night";
    }
}

/// A true sheet, with what people say of its edition.
Sheet trueSheet(int players, std::uint64_t seed, Edition edition, std::uint64_t said) {
    Sheet sheet = playedClassic(players, seed, edition);
    if (said % 3 != 0) {
        sheet.edition = name(edition);
    }
    if (edition == Edition::second && said % 2 != 0) {
        callSidesDayAndNight(sheet);
    }
    if (said % 5 == 0) {
        for (Entry &entry : sheet.entries) {
            entry.side.clear();
        }
    }
    return sheet;
}

TEST(Editions, GamesPlayedByTheRulesHaveNoFindings) {
    for (const Edition edition : {Edition::first, Edition::second}) {
        for (int players = edition == Edition::first ? 2 : 3; players <= 7; ++players) {
            for (int game = 0; game < support::gamesPerCount() / 3; ++game) {
                const auto seed = static_cast<std::uint64_t>(players * 1'000'000 + game);
                const Sheet sheet = trueSheet(players, seed, edition, seed);
                ASSERT_EQ(listed(sheet), "")
                    << "edition " << name(edition) << ", " << players << " players, seed " << seed;
            }
        }
    }
}

/// What somebody wrote is one number too high for the row, whatever else they have.
TEST(Editions, ASlipInATrueSheetIsFound) {
    for (const Edition edition : {Edition::first, Edition::second}) {
        for (const bool said : {true, false}) {
            for (int players = 3; players <= 7; ++players) {
                Sheet sheet = playedClassic(players, 7, edition);
                sheet.edition = said ? name(edition) : "";
                for (const Row row : rowsOf(Box::classic)) {
                    Sheet wrong = sheet;
                    wrong.entries[1].recordedTotal.reset();
                    for (Entry &entry : wrong.entries) {
                        entry.recordedRank.reset();
                    }
                    wrong.entries[1].set(row, ofBothEditions().boundsOf(wrong, row)->most + 1);
                    const Findings findings = ofBothEditions().check(wrong);
                    ASSERT_EQ(findings.size(), 1U) << name(row) << "\n" << listed(wrong);
                    EXPECT_EQ(findings[0].entry, 1U);
                    EXPECT_EQ(findings[0].column, name(row));
                }
            }
        }
    }
}

// ---- What differs -------------------------------------------------------------------------------

/// The findings of one value; empty: it is possible.
std::string said(const std::string &edition, Row row, int points, const std::string &wonder = {},
                 const std::string &side = {}) {
    Sheet sheet;
    sheet.edition = edition;
    Entry &entry = sheet.entries.emplace_back();
    entry.wonder = wonder;
    entry.side = side;
    entry.set(row, points);
    const Findings findings = ofBothEditions().check(sheet);
    return findings.empty() ? "" : findings[0].code;
}

TEST(Editions, EachHasItsOwnBoards) {
    const std::string stages = "wonder_stages";
    const auto wonder = [](const std::string &edition, int points, const std::string &name,
                           const std::string &side) {
        return said(edition, Row::wonders, points, name, side);
    };
    // Babylon B has 3 points, by night none at all; Olympia B 5 and a guild, by night 2, 5, 10.
    EXPECT_EQ(wonder("1", 3, "babylon", "B"), "");
    EXPECT_EQ(wonder("2nd edition (2021)", 3, "babylon", "B"), "wonder_range");
    EXPECT_EQ(wonder("", 3, "babylon", "B"), "");
    EXPECT_EQ(wonder("", 3, "babylon", "Night"), "wonder_range");
    EXPECT_EQ(wonder("1", 3, "babylon", "Night"), "") << "they mean B";
    EXPECT_EQ(wonder("", 4, "babylon", "B"), "wonder_range");
    EXPECT_EQ(wonder("", 2, "babylon", "B"), stages) << "in neither";
    for (const int points : {0, 2, 5, 10}) {
        EXPECT_EQ(wonder("2", points, "olympia", "B"), "");
        EXPECT_EQ(wonder("", points, "olympia", "B"), "");
        EXPECT_EQ(wonder("", points, "Olympia Night", ""), "");
    }
    EXPECT_EQ(wonder("2", 7, "olympia", "B"), stages);
    EXPECT_EQ(wonder("2", 11, "olympia", ""), "wonder_range");
    EXPECT_EQ(wonder("1", 11, "olympia", ""), "") << "a guild of the neighbours'";
    EXPECT_EQ(wonder("", 11, "olympia", ""), "");
}

TEST(Editions, WondersOfOtherBoxesAreAccusedOfNothingThatBoardsCanGive) {
    EXPECT_EQ(said("2", Row::wonders, 7, "manneken_pis", "B"), "");
    EXPECT_EQ(said("2", Row::wonders, 15, "manneken_pis", "A"), "") << "it may be taken along";
    EXPECT_EQ(said("2", Row::wonders, 21, "Abu Simbel"), "");
    EXPECT_EQ(said("2", Row::wonders, 21), "wonders_range");
    EXPECT_EQ(said("1", Row::wonders, 21), "");
    EXPECT_EQ(said("", Row::wonders, 21), "");
}

TEST(Editions, BabelsLawsAreNotKnown) {
    Sheet sheet;
    sheet.entries.resize(3);
    sheet.entries[0].set(Row::science, 12);
    sheet.entries[1].set(Row::military, 19);
    EXPECT_NE(listed(sheet), "");
    for (const char *addOns : {"Babel", "Leaders, Tower of Babel", "バベル", "巴别塔"}) {
        sheet.addOns = addOns;
        EXPECT_EQ(listed(sheet), "") << addOns;
        EXPECT_FALSE(ofBothEditions().boundsOf(sheet, Row::science));
    }
    sheet.entries[1].recordedRank = 9;
    EXPECT_NE(listed(sheet), "") << "ranks are ranks";
}

TEST(Editions, EachHasItsOwnCards) {
    // Altar, Theater and Temple have a point more.
    EXPECT_EQ(said("1", Row::civilian, 61), "row_high");
    EXPECT_EQ(said("2", Row::civilian, 61), "");
    EXPECT_EQ(said("", Row::civilian, 61), "");
    EXPECT_EQ(said("2", Row::civilian, 62), "row_high");
    // The cheapest two of the second are worth 3 each, those of the first 2.
    EXPECT_EQ(said("1", Row::civilian, 2), "");
    EXPECT_EQ(said("2", Row::civilian, 2), "civilian_gap");
    EXPECT_EQ(said("", Row::civilian, 2), "");
    EXPECT_EQ(said("", Row::civilian, 1), "civilian_gap");

    const auto most = [](const char *edition, Row row) {
        Sheet sheet;
        sheet.edition = edition;
        return ofBothEditions().boundsOf(sheet, row)->most;
    };
    for (const Row row : rowsOf(Box::classic)) {
        EXPECT_EQ(most("", row), std::max(most("1", row), most("2", row))) << name(row);
    }
    EXPECT_GT(most("2", Row::commerce), most("1", Row::commerce)) << "Ludus";
    EXPECT_EQ(most("2", Row::science), most("1", Row::science));
    EXPECT_EQ(most("2", Row::military), most("1", Row::military));
    EXPECT_EQ(most("2", Row::wonders), 20) << "no guild is copied";
}

TEST(Editions, TheSecondsBoxHoldsMoreCoins) {
    const auto coins = [](const char *edition) {
        Sheet sheet;
        sheet.edition = edition;
        sheet.entries.emplace_back().coins = 120;
        return listed(sheet).empty();
    };
    EXPECT_FALSE(coins("1"));
    EXPECT_TRUE(coins("2"));
    EXPECT_TRUE(coins(""));
}

TEST(Editions, TwoPeopleWithoutAFreeCityAreLeftInPeace) {
    Sheet sheet;
    for (const int points : {18, 18}) {
        sheet.entries.emplace_back().set(Row::military, points);
    }
    EXPECT_NE(listed(sheet), "") << "the Free City's war";
    sheet.edition = "2";
    EXPECT_EQ(listed(sheet), "");
}

TEST(Editions, GuildsOfTheSecond) {
    const classic::Catalogue &second = classicBox(Edition::second);
    const std::array decorators{second.findCard("decorators_guild").value()};
    Surroundings around;
    EXPECT_EQ(buildingPoints(second, decorators, around).value, 0);
    EXPECT_EQ(buildingPoints(second, decorators, around).steps.size(), 1U);
    around.left.wonderComplete = 1;
    EXPECT_EQ(buildingPoints(second, decorators, around).value, 0);
    around.self.wonderComplete = 1;
    EXPECT_EQ(buildingPoints(second, decorators, around).value, 7);

    ClassicLimits poorer(second);
    classic::Catalogue without = second;
    without.cards[index(decorators[0])].effects.clear();
    EXPECT_EQ(poorer.mostGuilds, ClassicLimits(without).mostGuilds + 7);
}

TEST(Editions, HaveWondersOfTheirOwnInTheFigures) {
    std::vector<Sheet> sheets(3);
    for (std::size_t i = 0; i < sheets.size(); ++i) {
        sheets[i].edition = i == 0 ? "1" : "2";
        Entry &entry = sheets[i].entries.emplace_back();
        entry.wonder = "Gizah";
        entry.side = i == 2 ? "Night" : "B";
        entry.set(Row::wonders, 20);
    }
    std::string told;
    for (const WonderStatistics &wonder :
         statisticsOf(sheets, Box::classic, classicBox()).wonders) {
        told += wonder.wonder + " " + wonder.side + " " + std::to_string(wonder.games) + ", ";
    }
    EXPECT_TRUE(told == "giza B 1, giza Night 2, " || told == "giza Night 2, giza B 1, ") << told;
}

// ---- Every finding in both ----------------------------------------------------------------------

/// The codes of what is found in a sheet without an edition, of the first, of the second.
std::array<std::string, 3> saidOfEach(Sheet sheet) {
    std::array<std::string, 3> codes;
    for (std::size_t which = 0; which < codes.size(); ++which) {
        sheet.edition = std::array{"", "1", "2"}[which];
        for (const Finding &finding : ofBothEditions().check(sheet)) {
            codes[which] += finding.code + " ";
        }
    }
    return codes;
}

Sheet tableOf(Row row, const std::vector<int> &points) {
    Sheet sheet;
    for (const int value : points) {
        sheet.entries.emplace_back().set(row, value);
    }
    return sheet;
}

using Said = std::array<std::string, 3>;

TEST(Editions, WarIsTheSameInBothButForTwo) {
    EXPECT_EQ(saidOfEach(tableOf(Row::military, {19, 0, 0})),
              (Said{"war_range ", "war_range ", "war_range "}));
    EXPECT_EQ(saidOfEach(tableOf(Row::military, {-7})),
              (Said{"war_range ", "war_range ", "war_range "}));
    EXPECT_EQ(saidOfEach(tableOf(Row::military, {18, -3, -3})), (Said{"", "", ""}));
    EXPECT_EQ(saidOfEach(tableOf(Row::military, {18, 18, -6})), (Said{"ring ", "ring ", "ring "}));
    EXPECT_EQ(saidOfEach(tableOf(Row::military, {18, 18})), (Said{"ring ", "ring ", ""}));
}

TEST(Editions, RulesThatDidNotChangeAreCheckedInBoth) {
    const auto same = [](const Sheet &sheet, const std::string &code) {
        EXPECT_EQ(saidOfEach(sheet), (Said{code, code, code}));
    };
    same(tableOf(Row::science, {12}), "science_sets ");
    same(tableOf(Row::science, {23}), "science_extra_set ");
    same(tableOf(Row::science, {7}), "science_nearest ");
    same(tableOf(Row::commerce, {-1}), "negative ");
    same(tableOf(Row::treasury, {-1}), "treasury_negative ");
    Sheet sheet = tableOf(Row::treasury, {3, 2});
    sheet.entries[0].coins = 8;
    same(sheet, "treasury_coins ");
    sheet.entries[0].coins = -1;
    same(sheet, "coins_negative ");
    sheet = tableOf(Row::civilian, {9, 8});
    for (const Row row : rowsOf(Box::classic)) {
        sheet.entries[0].set(row, row == Row::civilian ? 9 : 0);
    }
    sheet.entries[0].recordedTotal = 10;
    same(sheet, "sum ");
    sheet.entries[0].recordedTotal = 9;
    sheet.entries[1].recordedTotal = 8;
    sheet.entries[0].recordedRank = 2;
    sheet.entries[1].recordedRank = 1;
    same(sheet, "rank rank ");
    sheet = tableOf(Row::civilian, {9, 8, 8});
    sheet.entries[0].wonder = "giza";
    sheet.entries[2].wonder = "Gizah";
    same(sheet, "wonder_twice ");
    same(tableOf(Row::civilian, {3, 3, 3, 3, 3, 3, 3, 3, 3}), "players ");
}

TEST(Editions, TheTreasuryFollowsTheCoinsOfTheBox) {
    EXPECT_EQ(saidOfEach(tableOf(Row::treasury, {40})), (Said{"", "treasury_high ", ""}));
    EXPECT_EQ(saidOfEach(tableOf(Row::treasury, {47})),
              (Said{"treasury_high ", "treasury_high ", "treasury_high "}));
}

// ---- Files --------------------------------------------------------------------------------------

TEST(Editions, StandInFiles) {
    const auto editionsIn = [](const std::string &text) {
        std::string told;
        for (const Sheet &sheet : imported(text).sheets) {
            const auto edition = editionOf(sheet);
            told += (edition ? std::string(name(*edition)) : "?") + " ";
        }
        return told;
    };
    for (const char *head : {"edition", "Auflage", "Édition", "Edición", "版本", "版"}) {
        EXPECT_EQ(editionsIn(std::string("game,player,civilian,") + head +
                             "\ng1,Ann,3,第二版\ng2,Ann,3,1st\ng3,Ann,3,\n"),
                  "2 1 ? ")
            << head;
    }
    EXPECT_EQ(editionsIn("sheet,game,player,civilian\n7 Wonders (Second Edition),1,Ann,3\n"
                         "七大奇迹 第二版,2,Ann,3\n世界の七不思議 新版,3,Ann,3\n"
                         "7 Wonders,4,Ann,3\n7 Wonders (2. Auflage),5,Ann,3\n"),
              "2 2 2 ? 2 ");
    EXPECT_EQ(editionsIn("player,wonder,civilian\nAnn,ギザ 夜,3\nBob,吉薩 日,3\n"), "2 ");
    const std::string title = "7 Wonders (Second Edition)";
    const std::string players = "[{\"name\": \"Ann\", \"civilian\": 3}]";
    const std::string rest = "\": \"" + title + "\", \"players\": " + players + "}]";
    EXPECT_EQ(editionsIn("[{\"sheet" + rest), "2 ");
    EXPECT_EQ(editionsIn("{\"games\": [{\"game" + rest + "}"), "2 ");
}

TEST(Editions, ComeBackFromEveryFile) {
    for (const char *written : {"1", "2", "2nd edition (2021)", "第二版", "German", "=2"}) {
        Sheet sheet = playedClassic(3, 5, Edition::second);
        sheet.edition = written;
        sheet.entries[0].side = "Night";
        for (const std::string &text : {writeCsv({&sheet, 1}), writeJson({&sheet, 1})}) {
            const Import import = imported(text);
            ASSERT_EQ(import.sheets.size(), 1U);
            EXPECT_EQ(import.sheets[0].edition, written);
            EXPECT_EQ(import.sheets[0].entries[0].side, "Night");
        }
        const Import link = imported(bgStatsLink(sheet));
        ASSERT_EQ(link.sheets.size(), 1U);
        const bool second = editionOf(sheet) == Edition::second;
        EXPECT_EQ(link.sheets[0].edition, second ? "2" : "") << written;
    }
}

} // namespace
} // namespace mirabilia::scorer
