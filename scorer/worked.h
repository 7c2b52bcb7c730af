// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace mirabilia::scorer {

/// One line of how a value came about. Codes are stable and never shown: whoever shows them has a
/// sentence for each.
struct Step {
    std::string code;    ///< "victories", "symbols", "stage", "card" ...; see each helper
    std::string subject; ///< id of a card, wonder, token or symbol of the data; may be empty
    int number = 0;      ///< age, stage or lane, 1 = first; 0: none
    int count = 0;       ///< how many were counted
    int points = 0;

    friend bool operator==(const Step &, const Step &) = default;
};

/// A value from a helper and how it came about: the points of the steps add up to it.
struct Worked {
    int value = 0;
    std::vector<Step> steps;

    void add(Step step) {
        value += step.points;
        steps.push_back(std::move(step));
    }

    friend bool operator==(const Worked &, const Worked &) = default;
};

} // namespace mirabilia::scorer
