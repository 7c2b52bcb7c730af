// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/scorefiles/workbook.h"

#include <array>
#include <charconv>
#include <cmath>

namespace mirabilia::scorefiles {

namespace {

constexpr std::size_t mostCells = 2'000'000; ///< blank ones on the way to others included
constexpr std::size_t mostColumns = 1000;

} // namespace

bool WorkbookWriter::put(std::size_t line, std::size_t column, std::string text) {
    if (text.empty() || column >= mostColumns || book.empty() || cells > mostCells) {
        return cells <= mostCells;
    }
    auto &lines = book.back().lines;
    if (lines.empty() || lines.back().number < line + 1) {
        lines.push_back({line + 1, {}});
    }
    auto &row = lines.back();
    if (row.number == line + 1 && column >= row.cells.size()) {
        cells += column + 1 - row.cells.size();
        row.cells.resize(column);
        row.cells.push_back(std::move(text));
    }
    return true;
}

std::optional<Workbook> WorkbookWriter::finish() {
    return cells > mostCells ? std::nullopt : std::optional(std::move(book));
}

std::string shownNumber(std::string_view number) {
    constexpr double mostWhole = 1e15;
    double value = 0;
    const auto [end, error] = std::from_chars(number.data(), number.data() + number.size(), value);
    if (error != std::errc() || end != number.data() + number.size()) {
        return std::string(number);
    }
    // Sums of spreadsheets end in 56.999999999999993.
    const double whole = std::round(value);
    const bool isWhole = std::abs(value - whole) < 1e-9 && std::abs(whole) < mostWhole;
    std::array<char, 32> text{};
    char *const last =
        isWhole ? std::to_chars(text.data(), text.data() + text.size(), std::llround(whole)).ptr
                : std::to_chars(text.data(), text.data() + text.size(), value).ptr;
    return {text.data(), last};
}

} // namespace mirabilia::scorefiles
