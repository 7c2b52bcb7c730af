// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace mirabilia {

/// Hashes a sequence of numbers to 64 bits, the same on every platform. For positions; not
/// cryptographic.
class Digest {
public:
    template <class Number>
    constexpr void add(Number number) {
        value = mixed(value + 0x9e3779b97f4a7c15U + static_cast<std::uint64_t>(number));
    }
    template <class... Numbers>
    constexpr void addAll(Numbers... numbers) {
        (add(numbers), ...);
    }

    std::uint64_t value = 0;

private:
    /// The finish of SplitMix64 (public domain algorithm by Sebastiano Vigna).
    static constexpr std::uint64_t mixed(std::uint64_t z) {
        z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9U;
        z = (z ^ (z >> 27)) * 0x94d049bb133111ebU;
        return z ^ (z >> 31);
    }
};

} // namespace mirabilia
