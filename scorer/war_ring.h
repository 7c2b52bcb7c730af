// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/classic/data.h"

#include <cstddef>
#include <map>
#include <memory>
#include <optional>
#include <utility>
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

/// Whether war points around a table fit together. Remembers what it has worked out, so that many
/// tables, and variants of each, can be asked about. Keeps the address of the rules.
class WarRing {
public:
    WarRing(const classic::Rules &rules, const WarRules &war);
    ~WarRing();
    WarRing(const WarRing &) = delete;
    WarRing &operator=(const WarRing &) = delete;
    WarRing(WarRing &&) = delete;
    WarRing &operator=(WarRing &&) = delete;

    /// Whether the conflicts of three ages between neighbours can end with these points. Exact:
    /// each conflict is won by one and lost by the other, or drawn, and in each age the strengths
    /// of all seats explain its results, so that nobody is, all around the table, stronger than
    /// himself. With expansions the last condition is dropped. Points in seat order, three seats or
    /// more; nothing: not known, anything goes.
    [[nodiscard]] bool possible(const WarPoints &points);

    /// The same where nobody knows who sat where: whether some seating can end so.
    [[nodiscard]] bool possibleSomehow(const WarPoints &points);

    /// What `possibleSomehow` has cost so far: seats that were passed, each from all first borders
    /// at once, or from one with all trends of strength that were seen before.
    [[nodiscard]] std::size_t steps() const;

private:
    class Walk;
    std::unique_ptr<Walk> walk;
    std::map<WarPoints, bool> seated; ///< what `possible` has answered
    std::map<WarPoints, bool> sorted; ///< and `possibleSomehow`
};

/// One ring for all tables with the same rules of war.
class WarRings {
public:
    explicit WarRings(const classic::Rules &played) : rules(played) {}

    WarRing &of(const WarRules &war);
    /// What all of them have cost, see WarRing.
    [[nodiscard]] std::size_t steps() const;

private:
    const classic::Rules &rules;
    std::map<std::pair<bool, bool>, WarRing> rings;
};

} // namespace mirabilia::scorer
