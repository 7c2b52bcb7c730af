// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/rng.h"
#include "scorer/filter.h"
#include "scorer/person.h"
#include "scorer/ranking.h"
#include "scorer/statistics.h"
#include "tests/scorer/simulated.h"

#include <gtest/gtest.h>

#include <cmath>
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

TEST(Statistics, WinsBySeatInARowAndByChance) {
    std::vector<Sheet> sheets = threeGames();
    sheets[0].minutes = 30;
    sheets[1].minutes = 50;
    sheets[2].seating = Seating::unknown;
    sheets[2].entries[0].coins = 5; // not a tie any more
    // By date: Bob before Ann before nobody; Ann before Bob; Ann before Bob.
    const Statistics statistics = statisticsOf(sheets, Box::classic, classicBox());
    const PlayerStatistics &ann = statistics.players[0];
    EXPECT_EQ(ann.streak, 2);
    EXPECT_EQ(ann.longestStreak, 2);
    EXPECT_EQ(statistics.players[1].streak, -2);
    EXPECT_EQ(statistics.players[1].longestStreak, 1);
    EXPECT_NEAR(ann.expected, 1.0 / 3 + 1.0 / 2 + 1.0 / 2, 1e-9);
    EXPECT_EQ(statistics.minutes.count, 2);
    EXPECT_NEAR(statistics.minutes.value, 40, 1e-9);
    EXPECT_NEAR(ann.minutes.value, 40, 1e-9);
    ASSERT_EQ(statistics.seats.size(), 3U);
    EXPECT_EQ(statistics.seats[0].seat, 1);
    EXPECT_EQ(statistics.seats[0].games, 2) << "nobody knows the seats of the third";
    EXPECT_EQ(statistics.seats[0].wins, 1);
    EXPECT_EQ(statistics.seats[1].wins, 1);
    EXPECT_EQ(statistics.seats[2].games, 1);
    EXPECT_NEAR(statistics.seats[0].points.value, 30, 1e-9);
    EXPECT_NEAR(statistics.seats[0].expected, 1.0 / 3 + 1.0 / 2, 1e-9);
}

TEST(Statistics, HowADuelWasWon) {
    std::vector<Sheet> sheets(4);
    for (Sheet &sheet : sheets) {
        sheet.box = Box::duel;
        sheet.entries = {entry("Ann", 20, 10), entry("Bob", 10, 10)};
    }
    sheets[1].entries[1].supremacy = Supremacy::military;
    sheets[2].entries[0].supremacy = Supremacy::science;
    sheets[3].entries[0].supremacy = Supremacy::political;
    const Statistics statistics = statisticsOf(sheets, Box::duel, classicBox());
    EXPECT_EQ(statistics.victories, (Victories{1, 1, 1, 1}));
    EXPECT_EQ(statistics.players[0].victories, (Victories{1, 0, 1, 1}));
    EXPECT_EQ(statistics.players[1].victories, (Victories{0, 1, 0, 0}));
}

TEST(Statistics, GamesWithExpansionsAreAlsoCountedApart) {
    std::vector<Sheet> sheets = threeGames();
    sheets[0].entries[0].set(Row::leaders, 12);
    const Statistics statistics = statisticsOf(sheets, Box::classic, classicBox());
    EXPECT_EQ(statistics.expanded, 1);
    const SplitMean &ann = statistics.players[0].split;
    EXPECT_TRUE(ann.isMixed());
    EXPECT_EQ(ann.without.count, 2);
    EXPECT_NEAR(ann.without.value, 25, 1e-9);
    EXPECT_NEAR(ann.with.value, 52, 1e-9);
    EXPECT_EQ(statistics.wonders[0].split.with.count, 2);
    const RowStatistics &civilian = statistics.rows.at(0);
    EXPECT_TRUE(civilian.split.isMixed());
    EXPECT_EQ(civilian.split.with.count + civilian.split.without.count, civilian.points.count);
    EXPECT_NE(civilian.split.with.value, civilian.split.without.value);
    EXPECT_TRUE(civilian.winnersSplit.isMixed());
    EXPECT_TRUE(statistics.seats.at(0).split.isMixed());
    EXPECT_FALSE(statistics.rows.back().split.isMixed()) << "leaders are always an expansion";
}

