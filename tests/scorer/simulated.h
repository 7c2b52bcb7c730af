// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/classic/data.h"
#include "scorer/sheet.h"

#include <cstdint>

namespace mirabilia::scorer {

/// The catalogue of the data in this program.
const classic::Catalogue &classicBox();

/// The sheet of a game of 7 Wonders that was played to its end with random moves.
Sheet playedClassic(int players, std::uint64_t seed);

} // namespace mirabilia::scorer
