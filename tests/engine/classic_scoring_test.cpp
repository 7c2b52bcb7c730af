// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engine/classic_support.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace mirabilia::classic {
namespace {

const ScoreLine *find(const ScoreReport &report, ScoreSource source, CardId id = noCard) {
    const auto found =
        std::find_if(report.lines.begin(), report.lines.end(),
                     [&](const auto &line) { return line.source == source && line.card == id; });
    return found == report.lines.end() ? nullptr : &*found;
}

class ScoresOf : public testing::TestWithParam<int> {};

TEST_P(ScoresOf, RandomGamesAreSumsOfTheirLines) {
    const int edition = GetParam();
    for (int players = edition == 1 ? 2 : 3; players <= 7; ++players) {
        for (std::uint64_t seed = 0; seed < 40; ++seed) {
            const State state = playVisiting({players, edition}, seed, [](const State &) {});
            for (Seat seat = 0; seat < state.people; ++seat) {
                const ScoreReport report = explainScore(state, seat);
                EXPECT_EQ(report.sheet, score(state, seat));
                ScoreSheet sum;
                for (const ScoreLine &line : report.lines) {
                    auto &points = sum.points[static_cast<std::size_t>(line.category)];
                    points = static_cast<std::int16_t>(points + line.points);
                }
                EXPECT_EQ(sum, report.sheet);
                EXPECT_EQ(Classic::totals(state)[seat], report.sheet.total());
            }
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Editions, ScoresOf, testing::Values(1, 2));

TEST(ClassicScoring, WildSymbolsAreExplained) {
    Position position = standing({city("babylon A", {"apothecary", "dispensary", "workshop"}),
                                  city("giza A"), city("rhodes A")});
    position.cities[0].stages = 2;
    const ScoreReport report = explainScore(stateOf(position), 0);
    EXPECT_EQ(report.sheet[Category::science], 13);
    EXPECT_EQ(report.wildSymbols, (std::array<int, 3>{0, 0, 1}));
    EXPECT_EQ(find(report, ScoreSource::sets)->points, 7);
    EXPECT_EQ(report.copiedGuild, noCard);
}

TEST(ClassicScoring, TheCopiedGuildIsNamed) {
    Position position =
        standing({city("olympia B"), city("rhodes A", {"workers_guild", "lumber_yard", "sawmill"}),
                  city("giza A", {"spies_guild", "foundry", "walls"})});
    position.cities[0].stages = 3;
    const ScoreReport report = explainScore(stateOf(position), 0);
    EXPECT_EQ(report.copiedGuild, card("workers_guild"));
    EXPECT_EQ(report.copiedFrom, 1);
    const ScoreLine *line = find(report, ScoreSource::copiedGuild, card("workers_guild"));
    ASSERT_NE(line, nullptr);
    EXPECT_EQ(line->count, 3);
    EXPECT_EQ(line->points, 3);
    EXPECT_EQ(line->category, Category::wonders);
    EXPECT_EQ(report.sheet[Category::wonders], 5 + 3);
}

TEST(ClassicScoring, EqualGuildsAreCopiedInTheOrderOfBuilding) {
    // Scientists and Spies would both bring one point; the column differs.
    const auto copied = [](std::initializer_list<std::string_view> guilds) {
        Position position =
            standing({city("olympia B"), city("rhodes A", guilds), city("giza A", {"walls"})});
        position.cities[0].stages = 3;
        return explainScore(stateOf(position), 0);
    };
    EXPECT_EQ(copied({"spies_guild", "scientists_guild"}).copiedGuild, card("spies_guild"));
    EXPECT_EQ(copied({"scientists_guild", "spies_guild"}).copiedGuild, card("scientists_guild"));
    EXPECT_EQ(copied({"scientists_guild", "spies_guild"}).sheet[Category::science], 1);
}

TEST(ClassicScoring, CoinsBreakTiesAndTheRestIsShared) {
    Position position = standing({city("giza A"), city("rhodes A"), city("ephesus A")});
    position.cities[0].coins = 4;
    position.cities[1].coins = 5;
    position.cities[2].coins = 5;
    const SeatMask both = winners(stateOf(position));
    EXPECT_FALSE(both.has(0));
    EXPECT_TRUE(both.has(1));
    EXPECT_TRUE(both.has(2));
}

} // namespace
} // namespace mirabilia::classic
