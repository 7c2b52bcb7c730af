// SPDX-License-Identifier: GPL-3.0-or-later
#include "scorer/checks.h"
#include "scorer/science.h"
#include "scorer/text.h"
#include "scorer/wonder_names.h"

#include <algorithm>

namespace mirabilia::scorer {

namespace {

/// The values of one player.
class RowCheck {
public:
    RowCheck(const Sheet &checked, std::size_t number, const classic::Catalogue &data,
             const ClassicLimits &bounds, Findings &out)
        : sheet(checked)
        , entry(checked.entries[number])
        , place(number)
        , catalogue(data)
        , limits(bounds)
        , expanded(hasExpansions(checked))
        , findings(out) {}

    void run() {
        for (const Row row : {Row::civilian, Row::science, Row::commerce, Row::guilds}) {
            checkNegative(sheet, place, row, findings);
        }
        checkWarPoints();
        checkPurse(sheet, place, {catalogue.rules.coinsPerPoint, limits.coins}, findings);
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

    /// The boards that are meant; none if the wonder is not of this box or edition.
    [[nodiscard]] std::vector<classic::Board> boards() const {
        const WrittenBoard written = readBoard(catalogue, entry.wonder, entry.side);
        if (!written.wonder || written.otherEdition || !firstEdition()) {
            return {};
        }
        if (written.side) {
            return {{*written.wonder, *written.side}};
        }
        return {{*written.wonder, classic::Side::a}, {*written.wonder, classic::Side::b}};
    }

    /// "1", "first", "1st edition (2010)"; nothing said is the first. Years are no numbers of it.
    [[nodiscard]] bool firstEdition() const {
        const std::string word = folded(sheet.edition);
        return word.empty() || word == "1" || word.starts_with("1st") ||
               word.starts_with("first") || word.starts_with("erste") || word.starts_with("prem") ||
               word.starts_with("prim") || word.starts_with("1e") || word.starts_with("1a") ||
               word.starts_with("第一") || word.starts_with("初");
    }

    void checkWonder() {
        const auto points = entry.at(Row::wonders);
        if (!points) {
            return;
        }
        const auto candidates = boards();
        if (candidates.empty()) {
            if (*points < 0 || *points > limits.mostWonders) {
                add(FindingKind::range, "wonders_range", name(Row::wonders),
                    {{"points", text(*points)}, {"most", text(limits.mostWonders)}});
            }
            return;
        }
        checkStages(*points, candidates);
    }

    /// Of a board whose side is known every value is known. Without it the board may be of another
    /// edition too, and only what is far off is a finding.
    void checkStages(int points, const std::vector<classic::Board> &candidates) {
        const bool sided = candidates.size() == 1;
        std::vector<int> values;
        bool open = false;
        int most = 0;
        for (const classic::Board board : candidates) {
            const StageValues stages = stageValues(catalogue, board);
            values.insert(values.end(), stages.values.begin(), stages.values.end());
            open = open || stages.open;
            most = std::max(most, stages.most);
        }
        std::sort(values.begin(), values.end());
        values.erase(std::unique(values.begin(), values.end()), values.end());
        const std::string city = catalogue.wonder(candidates[0].wonder).city;
        if (points < 0 || points > most) {
            add(FindingKind::range, "wonder_range", name(Row::wonders),
                {{"wonder", city},
                 {"least", text(values.front())},
                 {"most", text(most)},
                 {"points", text(points)}});
        } else if (sided && !open && !std::binary_search(values.begin(), values.end(), points)) {
            std::string list;
            for (const int value : values) {
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
        if (!scienceReachable(catalogue.rules, *points)) {
            const ScienceSlip slip = likelySlip(catalogue.rules, *points);
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
    const classic::Catalogue &catalogue;
    const ClassicLimits &limits;
    bool expanded;
    Findings &findings;
};

} // namespace

void checkClassicRows(const Sheet &sheet, const classic::Catalogue &catalogue,
                      const ClassicLimits &limits, Findings &findings) {
    for (std::size_t i = 0; i < sheet.entries.size(); ++i) {
        RowCheck(sheet, i, catalogue, limits, findings).run();
    }
}

} // namespace mirabilia::scorer
