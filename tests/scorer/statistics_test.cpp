// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/rng.h"
#include "scorer/ranking.h"
#include "scorer/statistics.h"
#include "tests/scorer/simulated.h"

#include <gtest/gtest.h>

#include <map>
#include <tuple>

namespace mirabilia::scorer {
namespace {

Entry entry(const std::string &player, int civilian, int science, const std::string &wonder = {}) {
    Entry made;
    made.player = player;
    made.wonder = wonder;
    made.set(Row::civilian, civilian);
    made.set(Row::science, science);
    return made;
}

std::vector<Sheet> threeGames() {
    std::vector<Sheet> sheets(3);
    sheets[0].date = "2025-03-03";
    sheets[0].entries = {entry("Ann", 30, 10, "Gizah B"), entry("Bob", 10, 20, "giza B")};
    sheets[1].date = "2025-03-01";
    sheets[1].entries = {entry("Ann", 20, 0), entry("Bob", 20, 10), entry("", 9, 9)};
    sheets[2].date = "2025-03-02";
    sheets[2].entries = {entry("Ann", 20, 10), entry("Bob", 10, 20)};
    for (Entry &tied : sheets[2].entries) {
        tied.coins = 4;
    }
    return sheets;
}

TEST(Statistics, ThreeGamesByHand) {
    const Statistics statistics = statisticsOf(threeGames(), Box::classic, classicBox());
    EXPECT_EQ(statistics.games, 3);
    ASSERT_EQ(statistics.players.size(), 2U);
    const PlayerStatistics &ann = statistics.players[0];
    EXPECT_EQ(ann.player, "Ann");
    EXPECT_EQ(ann.games, 3);
    EXPECT_EQ(ann.wins, 2) << "one of them shared";
    EXPECT_EQ(ann.best, 40);
    EXPECT_EQ(ann.totals, (std::vector<int>{20, 30, 40})) << "by date";
    EXPECT_EQ(ann.firsts, (std::vector<bool>{false, true, true}));
    EXPECT_NEAR(ann.points.value, 30, 1e-9);
    EXPECT_NEAR(ann.trend, 10, 1e-9);
    EXPECT_EQ(ann.bestRow, Row::civilian);
    EXPECT_EQ(statistics.players[1].bestRow, Row::science);
    ASSERT_EQ(statistics.pairs.size(), 1U);
    EXPECT_EQ(statistics.pairs[0].games, 3);
    EXPECT_EQ(statistics.pairs[0].firstAhead, 1);
    EXPECT_EQ(statistics.pairs[0].secondAhead, 1);
    EXPECT_NEAR(statistics.pairs[0].difference.value, 0, 1e-9);
    ASSERT_EQ(statistics.wonders.size(), 1U) << "both spellings are one board";
    EXPECT_EQ(statistics.wonders[0].wonder, "giza");
    EXPECT_EQ(statistics.wonders[0].side, "B");
    EXPECT_EQ(statistics.wonders[0].games, 2);
    ASSERT_EQ(statistics.rows.size(), 2U);
    EXPECT_EQ(statistics.rows[0].points.count, 7);
    EXPECT_NEAR(statistics.rows[0].points.value, 119.0 / 7, 1e-9);
}

TEST(Statistics, ComputersAreBeatenButHaveNoFigures) {
    Sheet sheet;
    sheet.entries = {entry("Ann", 20, 0, "giza"), entry("Bob", 10, 0),
                     entry("Deep", 30, 0, "rhodes")};
    sheet.entries[2].computer = true;
    const Statistics statistics = statisticsOf(std::vector{sheet}, Box::classic, classicBox());
    ASSERT_EQ(statistics.players.size(), 2U);
    EXPECT_EQ(statistics.players[0].wins, 0) << "the computer came in first";
    ASSERT_EQ(statistics.pairs.size(), 1U);
    EXPECT_EQ(statistics.pairs[0].second, "Bob");
    ASSERT_EQ(statistics.wonders.size(), 1U);
    EXPECT_EQ(statistics.wonders[0].wonder, "giza");
    EXPECT_EQ(statistics.rows[0].best, 20);
}

TEST(Statistics, ATieThatCoinsWouldBreakIsNobodysWin) {
    std::vector<Sheet> sheets = threeGames();
    sheets[2].entries[0].coins.reset();
    const Statistics statistics = statisticsOf(sheets, Box::classic, classicBox());
    EXPECT_EQ(statistics.players[0].wins, 1);
    EXPECT_EQ(statistics.players[1].wins, 1);
    EXPECT_EQ(statistics.players[0].games, 3);
}

TEST(Statistics, ATotalThatItsRowsContradictIsInNoFigure) {
    std::vector<Sheet> sheets = threeGames();
    Entry &doubted = sheets[0].entries[0];
    for (const Row row : rowsOf(Box::classic)) {
        doubted.set(row, doubted.at(row).value_or(0));
    }
    doubted.set(Row::civilian, 116);
    doubted.recordedTotal = 66; // and 126 by the rows
    const Statistics statistics = statisticsOf(sheets, Box::classic, classicBox());
    EXPECT_EQ(statistics.doubtful, 1);
    const PlayerStatistics &ann = statistics.players[0];
    EXPECT_EQ(ann.doubtful, 1);
    EXPECT_EQ(ann.games, 3);
    EXPECT_EQ(ann.best, 30);
    EXPECT_EQ(ann.points.count, 2);
    EXPECT_EQ(ann.totals, (std::vector<int>{20, 30}));
    EXPECT_EQ(statistics.players[1].doubtful, 0);
    EXPECT_EQ(statistics.wonders[0].doubtful, 1);
    EXPECT_EQ(statistics.wonders[0].best, 30);
    EXPECT_EQ(statistics.pairs[0].difference.count, 2);
    EXPECT_EQ(statistics.pairs[0].games, 3);
}

TEST(Statistics, NothingAndOthersBoxes) {
    EXPECT_EQ(statisticsOf({}, Box::classic, classicBox()).games, 0);
    EXPECT_TRUE(statisticsOf(threeGames(), Box::duel, classicBox()).players.empty());
}

TEST(Sheets, TotalsAgreeWithAnotherSummation) {
    Rng rng(3);
    for (int made = 0; made < 2000; ++made) {
        Sheet sheet;
        sheet.box = static_cast<Box>(rng.below(boxCount));
        Entry filled;
        std::map<std::string_view, int> byName;
        for (const auto list : {rowsOf(sheet.box), optionalRowsOf(sheet.box)}) {
            for (const Row row : list) {
                if (rng.below(4) != 0) {
                    const int points = static_cast<int>(rng.below(60)) - 10;
                    filled.set(row, points);
                    byName[name(row)] = points;
                }
            }
        }
        int sum = 0;
        for (const auto &[row, points] : byName) {
            sum += points;
        }
        EXPECT_EQ(total(sheet.box, filled), byName.empty() ? std::nullopt : std::optional(sum));
    }
}

Place placed(int rank, bool shared = false, bool undecided = false) {
    return {rank, shared, undecided};
}

TEST(Ranking, TiesByTheRulesOfEachGame) {
    Sheet sheet;
    sheet.entries = {entry("A", 20, 30), entry("B", 30, 20), entry("C", 10, 0)};
    sheet.entries[0].coins = 4;
    sheet.entries[1].coins = 5;
    EXPECT_EQ(ranking(sheet), (std::vector{placed(2), placed(1), placed(3)})) << "coins";
    sheet.entries[0].coins = 5;
    EXPECT_EQ(ranking(sheet), (std::vector{placed(1, true), placed(1, true), placed(3)}));
    sheet.entries[0].coins.reset();
    EXPECT_EQ(ranking(sheet),
              (std::vector{placed(1, true, true), placed(1, true, true), placed(3)}));
    sheet.box = Box::duel;
    sheet.entries.pop_back();
    EXPECT_EQ(ranking(sheet), (std::vector{placed(2), placed(1)})) << "blue buildings";
    sheet.entries[0].supremacy = Supremacy::military;
    EXPECT_EQ(ranking(sheet), (std::vector{placed(1), placed(2)}));
    EXPECT_EQ(winners(sheet), (std::vector<std::size_t>{0}));
}

TEST(Ranking, ATypedTotalGoesBeforeSomeOfItsRows) {
    Sheet sheet;
    sheet.entries.resize(3);
    for (const auto &[player, war, total] : {std::tuple{0U, 3, 60}, {1U, 5, 50}, {2U, 7, 4}}) {
        sheet.entries[player].set(Row::military, war);
        sheet.entries[player].recordedTotal = total;
    }
    EXPECT_EQ(ranking(sheet), (std::vector{placed(1), placed(2), placed(3)}));
    EXPECT_EQ(meritOf(sheet, sheet.entries[2]).points, 7) << "no rows cost three points";
    for (const Row row : rowsOf(Box::classic)) {
        sheet.entries[0].set(row, 1);
    }
    EXPECT_EQ(meritOf(sheet, sheet.entries[0]).points, 7) << "nothing is missing";
}

TEST(Ranking, TheTreasuryTellsOfTheCoins) {
    Sheet sheet;
    sheet.entries = {entry("A", 40, 7), entry("B", 40, 16), entry("C", 0, 3), entry("D", 0, 0)};
    sheet.entries[0].set(Row::treasury, 12);
    sheet.entries[1].set(Row::treasury, 3);
    sheet.entries[3].set(Row::treasury, 3);
    EXPECT_EQ(ranking(sheet),
              (std::vector{placed(1), placed(2), placed(3, true, true), placed(3, true, true)}));
    sheet.entries[2].coins = 8;
    EXPECT_EQ(ranking(sheet)[3], placed(3)) << "three points are nine coins or more";
    EXPECT_EQ(ranking(sheet)[2], placed(4));
    sheet.entries[2].coins = 10;
    EXPECT_EQ(ranking(sheet)[2], placed(3, true, true)) << "nine to eleven coins";

    sheet.entries[1].set(Row::treasury, -3); // debts stand there, so that 12 may be 14 less 2
    sheet.entries[1].set(Row::science, 22);
    EXPECT_EQ(ranking(sheet)[0], placed(1, true, true));
}

TEST(Ranking, EmptySheets) {
    Sheet sheet;
    EXPECT_TRUE(ranking(sheet).empty());
    sheet.entries.resize(2);
    EXPECT_EQ(ranking(sheet), (std::vector{placed(0), placed(0)}));
    EXPECT_TRUE(winners(sheet).empty());
    sheet.box = Box::duel;
    sheet.entries[1].supremacy = Supremacy::science;
    EXPECT_EQ(ranking(sheet), (std::vector{placed(2), placed(1)}));
}

} // namespace
} // namespace mirabilia::scorer
