// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scorer/sheet.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace mirabilia::scorer {

/// The expansions that a table played with: names of their rows ("leaders"), else as the add-ons
/// have them. The row for what has none, and words like "none", are not among them.
std::vector<std::string> expansionsOf(const Sheet &sheet);

/// Values of Filter::expansions beside their names.
inline constexpr std::string_view noExpansions = "none";
inline constexpr std::string_view someExpansions = "some";

/// Which sheets are meant; what is empty leaves all. Names and places are compared without case,
/// accents and blanks.
struct Filter {
    std::vector<std::string> players; ///< all of them sat there
    std::string since;                ///< "2025-03-01": that day and later
    std::string until;                ///< that day and earlier
    std::string place;
    std::optional<Box> box;
    std::size_t people = 0; ///< at the table
    std::string edition;    ///< see editionMark
    std::string expansions; ///< `noExpansions`, `someExpansions`, or one that was among them

    friend bool operator==(const Filter &, const Filter &) = default;
};

bool isMeant(const Sheet &sheet, const Filter &filter);

} // namespace mirabilia::scorer
