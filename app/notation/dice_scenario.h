// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/notation/game_notation.h"
#include "engine/dice/game.h"

namespace mirabilia::notation {

/// The position of a scenario's "given". The catalogue must outlive it.
std::unique_ptr<ScenarioPosition> diceScenario(const JsonValue &given,
                                               const dice::Catalogue &catalogue);

/// The same as the rules know it, for who plays on from there.
dice::State diceState(const JsonValue &given, const dice::Catalogue &catalogue);

} // namespace mirabilia::notation
