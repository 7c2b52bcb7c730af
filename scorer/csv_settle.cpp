// SPDX-License-Identifier: GPL-3.0-or-later
// What only all rows of a file together tell.
#include "engine/classic/data.h"
#include "scorer/csv_rows.h"

#include <array>

namespace mirabilia::scorer {

bool settleCoins(std::vector<CsvRow> &rows) {
    const int coinsPerPoint = classic::Rules().coinsPerPoint; // Duel's coins are worth the same
    std::array<int, 2> fitting{};
    for (const CsvRow &row : rows) {
        const auto others = total(row.about.box, row.entry);
        if (others && row.entry.coins && row.entry.recordedTotal) {
            const int missing = *row.entry.recordedTotal - *others;
            fitting[0] += missing == *row.entry.coins ? 1 : 0;
            fitting[1] += missing == *row.entry.coins / coinsPerPoint ? 1 : 0;
        }
    }
    const bool arePoints = fitting[0] >= fitting[1];
    for (CsvRow &row : rows) {
        if (row.about.box == Box::dice || !row.entry.coins) {
            continue;
        }
        row.entry.set(Row::treasury,
                      arePoints ? *row.entry.coins : *row.entry.coins / coinsPerPoint);
        if (arePoints) {
            row.entry.coins.reset();
        }
    }
    return arePoints;
}

bool emptyIsZero(const std::vector<CsvRow> &rows) {
    constexpr int fewestProofs = 3;
    int adding = 0;
    int others = 0;
    for (const CsvRow &row : rows) {
        const auto sum = total(row.about.box, row.entry);
        if (sum && row.entry.recordedTotal && row.hasEmpty) {
            ++(sum == row.entry.recordedTotal ? adding : others);
        }
    }
    return adding >= fewestProofs && adding > 2 * others;
}

} // namespace mirabilia::scorer
