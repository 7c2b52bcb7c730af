// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engine/dice_support.h"

#include "engine/core/random_series.h"

#include <gtest/gtest.h>

namespace mirabilia::dice {
namespace {

struct PinnedDice {
    int players;
    std::uint64_t signature;
};

class DiceSignature : public testing::TestWithParam<PinnedDice> {};

/// Any change of the rules, of the data or of the order of moves changes these numbers. Change them
/// only together with the reason, in the same commit.
TEST_P(DiceSignature, IsTheOneOfTenThousandSeededGames) {
    const RandomSeries series = playRandomSeries<Dice>(catalogue(), GetParam().players, 10000, 1);
    EXPECT_EQ(series.signature, GetParam().signature) << std::hex << series.signature;
}

INSTANTIATE_TEST_SUITE_P(
    Players, DiceSignature,
    testing::Values(PinnedDice{2, 0xe371e4f59e13baae}, PinnedDice{3, 0xeff2aeffa10d7cd2},
                    PinnedDice{4, 0x7b34a4d23a40f865}, PinnedDice{5, 0x87f5526267dac4f3},
                    PinnedDice{6, 0x37a7abd86d29b7a6}, PinnedDice{7, 0x102995b5a7d35ba8}));

} // namespace
} // namespace mirabilia::dice
