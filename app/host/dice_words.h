// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/dice/state.h"
#include "mirabilia/v1/dice.pb.h"

namespace mirabilia::host {

v1::DiceAction actionWord(dice::Action action);

v1::DiceQuestion questionTo(dice::Ask ask);

void addSeats(SeatMask seats, google::protobuf::RepeatedField<std::uint32_t> &out);

/// Adds the buildings that own any of the cells.
void addBuildings(const dice::Catalogue &catalogue, dice::CellMask cells,
                  google::protobuf::RepeatedPtrField<std::string> &out);

/// Adds the dice of the Forum as they lie.
void addDice(const dice::Catalogue &catalogue, const dice::Forum &forum,
             google::protobuf::RepeatedPtrField<v1::DieView> &out);

} // namespace mirabilia::host
