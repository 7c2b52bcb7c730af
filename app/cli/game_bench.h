// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/benchmark.h"
#include "app/cli/commands.h"
#include "engine/core/random_series.h"

#include <ctime>
#include <string_view>

namespace mirabilia::cli {

/// Plays random games for at least `seconds` of processor time. Throws BadInput for unusable data;
/// `players` must be a number the game allows.
template <mirabilia::Game G>
BenchResult benchGame(std::string_view data, std::string_view fileName, int players,
                      double seconds) {
    constexpr int batch = 2'000;
    const auto catalogue = G::parse(data, fileName);
    if (!catalogue) {
        throw BadInput(catalogue.error());
    }
    const auto processorSeconds = [] { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; };
    const RandomSeries pinned =
        playRandomSeries<G>(*catalogue, players, signatureGames, signatureSeed);
    const double began = processorSeconds();
    double took = 0;
    std::int64_t games = 0;
    std::int64_t decisions = 0;
    for (std::uint64_t seed = signatureSeed + 1; took < seconds; ++seed) {
        const RandomSeries series = playRandomSeries<G>(*catalogue, players, batch, seed);
        games += series.games;
        decisions += series.decisions;
        took = processorSeconds() - began;
    }
    return {.gamesPerSecond = took > 0 ? static_cast<double>(games) / took : 0,
            .decisionsPerSecond = took > 0 ? static_cast<double>(decisions) / took : 0,
            .decisionsPerGame = static_cast<double>(pinned.decisions) / pinned.games,
            .optionsPerDecision =
                static_cast<double>(pinned.options) / static_cast<double>(pinned.decisions),
            .stateBytes = sizeof(typename G::State),
            .signature = pinned.signature};
}

} // namespace mirabilia::cli
