// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <bit>
#include <cstdint>

namespace mirabilia {

/// A place at the table, counted clockwise from 0. The left neighbour of seat i is (i + 1) mod n,
/// the right one (i - 1) mod n (rulebook, "Preparation": cities sit in a circle).
using Seat = std::uint8_t;

inline constexpr Seat noSeat = 0xff;

/// A set of seats, one bit each.
class SeatMask {
public:
    constexpr SeatMask() = default;
    constexpr explicit SeatMask(unsigned bits) : members(static_cast<std::uint8_t>(bits)) {}
    /// The seats 0 .. count - 1.
    static constexpr SeatMask firstSeats(int count) { return SeatMask((1U << count) - 1U); }

    [[nodiscard]] constexpr std::uint8_t bits() const { return members; }
    [[nodiscard]] constexpr bool has(Seat seat) const { return (members & bit(seat)) != 0; }
    [[nodiscard]] constexpr bool empty() const { return members == 0; }
    [[nodiscard]] constexpr int size() const { return std::popcount(members); }
    /// The lowest seat of a set that is not empty.
    [[nodiscard]] constexpr Seat first() const {
        return static_cast<Seat>(std::countr_zero(members));
    }

    constexpr void add(Seat seat) { members = static_cast<std::uint8_t>(members | bit(seat)); }
    constexpr void remove(Seat seat) { members = static_cast<std::uint8_t>(members & ~bit(seat)); }

    friend constexpr bool operator==(SeatMask, SeatMask) = default;

private:
    /// There are eight seats at most; noSeat is in no set.
    static constexpr unsigned bit(Seat seat) { return seat < 8 ? 1U << seat : 0U; }

    std::uint8_t members = 0;
};

} // namespace mirabilia
