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

std::optional<int> pointsOf(Box box, const Entry &entry) {
    const auto sum = total(box, entry);
    const bool bySum = isComplete(box, entry) || totalIsOff(box, entry);
    return entry.recordedTotal && !(sum && bySum) ? entry.recordedTotal : sum;
}

} // namespace

std::string rankText(const Place &place) {
    if (place.rank == 0) {
        return {};
    }
    return std::to_string(place.rank) + (place.undecided ? "?" : place.shared ? "=" : "");
}

Merit meritOf(Box box, const Entry &entry) {
    return {.supremacy = box == Box::duel && entry.supremacy != Supremacy::none,
            .points = pointsOf(box, entry),
            .tieBreak = tieBreakOf(box, entry)};
}

std::vector<Merit> meritsOf(const Sheet &sheet) {
    const bool debts =
        std::any_of(sheet.entries.begin(), sheet.entries.end(),
                    [](const Entry &entry) { return entry.at(Row::treasury).value_or(0) < 0; });
    std::vector<Merit> merits;
    for (const Entry &entry : sheet.entries) {
        Merit merit = meritOf(sheet.box, entry);
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
    return first.tieBreak.least > second.tieBreak.most   ? std::weak_ordering::less
           : first.tieBreak.most < second.tieBreak.least ? std::weak_ordering::greater
                                                         : std::weak_ordering::equivalent;
}

std::vector<Place> ranking(const Sheet &sheet) {
    const std::vector<Merit> merits = meritsOf(sheet);
    std::vector<Place> places(merits.size());
    for (std::size_t i = 0; i < merits.size(); ++i) {
        if (!merits[i].points && !merits[i].supremacy) {
            // Who lost to a supremacy needs no points to come second.
            bool beaten = false;
            for (const Merit &other : merits) {
                beaten = beaten || other.supremacy;
            }
            places[i].rank = beaten ? 2 : 0;
            continue;
        }
        places[i].rank = 1;
        for (std::size_t j = 0; j < merits.size(); ++j) {
            const auto order = compare(merits[j], merits[i]);
            places[i].rank += std::is_lt(order) ? 1 : 0;
            if (j != i && std::is_eq(order)) {
                const bool unknown = !merits[i].tieBreak.known() || !merits[j].tieBreak.known();
                places[i].shared = true;
                places[i].undecided = places[i].undecided || unknown;
            }
        }
    }
    return places;
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
