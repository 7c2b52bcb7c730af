// SPDX-License-Identifier: GPL-3.0-or-later
// Figures on which two independent public engines of the game agree, for uniform random play with
// 300,000 games.
#include "tests/engine/duel_support.h"
#include "tests/engine/fingerprint.h"

#include <gtest/gtest.h>

namespace mirabilia::duel {
namespace {

/// What is measured of some games together.
struct Batch {
    double decisions = 0; ///< a game
    double branching = 0; ///< options a decision
    double civilian = 0;  ///< per cent of the games: won by points
    double military = 0;
    double science = 0;
    double blue = 0;   ///< equal points, decided by blue buildings
    double shared = 0; ///< equal in that too
};

/// The two engines count every decision, one that leaves no choice too, and count the last wonder
/// of each group of the draft as a decision with one option. Here it is taken without one.
constexpr int automaticDrafts = 2;

Batch play(std::uint64_t seed) {
    Batch batch;
    const int games = fingerprint::gamesInBatch();
    const double perCent = 100.0 / games;
    const RandomSeries series =
        playRandomSeries<Duel>(catalogue(), 2, games, seed, [&](const State &over) {
            const Totals totals = Duel::totals(over);
            if (over.victory == Victory::military) {
                batch.military += perCent;
            } else if (over.victory == Victory::science) {
                batch.science += perCent;
            } else if (totals[0] != totals[1]) {
                batch.civilian += perCent;
            } else {
                (winners(over).size() == 1 ? batch.blue : batch.shared) += perCent;
            }
        });
    const double automatic = automaticDrafts * games;
    const double decisions = static_cast<double>(series.decisions) + automatic;
    batch.decisions = decisions / games;
    batch.branching = (static_cast<double>(series.options) + automatic) / decisions;
    return batch;
}

void expectFigure(double Batch::*figure, double published, double lastDigit) {
    static const std::vector<Batch> batches = fingerprint::playBatches(play);
    fingerprint::expectFigure(batches, figure, fingerprint::rounded(published, lastDigit));
}

TEST(DuelFingerprint, Decisions) {
    expectFigure(&Batch::decisions, 71.59, 0.01);
}
TEST(DuelFingerprint, Branching) {
    expectFigure(&Batch::branching, 5.561, 0.001);
}
TEST(DuelFingerprint, WonByPoints) {
    expectFigure(&Batch::civilian, 93.75, 0.01);
}
TEST(DuelFingerprint, WonByMilitary) {
    expectFigure(&Batch::military, 3.42, 0.01);
}
TEST(DuelFingerprint, WonByScience) {
    expectFigure(&Batch::science, 0.10, 0.01);
}
TEST(DuelFingerprint, DecidedByBlueBuildings) {
    expectFigure(&Batch::blue, 2.58, 0.01);
}
TEST(DuelFingerprint, Shared) {
    expectFigure(&Batch::shared, 0.14, 0.01);
}

} // namespace
} // namespace mirabilia::duel
