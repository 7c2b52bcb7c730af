// SPDX-License-Identifier: GPL-3.0-or-later
#include "scorer/checks.h"
#include "scorer/war_ring.h"

#include <algorithm>
#include <numeric>

namespace mirabilia::scorer {

namespace {

/// The table as a ring, with unknown points for seats that are not on the sheet.
struct Ring {
    WarPoints points;
    std::vector<std::size_t> entries; ///< the place of each in `points`
};

constexpr int farthestSeat = 8;

/// Seats that the numbers leave out sit between the others; two players have the Free City.
Ring ringOf(const Sheet &sheet, const ClassicLimits &limits) {
    Ring ring;
    for (std::size_t i = 0; i < sheet.entries.size(); ++i) {
        const Entry &entry = sheet.entries[i];
        if (i > 0 && entry.seat && sheet.entries[i - 1].seat) {
            const int gap = *entry.seat - *sheet.entries[i - 1].seat - 1;
            const auto missing = static_cast<std::size_t>(std::clamp(gap, 0, farthestSeat));
            ring.points.insert(ring.points.end(), missing, std::nullopt);
        }
        ring.entries.push_back(ring.points.size());
        const auto points = entry.at(Row::military);
        const bool known = points && *points >= limits.leastWar && *points <= limits.mostWar;
        ring.points.push_back(known ? points : std::nullopt);
    }
    if (ring.points.size() == 2) {
        ring.points.emplace_back();
    }
    return ring;
}

class RingCheck {
public:
    RingCheck(const Sheet &checked, Ring table, WarRings &rings)
        : sheet(checked)
        , ring(std::move(table))
        , war(rings.of({.diplomacy = checked.plays(Row::cities),
                        .returnedDefeats = checked.plays(Row::leaders)})) {}

    [[nodiscard]] bool possible(const WarPoints &points) {
        return sheet.seating == Seating::known ? war.possible(points) : war.possibleSomehow(points);
    }

    [[nodiscard]] bool possible() { return possible(ring.points); }

    /// The only entry that can be blamed, if there is one: the rest fits without it, and the rest
    /// fits without no other, or it alone has a total that would be right with other war points.
    [[nodiscard]] std::optional<std::size_t> culprit() {
        std::vector<std::size_t> suspects;
        std::vector<std::size_t> misread;
        for (std::size_t i = 0; i < sheet.entries.size(); ++i) {
            if (!ring.points[ring.entries[i]]) {
                continue;
            }
            const bool several = suspects.size() > 1; // whoever else fits, nobody is the only one
            if (!several && possible(with(i, std::nullopt))) {
                suspects.push_back(i);
            }
            if (totalIsOff(sheet, sheet.entries[i]) && possible(with(i, byTotal(i)))) {
                misread.push_back(i);
            }
        }
        return suspects.size() == 1  ? std::optional(suspects[0])
               : misread.size() == 1 ? std::optional(misread[0])
                                     : std::nullopt;
    }

    [[nodiscard]] Finding finding() {
        if (const auto entry = culprit()) {
            const int points = *ring.points[ring.entries[*entry]];
            return {FindingKind::ring,
                    "ring_seat",
                    {{"points", std::to_string(points)}},
                    std::string(name(Row::military)),
                    entry};
        }
        std::string list;
        int sum = 0;
        bool all = true;
        for (const auto &points : ring.points) {
            list += (list.empty() ? "" : ", ") + (points ? std::to_string(*points) : "?");
            sum += points.value_or(0);
            all = all && points;
        }
        return {FindingKind::ring,
                all && sum % 2 != 0 ? "ring_odd" : "ring",
                {{"points", list}, {"sum", std::to_string(sum)}},
                std::string(name(Row::military)),
                std::nullopt};
    }

private:
    [[nodiscard]] WarPoints with(std::size_t entry, std::optional<int> points) const {
        WarPoints changed = ring.points;
        changed[ring.entries[entry]] = points;
        return changed;
    }

    /// The war points with which the total adds up.
    [[nodiscard]] int byTotal(std::size_t place) const {
        const Entry &entry = sheet.entries[place];
        return *entry.at(Row::military) + *entry.recordedTotal - *total(sheet.box, entry);
    }

    const Sheet &sheet;
    Ring ring;
    WarRing &war;
};

} // namespace

void checkRing(const Sheet &sheet, const ClassicBox &box, WarRings &rings, Findings &findings) {
    const bool otherWars = sheet.plays(Row::armada) || sheet.plays(Row::edifices);
    const Ring ring = ringOf(sheet, box.limits);
    // The second edition has no Free City: nobody knows by which rules two people play it.
    const std::size_t fewest = box.edition == Edition::second ? 3 : 2;
    const bool table =
        sheet.entries.size() >= fewest && ring.points.size() <= mostPlayers(Box::classic);
    const bool missing = sheet.seating == Seating::partial || sheet.seating == Seating::guessed ||
                         highestRank(sheet) > ring.points.size();
    const bool unwritten = std::none_of(ring.points.begin(), ring.points.end(),
                                        [](const auto &points) { return points.has_value(); });
    if (otherWars || !table || missing || unwritten) {
        return;
    }
    RingCheck check(sheet, ring, rings);
    if (!check.possible()) {
        findings.push_back(check.finding());
    }
}

} // namespace mirabilia::scorer
