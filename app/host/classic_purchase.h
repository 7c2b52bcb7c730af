// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/classic/game.h"
#include "mirabilia/v1/classic.pb.h"

namespace mirabilia::host {

/// Adds to the possibilities of a card which units each payment buys; `cities` lists what is
/// produced and for sale.
void addPurchases(const classic::State &state, Seat seat,
                  const google::protobuf::RepeatedPtrField<v1::CityView> &cities,
                  v1::HandCard &card);

} // namespace mirabilia::host
