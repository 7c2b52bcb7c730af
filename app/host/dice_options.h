// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/dice/state.h"
#include "mirabilia/v1/dice.pb.h"

#include <span>

namespace mirabilia::host {

// Everything here is for one viewer, from what determinise() makes of its View.

/// What the viewer may do now, and what each move leads to at once.
void writeOptions(const dice::State &known, Seat viewer, v1::DiceTable &table);

/// The next stage of the wonder, and each die of the Forum: the least price, or why there is none.
void writePrices(const dice::State &known, Seat viewer, v1::DiceTable &table);

/// The way of the viewer through its round: what it has answered, what it is asked, what is to
/// come.
void writeSteps(const dice::State &known, Seat viewer, std::span<const dice::Move> answered,
                v1::DiceTable &table);

} // namespace mirabilia::host
