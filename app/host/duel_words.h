// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/duel/state.h"
#include "mirabilia/v1/duel.pb.h"

namespace mirabilia::host {

/// "military", "science", "civilian"; empty while the game runs.
const char *victoryWord(duel::Victory victory);

/// A chance phase is reported as the phase that follows it.
v1::DuelPhase phaseTo(duel::Phase phase);

} // namespace mirabilia::host
