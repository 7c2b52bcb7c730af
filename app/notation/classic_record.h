// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/notation/game_steps.h"
#include "app/notation/json_value.h"
#include "engine/classic/game.h"

#include <string>
#include <string_view>

namespace mirabilia::notation {

/// A whole game as one line of JSON, with all optional checks; see Steps.
std::string recordOf(const classic::Catalogue &catalogue, const classic::Setup &setup,
                     Steps<classic::Classic> steps, std::string_view id = {});

/// Whether a record is one of this game in this edition: classic ones need not name their game,
/// their format, or the first edition.
bool isClassicRecord(const Json &record, int edition);

/// Plays a record again and gives the position to which it leads. Throws Refused if it is
/// malformed, Disagreed at the first thing that the engine finds otherwise.
classic::State playRecord(const JsonValue &record, const classic::Catalogue &catalogue,
                          const DecisionHeard<classic::Classic> &heard = {},
                          const ChanceHeard<classic::Classic> &chance = {});

} // namespace mirabilia::notation
