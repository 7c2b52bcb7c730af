// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/services/network.h"
#include "mirabilia/v1/net.pb.h"

namespace mirabilia::net {

// What a host says of a table, as the models know a Room.

/// Id of the engine; empty: a game that this program does not know.
[[nodiscard]] QString gameOf(const v1::TableView &view);
/// `mine`: a person of this screen sits there.
[[nodiscard]] RoomSeat roomSeat(const v1::SeatInfo &info, bool mine);
/// The other way: a seat as a host is asked to open a table with it.
void addSeat(const SeatSetup &seat, v1::OpenTable &open);
[[nodiscard]] RoomSeat::Presence presenceOf(v1::SeatState::Presence presence);
/// Empty: the question no longer counts.
[[nodiscard]] QStringList choicesOf(const v1::Ask &ask);
/// A duration, as long as anybody wants to read it.
[[nodiscard]] int shownMs(std::uint32_t milliseconds);

inline constexpr int longestText = 300;             ///< of a sentence that a host says
inline constexpr std::uint32_t mostWatchers = 2000; ///< no host has more connections

} // namespace mirabilia::net
