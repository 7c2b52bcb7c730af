// SPDX-License-Identifier: GPL-3.0-or-later
#include "scorer/checks.h"
#include "scorer/science.h"
#include "scorer/wonder_names.h"

#include <algorithm>

namespace mirabilia::scorer {

namespace {

/// The values of one player.
class RowCheck {
public:
    RowCheck(const Sheet &checked, std::size_t number, const ClassicBox &known, Findings &out)
        : sheet(checked)
        , entry(checked.entries[number])
        , place(number)
        , box(known)
        , limits(known.limits)
        , expanded(hasExpansions(checked))
        , findings(out) {}

    void run() {
        for (const Row row : {Row::civilian, Row::science, Row::commerce, Row::guilds}) {
            checkNegative(sheet, place, row, findings);
        }
        checkWarPoints();
        checkPurse(sheet, place, {box.rules().coinsPerPoint, limits.coins}, findings);
        checkWonder();
        checkCivilian();
        checkScience();
        checkMost(Row::commerce, limits.mostCommerce);
        checkMost(Row::guilds, limits.mostGuilds);
    }

private:
    static std::string text(int number) { return std::to_string(number); }

    void add(FindingKind kind, std::string code, std::string_view column, Finding::Params params) {
        findings.push_back({kind, std::move(code), std::move(params), std::string(column), place});
    }

    void checkWarPoints() {
        const auto points = entry.at(Row::military);
        const bool otherWars = sheet.plays(Row::armada) || sheet.plays(Row::edifices);
        if (points && (*points < limits.leastWar || *points > limits.mostWar) && !otherWars) {
            add(FindingKind::impossible, "war_range", name(Row::military),
                {{"points", text(*points)},
                 {"least", text(limits.leastWar)},
                 {"most", text(limits.mostWar)}});
        }
    }

    /// The editions whose boards may be meant. Where somebody calls a side of the first edition
    /// night, both.
    [[nodiscard]] std::vector<const classic::Catalogue *> editions(const WrittenSide &side) const {
        const bool unsure = !box.edition || (*box.edition == Edition::first && side.dayOrNight);
        std::vector<const classic::Catalogue *> all;
        for (const Edition edition : {Edition::first, Edition::second}) {
            if (unsure || *box.edition == edition) {
                all.push_back(edition == Edition::first ? &box.editions.first
                                                        : &box.editions.second);
            }
        }
        return all;
    }

    /// What the board that is written there can give.
    [[nodiscard]] StageValues stagesOf(const WrittenBoard &written) const {
        const std::string &key = box.editions.first.wonder(*written.wonder).key;
        StageValues values;
        for (const classic::Catalogue *data : editions(written.side)) {
            // Manneken Pis may be taken along into the second edition.
            const auto own = data->findWonder(key);
            const classic::Catalogue &catalogue = own ? *data : box.editions.first;
            for (const classic::Side side : {classic::Side::a, classic::Side::b}) {
                if (written.side.side.value_or(side) == side) {
                    values.add(stageValues(catalogue, {own.value_or(*written.wonder), side}));
                }
            }
        }
        return values;
    }

    void checkWonder() {
        const auto points = entry.at(Row::wonders);
        if (!points) {
            return;
        }
        const WrittenBoard written = readBoard(box.editions.first, entry.wonder, entry.side);
        const bool ofThisBox = entry.wonder.empty() && sheet.addOns.empty() && !expanded;
        const int most = ofThisBox ? limits.mostWonders : box.mostOfOtherWonders;
        if (written.wonder) {
            checkStages(*points, written);
        } else if (*points < 0 || *points > most) {
            add(FindingKind::range, "wonders_range", name(Row::wonders),
                {{"points", text(*points)}, {"most", text(most)}});
        }
    }

    /// Of a board whose side is known every value is known. Without it only what is far off is a
    /// finding.
    void checkStages(int points, const WrittenBoard &written) {
        const StageValues stages = stagesOf(written);
        const std::string &city = box.editions.first.wonder(*written.wonder).city;
        if (points < 0 || points > stages.most) {
            add(FindingKind::range, "wonder_range", name(Row::wonders),
                {{"wonder", city},
                 {"least", text(stages.values.front())},
                 {"most", text(stages.most)},
                 {"points", text(points)}});
        } else if (written.side.side && !stages.open &&
                   !std::binary_search(stages.values.begin(), stages.values.end(), points)) {
            std::string list;
            for (const int value : stages.values) {
                list += (list.empty() ? "" : ", ") + text(value);
            }
            add(FindingKind::impossible, "wonder_stages", name(Row::wonders),
                {{"wonder", city}, {"points", text(points)}, {"values", list}});
        }
    }

    void checkCivilian() {
        const auto points = entry.at(Row::civilian);
        if (!points || *points < 0 || expanded) {
            return;
        }
        const auto most = static_cast<int>(limits.civilian.size()) - 1;
        if (*points > most) {
            checkMost(Row::civilian, most);
        } else if (!limits.civilian[static_cast<std::size_t>(*points)]) {
            add(FindingKind::impossible, "civilian_gap", name(Row::civilian),
                {{"points", text(*points)}});
        }
    }

    void checkScience() {
        const auto points = entry.at(Row::science);
        if (!points || *points < 0) {
            return;
        }
        if (!scienceReachable(box.rules(), *points)) {
            const ScienceSlip slip = likelySlip(box.rules(), *points);
            const std::string code = slip.kind == ScienceSlip::Kind::forgottenSets ? "science_sets"
                                     : slip.kind == ScienceSlip::Kind::setsTwice
                                         ? "science_extra_set"
                                         : "science_nearest";
            add(FindingKind::impossible, code, name(Row::science),
                {{"points", text(*points)}, {"meant", text(slip.meant)}});
        } else {
            checkMost(Row::science, limits.mostScience);
        }
    }

    void checkMost(Row row, int most) {
        const auto points = entry.at(row);
        if (points && *points > most && !expanded) {
            add(FindingKind::range, "row_high", name(row),
                {{"points", text(*points)}, {"most", text(most)}});
        }
    }

    const Sheet &sheet;
    const Entry &entry;
    std::size_t place;
    const ClassicBox &box;
    const ClassicLimits &limits;
    bool expanded;
    Findings &findings;
};

} // namespace

void checkClassicRows(const Sheet &sheet, const ClassicBox &box, Findings &findings) {
    for (std::size_t i = 0; i < sheet.entries.size(); ++i) {
        RowCheck(sheet, i, box, findings).run();
    }
}

} // namespace mirabilia::scorer
