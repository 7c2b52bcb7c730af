// SPDX-License-Identifier: GPL-3.0-or-later
// What is written comes back: a random history of all boxes, through CSV, JSON and BG Stats.
#include "engine/core/rng.h"
#include "scorer/ranking.h"
#include "tests/scorer/comes_back.h"
#include "tests/scorer/imported.h"

namespace mirabilia::scorer {
namespace {

class RandomHistory {
public:
    explicit RandomHistory(std::uint64_t seed) : rng(seed) {}

    std::vector<Sheet> sheets(std::size_t count) {
        std::vector<Sheet> all;
        for (std::size_t i = 0; i < count; ++i) {
            all.push_back(sheet(i));
        }
        return all;
    }

private:
    bool sometimes(std::uint32_t outOf) { return rng.below(outOf) == 0; }

    template <class List>
    std::string oneOf(const List &list) {
        return list[rng.below(static_cast<std::uint32_t>(std::size(list)))];
    }

    Sheet sheet(std::size_t number) {
        static const std::vector<std::string> names{"Anna", "王小明",   "たなか",  "Зоя",
                                                    "José", "=SUM(A1)", "Average", "O'Neil \"x\""};
        Sheet sheet;
        sheet.box = static_cast<Box>(rng.below(3));
        sheet.id = sometimes(3) ? "" : "id-" + std::to_string(number);
        sheet.game = sometimes(3) ? "" : oneOf(std::vector<std::string>{"g1", "Duel", "# final"});
        sheet.date =
            oneOf(std::vector<std::string>{"", "2025-03-01", "2025-03-01 20:15", "in May"});
        sheet.place = sometimes(2) ? "Café, \"upstairs\"" : "";
        sheet.edition = sometimes(2) ? "2" : "";
        sheet.addOns = sometimes(3) ? "Leaders, other" : "";
        sheet.notes = sometimes(2)   ? "-a; b\tc"
                      : sometimes(2) ? "Ann: \"first\"\n\n= a rematch, soon\n王小明 was late"
                                     : "";
        sheet.minutes = sometimes(2) ? std::optional(30) : std::nullopt;
        sheet.notes = tidiedOf(sheet.notes);
        const std::size_t players = sheet.box == Box::duel ? 2 : 2 + rng.below(5);
        for (std::size_t i = 0; i < players; ++i) {
            sheet.entries.push_back(entry(sheet.box, names[i], i));
        }
        if (sheet.box == Box::duel && sometimes(3)) {
            sheet.entries[0].supremacy = static_cast<Supremacy>(1 + rng.below(3));
        }
        return sheet;
    }

    static std::string tidiedOf(std::string text) {
        std::replace(text.begin(), text.end(), '\t', ' ');
        return text;
    }

    Entry entry(Box box, const std::string &name, std::size_t seat) {
        Entry entry;
        entry.player = name;
        entry.person = sometimes(4) ? "person-" + std::to_string(seat) : "";
        entry.seat = static_cast<int>(seat) + 1; // as CSV says it
        entry.colour = sometimes(3) ? "#aabbcc" : "";
        entry.wonder = sometimes(2) ? oneOf(std::vector<std::string>{"giza", "Petra", "ギザ"}) : "";
        entry.side = entry.wonder.empty() ? "" : oneOf(std::vector<std::string>{"A", "B", "Night"});
        entry.computer = sometimes(5);
        for (const auto list : {rowsOf(box), optionalRowsOf(box)}) {
            for (const Row row : list) {
                if (!sometimes(6)) {
                    entry.set(row,
                              static_cast<int>(rng.below(30)) - (mayBeNegative(box, row) ? 9 : 0));
                }
            }
        }
        entry.coins = sometimes(3) ? std::optional(7) : std::nullopt;
        entry.recordedTotal = sometimes(3) ? std::optional(50) : std::nullopt;
        entry.recordedRank = sometimes(4) ? std::optional(1) : std::nullopt;
        return entry;
    }

