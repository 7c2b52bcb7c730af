// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "mirabilia/v1/table.pb.h"
#include "scorer/sheet.h"

#include <optional>

namespace mirabilia::desktop {

/// The score sheet of a game of this program, whichever it is; nothing while it runs. The date is
/// left to the caller: a position does not know it.
std::optional<scorer::Sheet> finishedSheet(const v1::TableView &view);

/// Nobody has had a second turn: who sees this saw the game begin.
bool isAtStart(const v1::TableView &view);

} // namespace mirabilia::desktop
