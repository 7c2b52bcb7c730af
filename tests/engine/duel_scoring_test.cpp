// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engine/duel_support.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace mirabilia::duel {
namespace {

TEST(DuelScoring, TheExplanationAddsUp) {
    for (int game = 0; game < gamesPerCount(); ++game) {
        const State over = playVisiting(static_cast<std::uint64_t>(game), [](const State &) {});
        for (Seat seat = 0; seat < seats; ++seat) {
            const ScoreReport report = explainScore(over, seat);
            ASSERT_EQ(report.sheet, score(over, seat));
            ScoreSheet sum;
            for (const ScoreLine &line : report.lines) {
                ASSERT_NE(line.points, 0);
                ASSERT_EQ(line.source == ScoreSource::card, line.card != noCard);
                ASSERT_EQ(line.source == ScoreSource::wonder, line.wonder != noWonder);
                ASSERT_EQ(line.source == ScoreSource::token, line.token != noToken);
                sum.add(line.category, line.points);
            }
            ASSERT_EQ(sum, report.sheet);
            ASSERT_EQ(Duel::totals(over)[seat], report.sheet.total());
        }
    }
}

TEST(DuelScoring, LinesSayWhatWasCounted) {
    Position position = lying(3, {"palace"});
    position.cities[0].coins = 4;
    position.cities[1].coins = 11;
    position.cities[0].built = cards({"moneylenders_guild", "academy", "port", "altar"});
    position.cities[0].wonders = {{wonder("the_sphinx"), true}, {wonder("piraeus"), false}};
    position.cities[0].tokens = {token("mathematics"), token("law")};
    position.conflict = 4;
    const ScoreReport report = explainScore(stateOf(position), 0);
    const auto line = [&report](Category category) {
        return *std::find_if(report.lines.begin(), report.lines.end(),
                             [category](const ScoreLine &any) { return any.category == category; });
    };
    EXPECT_EQ(line(Category::guilds).card, card("moneylenders_guild"));
    EXPECT_EQ(line(Category::guilds).count, 3) << "the other city holds three sets of coins";
    EXPECT_EQ(line(Category::guilds).points, 3);
    EXPECT_EQ(line(Category::wonders).wonder, wonder("the_sphinx"));
    EXPECT_EQ(line(Category::wonders).points, 6);
    EXPECT_EQ(line(Category::progress).token, token("mathematics"));
    EXPECT_EQ(line(Category::progress).count, 2);
    EXPECT_EQ(line(Category::progress).points, 6);
    EXPECT_EQ(line(Category::treasury).count, 4);
    EXPECT_EQ(line(Category::treasury).points, 1);
    EXPECT_EQ(line(Category::military).count, 4);
    EXPECT_EQ(line(Category::military).points, 5);
    EXPECT_EQ(report.sheet.total(), 3 + 3 + 3 + 3 + 6 + 6 + 1 + 5);
}

TEST(DuelScoring, NobodyWinsAgainstAMilitaryVictory) {
    Position position = lying(3, {"palace", "senate"});
    position.cities[1].built = cards({"town_hall", "obelisk", "gardens"});
    position.phase = Phase::over;
    position.victory = Victory::military;
    position.conflict = 9;
    const State state = stateOf(position);
    EXPECT_TRUE(winners(state).has(0));
    EXPECT_FALSE(winners(state).has(1));
    EXPECT_EQ(score(state, 0)[Category::military], 0) << "a capital has no points";
}

TEST(DuelScoring, CategoriesHaveTheNamesOfScenarios) {
    const auto names = Duel::categories();
    ASSERT_EQ(names.size(), categoryCount);
    EXPECT_EQ(names.front(), "civilian");
    EXPECT_EQ(names.back(), "military");
}

} // namespace
} // namespace mirabilia::duel
