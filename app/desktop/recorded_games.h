// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/shell/records_model.h"
#include "app/notation/game_notation.h"

#include <string_view>

namespace mirabilia::desktop {

/// The games of a file of records, one a line, as far as a look at them tells; the first thousands
/// of them. Nothing is played.
QList<RecordedGame> recordedGames(std::string_view lines, const notation::Games &games);

} // namespace mirabilia::desktop
