// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDir>

#include <chrono>

namespace mirabilia::store {

/// How many finished and abandoned files to keep in the folder of a host. The newest are kept.
struct TidyLimits {
    int finished = 1'000; ///< games in `finished/`
    qint64 finishedBytes = qint64{256} * 1024 * 1024;
    std::chrono::hours finishedAge = std::chrono::hours(90 * 24);
    int whateverTheClockSays = 100; ///< newest games exempt from the age limit
    int removed = 100;              ///< games in each `trash/`
    int asItWas = 10;               ///< copies made before a cut-off tail was removed
    /// Left by a killed program: half-written files, locks without a game.
    std::chrono::hours leftoverAge = std::chrono::hours(24);
};

struct Tidied {
    int files = 0;
    qint64 bytes = 0;
};

/// Removes files beyond the limits; never a game that could continue, nor an unknown file. Called
/// from any thread, also while tables are played.
Tidied tidy(const QDir &folder, const TidyLimits &limits = {});

} // namespace mirabilia::store
