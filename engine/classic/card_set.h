// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

namespace mirabilia::classic {

/// An entry of the card table: one per name and age. Small numbers in the order of the data file.
enum class CardId : std::uint8_t {};

inline constexpr CardId noCard{0xff};
inline constexpr std::size_t maxCards = 128;

constexpr std::size_t index(CardId card) {
    return static_cast<std::size_t>(card);
}

/// A set of card ids, one bit each.
class CardSet {
public:
    constexpr void add(CardId card) { words[index(card) / 64] |= bit(card); }
    constexpr void remove(CardId card) { words[index(card) / 64] &= ~bit(card); }

    [[nodiscard]] constexpr bool has(CardId card) const {
        return (words[index(card) / 64] & bit(card)) != 0;
    }
    [[nodiscard]] constexpr bool empty() const { return (words[0] | words[1]) == 0; }
    [[nodiscard]] constexpr bool intersects(const CardSet &other) const {
        return ((words[0] & other.words[0]) | (words[1] & other.words[1])) != 0;
    }
    [[nodiscard]] constexpr int size() const {
        return std::popcount(words[0]) + std::popcount(words[1]);
    }
    /// How many cards both sets hold.
    [[nodiscard]] constexpr int overlap(const CardSet &other) const {
        return std::popcount(words[0] & other.words[0]) + std::popcount(words[1] & other.words[1]);
    }
    [[nodiscard]] constexpr std::uint64_t word(std::size_t which) const { return words[which]; }

    /// Calls `visit(CardId)` for each card in ascending order.
    template <class Visit>
    constexpr void forEach(Visit visit) const {
        for (std::size_t w = 0; w < words.size(); ++w) {
            for (std::uint64_t rest = words[w]; rest != 0; rest &= rest - 1) {
                visit(static_cast<CardId>(w * 64 + static_cast<unsigned>(std::countr_zero(rest))));
            }
        }
    }

    friend constexpr CardSet operator&(const CardSet &a, const CardSet &b) {
        return combine(a.words[0] & b.words[0], a.words[1] & b.words[1]);
    }
    friend constexpr CardSet operator|(const CardSet &a, const CardSet &b) {
        return combine(a.words[0] | b.words[0], a.words[1] | b.words[1]);
    }
    friend constexpr bool operator==(const CardSet &, const CardSet &) = default;

private:
    static constexpr std::uint64_t bit(CardId card) { return std::uint64_t{1} << index(card) % 64; }
    static constexpr CardSet combine(std::uint64_t low, std::uint64_t high) {
        CardSet result;
        result.words = {low, high};
        return result;
    }

    std::array<std::uint64_t, 2> words{};
};

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
    /// Only if the pile holds the card.
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
    /// The different cards in the pile.
    [[nodiscard]] constexpr CardSet kinds() const { return ones | twos; }

    friend constexpr bool operator==(const CardPile &, const CardPile &) = default;

private:
    CardSet ones; ///< lowest bit of the number of copies
    CardSet twos; ///< second bit
};

} // namespace mirabilia::classic
