// SPDX-License-Identifier: GPL-3.0-or-later
#include "scorer/date.h"
#include "scorer/import.h"

#include <algorithm>

namespace mirabilia::scorer {

std::vector<Sheet> oldestFirst(std::vector<Sheet> sheets) {
    using Key = std::pair<bool, std::string>;
    std::vector<std::pair<Key, std::size_t>> order;
    int forwards = 0;
    int backwards = 0;
    for (std::size_t i = 0; i < sheets.size(); ++i) {
        order.emplace_back(dateKey(sheets[i].date), i);
        if (i > 0 && order[i].first.first && order[i - 1].first.first) {
            forwards += order[i - 1].first < order[i].first ? 1 : 0;
            backwards += order[i].first < order[i - 1].first ? 1 : 0;
        }
    }
    if (backwards > forwards) {
        std::reverse(order.begin(), order.end());
    }
    std::stable_sort(order.begin(), order.end(),
                     [](const auto &one, const auto &other) { return one.first < other.first; });
    std::vector<Sheet> sorted;
    sorted.reserve(sheets.size());
    for (const auto &[key, place] : order) {
        sorted.push_back(std::move(sheets[place]));
    }
    return sorted;
}

} // namespace mirabilia::scorer
