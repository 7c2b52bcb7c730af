// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#ifdef __SSE2__
#include <emmintrin.h>
#endif

namespace mirabilia {

/// Compares whole rows of bytes without branching on their values. Without SSE2 a loop gives the
/// same result.
namespace byte_masks {

#ifdef __SSE2__
/// Returns a mask of the bytes of a row that `compare(sixteen bytes)` sets.
template <class Byte, std::size_t size, class Compare>
std::uint32_t maskOf(const std::array<Byte, size> &row, Compare compare) {
    constexpr std::size_t lane = sizeof(__m128i);
    static_assert(sizeof(Byte) == 1 && size >= lane && size <= 2 * lane);
    const auto from = [&](std::size_t first) {
        const auto *bytes = reinterpret_cast<const __m128i *>(row.data() + first);
        return static_cast<std::uint32_t>(_mm_movemask_epi8(compare(_mm_loadu_si128(bytes))));
    };
    return from(0) | from(size - lane) << (size - lane); // the two loads may overlap
}
#endif

/// Returns a mask of the bytes that equal `wanted`.
template <class Byte, std::size_t size>
std::uint32_t equal(const std::array<Byte, size> &row, Byte wanted) {
#ifdef __SSE2__
    const __m128i all = _mm_set1_epi8(static_cast<char>(wanted));
    return maskOf(row, [all](__m128i bytes) { return _mm_cmpeq_epi8(bytes, all); });
#else
    std::uint32_t mask = 0;
    for (std::size_t i = 0; i < size; ++i) {
        mask |= (row[i] == wanted ? 1U : 0U) << i;
    }
    return mask;
#endif
}

/// Returns a mask of the bytes that are at most `limit`.
template <std::size_t size>
std::uint32_t atMost(const std::array<std::uint8_t, size> &row, std::uint8_t limit) {
#ifdef __SSE2__
    const __m128i all = _mm_set1_epi8(static_cast<char>(limit));
    return maskOf(row,
                  [all](__m128i bytes) { return _mm_cmpeq_epi8(_mm_min_epu8(bytes, all), bytes); });
#else
    std::uint32_t mask = 0;
    for (std::size_t i = 0; i < size; ++i) {
        mask |= (row[i] <= limit ? 1U : 0U) << i;
    }
    return mask;
#endif
}

} // namespace byte_masks

} // namespace mirabilia
