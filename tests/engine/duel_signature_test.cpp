// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engine/duel_support.h"

#include <gtest/gtest.h>

namespace mirabilia::duel {
namespace {

/// Any change of the rules, of the data or of the order of moves changes this number. Change it
/// only together with the reason, in the same commit.
TEST(DuelSignature, IsTheOneOfTenThousandSeededGames) {
    const RandomSeries series = playRandomSeries<Duel>(catalogue(), 2, 10000, 1);
    EXPECT_EQ(series.signature, 0x976071432c2ef5d4U) << std::hex << series.signature;
}

/// How many games can be played from a start: the decisions of the draft, and of the first turns of
/// an age whose cards are known.
TEST(DuelCounts, SequencesOfDecisions) {
    Rng rng(9);
    const State start = newGame(catalogue(), {}).value();
    Rng draft(1);
    EXPECT_EQ(support::countSequences<Duel>(start, 3, draft), 4U * 3 * 2);
    EXPECT_EQ(support::countSequences<Duel>(start, 6, draft), 4U * 3 * 2 * 4 * 3 * 2);

    Position position = lying(3, {"palace", "town_hall", "senate", "pantheon", "gardens"});
    position.cities[0].wonders = {{wonder("the_sphinx"), false}, {wonder("piraeus"), false}};
    position.cities[1].wonders = {{wonder("circus_maximus"), false}};
    position.cities[0].coins = 20;
    position.cities[1].coins = 12;
    position.cities[1].built = cards({"quarry", "glassworks"});
    const State state = stateOf(position);
    const std::vector<std::uint64_t> expected{12, 72, 368, 1220, 2882};
    std::vector<std::uint64_t> counts;
    for (int depth = 1; depth <= 5; ++depth) {
        counts.push_back(support::countSequences<Duel>(state, depth, rng));
    }
    EXPECT_EQ(counts, expected);
}

} // namespace
} // namespace mirabilia::duel
