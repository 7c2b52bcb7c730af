// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scorer/classic_limits.h"
#include "scorer/dice_limits.h"
#include "scorer/duel_limits.h"
#include "scorer/finding.h"
#include "scorer/sheet.h"

#include <optional>
#include <vector>

namespace mirabilia::scorer {

using Findings = std::vector<Finding>;

/// Finds what cannot be right on a sheet. Says nothing about what is merely improbable: a sheet of
/// a game that was played and added up by the rules has no findings. Where expansions are in play,
/// only what holds with them too is checked.
class Checker {
public:
    /// Keeps the address of the first catalogue. Without the others only sums, ranks and seats of
    /// Duels, and nothing about the boards of Dice, are checked.
    explicit Checker(const classic::Catalogue &catalogue, const duel::Catalogue *duel = nullptr,
                     const dice::Catalogue *dice = nullptr);

    [[nodiscard]] Findings check(const Sheet &sheet) const;

    struct Bounds {
        int least = 0;
        int most = 0;
    };
    /// What a row of this sheet can hold at all; nothing where nobody knows, as with expansions.
    [[nodiscard]] std::optional<Bounds> boundsOf(const Sheet &sheet, Row row) const;

private:
    [[nodiscard]] std::optional<Bounds> classicBounds(Row row) const;
    [[nodiscard]] std::optional<Bounds> duelBounds(Row row) const;

    const classic::Catalogue *classicData;
    ClassicLimits classicLimits;
    std::optional<DuelLimits> duelLimits;
    std::optional<DiceLimits> diceLimits;
};

} // namespace mirabilia::scorer
