// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What writer and reader of classic records have in common; not part of the library's interface.

#include "app/notation/json_value.h"
#include "engine/classic/game.h"

namespace mirabilia::notation::record_facts {

/// The number of legal moves of each city that decides; of a pick, the cards that may be built.
OrderedJson options(const classic::State &state);
/// The purses of all cities.
OrderedJson coins(const classic::State &state);
/// "final" of a record.
OrderedJson final(const classic::State &state);

} // namespace mirabilia::notation::record_facts
