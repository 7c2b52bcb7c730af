// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/notation/game_notation.h"
#include "engine/classic/game.h"

namespace mirabilia::notation {

/// The position of a scenario's "given". The catalogue must outlive it.
std::unique_ptr<ScenarioPosition> classicScenario(const JsonValue &given,
                                                  const classic::Catalogue &catalogue);

/// The same as the rules know it, for who plays on from there.
classic::State classicState(const JsonValue &given, const classic::Catalogue &catalogue);

} // namespace mirabilia::notation
