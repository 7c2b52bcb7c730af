// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/notation/game_notation.h"
#include "engine/core/parsed.h"

namespace mirabilia::notation {

/// 7 Wonders Dice with the data of a file in the format of dice.json.
Parsed<std::unique_ptr<const GameNotation>> loadDice(std::string_view data,
                                                     std::string_view fileName);

} // namespace mirabilia::notation
