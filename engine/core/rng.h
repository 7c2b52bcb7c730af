// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>

namespace mirabilia {

/// The only source of randomness: SplitMix64 (public domain algorithm by Sebastiano Vigna). The
/// same seed gives the same numbers on every platform. Never part of a game state.
class Rng {
public:
    constexpr explicit Rng(std::uint64_t seed) : state(seed) {}

    constexpr std::uint64_t next() {
        std::uint64_t z = (state += 0x9e3779b97f4a7c15U);
        z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9U;
        z = (z ^ (z >> 27)) * 0x94d049bb133111ebU;
        return z ^ (z >> 31);
    }

    /// Uniform in [0, bound); bound > 0. Lemire's multiplication, with biased values rejected.
    constexpr std::uint32_t below(std::uint32_t bound) {
        std::uint64_t product = (next() >> 32) * bound;
        if (static_cast<std::uint32_t>(product) < bound) {
            const std::uint32_t threshold = (0U - bound) % bound;
            while (static_cast<std::uint32_t>(product) < threshold) {
                product = (next() >> 32) * bound;
            }
        }
        return static_cast<std::uint32_t>(product >> 32);
    }

    /// Fisher-Yates; std::shuffle differs between standard libraries.
    template <class Range>
    constexpr void shuffle(Range &range) {
        for (auto left = static_cast<std::uint32_t>(range.size()); left > 1; --left) {
            std::swap(range[left - 1], range[below(left)]);
        }
    }

    /// Returns an independent generator for a numbered purpose (age, seat, game of a series).
    [[nodiscard]] constexpr Rng fork(std::uint64_t purpose) const {
        Rng child(state ^ (purpose + 1) * 0xd1342543de82ef95U);
        child.next();
        return child;
    }

private:
    std::uint64_t state;
};

} // namespace mirabilia
