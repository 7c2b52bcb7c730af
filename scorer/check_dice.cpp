// SPDX-License-Identifier: GPL-3.0-or-later
#include "scorer/checks.h"

namespace mirabilia::scorer {

void checkDice(const Sheet &sheet, const DiceLimits *limits, Findings &findings) {
    for (std::size_t place = 0; place < sheet.entries.size(); ++place) {
        const Entry &entry = sheet.entries[place];
        for (const Row row : rowsOf(Box::dice)) {
            checkNegative(sheet, place, row, findings);
            const auto points = entry.at(row);
            if (limits != nullptr && points && *points > limits->most.at(row)) {
                findings.push_back({FindingKind::range,
                                    "board_high",
                                    {{"points", std::to_string(*points)}},
                                    std::string(name(row)),
                                    place});
            }
        }
        if (entry.coins && *entry.coins < 0) {
            findings.push_back({FindingKind::range,
                                "coins_negative",
                                {{"coins", std::to_string(*entry.coins)}},
                                "coins",
                                place});
        }
    }
}

} // namespace mirabilia::scorer
