// SPDX-License-Identifier: GPL-3.0-or-later
#include "scorer/science.h"

#include <algorithm>
#include <cstdlib>

namespace mirabilia::scorer {

namespace {

using classic::Symbols;

/// Calls `visit(Symbols)` for all counts, most first, whose squares alone stay within a bound.
template <class Visit>
void forEachSymbols(int mostPoints, Visit visit) {
    for (int first = 0; first * first <= mostPoints; ++first) {
        for (int second = 0; second <= first; ++second) {
            for (int third = 0; third <= second; ++third) {
                if (first * first + second * second + third * third <= mostPoints) {
                    visit(Symbols{first, second, third});
                }
            }
        }
    }
}

/// Beyond this any value counts as reachable; far above what the cards of the box give.
constexpr int searched = 400;

} // namespace

Worked sciencePoints(const classic::Rules &rules, const Symbols &symbols, int wild) {
    Worked worked;
    const Symbols extra = classic::bestWild(rules, symbols, wild);
    Symbols all = symbols;
    for (std::size_t kind = 0; kind < classic::scienceCount; ++kind) {
        const std::string symbol(classic::name(static_cast<classic::Science>(kind)));
        all[kind] += extra[kind];
        if (extra[kind] != 0) {
            worked.add({"wild", symbol, 0, extra[kind], 0});
        }
        if (all[kind] != 0) {
            worked.add({"symbols", symbol, 0, all[kind], all[kind] * all[kind]});
        }
    }
    if (const int sets = *std::min_element(all.begin(), all.end()); sets != 0) {
        worked.add({"sets", "", 0, sets, sets * rules.sciencePoints});
    }
    return worked;
}

bool scienceReachable(const classic::Rules &rules, int points) {
    if (points < 0 || points > searched) {
        return points > searched;
    }
    bool found = false;
    forEachSymbols(points, [&](const Symbols &symbols) {
        found = found || classic::sciencePoints(rules, symbols) == points;
    });
    return found;
}

ScienceSlip likelySlip(const classic::Rules &rules, int points) {
    ScienceSlip nearest{ScienceSlip::Kind::nearest, 0, {}};
    ScienceSlip obvious;
    forEachSymbols(std::max(points, 0) + rules.sciencePoints, [&](const Symbols &symbols) {
        const int value = classic::sciencePoints(rules, symbols);
        const int sets = symbols[2];
        if (std::abs(value - points) < std::abs(nearest.meant - points)) {
            nearest.meant = value;
            nearest.symbols = symbols;
        }
        if (sets > 0 && obvious.meant == 0) {
            if (value - sets * rules.sciencePoints == points) {
                obvious = {ScienceSlip::Kind::forgottenSets, value, symbols};
            } else if (value + rules.sciencePoints == points) {
                obvious = {ScienceSlip::Kind::setsTwice, value, symbols};
            }
        }
    });
    return obvious.meant != 0 ? obvious : nearest;
}

} // namespace mirabilia::scorer
