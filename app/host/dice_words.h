// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/dice/state.h"
#include "mirabilia/v1/dice.pb.h"

namespace mirabilia::host {

v1::DiceAction actionWord(dice::Action action);

/// The dice of the Forum as they lie.
void addDice(const dice::Catalogue &catalogue, const dice::Forum &forum,
             google::protobuf::RepeatedPtrField<v1::DieView> &out);

} // namespace mirabilia::host
