// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/ai/duel/policy.h"

namespace mirabilia::ai {

/// Simple, single-minded players of Duel: the usual one-ply judgement with other weights.
class Rushers {
public:
    explicit Rushers(const duel::Catalogue &catalogue)
        : usual(catalogue)
        , science(catalogue, scienceFirst())
        , military(catalogue, militaryFirst()) {}

    /// One of the three, science most often: it is the hardest to see coming.
    [[nodiscard]] const duel::Policy &any(Rng &rng) const {
        const std::uint32_t drawn = rng.below(5);
        return drawn < 1 ? usual : drawn < 4 ? science : military;
    }

    const duel::Policy usual;
    const duel::Policy science;
    const duel::Policy military;

private:
    static duel::Weights scienceFirst() {
        duel::Weights weights;
        weights.symbols = {8, 17, 27, 38, 50, 80};
        weights.pair = 0.6F;
        return weights;
    }
    static duel::Weights militaryFirst() {
        duel::Weights weights;
        weights.conquest = 150;
        weights.unrest = 7;
        return weights;
    }
};

} // namespace mirabilia::ai
