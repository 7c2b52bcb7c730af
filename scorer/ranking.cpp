// SPDX-License-Identifier: GPL-3.0-or-later
#include "scorer/ranking.h"

#include "engine/classic/data.h"

#include <algorithm>

namespace mirabilia::scorer {

namespace {

TieBreak exactly(const std::optional<int> &value) {
    return value ? TieBreak{*value, *value} : TieBreak();
}

TieBreak tieBreakOf(Box box, const Entry &entry) {
    if (box == Box::duel) {
        return exactly(entry.at(Row::civilian));
    }
    const auto treasury = entry.at(Row::treasury);
    if (box == Box::dice || entry.coins || !treasury || *treasury < 0) {
        return exactly(entry.coins);
    }
    const int coinsPerPoint = classic::Rules().coinsPerPoint;
    return {*treasury * coinsPerPoint, (*treasury + 1) * coinsPerPoint - 1};
}

std::optional<int> pointsOf(const Sheet &sheet, const Entry &entry) {
    const auto sum = total(sheet.box, entry);
    const bool bySum = isComplete(sheet, entry) || totalIsOff(sheet, entry);
    return entry.recordedTotal && !(sum && bySum) ? entry.recordedTotal : sum;
}

/// Whoever has a rank came in before whoever has none: often only the winner is written down.
std::weak_ordering byRank(const Merit &first, const Merit &second) {
    constexpr int last = std::numeric_limits<int>::max();
    return first.rank.value_or(last) <=> second.rank.value_or(last);
}

} // namespace

std::string rankText(const Place &place) {
    if (place.rank == 0) {
        return {};
    }
    return std::to_string(place.rank) + (place.undecided ? "?" : place.shared ? "=" : "");
}

Merit meritOf(const Sheet &sheet, const Entry &entry) {
    return {.supremacy = sheet.box == Box::duel && entry.supremacy != Supremacy::none,
            .points = pointsOf(sheet, entry),
            .tieBreak = tieBreakOf(sheet.box, entry),
            .rank = entry.recordedRank};
}

std::vector<Merit> meritsOf(const Sheet &sheet) {
    const bool debts =
        std::any_of(sheet.entries.begin(), sheet.entries.end(),
                    [](const Entry &entry) { return entry.at(Row::treasury).value_or(0) < 0; });
    std::vector<Merit> merits;
    for (const Entry &entry : sheet.entries) {
        Merit merit = meritOf(sheet, entry);
        if (debts && sheet.box == Box::classic) {
            merit.tieBreak = exactly(entry.coins);
        }
        merits.push_back(merit);
    }
    return merits;
}

std::weak_ordering compare(const Merit &first, const Merit &second) {
    if (first.supremacy != second.supremacy) {
        return first.supremacy ? std::weak_ordering::less : std::weak_ordering::greater;
    }
    if (first.points != second.points) { // whoever has none comes last
        return second.points <=> first.points;
    }
    if (first.tieBreak.least > second.tieBreak.most) {
        return std::weak_ordering::less;
    }
    if (first.tieBreak.most < second.tieBreak.least) {
        return std::weak_ordering::greater;
    }
    const bool known = first.tieBreak.known() && second.tieBreak.known();
    return known ? std::weak_ordering::equivalent : byRank(first, second);
}

std::vector<Place> ranking(const Sheet &sheet) {
    const std::vector<Merit> merits = meritsOf(sheet);
    const bool written = std::any_of(merits.begin(), merits.end(),
                                     [](const Merit &merit) { return merit.rank.has_value(); });
    const bool scored = std::any_of(merits.begin(), merits.end(), [](const Merit &merit) {
        return merit.points || merit.supremacy;
    });
    const bool contested =
        std::count_if(merits.begin(), merits.end(), [](const Merit &m) { return m.supremacy; }) > 1;
    std::vector<Place> places(merits.size());
    for (std::size_t i = 0; i < merits.size(); ++i) {
        if (!merits[i].points && !merits[i].supremacy && (scored || !written)) {
            // Who lost to a supremacy needs no points to come second.
            bool beaten = false;
            for (const Merit &other : merits) {
                beaten = beaten || other.supremacy;
            }
            places[i].rank = beaten ? 2 : 0;
            continue;
        }
        places[i].rank = 1;
        if (contested && merits[i].supremacy) { // a Duel ends once
            places[i].shared = places[i].undecided = true;
            continue;
        }
        for (std::size_t j = 0; j < merits.size(); ++j) {
            const auto order = compare(merits[j], merits[i]);
            places[i].rank += std::is_lt(order) ? 1 : 0;
            if (j != i && std::is_eq(order)) {
                const bool unknown = merits[i].points &&
                                     (!merits[i].tieBreak.known() || !merits[j].tieBreak.known());
                places[i].shared = true;
                places[i].undecided = places[i].undecided || unknown;
            }
        }
    }
    return places;
}

int emptyCells(const Sheet &sheet, const Entry &entry) {
    const auto isDecided = [&](const Entry &each) { return meritOf(sheet, each).supremacy; };
    if (std::any_of(sheet.entries.begin(), sheet.entries.end(), isDecided)) {
        return 0;
    }
    const auto rows = rowsOf(sheet.box);
    return static_cast<int>(
        std::count_if(rows.begin(), rows.end(), [&](Row row) { return !entry.at(row); }));
}

std::vector<std::size_t> winners(const Sheet &sheet) {
    std::vector<std::size_t> first;
    const auto places = ranking(sheet);
    for (std::size_t i = 0; i < places.size(); ++i) {
        if (places[i].rank == 1) {
            first.push_back(i);
        }
    }
    return first;
}

} // namespace mirabilia::scorer
