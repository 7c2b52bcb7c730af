// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/dice/data.h"
#include "scorer/sheet.h"

#include <map>

namespace mirabilia::scorer {

/// The most points that a building gives on any board of Dice. Where the data file has numbers that
/// no source confirms, twice that: a bound, not a guess.
struct DiceLimits {
    std::map<Row, int> most;

    explicit DiceLimits(const dice::Catalogue &catalogue);
};

} // namespace mirabilia::scorer
