// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/notation/game_notation.h"
#include "engine/classic/game.h"

namespace mirabilia::notation {

/// The games with the built-in data.
const Games &builtInGames();
const classic::Catalogue &builtInCatalogue();

/// A whole game of random moves as a record.
Json randomRecord(int players, std::uint64_t seed);

/// Three cities in the sixth turn of age I, with a list of steps.
Json smallScenario(Json steps);

} // namespace mirabilia::notation
