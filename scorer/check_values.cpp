// SPDX-License-Identifier: GPL-3.0-or-later
#include "scorer/checks.h"

#include <cstdint>

namespace mirabilia::scorer {

void checkNegative(const Sheet &sheet, std::size_t place, Row row, Findings &findings) {
    const auto points = sheet.entries[place].at(row);
    if (points && *points < 0) {
        findings.push_back({FindingKind::impossible,
                            "negative",
                            {{"points", std::to_string(*points)}},
                            std::string(name(row)),
                            place});
    }
}

void checkPurse(const Sheet &sheet, std::size_t place, const Purse &purse, Findings &findings) {
    const auto points = sheet.entries[place].at(Row::treasury);
    const auto coins = sheet.entries[place].coins;
    const bool debts = sheet.plays(Row::cities); // some note them beside the coins
    const auto text = [](std::int64_t number) { return std::to_string(number); };
    const auto add = [&](FindingKind kind, std::string code, std::string_view column,
                         Finding::Params params) {
        findings.push_back({kind, std::move(code), std::move(params), std::string(column), place});
    };
    if (coins && *coins < 0) {
        add(FindingKind::range, "coins_negative", "coins", {{"coins", text(*coins)}});
    } else if (coins && *coins > purse.most) {
        add(FindingKind::range, "coins_high", "coins",
            {{"coins", text(*coins)}, {"most", text(purse.most)}});
    } else if (coins && points && *points != *coins / purse.coinsPerPoint &&
               (!debts || *points > *coins / purse.coinsPerPoint)) {
        add(FindingKind::impossible, "treasury_coins", name(Row::treasury),
            {{"coins", text(*coins)},
             {"meant", text(*coins / purse.coinsPerPoint)},
             {"points", text(*points)}});
    } else if (points && *points < 0 && !debts) {
        add(FindingKind::range, "treasury_negative", name(Row::treasury),
            {{"points", text(*points)}});
    } else if (points && *points > purse.most / purse.coinsPerPoint) {
        add(FindingKind::range, "treasury_high", name(Row::treasury),
            {{"points", text(*points)},
             {"coins", text(std::int64_t{*points} * purse.coinsPerPoint)},
             {"most", text(purse.most)}});
    }
}

} // namespace mirabilia::scorer
