// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/host/games.h"
#include "app/models/services/running_game.h"
#include "mirabilia/v1/saved_game.pb.h"

namespace mirabilia::host {

// A game as people set it up, and as it is saved.

/// The header of a new game with these seats, and nothing decided by lot yet; `Games::setUp`
/// completes it.
[[nodiscard]] v1::SavedGameHeader headerFor(const GameSetup &setup);
/// It becomes that of another game, which begins now.
void beginAnew(v1::SavedGameHeader &header);
[[nodiscard]] std::vector<SeatWish> wishesOf(const GameSetup &setup);
/// What a game was begun with. Who sits at which screen is not saved: every person is here.
[[nodiscard]] GameSetup setupOf(const Games &games, const v1::SavedGameHeader &header);
[[nodiscard]] SeatSetup seatFrom(const v1::SeatInfo &info, const v1::SeatWish &wish);

} // namespace mirabilia::host
