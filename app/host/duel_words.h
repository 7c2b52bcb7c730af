// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/duel/state.h"

namespace mirabilia::host {

/// "military", "science", "civilian"; empty while the game runs.
const char *victoryWord(duel::Victory victory);

} // namespace mirabilia::host
