// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "mirabilia/v1/table.pb.h"

namespace mirabilia::host {

// What never changes within a game is a third of a view: who the seats are, which wonder a city
// has, what its stages cost and do. Over a network it is told with the whole story and not with
// every update; and what is the same for every card of a hand, to sell it or to put it under a
// stage, with the first of them.

/// Leaves it out. Where a stage copies another one, the stages of that city stay.
void shorten(v1::TableView &view);
/// Fills it in again from a view of the same match and viewer that has it.
void complete(v1::TableView &view, const v1::TableView &whole);

} // namespace mirabilia::host
