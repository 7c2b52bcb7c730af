// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/notation/game_steps.h"
#include "app/notation/json_value.h"
#include "engine/duel/game.h"

#include <string>
#include <string_view>

namespace mirabilia::notation {

inline constexpr std::string_view duelRecordFormat = "duel-record/1";

/// A whole game as one line of JSON, with all optional checks; see Steps. Cards that nobody ever
/// saw, because the game ended early, are filled in from those that were left over; the record then
/// says that its layout is synthetic.
std::string recordOf(const duel::Catalogue &catalogue, const duel::Setup &setup,
                     Steps<duel::Duel> steps, std::string_view id = {});

/// Whether a record is one of this game.
bool isDuelRecord(const Json &record);

/// Plays a record again and gives the position to which it leads. Throws Refused if it is
/// malformed, Disagreed at the first thing that the engine finds otherwise.
duel::State playRecord(const JsonValue &record, const duel::Catalogue &catalogue,
                       const DecisionHeard<duel::Duel> &heard = {},
                       const ChanceHeard<duel::Duel> &chance = {});

} // namespace mirabilia::notation
