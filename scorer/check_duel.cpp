// SPDX-License-Identifier: GPL-3.0-or-later
#include "scorer/checks.h"

#include <algorithm>

namespace mirabilia::scorer {

namespace {

std::string text(int number) {
    return std::to_string(number);
}

/// Whether the pawn stands on the other's side, as far as that can be believed.
bool checkPawn(const Sheet &sheet, std::size_t place, const DuelLimits &limits,
               Findings &findings) {
    const auto points = sheet.entries[place].at(Row::military);
    if (!points || limits.military.contains(*points)) {
        return points.value_or(0) > 0;
    }
    std::string values;
    for (const int value : limits.military) {
        values.append(values.empty() ? "" : ", ").append(text(value));
    }
    findings.push_back({FindingKind::impossible,
                        "duel_military",
                        {{"values", values}, {"points", text(*points)}},
                        std::string(name(Row::military)),
                        place});
    return false;
}

/// A row against the sums that its cards, wonders or tokens give.
void checkSums(const Sheet &sheet, std::size_t place, Row row, const std::vector<bool> &sums,
               Findings &findings) {
    const auto points = sheet.entries[place].at(row);
    const int most = static_cast<int>(sums.size()) - 1;
    if (!points || (*points >= 0 && *points <= most && sums[static_cast<std::size_t>(*points)])) {
        return;
    }
    const bool high = *points > most;
    findings.push_back({high ? FindingKind::range : FindingKind::impossible,
                        high          ? "row_high"
                        : *points < 0 ? "negative"
                                      : "row_gap",
                        {{"points", text(*points)}, {"most", text(most)}},
                        std::string(name(row)),
                        place});
}

} // namespace

void checkDuel(const Sheet &sheet, const DuelLimits &limits, Findings &findings) {
    int ahead = 0;
    for (std::size_t place = 0; place < sheet.entries.size(); ++place) {
        ahead += checkPawn(sheet, place, limits, findings) ? 1 : 0;
        if (sheet.plays(Row::pantheon) || sheet.plays(Row::agora)) {
            continue; // their cards, gods and senators are not in the box
        }
        for (const auto &[row, sums] : limits.sums) {
            checkSums(sheet, place, row, sums, findings);
        }
        checkPurse(sheet, place, {limits.coinsPerPoint, limits.mostCoins}, findings);
    }
    const auto won = [](const Entry &entry) { return entry.supremacy != Supremacy::none; };
    if (std::count_if(sheet.entries.begin(), sheet.entries.end(), won) > 1) {
        findings.push_back({FindingKind::impossible, "victory_twice", {}, "victory", std::nullopt});
    }
    if (ahead > 1) {
        findings.push_back(
            {FindingKind::ring, "duel_pawn", {}, std::string(name(Row::military)), std::nullopt});
    }
}

} // namespace mirabilia::scorer
