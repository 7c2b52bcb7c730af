// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/notation/game_notation.h"
#include "engine/core/parsed.h"
#include "scorer/sheet.h"

#include <string>
#include <string_view>
#include <vector>

namespace mirabilia::desktop {

/// The results of records of whole games as score sheets, one JSON line each. Every record is
/// played again first. Fails with a sentence that names `where` and the line at the first that does
/// not agree or says nothing of its end.
Parsed<std::vector<scorer::Sheet>> sheetsOfRecords(std::string_view lines, const std::string &where,
                                                   const notation::Games &games);

} // namespace mirabilia::desktop
