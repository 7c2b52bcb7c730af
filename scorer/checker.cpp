// SPDX-License-Identifier: GPL-3.0-or-later
#include "scorer/checker.h"

#include "scorer/checks.h"
#include "scorer/text.h"
#include "scorer/wonder_names.h"

#include <algorithm>
#include <array>
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
        const auto wonder = sheet.box == Box::classic && !entry.wonder.empty()
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

bool hasLaws(const Sheet &sheet) {
    constexpr std::array<std::string_view, 6> words{"babel",    "巴别",   "巴別",
                                                    "巴比伦塔", "バベル", "바벨"};
    const std::string addOns = folded(sheet.addOns);
    return sheet.box == Box::classic &&
           std::any_of(words.begin(), words.end(), [&addOns](std::string_view word) {
               return addOns.find(word) != std::string::npos;
           });
}

ClassicBox::ClassicBox(const ClassicEditions &data, std::optional<Edition> of)
    : editions(data)
    , edition(of)
    , limits(data.first) {
    mostOfOtherWonders = limits.mostWonders;
    if (of == Edition::second) {
        limits = ClassicLimits(data.second);
    } else if (!of) {
        limits.add(ClassicLimits(data.second));
    }
}

Checker::Checker(const ClassicEditions &classic, const duel::Catalogue *duel,
                 const dice::Catalogue *dice)
    : firstBox(classic, Edition::first)
    , secondBox(classic, Edition::second)
    , eitherBox(classic, std::nullopt) {
    if (duel != nullptr) {
        duelLimits.emplace(*duel);
    }
    if (dice != nullptr) {
        diceLimits.emplace(*dice);
    }
}

Findings Checker::check(const Sheet &sheet) const {
    WarRings own = rings();
    return check(sheet, own);
}

Findings Checker::check(const Sheet &sheet, WarRings &rings) const {
    Findings findings;
    checkSeats(sheet, findings);
    if (sheet.seating != Seating::guessed) {
        checkTwice(sheet, eitherBox.editions.first, findings);
    }
    if (hasLaws(sheet)) {
        // Only sums and ranks are left.
    } else if (sheet.box == Box::classic) {
        const ClassicBox &box = classicBoxOf(sheet);
        checkClassicRows(sheet, box, findings);
        checkRing(sheet, box, rings, findings);
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
    if (hasExpansions(sheet) || hasLaws(sheet)) {
        return std::nullopt;
    }
    switch (sheet.box) {
    case Box::classic: return classicBounds(classicBoxOf(sheet), row);
    case Box::duel: return duelLimits ? duelBounds(row) : std::nullopt;
    case Box::dice: break;
    }
    const bool known = diceLimits && diceLimits->most.contains(row);
    return known ? std::optional(Bounds{0, diceLimits->most.at(row)}) : std::nullopt;
}

const ClassicBox &Checker::classicBoxOf(const Sheet &sheet) const {
    const auto edition = editionOf(sheet);
    return !edition ? eitherBox : *edition == Edition::first ? firstBox : secondBox;
}

std::optional<Checker::Bounds> Checker::classicBounds(const ClassicBox &box, Row row) {
    const ClassicLimits &limits = box.limits;
    switch (row) {
    case Row::military: return Bounds{limits.leastWar, limits.mostWar};
    case Row::treasury: return Bounds{0, limits.coins / box.rules().coinsPerPoint};
    case Row::wonders: return Bounds{0, limits.mostWonders};
    case Row::civilian: return Bounds{0, static_cast<int>(limits.civilian.size()) - 1};
    case Row::science: return Bounds{0, limits.mostScience};
    case Row::commerce: return Bounds{0, limits.mostCommerce};
    case Row::guilds: return Bounds{0, limits.mostGuilds};
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
