// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/duel/state.h"
#include "mirabilia/v1/duel.pb.h"

namespace mirabilia::host {

/// "military", "science", "civilian"; empty while the game runs.
const char *victoryWord(duel::Victory victory);

/// A phase in which chance decides is told as the one that follows.
v1::DuelPhase phaseTo(duel::Phase phase);

} // namespace mirabilia::host
