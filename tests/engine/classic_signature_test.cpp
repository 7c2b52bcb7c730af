// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engine/classic_support.h"

#include "engine/core/random_series.h"

#include <gtest/gtest.h>

namespace mirabilia::classic {
namespace {

struct Pinned {
    int players;
    std::uint64_t signature;
};

class Signature : public testing::TestWithParam<Pinned> {};

/// Any change of the rules, of the data or of the order of moves changes these numbers. Change them
/// only together with the reason, in the same commit.
TEST_P(Signature, IsTheOneOfTenThousandSeededGames) {
    const RandomSeries series =
        playRandomSeries<Classic>(catalogue(), GetParam().players, 10000, 1);
    EXPECT_EQ(series.signature, GetParam().signature) << std::hex << series.signature;
}

INSTANTIATE_TEST_SUITE_P(
    Players, Signature,
    testing::Values(Pinned{2, 0x1046719c9d315735}, Pinned{3, 0x7c0f04f6fb5f2493},
                    Pinned{4, 0x8a8727f4c1475eeb}, Pinned{5, 0xb84ccb796d5bdbbc},
                    Pinned{6, 0x4524d2f4f614af6e}, Pinned{7, 0xf2edc0b73851a0f6}));

} // namespace
} // namespace mirabilia::classic
