// SPDX-License-Identifier: GPL-3.0-or-later
// Figures on which independent engines of the game agree, for uniform random play with three
// players, boards of either side and every payment an option. They were published with one digit
// behind the point.
#include "tests/engine/classic_support.h"
#include "tests/engine/fingerprint.h"

#include <gtest/gtest.h>

namespace mirabilia::classic {
namespace {

/// What is measured of some games together.
struct Batch {
    double decisions = 0; ///< a game
    double branching = 0; ///< options a decision
    double points = 0;    ///< a player
};

Batch play(std::uint64_t seed) {
    constexpr int players = 3;
    const RandomSeries series =
        playRandomSeries<Classic>(catalogue(), players, fingerprint::gamesInBatch(), seed);
    const auto decisions = static_cast<double>(series.decisions);
    return {.decisions = decisions / series.games,
            .branching = static_cast<double>(series.options) / decisions,
            .points = static_cast<double>(series.points) / series.games / players};
}

void expectFigure(double Batch::*figure, double published) {
    static const std::vector<Batch> batches = fingerprint::playBatches(play);
    fingerprint::expectFigure(batches, figure, fingerprint::shortened(published, 0.1));
}

TEST(ClassicFingerprint, Decisions) {
    expectFigure(&Batch::decisions, 54.4);
}
TEST(ClassicFingerprint, Branching) {
    expectFigure(&Batch::branching, 8.4);
}
TEST(ClassicFingerprint, Points) {
    expectFigure(&Batch::points, 26.5);
}

} // namespace
} // namespace mirabilia::classic
