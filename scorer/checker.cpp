// SPDX-License-Identifier: GPL-3.0-or-later
#include "scorer/checker.h"

#include "scorer/checks.h"

#include <algorithm>
#include <set>

namespace mirabilia::scorer {

namespace {

void checkSeats(const Sheet &sheet, Findings &findings) {
    if (sheet.entries.size() > mostPlayers(sheet.box)) {
        findings.push_back({FindingKind::range,
                            "players",
                            {{"count", std::to_string(sheet.entries.size())},
                             {"most", std::to_string(mostPlayers(sheet.box))}},
                            "player",
                            std::nullopt});
    }
    std::set<int> seats;
    for (std::size_t i = 0; i < sheet.entries.size(); ++i) {
        const auto seat = sheet.entries[i].seat;
        if (seat && !seats.insert(*seat).second) {
            findings.push_back(
                {FindingKind::range, "seat_twice", {{"seat", std::to_string(*seat)}}, "seat", i});
        }
    }
}

} // namespace

bool hasExpansions(const Sheet &sheet) {
    const auto rows = optionalRowsOf(sheet.box);
    return std::any_of(rows.begin(), rows.end(), [&](Row row) { return sheet.plays(row); });
}

Checker::Checker(const classic::Catalogue &catalogue, const duel::Catalogue *duel,
                 const dice::Catalogue *dice)
    : classicData(&catalogue)
    , classicLimits(catalogue) {
    if (duel != nullptr) {
        duelLimits.emplace(*duel);
    }
    if (dice != nullptr) {
        diceLimits.emplace(*dice);
    }
}

Findings Checker::check(const Sheet &sheet) const {
    Findings findings;
    checkSeats(sheet, findings);
    if (sheet.box == Box::classic) {
        checkClassicRows(sheet, *classicData, classicLimits, findings);
        checkRing(sheet, *classicData, classicLimits, findings);
    } else if (sheet.box == Box::dice) {
        checkDice(sheet, diceLimits ? &*diceLimits : nullptr, findings);
    } else if (duelLimits) {
        checkDuel(sheet, *duelLimits, findings);
    }
    checkTotals(sheet, findings);
    checkRanks(sheet, findings);
    return findings;
}

} // namespace mirabilia::scorer
