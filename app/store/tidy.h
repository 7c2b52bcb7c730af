// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDir>

#include <chrono>

namespace mirabilia::store {

/// How much of what nobody goes on with stays in the folder of a host. What is newest stays.
struct TidyLimits {
    int finished = 1'000; ///< games in `finished/`
    qint64 finishedBytes = qint64{256} * 1024 * 1024;
    std::chrono::hours finishedAge = std::chrono::hours(90 * 24);
    int whateverTheClockSays = 100; ///< of them stay, however old they look
    int removed = 100;              ///< games in a `trash/`
    int asItWas = 10;               ///< copies of games before something was cut off
    /// What a killed program left: files half written, locks of games that are not there.
    std::chrono::hours leftoverAge = std::chrono::hours(24);
};

struct Tidied {
    int files = 0;
    qint64 bytes = 0;
};

/// Removes what is more than that; nothing that a table could go on with, and nothing that it does
/// not know. From any thread, while the tables are played.
Tidied tidy(const QDir &folder, const TidyLimits &limits = {});

} // namespace mirabilia::store
