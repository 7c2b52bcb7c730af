// SPDX-License-Identifier: GPL-3.0-or-later
#include "scorer/checker.h"
#include "scorer/ranking.h"
#include "tests/scorer/simulated.h"
#include "tests/support/random_games.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <map>

namespace mirabilia::scorer {
namespace {

using support::gamesPerCount;

const Checker &checker() {
    static const Checker only(classicBoxes(), &duelBox(), &diceBox());
    return only;
}

std::string listed(const Findings &findings) {
    std::string text;
    for (const Finding &finding : findings) {
        text += std::string(name(finding.kind)) + " " + finding.column + ": " + sentence(finding) +
                "\n";
    }
    return text;
}

/// Whatever people leave out, a correct sheet stays without findings.
void leaveOut(Sheet &sheet, std::uint64_t what) {
    const auto forEach = [&sheet](const std::function<void(Entry &)> &change) {
        std::for_each(sheet.entries.begin(), sheet.entries.end(), change);
    };
    switch (what % 7) {
    case 1: forEach([](Entry &entry) { entry.side.clear(); }); break;
    case 2: forEach([](Entry &entry) { entry.wonder.clear(); }); break;
    case 3: forEach([](Entry &entry) { entry.coins.reset(); }); break;
    case 4:
        sheet.seating = Seating::unknown;
        std::rotate(sheet.entries.begin(), sheet.entries.begin() + 1, sheet.entries.end());
        std::swap(sheet.entries.front(), sheet.entries.back());
        forEach([](Entry &entry) { entry.seat.reset(); });
        break;
    case 5: sheet.entries.front().set(Row::military, std::nullopt); break;
    case 6: // somebody has gone home with his notes
        sheet.entries.erase(sheet.entries.begin() + 1);
        break;
    default: break;
    }
}

TEST(Checker, GamesPlayedByTheRulesHaveNoFindings) {
    int checked = 0;
    for (int players = 2; players <= 7; ++players) {
        for (int game = 0; game < gamesPerCount(); ++game) {
            const auto seed = static_cast<std::uint64_t>(players * 100'000 + game);
            Sheet sheet = playedClassic(players, seed);
            leaveOut(sheet, seed);
            ASSERT_EQ(listed(checker().check(sheet)), "") << players << " players, seed " << seed;
            ++checked;
        }
    }
    EXPECT_EQ(checked, 6 * gamesPerCount());
}

TEST(Checker, DuelsPlayedByTheRulesHaveNoFindings) {
    int counted = 0;
    for (int game = 0; game < gamesPerCount(); ++game) {
        const Sheet sheet = playedDuel(static_cast<std::uint64_t>(game));
        ASSERT_EQ(listed(checker().check(sheet)), "") << "seed " << game;
        counted += sheet.entries[0].recordedTotal ? 1 : 0;
    }
    EXPECT_GT(counted, 0) << "not all end in a supremacy";
    EXPECT_LT(counted, gamesPerCount()) << "some do";
}

TEST(Checker, DicePlayedByTheRulesHasNoFindings) {
    for (int players = 2; players <= 7; ++players) {
        for (int game = 0; game < gamesPerCount() / 6; ++game) {
            const Sheet sheet = playedDice(players, static_cast<std::uint64_t>(game));
            ASSERT_EQ(listed(checker().check(sheet)), "") << players << " players, seed " << game;
        }
    }
}

TEST(Checker, SlipsOfDice) {
    for (const Row row : rowsOf(Box::dice)) {
        Sheet sheet;
        sheet.box = Box::dice;
        sheet.entries.resize(2);
        sheet.entries[1].set(row, 999);
        const Findings findings = checker().check(sheet);
        ASSERT_EQ(findings.size(), 1U) << name(row);
        EXPECT_EQ(findings[0].code, "board_high");
        EXPECT_EQ(findings[0].column, name(row));
    }
}

TEST(Checker, SlipsOfADuel) {
    const auto kinds = [](Row row, int points) {
        Sheet sheet = playedDuel(0);
        for (std::uint64_t seed = 1; !sheet.entries[0].recordedTotal; ++seed) {
            sheet = playedDuel(seed); // one that was counted
        }
        for (Entry &entry : sheet.entries) {
            entry.recordedTotal.reset();
            entry.recordedRank.reset();
            entry.coins.reset();
        }
        sheet.entries[0].set(row, points);
        const Findings findings = checker().check(sheet);
        return findings.size() == 1 ? std::string(name(findings[0].kind)) : listed(findings);
    };
    EXPECT_EQ(kinds(Row::military, 4), "impossible");
    EXPECT_EQ(kinds(Row::civilian, 2), "impossible");
    EXPECT_EQ(kinds(Row::civilian, 99), "range");
    EXPECT_EQ(kinds(Row::wonders, 1), "impossible");
    EXPECT_EQ(kinds(Row::progress, 5), "impossible");
    EXPECT_EQ(kinds(Row::guilds, -1), "impossible");
    EXPECT_EQ(kinds(Row::guilds, 99), "range");
    EXPECT_EQ(kinds(Row::treasury, 60), "range");

    Sheet both;
    both.box = Box::duel;
    both.entries.resize(2);
    both.entries[0].set(Row::military, 5);
    both.entries[1].set(Row::military, 2);
    ASSERT_EQ(checker().check(both).size(), 1U);
    EXPECT_EQ(checker().check(both)[0].kind, FindingKind::ring);
}

/// A game of four with one thing changed has exactly one finding.
struct Slip {
    std::string name;
    std::function<void(Sheet &)> make;
    FindingKind kind;
    std::string column;
    std::optional<std::size_t> entry;
};

void setRow(Sheet &sheet, std::size_t seat, Row row, int points) {
    Entry &entry = sheet.entries[seat];
    const int change = points - entry.at(row).value_or(0);
    entry.set(row, points);
    *entry.recordedTotal += change;
    const auto places = ranking(sheet);
    for (std::size_t i = 0; i < places.size(); ++i) {
        sheet.entries[i].recordedRank = places[i].rank;
    }
}

/// Whoever has the wonder of the slip has none any more.
void leaveGiza(Sheet &sheet) {
    for (Entry &entry : sheet.entries) {
        entry.wonder = entry.wonder == "giza" ? "" : entry.wonder;
    }
}

TEST(Checker, EverySlipIsFoundAndNothingElse) {
    const std::vector<Slip> slips{
        {"a total", [](Sheet &s) { *s.entries[2].recordedTotal += 1; }, FindingKind::sum, "total",
         2},
        {"science", [](Sheet &s) { setRow(s, 1, Row::science, 12); }, FindingKind::impossible,
         "science", 1},
        {"too much war", [](Sheet &s) { setRow(s, 0, Row::military, 19); }, FindingKind::impossible,
         "military", 0},
        {"odd war",
         [](Sheet &s) {
             const int points = *s.entries[3].at(Row::military);
             setRow(s, 3, Row::military, points + (points > 0 ? -1 : 1));
         },
         FindingKind::ring, "military", std::nullopt},
        {"treasury",
         [](Sheet &s) { setRow(s, 0, Row::treasury, *s.entries[0].at(Row::treasury) + 1); },
         FindingKind::impossible, "treasury", 0},
        {"coins",
         [](Sheet &s) {
             s.entries[1].coins = 150;
             setRow(s, 1, Row::treasury, 50);
         },
         FindingKind::range, "coins", 1},
        {"negative coins",
         [](Sheet &s) {
             s.entries[1].coins = -3;
             setRow(s, 1, Row::treasury, -1);
         },
         FindingKind::range, "coins", 1},
        {"no purse",
         [](Sheet &s) {
             s.entries[1].coins.reset();
             setRow(s, 1, Row::treasury, 51);
         },
         FindingKind::range, "treasury", 1},
        {"a wonder's stages",
         [](Sheet &s) {
             leaveGiza(s);
             s.entries[2].wonder = "The Pyramids of Giza";
             s.entries[2].side = "A";
             setRow(s, 2, Row::wonders, 7);
         },
         FindingKind::impossible, "wonders", 2},
        {"a wonder's most",
         [](Sheet &s) {
             leaveGiza(s);
             s.entries[2].wonder = "Gizah A";
             s.entries[2].side = "";
             setRow(s, 2, Row::wonders, 20);
         },
         FindingKind::range, "wonders", 2},
        {"no wonder",
         [](Sheet &s) {
             s.entries[2].wonder = "Stonehenge";
             setRow(s, 2, Row::wonders, 99);
         },
         FindingKind::range, "wonders", 2},
        {"civilian", [](Sheet &s) { setRow(s, 0, Row::civilian, 1); }, FindingKind::impossible,
         "civilian", 0},
        {"many civilian", [](Sheet &s) { setRow(s, 0, Row::civilian, 80); }, FindingKind::range,
         "civilian", 0},
        {"negative guilds", [](Sheet &s) { setRow(s, 3, Row::guilds, -1); },
         FindingKind::impossible, "guilds", 3},
        {"commerce", [](Sheet &s) { setRow(s, 3, Row::commerce, 60); }, FindingKind::range,
         "commerce", 3},
        {"a rank", [](Sheet &s) { s.entries[1].recordedRank = 9; }, FindingKind::rank, "rank", 1},
    };
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        for (const Slip &slip : slips) {
            Sheet sheet = playedClassic(4, seed);
            slip.make(sheet);
            const Findings findings = checker().check(sheet);
            ASSERT_EQ(findings.size(), 1U) << slip.name << ", seed " << seed << "\n"
                                           << listed(findings);
            EXPECT_EQ(findings[0].kind, slip.kind) << slip.name;
            EXPECT_EQ(findings[0].column, slip.column) << slip.name;
            if (slip.entry) {
                EXPECT_EQ(findings[0].entry, slip.entry) << slip.name;
            }
            EXPECT_EQ(sentence(findings[0]).find_first_of("{}"), std::string::npos)
                << sentence(findings[0]);
        }
    }
}

TEST(Checker, AWrongSumNamesItsLikelyCulprit) {
    const auto told = [](int civilian, int science, int total) {
        Sheet sheet;
        Entry entry;
        for (const Row row : rowsOf(Box::classic)) {
            entry.set(row, 0);
        }
        entry.set(Row::civilian, civilian);
        entry.set(Row::science, science);
        entry.recordedTotal = total;
        sheet.entries = {entry};
        const Findings findings = checker().check(sheet);
        const auto sum = std::find_if(findings.begin(), findings.end(), [](const Finding &one) {
            return one.kind == FindingKind::sum;
        });
        return sum == findings.end() ? std::string() : sentence(*sum);
    };
    EXPECT_EQ(told(70, 21, 31),
              "The rows add up to 91, not 31. 70 written for 10 would explain it: "
              "civilian.");
    EXPECT_NE(told(21, 30, 42).find("21 written for 12"), std::string::npos);
    EXPECT_NE(told(2, 30, 52).find("2 written for 22"), std::string::npos);
    EXPECT_EQ(told(21, 21, 33), "The rows add up to 42, not 33.") << "either of two";
    EXPECT_EQ(told(20, 30, 55), "The rows add up to 50, not 55.");
    EXPECT_EQ(told(20, 30, 50), "");
}

TEST(Checker, WhatARowCanHold) {
    Sheet sheet;
    EXPECT_EQ(checker().boundsOf(sheet, Row::military)->least, -6);
    EXPECT_EQ(checker().boundsOf(sheet, Row::military)->most, 18);
    EXPECT_LT(checker().boundsOf(sheet, Row::science)->most, 120);
    sheet.addOns = "leaders";
    EXPECT_FALSE(checker().boundsOf(sheet, Row::military));
    sheet = {};
    sheet.box = Box::duel;
    EXPECT_EQ(checker().boundsOf(sheet, Row::military)->most, 10);
    sheet.box = Box::dice;
    EXPECT_TRUE(checker().boundsOf(sheet, Row::agora));
}

TEST(Finding, ATranslationMayTurnTheWordsAround) {
    const Finding finding{
        FindingKind::sum, "sum", {{"sum", "47"}, {"total", "{sum}"}}, "total", std::nullopt};
    EXPECT_EQ(sentence(finding), "The rows add up to 47, not {sum}.") << "what it is about is text";
    EXPECT_EQ(sentence(finding,
                       [](const char *english) {
                           EXPECT_STREQ(english, "The rows add up to {sum}, not {total}.");
                           return "{total}? {sum}!";
                       }),
              "{sum}? 47!");
}

Sheet table(std::vector<std::pair<int, int>> totalsAndCoins) {
    Sheet sheet;
    for (const auto &[points, coins] : totalsAndCoins) {
        Entry entry;
        entry.recordedTotal = points;
        entry.coins = coins;
        sheet.entries.push_back(entry);
    }
    return sheet;
}

void setRanks(Sheet &sheet, const std::vector<int> &ranks) {
    for (std::size_t i = 0; i < ranks.size(); ++i) {
        sheet.entries[i].recordedRank = ranks[i];
    }
}

TEST(Checker, RanksInEveryStyle) {
    Sheet sheet = table({{50, 3}, {60, 1}, {50, 3}, {40, 0}});
    for (const auto &ranks :
         std::vector<std::vector<int>>{{2, 1, 2, 4}, {2, 1, 2, 3}, {2, 1, 3, 4}, {3, 1, 2, 4}}) {
        setRanks(sheet, ranks);
        EXPECT_EQ(listed(checker().check(sheet)), "");
    }
    setRanks(sheet, {1, 2, 3, 4});
    EXPECT_EQ(checker().check(sheet).size(), 2U);
    setRanks(sheet, {2, 1, 3, 3});
    EXPECT_EQ(checker().check(sheet).size(), 1U) << "one way of counting for all";
    sheet = table({{50, 3}, {50, 4}});
    setRanks(sheet, {1, 2});
    EXPECT_FALSE(checker().check(sheet).empty()) << "coins break the tie";
    sheet.entries[0].coins.reset();
    EXPECT_EQ(listed(checker().check(sheet)), "") << "but nobody knows them";
}

TEST(Checker, RanksAreWrittenAsTheTotalsAre) {
    Sheet sheet = table({{50, 3}, {60, 1}, {50, 3}});
    setRanks(sheet, {1, 2, 3});
    const Findings findings = checker().check(sheet);
    ASSERT_EQ(findings.size(), 2U);
    EXPECT_EQ(sentence(findings[0]), "Rank 1 is written here; by the points it is 2=.");
    EXPECT_EQ(sentence(findings[1]), "Rank 2 is written here; by the points it is 1.");
}

TEST(Checker, TablesOfWhichSomeAreMissing) {
    Sheet sheet = table({{50, 3}, {60, 1}, {30, 3}});
    setRanks(sheet, {4, 2, 7});
    EXPECT_EQ(listed(checker().check(sheet)), "");
    setRanks(sheet, {4, 5, 7});
    EXPECT_EQ(checker().check(sheet).size(), 1U);
}

TEST(Checker, BlanksAreNotZeros) {
    Sheet sheet = playedClassic(3, 7);
    sheet.entries[0].set(Row::science, std::nullopt);
    *sheet.entries[0].recordedTotal += 20;
    sheet.entries[0].recordedRank.reset();
    sheet.entries[1].recordedRank.reset();
    sheet.entries[2].recordedRank.reset();
    EXPECT_EQ(listed(checker().check(sheet)), "") << "the science may be 20 more";
}

TEST(Checker, ExpansionsThatGaveNobodyPoints) {
    Sheet sheet;
    sheet.entries.resize(3);
    for (const int points : {6, -4, 2}) { // somebody stood aside
        sheet.entries[points == 6 ? 0U : points == 2 ? 2U : 1U].set(Row::military, points);
    }
    EXPECT_EQ(checker().check(sheet).size(), 1U);
    for (const char *addOns : {"cities", "Leaders and Cities", "CITIES, wonder pack"}) {
        sheet.addOns = addOns;
        EXPECT_EQ(listed(checker().check(sheet)), "") << addOns;
    }
    sheet.addOns = "Wonder Pack";
    EXPECT_EQ(checker().check(sheet).size(), 1U);
    sheet.addOns = "Edifice";
    EXPECT_TRUE(sheet.plays(Row::edifices));
    EXPECT_FALSE(sheet.plays(Row::armada));
}

TEST(Checker, DebtsBesideTheCoins) {
    Sheet sheet;
    sheet.entries.resize(2);
    sheet.entries[0].set(Row::treasury, -2);
    EXPECT_EQ(checker().check(sheet).at(0).code, "treasury_negative");
    sheet.addOns = "Cities";
    EXPECT_EQ(listed(checker().check(sheet)), "");
    sheet.entries[0].coins = 4; // one point, less three of debts
    EXPECT_EQ(listed(checker().check(sheet)), "");
    sheet.entries[0].set(Row::treasury, 2);
    EXPECT_EQ(checker().check(sheet).at(0).code, "treasury_coins") << "debts give no points";
}

TEST(Checker, WarPointsThatNoSeatingAllows) {
    Sheet sheet;
    for (const int points : {-2, 13, -3, 2}) {
        sheet.entries.emplace_back().set(Row::military, points);
    }
    for (const Seating seating : {Seating::known, Seating::unknown}) {
        sheet.seating = seating;
        const Findings findings = checker().check(sheet);
        ASSERT_EQ(findings.size(), 1U);
        EXPECT_EQ(findings[0].kind, FindingKind::ring);
    }
}

TEST(Checker, ExpansionsAskForLess) {
    Sheet sheet = playedClassic(5, 11);
    for (Entry &entry : sheet.entries) {
        entry.recordedRank.reset();
        entry.recordedTotal.reset();
    }
    sheet.entries[0].set(Row::cities, -4);
    sheet.entries[1].set(Row::leaders, 12);
    sheet.entries[2].set(Row::civilian, 70);
    EXPECT_EQ(listed(checker().check(sheet)), "");
    sheet.entries[0].set(Row::military, *sheet.entries[0].at(Row::military) + 1);
    EXPECT_EQ(checker().check(sheet).size(), 1U) << "an odd sum of war points there is none";
}

} // namespace
} // namespace mirabilia::scorer
