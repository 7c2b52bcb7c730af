// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/duel/state.h"
#include "mirabilia/v1/duel.pb.h"

namespace mirabilia::host {

/// What a seat pays for a card that lies face up, or for a wonder of its own, as if it were its
/// turn. The message is empty before.
void writePrice(const duel::State &known, Seat seat, duel::CardId card, v1::DuelPrice &message);
void writePrice(const duel::State &known, Seat seat, duel::WonderId wonder, v1::DuelPrice &message);

} // namespace mirabilia::host
