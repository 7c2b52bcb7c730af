// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>

namespace mirabilia::cli {

/// Random games with one number of players, on one core.
struct BenchResult {
    double gamesPerSecond = 0; ///< by processor time
    double decisionsPerSecond = 0;
    double decisionsPerGame = 0;
    double optionsPerDecision = 0; ///< legal moves per decision
    std::size_t stateBytes = 0;
    std::uint64_t signature = 0; ///< over `signatureGames` games; see the engine's random series
};

inline constexpr int signatureGames = 10'000;
inline constexpr std::uint64_t signatureSeed = 1;

} // namespace mirabilia::cli
