// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/classic_bench.h"

#include "app/cli/commands.h"
#include "engine/classic/random_series.h"

#include <ctime>

namespace mirabilia::cli {

using namespace classic;

namespace {

constexpr int batch = 2'000;

double processorSeconds() {
    return static_cast<double>(std::clock()) / CLOCKS_PER_SEC;
}

} // namespace

BenchResult classicBench(std::string_view data, std::string_view fileName, int players,
                         double seconds) {
    const Parsed<Catalogue> catalogue = parseCatalogue(data, fileName);
    if (!catalogue) {
        throw BadInput(catalogue.error());
    }
    if (players < 2 || players > static_cast<int>(maxSeats)) {
        throw BadInput("--players: " + std::to_string(players) + ", expected 2 to " +
                       std::to_string(maxSeats));
    }
    const RandomSeries pinned =
        playRandomSeries(*catalogue, players, signatureGames, signatureSeed);
    const double began = processorSeconds();
    double took = 0;
    std::int64_t games = 0;
    for (std::uint64_t seed = signatureSeed + 1; took < seconds; ++seed) {
        games += playRandomSeries(*catalogue, players, batch, seed).games;
        took = processorSeconds() - began;
    }
    return {.gamesPerSecond = took > 0 ? static_cast<double>(games) / took : 0,
            .decisionsPerGame = static_cast<double>(pinned.decisions) / pinned.games,
            .optionsPerDecision =
                static_cast<double>(pinned.options) / static_cast<double>(pinned.decisions),
            .stateBytes = sizeof(State),
            .signature = pinned.signature};
}

} // namespace mirabilia::cli
