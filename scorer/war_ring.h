// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/classic/data.h"

#include <optional>
#include <vector>

namespace mirabilia::scorer {

/// What may happen in conflicts beyond the base game.
struct WarRules {
    /// Cities: who has a diplomacy token takes no part in an age; the neighbours fight each other
    /// instead.
    bool diplomacy = false;
    /// Leaders: a victor may have to take the defeat token too (Tomyris).
    bool returnedDefeats = false;
};

using WarPoints = std::vector<std::optional<int>>;

/// Whether the conflicts of three ages between neighbours can end with these points. Exact: each
/// conflict is won by one and lost by the other, or drawn, and in each age the strengths of all
/// seats explain its results, so that nobody is, all around the table, stronger than himself.
/// With expansions the last condition is dropped. Points in seat order, three seats or more;
/// nothing: not known, anything goes.
bool warPossible(const classic::Rules &rules, const WarPoints &points, const WarRules &war);

/// The same where nobody knows who sat where: whether some seating can end so. Does not look at the
/// strengths.
bool warPossibleSomehow(const classic::Rules &rules, const WarPoints &points, const WarRules &war);

} // namespace mirabilia::scorer
