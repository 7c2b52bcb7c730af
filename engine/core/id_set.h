// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

namespace mirabilia {

/// A set of small numbers of an enumeration type (the entries of a table of the game's data), one
/// bit each, in `Words` words.
template <class Id, std::size_t Words = 1, class Word = std::uint64_t>
class IdSet {
public:
    static constexpr std::size_t bitsInWord = sizeof(Word) * 8;

    constexpr IdSet() = default;

    constexpr void add(Id id) { at(id) = static_cast<Word>(at(id) | bit(id)); }
    constexpr void remove(Id id) { at(id) = static_cast<Word>(at(id) & ~bit(id)); }

    [[nodiscard]] constexpr bool has(Id id) const {
        return (words[number(id) / bitsInWord] & bit(id)) != 0;
    }
    [[nodiscard]] constexpr bool empty() const {
        Word any = 0;
        for (const Word word : words) {
            any = static_cast<Word>(any | word);
        }
        return any == 0;
    }
    [[nodiscard]] constexpr bool intersects(const IdSet &other) const {
        return !(*this & other).empty();
    }
    [[nodiscard]] constexpr int size() const {
        int sum = 0;
        for (const Word word : words) {
            sum += std::popcount(word);
        }
        return sum;
    }
    /// How many members both sets have.
    [[nodiscard]] constexpr int overlap(const IdSet &other) const { return (*this & other).size(); }
    [[nodiscard]] constexpr Word word(std::size_t which) const { return words[which]; }

    /// The lowest member of a set that is not empty.
    [[nodiscard]] constexpr Id first() const {
        std::size_t which = 0;
        while (words[which] == 0) {
            ++which;
        }
        return idOf(which, words[which]);
    }
    /// The member that `rank` others precede; rank < size().
    [[nodiscard]] constexpr Id nth(std::uint32_t rank) const {
        std::size_t which = 0;
        for (auto here = count(which); rank >= here; here = count(which)) {
            rank -= here;
            ++which;
        }
        Word rest = words[which];
        for (; rank > 0; --rank) {
            rest = static_cast<Word>(rest & (rest - 1U));
        }
        return idOf(which, rest);
    }

    /// Calls `visit(Id)` for each member in ascending order.
    template <class Visit>
    constexpr void forEach(Visit visit) const {
        for (std::size_t which = 0; which < Words; ++which) {
            for (Word rest = words[which]; rest != 0;
                 rest = static_cast<Word>(rest & (rest - 1U))) {
                visit(idOf(which, rest));
            }
        }
    }

    friend constexpr IdSet operator&(IdSet a, const IdSet &b) {
        for (std::size_t which = 0; which < Words; ++which) {
            a.words[which] = static_cast<Word>(a.words[which] & b.words[which]);
        }
        return a;
    }
    friend constexpr IdSet operator|(IdSet a, const IdSet &b) {
        for (std::size_t which = 0; which < Words; ++which) {
            a.words[which] = static_cast<Word>(a.words[which] | b.words[which]);
        }
        return a;
    }
    /// What is in `a` and not in `b`.
    friend constexpr IdSet operator-(IdSet a, const IdSet &b) {
        for (std::size_t which = 0; which < Words; ++which) {
            a.words[which] = static_cast<Word>(a.words[which] & ~b.words[which]);
        }
        return a;
    }
    friend constexpr bool operator==(const IdSet &, const IdSet &) = default;

private:
    static constexpr std::size_t number(Id id) { return static_cast<std::size_t>(id); }
    static constexpr Word bit(Id id) {
        return static_cast<Word>(Word{1} << number(id) % bitsInWord);
    }
    static constexpr Id idOf(std::size_t which, Word rest) {
        return static_cast<Id>(which * bitsInWord +
                               static_cast<std::size_t>(std::countr_zero(rest)));
    }
    constexpr Word &at(Id id) { return words[number(id) / bitsInWord]; }
    [[nodiscard]] constexpr std::uint32_t count(std::size_t which) const {
        return static_cast<std::uint32_t>(std::popcount(words[which]));
    }

    std::array<Word, Words> words{};
};

} // namespace mirabilia
