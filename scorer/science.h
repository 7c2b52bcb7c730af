// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/classic/scoring.h"
#include "scorer/worked.h"

#include <optional>

namespace mirabilia::scorer {

/// Science of 7 Wonders with so many wild symbols at their best. Steps: "symbols" (subject =
/// symbol, count with the wild ones in it), "sets", and "wild" (what each wild one became; no
/// points).
Worked sciencePoints(const classic::Rules &rules, const classic::Symbols &symbols, int wild);

/// Whether any symbols give this value.
bool scienceReachable(const classic::Rules &rules, int points);

/// What probably went wrong with a value that no symbols give.
struct ScienceSlip {
    enum class Kind : unsigned char {
        forgottenSets, ///< the squares only; `meant` is with the points of the sets
        setsTwice,     ///< one set too many
        nearest,       ///< nothing obvious; `meant` is the nearest value that exists
    };
    Kind kind = Kind::nearest;
    int meant = 0;
    classic::Symbols symbols{}; ///< that give `meant`, most first

    friend bool operator==(const ScienceSlip &, const ScienceSlip &) = default;
};

/// Only for a value that is not reachable.
ScienceSlip likelySlip(const classic::Rules &rules, int points);

} // namespace mirabilia::scorer
