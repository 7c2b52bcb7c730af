// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/simulator.h"

#include <cstdint>
#include <functional>
#include <iosfwd>
#include <vector>

namespace mirabilia::cli {

/// A series of games between the same players, who move up one seat after each game.
struct Series {
    std::vector<ai::Level> players;
    std::uint64_t games = 1;
    std::uint64_t seed = 1;
    unsigned threads = 1;
    bool wantRecords = false;
    std::ostream *story = nullptr; ///< receives the first game; null: none
    bool colours = false;
    std::ostream *progress = nullptr; ///< receives the progress bar; null: none
};

/// Called for each finished game in the order of the series, whatever the number of threads, and
/// never concurrently.
using GameHandler = std::function<void(std::uint64_t number, const GameOutcome &outcome)>;

/// The seat of a player in a game of the series.
Seat seatOf(const Series &series, std::size_t player, std::uint64_t game);

/// Plays the series. Returns false if Ctrl+C stopped it; games finished before an earlier one are
/// then dropped, so that those handed over are always the beginning of the series.
bool playSeries(const Simulator &simulator, const Series &series, const GameHandler &handle);

} // namespace mirabilia::cli
