// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/classic/data.h"
#include "engine/dice/data.h"
#include "engine/duel/data.h"
#include "scorer/checker.h"
#include "scorer/sheet.h"

#include <cstdint>

namespace mirabilia::scorer {

// The catalogues of the data in this program.
const classic::Catalogue &classicBox(Edition edition = Edition::first);
ClassicEditions classicBoxes();
const duel::Catalogue &duelBox();
const dice::Catalogue &diceBox();

/// The sheet of a game of 7 Wonders that was played to its end with random moves. It does not say
/// its edition.
Sheet playedClassic(int players, std::uint64_t seed, Edition edition = Edition::first);

/// The same of Duel and Dice.
Sheet playedDuel(std::uint64_t seed);
Sheet playedDice(int players, std::uint64_t seed);

} // namespace mirabilia::scorer
