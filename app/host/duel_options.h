// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/duel/state.h"
#include "mirabilia/v1/duel.pb.h"

namespace mirabilia::host {

/// The viewer's legal moves and what each leads to; points only at a table that shows them.
void writeOptions(const duel::State &known, Seat viewer, bool livePoints, v1::DuelTable &table);

/// How either seat could win in its next turn.
void writeDangers(const duel::State &known, v1::DuelTable &table);

} // namespace mirabilia::host
