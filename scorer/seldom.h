// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scorer/sheet.h"

namespace mirabilia::scorer {

/// More points than this are seldom written in a row, though the box allows them: by one player in
/// 500, in games of our players; for expansions a guess. Such a value is no finding, but worth a
/// second look where it was typed.
/// Nothing: any value is as good as another.
std::optional<int> seldomAbove(Box box, Row row);

} // namespace mirabilia::scorer
