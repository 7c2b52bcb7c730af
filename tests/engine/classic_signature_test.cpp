// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engine/classic_support.h"

#include "engine/core/random_series.h"

#include <gtest/gtest.h>

namespace mirabilia::classic {
namespace {

struct Pinned {
    support::Table table;
    std::uint64_t signature;
};

class Signature : public testing::TestWithParam<Pinned> {};

/// Any change of the rules, of the data or of the order of moves changes these numbers. Change them
/// only together with the reason, in the same commit.
TEST_P(Signature, IsTheOneOfTenThousandSeededGames) {
    const support::Table table = GetParam().table;
    const RandomSeries series = playRandomSeries<Classic>(
        support::catalogue<Classic>(table.edition), table.players, 10000, 1);
    EXPECT_EQ(series.signature, GetParam().signature) << std::hex << series.signature;
}

INSTANTIATE_TEST_SUITE_P(
    Players, Signature,
    testing::Values(Pinned{2, 0x1046719c9d315735}, Pinned{3, 0x7c0f04f6fb5f2493},
                    Pinned{4, 0x8a8727f4c1475eeb}, Pinned{5, 0xb84ccb796d5bdbbc},
                    Pinned{6, 0x4524d2f4f614af6e}, Pinned{7, 0xf2edc0b73851a0f6}));
INSTANTIATE_TEST_SUITE_P(SecondEdition, Signature,
                         testing::Values(Pinned{{3, 2}, 0xc2dc02e0e158281e},
                                         Pinned{{4, 2}, 0x6b23032f81a6bfd1},
                                         Pinned{{5, 2}, 0xcef10eefd9d9ad3e},
                                         Pinned{{6, 2}, 0x597961eb3aa63643},
                                         Pinned{{7, 2}, 0x999b3b77db4429d4}));

} // namespace
} // namespace mirabilia::classic
