// SPDX-License-Identifier: GPL-3.0-or-later
#include "scorer/buildings.h"
#include "scorer/science.h"
#include "scorer/war.h"
#include "tests/scorer/simulated.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace mirabilia::scorer {
namespace {

const classic::Catalogue &box() {
    return classicBox();
}

classic::CardId card(std::string_view key) {
    return box().findCard(key).value();
}

int sumOf(const Worked &worked) {
    int sum = 0;
    for (const Step &step : worked.steps) {
        sum += step.points;
    }
    return sum;
}

/// The best of all ways to give each wild symbol a kind, one by one.
int bestByTrying(std::array<int, 3> symbols, int wild) {
    if (wild == 0) {
        const int sets = *std::min_element(symbols.begin(), symbols.end());
        return symbols[0] * symbols[0] + symbols[1] * symbols[1] + symbols[2] * symbols[2] +
               7 * sets;
    }
    int best = 0;
    for (std::size_t kind = 0; kind < 3; ++kind) {
        auto more = symbols;
        ++more[kind];
        best = std::max(best, bestByTrying(more, wild - 1));
    }
    return best;
}

TEST(Science, EveryCountUpToEightWithUpToFourWild) {
    int compared = 0;
    for (int compass = 0; compass <= 8; ++compass) {
        for (int gear = 0; gear <= 8; ++gear) {
            for (int tablet = 0; tablet <= 8; ++tablet) {
                for (int wild = 0; wild <= 4; ++wild) {
                    const Worked worked = sciencePoints(box().rules, {compass, gear, tablet}, wild);
                    ASSERT_EQ(worked.value, bestByTrying({compass, gear, tablet}, wild));
                    ASSERT_EQ(sumOf(worked), worked.value);
                    ASSERT_TRUE(scienceReachable(box().rules, worked.value));
                    ++compared;
                }
            }
        }
    }
    EXPECT_EQ(compared, 9 * 9 * 9 * 5);
}

TEST(Science, ValuesThatNoSymbolsGive) {
    const std::vector<int> expected{3,  6,  7,  11, 12, 14, 15, 19, 22,
                                    23, 24, 27, 30, 35, 39, 44, 46, 51};
    std::vector<int> found;
    for (int points = 0; points <= 52; ++points) {
        if (!scienceReachable(box().rules, points)) {
            found.push_back(points);
        }
    }
    EXPECT_EQ(found, expected);
    EXPECT_FALSE(scienceReachable(box().rules, -1));
}

TEST(Science, LikelySlips) {
    using Kind = ScienceSlip::Kind;
    EXPECT_EQ(likelySlip(box().rules, 12), (ScienceSlip{Kind::forgottenSets, 26, {2, 2, 2}}));
    EXPECT_EQ(likelySlip(box().rules, 3), (ScienceSlip{Kind::forgottenSets, 10, {1, 1, 1}}));
    EXPECT_EQ(likelySlip(box().rules, 7).kind, Kind::nearest);
    EXPECT_EQ(likelySlip(box().rules, 7).meant, 8);
    EXPECT_EQ(likelySlip(box().rules, -4).meant, 0);
}

TEST(Science, TheRulebooksExample) {
    // Alexandria: three tablets, one compass, one gear.
    const Worked worked = sciencePoints(box().rules, {1, 1, 3}, 0);
    EXPECT_EQ(worked.value, 9 + 1 + 1 + 7);
    const Worked wild = sciencePoints(box().rules, {1, 1, 2}, 1);
    EXPECT_EQ(wild.value, 18);
    EXPECT_EQ(wild.steps.front().code, "symbols");
}

TEST(Treasury, FourteenCoinsAreFourPoints) {
    EXPECT_EQ(treasuryPoints(box().rules, 14).value, 4);
    EXPECT_EQ(treasuryPoints(box().rules, 2).value, 0);
}

TEST(War, TokensAndShields) {
    EXPECT_EQ(warPoints(box().rules, {{1, 1, 1}, 3}).value, 6) << "Alexandria of the rulebook";
    const std::vector<ShieldsByAge> cities{{1, 3, 5}, {0, 3, 6}, {2, 1, 1}};
    const auto tokens = conflicts(cities);
    EXPECT_EQ(tokens[0], (ConflictTokens{{1, 1, 1}, 2}));
    EXPECT_EQ(tokens[1], (ConflictTokens{{0, 1, 2}, 2}));
    EXPECT_EQ(tokens[2], (ConflictTokens{{2, 0, 0}, 4}));
    EXPECT_EQ(warPoints(box().rules, tokens[1]).value, 3 + 10 - 2);
    EXPECT_EQ(conflicts(std::vector<ShieldsByAge>{{1, 1, 1}, {0, 0, 0}})[0], ConflictTokens{})
        << "two players fight around the Free City";
}

Surroundings someCities() {
    Surroundings around;
    around.left.cards = {4, 2, 3, 5, 2, 6, 1}; // raw, goods, blue, yellow, red, green, guild
    around.self.cards = {3, 1, 4, 2, 1, 0, 2};
    around.right.cards = {1, 3, 0, 1, 4, 2, 0};
    around.left.wonderStages = 3;
    around.self.wonderStages = 2;
    around.right.wonderStages = 1;
    around.left.defeatTokens = 2;
    around.right.defeatTokens = 5;
    return around;
}

TEST(Guilds, AllTenFromTheCounts) {
    const std::vector<std::pair<std::string_view, int>> expected{
        {"workers_guild", 4 + 1},        {"craftsmens_guild", 2 * (2 + 3)},
        {"traders_guild", 5 + 1},        {"philosophers_guild", 6 + 2},
        {"spies_guild", 2 + 4},          {"strategists_guild", 2 + 5},
        {"shipowners_guild", 3 + 1 + 2}, {"scientists_guild", 0},
        {"magistrates_guild", 3 + 0},    {"builders_guild", 3 + 2 + 1}};
    int all = 0;
    std::vector<classic::CardId> guilds;
    for (const auto &[key, points] : expected) {
        const Worked worked = buildingPoints(box(), std::vector{card(key)}, someCities());
        EXPECT_EQ(worked.value, points) << key;
        EXPECT_EQ(worked.steps.size(), 1U) << key;
        guilds.push_back(card(key));
        all += points;
    }
    EXPECT_EQ(guilds.size(), box().guilds.size());
    EXPECT_EQ(buildingPoints(box(), guilds, someCities()).value, all);
}

TEST(Buildings, BlueAndYellowByName) {
    const std::vector blue{card("palace"), card("theater"), card("aqueduct")};
    EXPECT_EQ(buildingPoints(box(), blue, {}).value, 8 + 2 + 5);
    const std::vector yellow{card("haven"), card("lighthouse"), card("chamber_of_commerce"),
                             card("arena"), card("tavern")};
    const Worked worked = buildingPoints(box(), yellow, someCities());
    EXPECT_EQ(worked.value, 3 + 2 + 2 * 1 + 2);
    EXPECT_EQ(worked.steps.size(), 4U) << "a tavern gives no points";
}

classic::Board board(std::string_view key, classic::Side side) {
    return {box().findWonder(key).value(), side};
}

TEST(Wonders, StagesOfEverySide) {
    const auto points = [](std::string_view key, classic::Side side, int stages) {
        return wonderPoints(box(), {board(key, side), stages, {}, {}, {}}, {}).value;
    };
    EXPECT_EQ(points("alexandria", classic::Side::a, 3), 10) << "the rulebook's example";
    EXPECT_EQ(points("giza", classic::Side::b, 4), 20);
    EXPECT_EQ(points("giza", classic::Side::b, 2), 8);
    EXPECT_EQ(points("halicarnassus", classic::Side::b, 9), 3) << "no more stages than there are";
    EXPECT_EQ(points("rhodes", classic::Side::b, 0), 0);
}

TEST(Wonders, CopiesOfGuildsAndStages) {
    StagesBuilt olympia{board("olympia", classic::Side::b), 3, {}, {}, {}};
    olympia.neighboursGuilds = {card("workers_guild"), card("craftsmens_guild")};
    const Worked worked = wonderPoints(box(), olympia, someCities());
    EXPECT_EQ(worked.value, 5 + 10);
    EXPECT_EQ(worked.steps.back(), (Step{"copied_guild", "craftsmens_guild", 0, 5, 10}));

    const StagesBuilt manneken{board("manneken_pis", classic::Side::a),
                               3,
                               board("giza", classic::Side::b),
                               board("babylon", classic::Side::a),
                               {}};
    EXPECT_EQ(wonderPoints(box(), manneken, {}).value, 3 + 0 + 7);
}

} // namespace
} // namespace mirabilia::scorer
