// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scorer/sheet.h"

#include <compare>
#include <limits>
#include <string>

namespace mirabilia::scorer {

/// Where a player came in.
struct Place {
    int rank = 0;           ///< 1 = first; shared ranks leave a gap behind; 0: nothing to rank by
    bool shared = false;    ///< others have the same rank, by the rules
    bool undecided = false; ///< as many points as others, and what breaks the tie is not known

    friend bool operator==(const Place &, const Place &) = default;
};

/// The rank as people write it: "2", "2=" if others have it too, "2?" if what breaks the tie is not
/// known; empty: there is none.
std::string rankText(const Place &place);

/// What breaks a tie, as far as it is known: something from `least` to `most`.
struct TieBreak {
    int least = std::numeric_limits<int>::min();
    int most = std::numeric_limits<int>::max();

    [[nodiscard]] bool known() const { return least == most; }
};

/// What places are decided by: a Duel won before its end, points, then what breaks a tie.
struct Merit {
    bool supremacy = false;
    /// The sum of the rows. While rows are empty that may have the rest, the total as typed.
    std::optional<int> points;
    /// 7 Wonders: coins, or what the points of the treasury tell of them; Duel: points of civilian
    /// buildings; Dice: circled coins.
    TieBreak tieBreak;
    /// As it was written: it counts where nothing else is known.
    std::optional<int> rank;
};

Merit meritOf(const Sheet &sheet, const Entry &entry);
/// One for each entry. Where debts stand in the treasury of somebody, no treasury tells the coins.
std::vector<Merit> meritsOf(const Sheet &sheet);

/// Better first. Entries that a tie-break would have to tell apart and cannot are equivalent.
std::weak_ordering compare(const Merit &first, const Merit &second);

/// One place for each entry. Ties by the rulebooks: 7 Wonders by coins, Duel by the points of blue
/// cards, Dice by circled coins; then, if that is not known, by what was written; what is still
/// equal is shared.
std::vector<Place> ranking(const Sheet &sheet);

/// Rows of the box that somebody still has to fill in: none once a supremacy has decided.
int emptyCells(const Sheet &sheet, const Entry &entry);

/// Everybody on rank 1.
std::vector<std::size_t> winners(const Sheet &sheet);

} // namespace mirabilia::scorer
