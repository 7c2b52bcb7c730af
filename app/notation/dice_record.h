// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/notation/game_steps.h"
#include "app/notation/json_value.h"
#include "engine/dice/game.h"

#include <string>
#include <string_view>

namespace mirabilia::notation {

/// A whole game as one line of JSON, with all optional checks; see Steps.
std::string recordOf(const dice::Catalogue &catalogue, const dice::Setup &setup,
                     Steps<dice::Dice> steps, std::string_view id = {});

/// Whether a record is one of this game.
bool isDiceRecord(const Json &record);

/// Plays a record again and gives the position to which it leads. Throws Refused if it is
/// malformed, Disagreed at the first thing that the engine finds otherwise.
dice::State playRecord(const JsonValue &record, const dice::Catalogue &catalogue,
                       const DecisionHeard<dice::Dice> &heard = {},
                       const ChanceHeard<dice::Dice> &chance = {});

} // namespace mirabilia::notation
