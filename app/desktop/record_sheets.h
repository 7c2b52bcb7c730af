// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/notation/game_notation.h"
#include "engine/core/parsed.h"
#include "scorer/sheet.h"

#include <string>
#include <string_view>
#include <vector>

namespace mirabilia::desktop {

/// The results of whole-game records, one JSON line each, as score sheets. Replays every record.
/// Fails at the first one that disagrees or does not tell its end, with a sentence that names
/// `where` and the line.
Parsed<std::vector<scorer::Sheet>> sheetsOfRecords(std::string_view lines, const std::string &where,
                                                   const notation::Games &games);

} // namespace mirabilia::desktop
