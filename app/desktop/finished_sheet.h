// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "mirabilia/v1/table.pb.h"
#include "scorer/sheet.h"

#include <optional>

namespace mirabilia::desktop {

/// The score sheet of a finished game of this program; nothing while it runs. The caller adds the
/// date, which a position does not know.
std::optional<scorer::Sheet> finishedSheet(const v1::TableView &view);

/// Returns true in the first round of a game (in Duel, during the draft): whoever sees it saw the
/// game begin.
bool isAtStart(const v1::TableView &view);

} // namespace mirabilia::desktop
