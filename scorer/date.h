// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scorer/finding.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace mirabilia::scorer {

/// What comes first in "1/2/2025" and "1-2-2025".
enum class DayOrder : std::uint8_t { dayFirst, monthFirst };

/// "2025-03-01", or "2025-03-01 20:15" if a time is there too, for a date as people and programs
/// write it: with the year first, "1.3.2025", "1/3/25", "1 March 2025", "Sunday, March 1st, 2025",
/// "1. März 2025" and in the other languages of date_words.cpp, "2025年3月1日", "令和7年3月1日",
/// "R7.3.1", "民國114年3月1日", the days of spreadsheets, seconds since 1970; the time may have
/// seconds, "pm" or a zone, which are dropped. What can be only one of day and month is that,
/// whatever `order` says. Nothing if it is no date.
std::optional<std::string> isoDate(std::string_view written, DayOrder order = DayOrder::dayFirst);

/// Sorts sheets by their dates; those that are none come first.
std::pair<bool, std::string> dateKey(std::string_view date);

/// Rewrites the dates of a file as ours; what is no date stays as it is written. Where day and
/// month can be either, the other dates of the file decide, then that games follow one another,
/// else the day comes first. Returns what people should know about it.
std::vector<Finding> settleDates(std::span<std::string *const> dates);

} // namespace mirabilia::scorer
