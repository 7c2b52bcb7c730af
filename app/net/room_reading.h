// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/services/network.h"
#include "mirabilia/v1/net.pb.h"

namespace mirabilia::net {

// Converts what a host says about a table to the models' Room.

/// Engine id; empty: a game this program does not know.
[[nodiscard]] QString gameOf(const v1::TableView &view);
/// `mine`: a person of this screen sits there.
[[nodiscard]] RoomSeat roomSeat(const v1::SeatInfo &info, bool mine);
/// The reverse: a seat in a request to open a table.
void addSeat(const SeatSetup &seat, v1::OpenTable &open);
[[nodiscard]] RoomSeat::Presence presenceOf(const v1::SeatState &state);
/// Empty: the question no longer counts.
[[nodiscard]] QStringList choicesOf(const v1::Ask &ask);
/// A duration, clamped for display.
[[nodiscard]] int shownMs(std::uint32_t milliseconds);

inline constexpr int longestText = 300;             ///< of a sentence from a host
inline constexpr std::uint32_t mostWatchers = 2000; ///< no host has more connections

} // namespace mirabilia::net
