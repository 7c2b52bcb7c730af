// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/id_set.h"

#include <cstddef>
#include <cstdint>

namespace mirabilia::classic {

/// An entry of the card table: one per name and age, numbered in the order of the data file.
enum class CardId : std::uint8_t {};

inline constexpr CardId noCard{0xff};
inline constexpr std::size_t maxCards = 128;

constexpr std::size_t index(CardId card) {
    return static_cast<std::size_t>(card);
}

/// A set of card ids, one bit each.
using CardSet = IdSet<CardId, maxCards / 64>;

/// A multiset of cards with at most three of each: the box holds no more.
class CardPile {
public:
    static constexpr int maxOfOne = 3;

    constexpr void add(CardId card) {
        if (ones.has(card)) {
            ones.remove(card);
            twos.add(card);
        } else {
            ones.add(card);
        }
    }
    /// The pile must hold the card.
    constexpr void remove(CardId card) {
        if (ones.has(card)) {
            ones.remove(card);
        } else {
            twos.remove(card);
            ones.add(card);
        }
    }

    [[nodiscard]] constexpr int count(CardId card) const {
        return (ones.has(card) ? 1 : 0) + (twos.has(card) ? 2 : 0);
    }
    [[nodiscard]] constexpr int size() const { return ones.size() + 2 * twos.size(); }
    /// The distinct cards in the pile.
    [[nodiscard]] constexpr CardSet kinds() const { return ones | twos; }

    friend constexpr bool operator==(const CardPile &, const CardPile &) = default;

private:
    CardSet ones; ///< lowest bit of the number of copies
    CardSet twos; ///< second bit
};

} // namespace mirabilia::classic
