// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/notation/game_notation.h"
#include "engine/core/parsed.h"

namespace mirabilia::notation {

/// 7 Wonders Duel with the data of a file in the format of duel.json.
Parsed<std::unique_ptr<const GameNotation>> loadDuel(std::string_view data,
                                                     std::string_view fileName);

} // namespace mirabilia::notation
