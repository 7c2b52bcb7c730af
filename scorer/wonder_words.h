// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string_view>

namespace mirabilia::scorer {

/// The names of a wonder's city, in one language or a family of them.
struct WonderWord {
    std::string_view key;   ///< of the data file; those of other boxes have their own
    std::string_view words; ///< with "|" between; compared as `folded` has it
};

std::span<const WonderWord> wonderWords();

/// A word for a side of a board.
struct SideWord {
    std::string_view side; ///< "A", "B", "Day", "Night"
    std::string_view word; ///< folded
};

std::span<const SideWord> sideWords();

} // namespace mirabilia::scorer
