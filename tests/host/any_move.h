// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/rng.h"
#include "mirabilia/v1/table.pb.h"

#include <vector>

namespace mirabilia::host {

/// All that a table offers to its viewer, as a client that knows no rules finds it out.
std::vector<v1::Move> offeredMoves(const v1::TableView &view);

/// One of them; the table must offer some.
v1::Move anyMove(const v1::TableView &view, Rng &rng);

} // namespace mirabilia::host