TEST(Statistics, ExpansionsMakeNoTrend) {
    std::vector<Sheet> sheets;
    for (const int leaders : {0, 0, 20, 20}) { // one point more with each game, besides
        const int points = 40 + static_cast<int>(sheets.size());
        Sheet sheet = threeGames()[0];
        sheet.entries.resize(1);
        sheet.entries[0].points = {};
        sheet.entries[0].set(Row::civilian, points);
        if (leaders > 0) {
            sheet.entries[0].set(Row::leaders, leaders);
        }
        sheet.date = "2025-01-0" + std::to_string(sheets.size() + 1);
        sheets.push_back(sheet);
    }
    const PlayerStatistics player = statisticsOf(sheets, Box::classic, classicBox()).players[0];
    EXPECT_EQ(player.totals, (std::vector<int>{40, 41, 62, 63}));
    EXPECT_EQ(player.expanded, (std::vector<bool>{false, false, true, true}));
    EXPECT_NEAR(player.trend, 1, 1e-9);
}

TEST(Rating, WorkedByHand) {
    const auto two = ratingChanges(std::vector{1500.0, 1500.0}, std::vector{1, 2});
    EXPECT_NEAR(two[0], 16, 1e-9);
    EXPECT_NEAR(two[1], -16, 1e-9);
    // 400 points are ten to one: 32 * (1 - 1/11).
    const auto upset = ratingChanges(std::vector{1300.0, 1700.0}, std::vector{1, 2});
    EXPECT_NEAR(upset[0], 32 * 10.0 / 11, 1e-9);
    EXPECT_NEAR(upset[0] + upset[1], 0, 1e-9);
    // Three against each other, 16 points each time, of which half is at stake.
    const std::vector even{1500.0, 1500.0, 1500.0};
    EXPECT_EQ(ratingChanges(even, std::vector{1, 2, 3}), (std::vector{16.0, 0.0, -16.0}));
    EXPECT_EQ(ratingChanges(even, std::vector{1, 1, 3}), (std::vector{8.0, 8.0, -16.0}));
    EXPECT_EQ(ratingChanges(even, std::vector{1, 0, 2}), (std::vector{16.0, 0.0, -16.0}));
    EXPECT_EQ(ratingChanges(even, std::vector{1, 0, 0}), (std::vector{0.0, 0.0, 0.0}));
    EXPECT_TRUE(ratingChanges({}, {}).empty());
}

TEST(Rating, GoesFromGameToGame) {
    std::vector<Sheet> sheets = threeGames();
    sheets.erase(sheets.begin() + 1);
    sheets[1].entries[1].coins = 9;
    // First Bob wins by coins: 1516 to 1484. Then Ann, who was expected to in 0.4541 of such games.
    const Statistics statistics = statisticsOf(sheets, Box::classic, classicBox());
    const double expected = 1 / (1 + std::pow(10, 32.0 / 400));
    EXPECT_NEAR(expected, 0.4541, 1e-4);
    EXPECT_NEAR(statistics.players[0].rating, 1484 + 32 * (1 - expected), 1e-9);
    EXPECT_NEAR(statistics.players[1].rating, 1516 - 32 * (1 - expected), 1e-9);
}

std::vector<std::size_t> meant(const std::vector<Sheet> &sheets, const Filter &filter) {
    std::vector<std::size_t> numbers;
    for (std::size_t i = 0; i < sheets.size(); ++i) {
        if (isMeant(sheets[i], filter)) {
            numbers.push_back(i);
        }
    }
    return numbers;
}

