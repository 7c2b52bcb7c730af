// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/host/match.h"
#include "mirabilia/v1/saved_game.pb.h"

#include <QtGlobal>

#include <array>
#include <cstddef>
#include <string_view>
#include <vector>

namespace mirabilia::host {

/// What a log says: the decisions still standing after everything taken back, and how much anyone
/// has been shown.
struct History {
    std::vector<v1::Decision> decisions;
    quint64 seenByAll = 0;        ///< changes seen by everyone
    std::array<quint64, 8> own{}; ///< entries made by a seat, including those taken back
    int entries = 0;              ///< of any kind
};
History foldLog(const std::vector<v1::LogEntry> &entries);
/// Applies one entry to the decisions and to `own`. Ignores what does not fit, so a damaged entry
/// does no harm.
void fold(const v1::LogEntry &entry, History &history);

/// The first decision of a log that does not fit its game.
struct Misfit {
    static constexpr std::string_view otherPosition = "other_position";

    std::size_t decision = 0; ///< decision number, from 1
    /// The refusal of the move, "no_such_seat", or `otherPosition` if it leads to a different
    /// position than when it was logged. Empty: everything fits.
    std::string_view code;

    explicit operator bool() const { return !code.empty(); }
};

/// Applies decisions to a fresh match, up to the first that does not fit.
Misfit replay(Match &match, const std::vector<v1::Decision> &decisions);

} // namespace mirabilia::host
