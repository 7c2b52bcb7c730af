// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/notation/game_notation.h"
#include "engine/duel/state.h"

namespace mirabilia::notation {

/// The position of a scenario of 7 Wonders Duel.
std::unique_ptr<ScenarioPosition> duelScenario(const JsonValue &given,
                                               const duel::Catalogue &catalogue);

/// The same as the rules know it, for who plays on from there.
duel::State duelState(const JsonValue &given, const duel::Catalogue &catalogue);

} // namespace mirabilia::notation
