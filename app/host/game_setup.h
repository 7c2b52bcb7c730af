// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/host/games.h"
#include "app/models/services/running_game.h"
#include "mirabilia/v1/saved_game.pb.h"

namespace mirabilia::host {

// Conversions between a game as set up by people and as saved.

/// The header of a new game with these seats, before anything is drawn; `Games::setUp` completes
/// it.
[[nodiscard]] v1::SavedGameHeader headerFor(const GameSetup &setup);
/// Turns it into the header of another game that starts now.
void beginAnew(v1::SavedGameHeader &header);
[[nodiscard]] std::vector<SeatWish> wishesOf(const GameSetup &setup);
/// The setup a game started with. Screens are not saved, so every person counts as local.
[[nodiscard]] GameSetup setupOf(const Games &games, const v1::SavedGameHeader &header);
[[nodiscard]] SeatSetup seatFrom(const v1::SeatInfo &info, const v1::SeatWish &wish);

} // namespace mirabilia::host
