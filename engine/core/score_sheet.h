// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace mirabilia {

/// The points of one city by the categories of its game.
template <class Category, std::size_t Count>
struct ScoreSheetOf {
    std::array<std::int16_t, Count> points{};

    [[nodiscard]] constexpr int operator[](Category category) const {
        return points[static_cast<std::size_t>(category)];
    }
    constexpr void add(Category category, int more) {
        auto &sum = points[static_cast<std::size_t>(category)];
        sum = static_cast<std::int16_t>(sum + more);
    }
    [[nodiscard]] constexpr int total() const {
        int sum = 0;
        for (const auto value : points) {
            sum += value;
        }
        return sum;
    }

    friend constexpr bool operator==(const ScoreSheetOf &, const ScoreSheetOf &) = default;
};

} // namespace mirabilia
