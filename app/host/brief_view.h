// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "mirabilia/v1/table.pb.h"

namespace mirabilia::host {

// What never changes within a game is a third of a view: who the seats are, and what the stages of
// a wonder cost and do. Over a network it is told with the whole story and not with every update; and
// what a stage asks for, which is the same for every card of a hand, with the first of them.

/// Leaves it out. A stage that copies another one keeps what it costs and does.
void shorten(v1::TableView &view);
/// Fills it in again from a view of the same match and viewer that has it.
void complete(v1::TableView &view, const v1::TableView &whole);

} // namespace mirabilia::host
