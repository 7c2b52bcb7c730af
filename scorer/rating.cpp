// SPDX-License-Identifier: GPL-3.0-or-later
#include "scorer/rating.h"

#include <algorithm>
#include <cmath>

namespace mirabilia::scorer {

namespace {

/// How often who has `own` comes in before who has `other`.
double expected(double own, double other) {
    constexpr double tenfold = 400;
    return 1 / (1 + std::pow(10.0, (other - own) / tenfold));
}

} // namespace

std::vector<double> ratingChanges(std::span<const double> ratings, std::span<const int> ranks) {
    std::vector<double> changes(ratings.size());
    const auto rated = std::count_if(ranks.begin(), ranks.end(), [](int rank) { return rank > 0; });
    if (rated < 2) {
        return changes;
    }
    const double most = mostRatingChange / static_cast<double>(rated - 1);
    for (std::size_t i = 0; i < ratings.size(); ++i) {
        for (std::size_t j = 0; j < i; ++j) {
            if (ranks[i] == 0 || ranks[j] == 0) {
                continue;
            }
            const double result = ranks[i] == ranks[j] ? 0.5 : ranks[i] < ranks[j] ? 1 : 0;
            const double change = most * (result - expected(ratings[i], ratings[j]));
            changes[i] += change;
            changes[j] -= change;
        }
    }
    return changes;
}

} // namespace mirabilia::scorer
