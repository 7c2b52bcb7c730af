// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/notation/game_notation.h"
#include "engine/duel/data.h"

namespace mirabilia::notation {

/// The position of a scenario of 7 Wonders Duel.
std::unique_ptr<ScenarioPosition> duelScenario(const JsonValue &given,
                                               const duel::Catalogue &catalogue);

} // namespace mirabilia::notation
