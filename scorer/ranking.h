// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scorer/sheet.h"

#include <compare>

namespace mirabilia::scorer {

/// Where a player came in.
struct Place {
    int rank = 0;           ///< 1 = first; shared ranks leave a gap behind; 0: nothing to rank by
    bool shared = false;    ///< others have the same rank, by the rules
    bool undecided = false; ///< as many points as others, and what breaks the tie is not known

    friend bool operator==(const Place &, const Place &) = default;
};

/// What places are decided by: a Duel won before its end, points, then what breaks a tie.
struct Merit {
    bool supremacy = false;
    std::optional<int> points; ///< the sum of the rows, else the total as typed
    /// 7 Wonders: coins; Duel: points of civilian buildings; Dice: circled coins.
    std::optional<int> tieBreak;
};

Merit meritOf(Box box, const Entry &entry);

/// Better first. Entries that a tie-break would have to tell apart and cannot are equivalent.
std::weak_ordering compare(const Merit &first, const Merit &second);

/// One place for each entry. Ties by the rulebooks: 7 Wonders by coins, Duel by the points of blue
/// cards, Dice by circled coins; what is still equal is shared.
std::vector<Place> ranking(const Sheet &sheet);

/// Everybody on rank 1.
std::vector<std::size_t> winners(const Sheet &sheet);

} // namespace mirabilia::scorer
