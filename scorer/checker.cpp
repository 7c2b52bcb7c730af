// SPDX-License-Identifier: GPL-3.0-or-later
#include "scorer/checker.h"

#include "scorer/checks.h"
#include "scorer/text.h"
#include "scorer/wonder_names.h"

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

/// Somebody sits there twice, and would have two games in every figure; or a wonder, of which the
/// box has one.
void checkTwice(const Sheet &sheet, const classic::Catalogue &catalogue, Findings &findings) {
    std::set<std::string> players;
    std::set<classic::WonderId> wonders;
    for (std::size_t i = 0; i < sheet.entries.size(); ++i) {
        const Entry &entry = sheet.entries[i];
        if (const std::string player = folded(entry.player);
            !player.empty() && !players.insert(player).second) {
            findings.push_back({FindingKind::range,
                                "player_twice",
                                {{"player", shortened(entry.player)}},
                                "player",
                                i});
        }
        const auto wonder = sheet.box == Box::classic
                                ? readBoard(catalogue, entry.wonder, entry.side).wonder
                                : std::nullopt;
        if (wonder && !wonders.insert(*wonder).second) {
            findings.push_back({FindingKind::impossible,
                                "wonder_twice",
                                {{"wonder", catalogue.wonder(*wonder).city}},
                                "wonder",
                                i});
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
    if (sheet.seating != Seating::guessed) {
        checkTwice(sheet, *classicData, findings);
    }
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

std::optional<Checker::Bounds> Checker::boundsOf(const Sheet &sheet, Row row) const {
    if (hasExpansions(sheet)) {
        return std::nullopt;
    }
    switch (sheet.box) {
    case Box::classic: return classicBounds(row);
    case Box::duel: return duelLimits ? duelBounds(row) : std::nullopt;
    case Box::dice: break;
    }
    const bool known = diceLimits && diceLimits->most.contains(row);
    return known ? std::optional(Bounds{0, diceLimits->most.at(row)}) : std::nullopt;
}

std::optional<Checker::Bounds> Checker::classicBounds(Row row) const {
    switch (row) {
    case Row::military: return Bounds{classicLimits.leastWar, classicLimits.mostWar};
    case Row::treasury: return Bounds{0, classicLimits.coins / classicData->rules.coinsPerPoint};
    case Row::wonders: return Bounds{0, classicLimits.mostWonders};
    case Row::civilian: return Bounds{0, static_cast<int>(classicLimits.civilian.size()) - 1};
    case Row::science: return Bounds{0, classicLimits.mostScience};
    case Row::commerce: return Bounds{0, classicLimits.mostCommerce};
    case Row::guilds: return Bounds{0, classicLimits.mostGuilds};
    default: return std::nullopt;
    }
}

std::optional<Checker::Bounds> Checker::duelBounds(Row row) const {
    if (row == Row::military) {
        return Bounds{0, *duelLimits->military.rbegin()};
    }
    if (row == Row::treasury) {
        return Bounds{0, duelLimits->mostCoins / duelLimits->coinsPerPoint};
    }
    const auto sums = duelLimits->sums.find(row);
    return sums == duelLimits->sums.end()
               ? std::nullopt
               : std::optional(Bounds{0, static_cast<int>(sums->second.size()) - 1});
}

} // namespace mirabilia::scorer