TEST(Filter, EachQuestionByItself) {
    using Numbers = std::vector<std::size_t>;
    std::vector<Sheet> sheets = threeGames();
    sheets[0].place = "Café Zoë";
    sheets[1].addOns = "Leaders + Babel";
    sheets[2].box = Box::duel;
    sheets[2].date = "in May";
    sheets[1].edition = "2nd";
    EXPECT_EQ(meant(sheets, {}), (Numbers{0, 1, 2}));
    Filter filter;
    filter.since = "2025-03-02";
    EXPECT_EQ(meant(sheets, filter), Numbers{0});
    filter = {};
    filter.until = "2025-03-01";
    EXPECT_EQ(meant(sheets, filter), Numbers{1});
    filter = {};
    filter.players = {"\u00e1nn", "Bob"};
    EXPECT_EQ(meant(sheets, filter), (Numbers{0, 1, 2}));
    filter.players = {"Ann", "Cid"};
    EXPECT_EQ(meant(sheets, filter), Numbers{});
    filter = {};
    filter.place = "cafe zoe";
    EXPECT_EQ(meant(sheets, filter), Numbers{0});
    filter = {};
    filter.box = Box::duel;
    EXPECT_EQ(meant(sheets, filter), Numbers{2});
    filter = {};
    filter.people = 3;
    EXPECT_EQ(meant(sheets, filter), Numbers{1});
    filter = {};
    filter.edition = "2";
    EXPECT_EQ(meant(sheets, filter), Numbers{1});
    filter = {};
    for (const char *with : {"some", "leaders", "babel"}) {
        filter.expansions = with;
        EXPECT_EQ(meant(sheets, filter), Numbers{1}) << with;
    }
    filter.expansions = "none";
    EXPECT_EQ(meant(sheets, filter), (Numbers{0, 2}));
    filter.expansions = "cities";
    EXPECT_EQ(meant(sheets, filter), Numbers{});
}

TEST(Expansions, AsTheyArePlayedOrWritten) {
    Sheet sheet;
    sheet.entries = {entry("Ann", 20, 10)};
    const auto with = [&sheet](const std::string &addOns) {
        sheet.addOns = addOns;
        return expansionsOf(sheet);
    };
    using Names = std::vector<std::string>;
    EXPECT_EQ(with(""), Names{});
    EXPECT_EQ(with("none"), Names{});
    EXPECT_EQ(with("-"), Names{});
    EXPECT_EQ(with("Other"), Names{});
    EXPECT_EQ(with("Leaders, Cities"), (Names{"leaders", "cities"}));
    EXPECT_EQ(with("Leader + Babel, babel"), (Names{"leaders", "babel"}));
    EXPECT_EQ(with("Wonder Pack, wonder pack"), Names{"Wonder Pack"});
    sheet.entries[0].set(Row::armada, 4);
    EXPECT_EQ(with(""), Names{"armada"});
}

TEST(Persons, AnIdOutlivesTheName) {
    Entry ann = entry("Ann", 1, 1);
    const std::string id = personId(ann);
    EXPECT_EQ(id, personIdOf("Ann"));
    EXPECT_EQ(id.find("Ann"), std::string::npos) << "an old name is nobody's business";
    ann.player = "Anna";
    ann.person = id;
    EXPECT_EQ(personId(ann), id);
    EXPECT_NE(personIdOf("Anna"), id);
}

TEST(Persons, NamesThatDifferByLittle) {
    const std::vector<std::string> names{"Anna", "Bob", "anna ", "Zoë", "ANNA", "zoe", "!", "?"};
    const auto groups = namesAlike(names);
    ASSERT_EQ(groups.size(), 2U);
    EXPECT_EQ(groups[0], (std::vector<std::string>{"Anna", "anna ", "ANNA"}));
    EXPECT_EQ(groups[1], (std::vector<std::string>{"Zoë", "zoe"}));
}

TEST(Persons, PeopleAreCountedOnce) {
    Sheet sheet;
    sheet.entries = {entry("Ann", 20, 0), entry("Bob", 10, 0)};
    Sheet other;
    other.entries = {entry("Ann", 20, 0), entry("", 10, 0), entry("", 5, 0)};
    EXPECT_EQ(peopleOn(std::vector{sheet, other, other}), 4);
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
