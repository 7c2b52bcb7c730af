// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/id_set.h"

#include <cstdint>

namespace mirabilia {

/// A place at the table, counted clockwise from 0. The left neighbour of seat i is (i + 1) mod n,
/// the right one (i - 1) mod n (rulebook, "Preparation": cities sit in a circle).
using Seat = std::uint8_t;

inline constexpr Seat noSeat = 0xff;

/// Eight seats at most; noSeat is in no set.
using SeatMask = IdSet<Seat, 1, std::uint8_t>;

} // namespace mirabilia
