// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/duel/state.h"
#include "mirabilia/v1/duel.pb.h"

namespace mirabilia::host {

/// What the viewer may do now, and what each move leads to.
void writeOptions(const duel::State &known, Seat viewer, v1::DuelTable &table);

/// What either seat could win by in its next turn.
void writeDangers(const duel::State &known, v1::DuelTable &table);

} // namespace mirabilia::host
