// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/netcli/offered_moves.h"

namespace mirabilia::host {

using cli::offeredMoves;

/// One of the moves that a table offers; it must offer some.
v1::Move anyMove(const v1::TableView &view, Rng &rng);

} // namespace mirabilia::host
