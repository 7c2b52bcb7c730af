// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/ai/player.h"
#include "engine/core/inline_list.h"
#include "engine/core/rng.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>

namespace mirabilia::ai {

/// The estimated worth of something in points at the end of the game, by reason.
struct ScoreTerms {
    std::array<float, reasonCount> parts{};
    float cost = 0; ///< what has to be given up for it
    float total = 0;

    void add(Reason reason, float points) {
        parts[static_cast<std::size_t>(reason)] += points;
        total += points;
    }
    void spend(float points) {
        cost += points;
        total -= points;
    }
    /// The reason with the most points; `least` if none has any.
    [[nodiscard]] Reason foremost() const {
        const auto *most = std::max_element(parts.begin(), parts.end());
        return *most > 0 ? static_cast<Reason>(most - parts.begin()) : Reason::least;
    }
};

/// A candidate move and its estimated worth.
template <class Move>
struct Judged {
    Move move;
    ScoreTerms worth;
};

/// Returns the candidate with the greatest worth, the first of equals. The list must not be empty.
template <class Candidates>
const auto &best(const Candidates &candidates) {
    return *std::max_element(
        candidates.begin(), candidates.end(),
        [](const auto &a, const auto &b) { return a.worth.total < b.worth.total; });
}

/// Returns the indices of the `most` best candidates, the best first. Equals keep their order, so
/// that every standard library takes the same ones.
template <class Candidates>
auto bestOf(const Candidates &candidates, std::size_t most) {
    InlineList<std::uint16_t, Candidates::capacity()> order;
    for (std::size_t i = 0; i < candidates.size(); ++i) {
        order.push(static_cast<std::uint16_t>(i));
    }
    auto *const last = order.begin() + std::min(order.size(), most);
    std::partial_sort(order.begin(), last, order.end(), [&](std::uint16_t a, std::uint16_t b) {
        const float worthA = candidates[a].worth.total;
        const float worthB = candidates[b].worth.total;
        return worthA != worthB ? worthA > worthB : a < b;
    });
    while (order.end() != last) {
        order.pop();
    }
    return order;
}

/// Returns the best candidate after overrating each at random by up to `error` points.
template <class Candidates>
const auto &seemingBest(const Candidates &candidates, float error, Rng &rng) {
    float most = std::numeric_limits<float>::lowest();
    const auto *chosen = candidates.begin();
    for (const auto &candidate : candidates) {
        const float seems =
            candidate.worth.total + error * static_cast<float>(rng.below(1024)) / 1024.0F;
        if (seems > most) {
            most = seems;
            chosen = &candidate;
        }
    }
    return *chosen;
}

/// What a beginner plays: of the moves within `span` points of the best, the seemingly best, each
/// overrated by up to `error` points; no `senseless(candidate)`, unless all are.
template <class Candidates, class Senseless>
const auto &overlooking(const Candidates &candidates, float error, float span, Rng &rng,
                        Senseless senseless) {
    float most = std::numeric_limits<float>::lowest();
    for (const auto &candidate : candidates) {
        most = senseless(candidate) ? most : std::max(most, candidate.worth.total);
    }
    Candidates thinkable;
    for (const auto &candidate : candidates) {
        if (!senseless(candidate) && candidate.worth.total >= most - span) {
            thinkable.push(candidate);
        }
    }
    if (thinkable.empty()) {
        return best(candidates);
    }
    const auto move = seemingBest(thinkable, error, rng).move;
    return *std::find_if(candidates.begin(), candidates.end(),
                         [&](const auto &candidate) { return candidate.move == move; });
}

} // namespace mirabilia::ai
