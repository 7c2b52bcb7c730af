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

/// What a log says: the decisions that it leaves standing after everything that was taken back, and
/// how much anybody has ever been told of.
struct History {
    std::vector<v1::Decision> decisions;
    quint64 seenByAll = 0;        ///< changes that everybody saw
    std::array<quint64, 8> own{}; ///< entries made by a seat, taken back or not
    int entries = 0;              ///< of any kind
};
History foldLog(const std::vector<v1::LogEntry> &entries);
/// Adds one entry to what it changes of the decisions, and to `own`; what does not fit is left out,
/// so that a damaged one cannot do harm.
void fold(const v1::LogEntry &entry, History &history);

/// The first decision of a log that does not fit its game.
struct Misfit {
    static constexpr std::string_view otherPosition = "other_position";

    std::size_t decision = 0; ///< its number, counted from 1
    /// Why: the refusal of a move, "no_such_seat", or `otherPosition` if it leads to another one
    /// than when it was written down. Empty: everything fits.
    std::string_view code;

    explicit operator bool() const { return !code.empty(); }
};

/// Carries decisions out on a fresh match, up to the first that does not fit.
Misfit replay(Match &match, const std::vector<v1::Decision> &decisions);

} // namespace mirabilia::host
