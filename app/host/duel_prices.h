// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/duel/state.h"
#include "mirabilia/v1/duel.pb.h"

namespace mirabilia::host {

/// The price a seat would pay on its turn for a face-up card or one of its wonders. `message` must
/// be empty.
void writePrice(const duel::State &known, Seat seat, duel::CardId card, v1::DuelPrice &message);
void writePrice(const duel::State &known, Seat seat, duel::WonderId wonder, v1::DuelPrice &message);

} // namespace mirabilia::host
