// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <bit>
#include <cassert>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <iterator>

namespace mirabilia {

/// A set of small ids (seats, entries of a data table), one bit each, in `Words` words. Ids out of
/// range, like "no card", are in no set. A set of one word ignores them when they are added or
/// removed; a larger set must not be given them.
///
/// `for (const Id id : set)` visits the members in ascending order and does not see changes made
/// meanwhile.
template <class Id, std::size_t Words = 1, class Word = std::uint64_t>
class IdSet {
public:
    static constexpr std::size_t bitsInWord = sizeof(Word) * 8;

    constexpr IdSet() = default;
    template <std::integral Bits>
    requires(Words == 1) constexpr explicit IdSet(Bits bits) : words{static_cast<Word>(bits)} {}
    static constexpr IdSet of(Id id) {
        IdSet result;
        result.add(id);
        return result;
    }
    /// The ids 0 .. count - 1, in one word.
    static constexpr IdSet firstIds(int count) {
        const auto beyond = bitsInWord - static_cast<std::size_t>(count);
        return count == 0 ? IdSet() : IdSet(static_cast<Word>(~Word{0}) >> beyond);
    }

    constexpr void add(Id id) { at(id) = static_cast<Word>(at(id) | bit(id)); }
    constexpr void remove(Id id) { at(id) = static_cast<Word>(at(id) & ~bit(id)); }

    [[nodiscard]] constexpr bool has(Id id) const { return fits(id) && (at(id) & bit(id)) != 0; }
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
    [[nodiscard]] constexpr bool includes(const IdSet &other) const {
        return (other - *this).empty();
    }
    [[nodiscard]] constexpr int size() const {
        int sum = 0;
        for (const Word word : words) {
            sum += ones(word);
        }
        return sum;
    }
    /// Size of the intersection.
    [[nodiscard]] constexpr int overlap(const IdSet &other) const { return (*this & other).size(); }
    [[nodiscard]] constexpr Word word(std::size_t which) const { return words[which]; }
    [[nodiscard]] constexpr Word bits() const requires(Words == 1) { return words[0]; }

    /// The lowest member; the set must not be empty.
    [[nodiscard]] constexpr Id first() const {
        std::size_t which = 0;
        while (which + 1 < Words && words[which] == 0) {
            ++which;
        }
        return idOf(which, words[which]);
    }
    /// The member at index `rank` in ascending order; rank < size().
    [[nodiscard]] constexpr Id nth(std::uint32_t rank) const {
        std::size_t which = 0;
        for (auto here = count(which); rank >= here; here = count(which)) {
            rank -= here;
            ++which;
        }
        Word rest = words[which];
        for (; rank > 0; --rank) {
            rest = withoutFirst(rest);
        }
        return idOf(which, rest);
    }

    class Iterator {
    public:
        constexpr explicit Iterator(const IdSet &members)
            : all(members.words)
            , rest(members.words[0]) {
            skipEmpty();
        }
        constexpr Id operator*() const { return idOf(which, rest); }
        constexpr Iterator &operator++() {
            rest = withoutFirst(rest);
            skipEmpty();
            return *this;
        }
        friend constexpr bool operator==(const Iterator &it, std::default_sentinel_t /*end*/) {
            return it.rest == 0;
        }

    private:
        constexpr void skipEmpty() {
            while (rest == 0 && which + 1 < Words) {
                rest = all[++which];
            }
        }

        std::array<Word, Words> all;
        std::size_t which = 0;
        Word rest; ///< of the current word
    };
    [[nodiscard]] constexpr Iterator begin() const { return Iterator(*this); }
    [[nodiscard]] constexpr std::default_sentinel_t end() const { return {}; }

    constexpr IdSet &operator&=(const IdSet &other) {
        for (std::size_t which = 0; which < Words; ++which) {
            words[which] = static_cast<Word>(words[which] & other.words[which]);
        }
        return *this;
    }
    constexpr IdSet &operator|=(const IdSet &other) {
        for (std::size_t which = 0; which < Words; ++which) {
            words[which] = static_cast<Word>(words[which] | other.words[which]);
        }
        return *this;
    }
    constexpr IdSet &operator-=(const IdSet &other) {
        for (std::size_t which = 0; which < Words; ++which) {
            words[which] = static_cast<Word>(words[which] & ~other.words[which]);
        }
        return *this;
    }
    friend constexpr IdSet operator&(IdSet a, const IdSet &b) { return a &= b; }
    friend constexpr IdSet operator|(IdSet a, const IdSet &b) { return a |= b; }
    /// Members of `a` that are not in `b`.
    friend constexpr IdSet operator-(IdSet a, const IdSet &b) { return a -= b; }
    friend constexpr bool operator==(const IdSet &, const IdSet &) = default;

private:
    static constexpr std::size_t number(Id id) { return static_cast<std::size_t>(id); }
    static constexpr bool fits(Id id) { return number(id) < Words * bitsInWord; }
    static constexpr Word bit(Id id) {
        const bool kept = Words > 1 || fits(id);
        return static_cast<Word>((kept ? Word{1} : Word{0}) << number(id) % bitsInWord);
    }
    static constexpr Word withoutFirst(Word word) { return static_cast<Word>(word & (word - 1U)); }
    static constexpr Id idOf(std::size_t which, Word rest) {
        return static_cast<Id>(which * bitsInWord +
                               static_cast<std::size_t>(std::countr_zero(rest)));
    }
    /// std::popcount would be a library call if the target lacks the instruction.
    static constexpr int ones(std::uint64_t word) {
        word -= word >> 1U & 0x5555555555555555U;
        word = (word & 0x3333333333333333U) + (word >> 2U & 0x3333333333333333U);
        word = (word + (word >> 4U)) & 0x0f0f0f0f0f0f0f0fU;
        return static_cast<int>(word * 0x0101010101010101U >> 56U);
    }
    constexpr Word &at(Id id) { return words[wordOf(id)]; }
    [[nodiscard]] constexpr const Word &at(Id id) const { return words[wordOf(id)]; }
    static constexpr std::size_t wordOf(Id id) {
        assert(Words == 1 || fits(id));
        return Words == 1 ? 0 : number(id) / bitsInWord;
    }
    [[nodiscard]] constexpr std::uint32_t count(std::size_t which) const {
        return static_cast<std::uint32_t>(ones(words[which]));
    }

    std::array<Word, Words> words{};
};

} // namespace mirabilia