    Rng rng;
};

void expectSame(const std::vector<Sheet> &came, const std::vector<Sheet> &were) {
    ASSERT_EQ(came.size(), were.size());
    for (std::size_t i = 0; i < were.size(); ++i) {
        ASSERT_TRUE(came[i] == were[i]) << "sheet " << i << "\n"
                                        << writeJson({&came[i], 1}) << writeJson({&were[i], 1});
    }
}

TEST(RoundTrip, CsvAndJsonLoseNothing) {
    for (std::uint64_t seed = 0; seed < 12; ++seed) {
        const std::vector<Sheet> history = RandomHistory(seed).sheets(40);
        expectSame(withoutLines(imported(writeJson(history)).sheets), history);
        const std::string csv = writeCsv(history);
        expectSame(withoutLines(imported(csv).sheets), history);
        expectSame(withoutLines(imported(csv.substr(3)).sheets), history); // without the mark
    }
}

TEST(RoundTrip, CsvKeepsWhatIsSeldom) {
    // A list without games, two columns without a head, a tie that coins would break, a dash.
    const Import import = imported("player,total,Bonus,,\nAnna,3,2,x,y\nBen,3,2,x,y\n"
                                   "Anna,3,2,x,z\nBen,4,2,x,z\n");
    ASSERT_EQ(import.sheets.at(1).seating, Seating::guessed);
    expectSame(withoutLines(imported(writeCsv(import.sheets)).sheets), withoutLines(import.sheets));
    Sheet sheet;
    sheet.seating = Seating::unknown;
    sheet.entries.resize(3);
    sheet.entries[0].player = "-";
    sheet.entries[1].recordedTotal = 5;
    expectSame(withoutLines(imported(writeCsv({&sheet, 1})).sheets), {sheet});
}

TEST(RoundTrip, OursIsNotGuessedAtAgain) {
    // What came in with all its totals: most add up, so that the strange column means nothing.
    const Import import =
        imported("player,blue,Strange,total\nAnna,3,2,3\nBen,4,1,4\nCleo,5,2,9\n");
    EXPECT_EQ(import.sheets.at(0).addOns, "");
    expectSame(withoutLines(imported(writeCsv(import.sheets)).sheets), withoutLines(import.sheets));
}

TEST(RoundTrip, AHundredThousandGamesAreReadBack) {
    EXPECT_GT(mostRows, 100'000U * mostPlayers(Box::classic));
    std::vector<Sheet> full(100); // of the size that files have
    for (std::size_t i = 0; i < full.size(); ++i) {
        full[i] = playedClassic(7, i);
        full[i].id = "12345678-1234-1234-1234-123456789012";
    }
    EXPECT_LT(writeJson(full).size() * 1000, largestFile);
    EXPECT_LT(writeCsv(full).size() * 1000, largestFile);
}

TEST(RoundTrip, BgStatsKeepsWhatItKnows) {
    const std::vector<Sheet> history = RandomHistory(7).sheets(60);
    const Import import = imported(bgStatsLinks(history));
    ASSERT_EQ(import.sheets.size(), history.size());
    for (std::size_t i = 0; i < history.size(); ++i) {
        const Sheet &came = import.sheets[i];
        const Sheet &was = history[i];
        EXPECT_EQ(came.box, was.box);
        EXPECT_EQ(came.place, was.place);
        EXPECT_EQ(came.minutes, was.minutes);
        EXPECT_EQ(came.addOns, was.addOns);
        ASSERT_EQ(came.entries.size(), was.entries.size());
        const auto places = ranking(was);
        for (std::size_t j = 0; j < was.entries.size(); ++j) {
            EXPECT_EQ(came.entries[j].player, was.entries[j].player);
            EXPECT_EQ(came.entries[j].recordedTotal, meritOf(was, was.entries[j]).points);
            if (was.box == Box::classic) {
                EXPECT_EQ(came.entries[j].wonder, was.entries[j].wonder);
                EXPECT_EQ(came.entries[j].side, was.entries[j].side);
            }
        }
        EXPECT_EQ(winners(came).empty(), winners(was).empty());
    }
}

TEST(RoundTrip, BrokenFilesComeBackAsTheyWereRead) {
    Rng rng(11);
    const std::vector<Sheet> history = RandomHistory(3).sheets(4);
    const std::vector<std::string> seeds{
        writeCsv(history),
        writeJson(history),
        bgStatsLinks(history),
        ",Anna,Ben\nBlue,3,4\nTotal,3,4\n",
        "Date,Player 1,Score 1,Player 2,Score 2\n1.3.25,A,3,B,4\n",
        "<plays><play date=\"2022-05-05\"><item name=\"7 Wonders\"/><player name=\"A\" "
        "score=\"3\"/></play></plays>"};
    std::size_t read = 0;
    for (int file = 0; file < 3000; ++file) {
        std::string text = seeds[rng.below(static_cast<std::uint32_t>(seeds.size()))];
        for (std::uint32_t i = rng.below(8); i > 0; --i) {
            text[rng.below(static_cast<std::uint32_t>(text.size()))] =
                "\",;|\n\t-1 aA\xe7{}<"[rng.below(16)];
        }
        const auto import = readSheets(text);
        if (import.ok()) {
            ++read;
            const auto again = readJson(writeJson(import->sheets));
            ASSERT_TRUE(again.ok()) << text;
            expectSame(again->sheets, withoutLines(import->sheets));
        }
    }
    EXPECT_GT(read, 500U);
}

TEST(RoundTrip, KeptColumnsWithOurWordsStayApart) {
    for (const char *text :
         {"Player;VP from Civilian Structures;Civilian Structures;VP from Guilds;Guilds;Total\n"
          "Anna;17;4;3;1;20\nBen;12;3;0;0;12\n",
          "player,total,place,score,kept:mood,kept:total\nAnna,50,Berlin,49,good,7\n",
          "player,military,total,rank,rank\nAnna,x,y,z,3\nBen,5,5,1,\n",
          "player,military,total\nAnna,,x\nBen,5,6\n"}) {
        const Import import = imported(text);
        EXPECT_EQ(lostInCsv(import.sheets), "") << text;
        EXPECT_EQ(lostInJson(import.sheets), "") << text;
    }
    Sheet sheet;
    sheet.game = "1";
    sheet.entries.resize(1);
    sheet.entries[0].player = "Anna";
    sheet.entries[0].set(Row::civilian, 17);
    sheet.entries[0].unknown = {{"civilian", "4"}, {"kept:x", "5"},  {"player", "Ben"},
                                {"pantheon", "6"}, {"a/total", "8"}, {"rank", "none"},
                                {"science", "x"},  {"guilds", "9"},  {"game", "2"}};
    EXPECT_EQ(lostInCsv({sheet}), "");
}

} // namespace
} // namespace mirabilia::scorer
