// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>

namespace mirabilia::classic {

/// What a city can produce in one turn, or what a cost demands, in a form that answers "is it
/// enough?" without a search.
///
/// For every set R of resources of a group the table holds one number: for a supply, how many of
/// its units can be resources in R; for a demand, how many units of R it needs. By Hall's theorem a
/// supply with either/or sources meets a demand exactly if the demand's number exceeds the supply's
/// for no set R. The 16 sets of raw materials and the 8 sets of manufactured goods are nibbles of
/// one word each; values saturate at 7, which no cost exceeds.
struct Supply {
    std::uint64_t raw = 0;
    std::uint32_t goods = 0;

    friend constexpr bool operator==(const Supply &, const Supply &) = default;
};

namespace nibbles {

template <class Word>
inline constexpr Word ones = static_cast<Word>(0x1111111111111111U);
template <class Word>
inline constexpr Word most = static_cast<Word>(0x7777777777777777U);
template <class Word>
inline constexpr Word tops = static_cast<Word>(0x8888888888888888U);

/// max(0, a - b) in every nibble; all values 0..7.
template <class Word>
constexpr Word subtract(Word a, Word b) {
    const Word difference = static_cast<Word>((a | tops<Word>)-b);
    const Word kept = difference & tops<Word>;
    return difference & static_cast<Word>(kept - (kept >> 3));
}

/// min(7, a + b) in every nibble; all values 0..7.
template <class Word>
constexpr Word add(Word a, Word b) {
    const Word sum = static_cast<Word>(a + b);
    const Word over = sum & tops<Word>;
    return static_cast<Word>((sum | (over - (over >> 3))) & ~tops<Word>);
}

/// The greatest nibble; all values 0..7.
template <class Word>
constexpr int greatest(Word a) {
    int steps = 0;
    for (Word sum = a + most<Word>; (sum & tops<Word>) != 0; sum -= ones<Word>) {
        ++steps;
    }
    return steps;
}

/// 1 in each nibble whose index shares a bit with `members`.
template <class Word>
constexpr Word touching(unsigned members) {
    Word result = 0;
    for (unsigned set = 0; set < sizeof(Word) * 2; ++set) {
        if ((set & members) != 0) {
            result = static_cast<Word>(result | Word{1} << set * 4);
        }
    }
    return result;
}

inline constexpr auto rawTouching = [] {
    std::array<std::uint64_t, 16> table{};
    for (unsigned members = 0; members < table.size(); ++members) {
        table[members] = touching<std::uint64_t>(members);
    }
    return table;
}();

inline constexpr auto goodsTouching = [] {
    std::array<std::uint32_t, 8> table{};
    for (unsigned members = 0; members < table.size(); ++members) {
        table[members] = touching<std::uint32_t>(members);
    }
    return table;
}();

} // namespace nibbles

/// Two supplies combined.
constexpr Supply operator+(const Supply &a, const Supply &b) {
    return {nibbles::add(a.raw, b.raw), nibbles::add(a.goods, b.goods)};
}

/// A supply prepared for comparison with many demands: 7 less its value for every set, so that too
/// large a demand overflows a nibble.
class Measure {
public:
    constexpr explicit Measure(const Supply &supply)
        : raw(nibbles::most<std::uint64_t> - supply.raw)
        , goods(nibbles::most<std::uint32_t> - supply.goods) {}

    /// Returns true if the supply is enough.
    [[nodiscard]] constexpr bool meets(const Supply &demand) const {
        return (((demand.raw + raw) & nibbles::tops<std::uint64_t>) |
                ((demand.goods + goods) & nibbles::tops<std::uint32_t>)) == 0;
    }

private:
    std::uint64_t raw;
    std::uint32_t goods;
};

/// Adds `amount` units, each of one of `options` (a bit per resource: raw materials in bits 0..3,
/// manufactured goods in bits 4..6; never of both groups).
constexpr void addUnits(Supply &supply, unsigned options, int amount) {
    for (int unit = 0; unit < amount; ++unit) {
        supply.raw = nibbles::add(supply.raw, nibbles::rawTouching[options & 15U]);
        supply.goods = nibbles::add(supply.goods, nibbles::goodsTouching[options >> 4U & 7U]);
    }
}

} // namespace mirabilia::classic
