// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <span>
#include <string_view>

namespace mirabilia::scorer {

struct MonthNames {
    std::string_view language;
    std::array<std::string_view, 12> months;
};
/// Each may be cut off behind three letters.
std::span<const MonthNames> monthNames();

/// Weekdays, and other words that stand in dates and change nothing.
std::span<const std::string_view> dateFillers();

} // namespace mirabilia::scorer
