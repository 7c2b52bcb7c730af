// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/notation/game_notation.h"
#include "scorer/sheet.h"

#include <string_view>
#include <vector>

namespace mirabilia::desktop {

/// The results of records, one JSON line each, as score sheets.
struct RecordSheets {
    std::vector<scorer::Sheet> sheets;
    /// The first line that is no record of a whole game, or disagrees with the rules; 0: none.
    int refused = 0;
};

/// Replays every record, up to the first one that is refused.
RecordSheets sheetsOfRecords(std::string_view lines, const notation::Games &games);

} // namespace mirabilia::desktop
