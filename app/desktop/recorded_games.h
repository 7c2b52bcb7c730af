// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/shell/records_model.h"
#include "app/notation/game_notation.h"

#include <string_view>

namespace mirabilia::desktop {

/// The games of a records file, one per line, at most the first 5,000; only looked at, not
/// replayed.
QList<RecordedGame> recordedGames(std::string_view lines, const notation::Games &games);

} // namespace mirabilia::desktop
