// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scorer/classic_limits.h"
#include "scorer/dice_limits.h"
#include "scorer/duel_limits.h"
#include "scorer/edition.h"
#include "scorer/finding.h"
#include "scorer/sheet.h"
#include "scorer/war_ring.h"

#include <optional>
#include <vector>

namespace mirabilia::scorer {

using Findings = std::vector<Finding>;

/// The data of 7 Wonders in both editions. Keeps the addresses.
struct ClassicEditions {
    const classic::Catalogue &first;
    const classic::Catalogue &second;
};

/// What a sheet of 7 Wonders is held to. Of a box that may be of either edition, what one of them
/// allows is allowed.
struct ClassicBox {
    ClassicEditions editions;
    std::optional<Edition> edition;
    ClassicLimits limits;
    int mostOfOtherWonders = 0; ///< of wonders of other boxes, whose facts nobody has here

    ClassicBox(const ClassicEditions &data, std::optional<Edition> of);

    /// What coins, symbols and conflicts are worth, which is the same in both.
    [[nodiscard]] const classic::Rules &rules() const { return editions.first.rules; }
};

/// Finds what cannot be right on a sheet. Says nothing about what is merely improbable: a sheet of
/// a game that was played and added up by the rules has no findings. Where expansions are in play,
/// only what holds with them too is checked.
class Checker {
public:
    /// Keeps the addresses of the first two catalogues. Without the others only sums, ranks and
    /// seats of Duels, and nothing about the boards of Dice, are checked.
    explicit Checker(const ClassicEditions &classic, const duel::Catalogue *duel = nullptr,
                     const dice::Catalogue *dice = nullptr);

    [[nodiscard]] Findings check(const Sheet &sheet) const;
    /// The same of many sheets: what one has taught about wars is known for the others.
    [[nodiscard]] Findings check(const Sheet &sheet, WarRings &rings) const;
    [[nodiscard]] WarRings rings() const { return WarRings(firstBox.rules()); }

    struct Bounds {
        int least = 0;
        int most = 0;
    };
    /// What a row of this sheet can hold at all; nothing where nobody knows, as with expansions.
    [[nodiscard]] std::optional<Bounds> boundsOf(const Sheet &sheet, Row row) const;

private:
    [[nodiscard]] static std::optional<Bounds> classicBounds(const ClassicBox &box, Row row);
    [[nodiscard]] std::optional<Bounds> duelBounds(Row row) const;
    /// The box of the table.
    [[nodiscard]] const ClassicBox &classicBoxOf(const Sheet &sheet) const;

    ClassicBox firstBox;
    ClassicBox secondBox;
    ClassicBox eitherBox;
    std::optional<DuelLimits> duelLimits;
    std::optional<DiceLimits> diceLimits;
};

} // namespace mirabilia::scorer
