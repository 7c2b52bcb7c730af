// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/seat.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>

namespace mirabilia {

/// The most points that sheets and totals can hold. The loaders refuse data with which a city could
/// score more.
inline constexpr int mostTotal = std::numeric_limits<std::int16_t>::max();

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

/// Points by seat; 0 for seats that the game does not have.
template <std::size_t seats>
struct TotalsOf {
    std::array<std::int16_t, seats> points{};

    [[nodiscard]] constexpr int operator[](Seat seat) const { return points[seat]; }
    friend constexpr bool operator==(const TotalsOf &, const TotalsOf &) = default;
};

/// Sums the lines of a score. `Report` has a `sheet` and `lines`.
template <class Report>
struct PointSum {
    using Line = typename decltype(Report::lines)::value_type;

    void add(const Line &line, bool /*always*/ = false) { sheet.add(line.category, line.points); }

    decltype(Report::sheet) sheet;
};

/// Sums the lines and keeps those with points and those added with `always`.
template <class Report>
struct PointReport {
    using Line = typename decltype(Report::lines)::value_type;

    void add(const Line &line, bool always = false) {
        report.sheet.add(line.category, line.points);
        if (line.points != 0 || always) {
            report.lines.push_back(line);
        }
    }

    Report report;
};

} // namespace mirabilia
