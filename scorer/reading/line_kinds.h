// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What the lines of a table with a row for each player are: rows, heads, or texts between them.

#include "scorer/reading/layouts.h"

#include <cstdint>
#include <vector>

namespace mirabilia::scorer {

enum class LineKind : std::uint8_t {
    row,
    head,
    title,  ///< of the rows below it
    remark, ///< about the rows above it
};

/// For each line of the grid; those above the head are remarks.
std::vector<LineKind> kindsOfLines(const Grid &grid, std::size_t head);

} // namespace mirabilia::scorer
