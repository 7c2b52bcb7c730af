// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/classic/data.h"
#include "scorer/worked.h"

#include <array>
#include <span>
#include <vector>

namespace mirabilia::scorer {

/// Conflict tokens of a city in 7 Wonders.
struct ConflictTokens {
    std::array<int, classic::ageCount> victories{}; ///< by age
    int defeats = 0;

    friend bool operator==(const ConflictTokens &, const ConflictTokens &) = default;
};

/// Shields of a city at the end of each age.
using ShieldsByAge = std::array<int, classic::ageCount>;

/// Steps: "victories" (number = age, count = tokens) and "defeats".
Worked warPoints(const classic::Rules &rules, const ConflictTokens &tokens);

/// The tokens of every city from the shields of all, in seat order (rulebook, "Resolution of
/// military conflicts"). The Free City of two players is a city too. Fewer than three cities: none.
std::vector<ConflictTokens> conflicts(std::span<const ShieldsByAge> cities);

} // namespace mirabilia::scorer
