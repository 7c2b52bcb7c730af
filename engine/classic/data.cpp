// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/classic/data.h"

#include <algorithm>

namespace mirabilia::classic {

namespace {

template <class Table>
auto findKey(const Table &table, std::string_view key) {
    const auto found = std::find_if(table.begin(), table.end(),
                                    [key](const auto &entry) { return entry.key == key; });
    return found == table.end() ? std::nullopt : std::optional(found->id);
}

} // namespace

std::optional<CardId> Catalogue::findCard(std::string_view key) const {
    return findKey(cards, key);
}

std::optional<WonderId> Catalogue::findWonder(std::string_view key) const {
    return findKey(wonders, key);
}

int Catalogue::copies(CardId id, int cities) const {
    const Card &entry = card(id);
    if (entry.family == Family::guild) {
        return 1;
    }
    return static_cast<int>(std::count_if(entry.copies.begin(), entry.copies.end(),
                                          [cities](int from) { return from <= cities; }));
}

} // namespace mirabilia::classic
