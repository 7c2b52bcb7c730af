// SPDX-License-Identifier: GPL-3.0-or-later
#include "scorer/ranking.h"

namespace mirabilia::scorer {

Merit meritOf(Box box, const Entry &entry) {
    const auto sum = total(box, entry);
    return {.supremacy = box == Box::duel && entry.supremacy != Supremacy::none,
            .points = sum ? sum : entry.recordedTotal,
            .tieBreak = box == Box::duel ? entry.at(Row::civilian) : entry.coins};
}

std::weak_ordering compare(const Merit &first, const Merit &second) {
    if (first.supremacy != second.supremacy) {
        return first.supremacy ? std::weak_ordering::less : std::weak_ordering::greater;
    }
    if (first.points != second.points) { // whoever has none comes last
        return second.points <=> first.points;
    }
    if (first.tieBreak && second.tieBreak) {
        return *second.tieBreak <=> *first.tieBreak;
    }
    return std::weak_ordering::equivalent;
}

std::vector<Place> ranking(const Sheet &sheet) {
    std::vector<Merit> merits;
    for (const Entry &entry : sheet.entries) {
        merits.push_back(meritOf(sheet.box, entry));
    }
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
                const bool unknown = !merits[i].tieBreak || !merits[j].tieBreak;
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
