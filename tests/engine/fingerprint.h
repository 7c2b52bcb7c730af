// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/random_games.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstdint>
#include <vector>

/// Figures of uniform random play that others have published, compared with ours: a check of the
/// rules from outside. What is tolerated follows from the games themselves.
namespace mirabilia::fingerprint {

constexpr int batchCount = 100;
/// Enough that a second or two are spent on each game.
inline int gamesInBatch() {
    return 5 * support::gamesPerCount();
}

/// What `play(seed)` measures of the games of a batch, for each batch.
template <class Play>
auto playBatches(Play play) {
    std::vector<decltype(play(std::uint64_t{}))> batches;
    for (std::uint64_t seed = 1; seed <= batchCount; ++seed) {
        batches.push_back(play(seed));
    }
    return batches;
}

/// Where a figure may lie that was published with so many digits.
struct Published {
    double least;
    double most;
};
constexpr Published rounded(double figure, double lastDigit) {
    return {figure - lastDigit / 2, figure + lastDigit / 2};
}
/// It is not known whether further digits were rounded or cut off.
constexpr Published shortened(double figure, double lastDigit) {
    return {figure - lastDigit / 2, figure + lastDigit};
}

/// The mean lies within four standard errors, which the batches show, of what was published.
template <class Batch>
void expectFigure(const std::vector<Batch> &batches, double Batch::*figure, Published published) {
    double sum = 0;
    double squares = 0;
    for (const Batch &batch : batches) {
        sum += batch.*figure;
        squares += batch.*figure * (batch.*figure);
    }
    const double mean = sum / batchCount;
    const double variance = (squares - sum * mean) / (batchCount - 1);
    const double error = std::sqrt(variance / batchCount);
    EXPECT_GT(error, 0);
    EXPECT_GE(mean, published.least - 4 * error) << "standard error " << error;
    EXPECT_LE(mean, published.most + 4 * error) << "standard error " << error;
}

} // namespace mirabilia::fingerprint
