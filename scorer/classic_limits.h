// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/classic/data.h"

#include <vector>

namespace mirabilia::scorer {

/// What a board's stages can score.
struct StageValues {
    std::vector<int> values; ///< after 0, 1, 2 ... stages, ascending, each once
    bool open = false;       ///< copies something: any value up to `most`
    int most = 0;

    /// Of this board or another.
    void add(const StageValues &other);
};

StageValues stageValues(const classic::Catalogue &catalogue, classic::Board board);

/// Bounds that follow from the cards of a box. Generous, never too tight: nobody can have more.
struct ClassicLimits {
    int coins = 0; ///< in the box
    int leastWar = 0;
    int mostWar = 0;
    int mostWonders = 0;
    std::vector<bool> civilian; ///< sums that some blue cards give, index = points
    int mostScience = 0;
    int mostCommerce = 0;
    int mostGuilds = 0;

    explicit ClassicLimits(const classic::Catalogue &catalogue);

    /// Of this box or another.
    void add(const ClassicLimits &other);
};

} // namespace mirabilia::scorer
