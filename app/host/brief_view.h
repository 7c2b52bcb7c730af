// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "mirabilia/v1/table.pb.h"

namespace mirabilia::host {

// A third of a view never changes within a game: the players, the wonder of each city, what its
// stages cost and do. Over a network this is sent only with a full update. Likewise, data shared by
// all cards of a hand (selling one, putting it under a stage) is sent only with the first card.

/// Removes the constant parts. If a stage copies another one, the stages of that city stay.
void shorten(v1::TableView &view);
/// Restores them from a complete view of the same match and viewer.
void complete(v1::TableView &view, const v1::TableView &whole);

} // namespace mirabilia::host
