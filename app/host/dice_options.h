// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/dice/state.h"
#include "mirabilia/v1/dice.pb.h"

#include <span>

namespace mirabilia::host {

// Everything here is for one viewer, based on determinise() of its View.

/// The viewer's legal moves and the immediate result of each.
void writeOptions(const dice::State &known, Seat viewer, v1::DiceTable &table);

/// The lowest price of the next wonder stage and of each Forum die, or why it is unavailable.
void writePrices(const dice::State &known, Seat viewer, v1::DiceTable &table);

/// The steps of the viewer's round: answered, current, and still to come.
void writeSteps(const dice::State &known, Seat viewer, std::span<const dice::Move> answered,
                v1::DiceTable &table);

} // namespace mirabilia::host
