// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/classic/data.h"

#include "engine/core/key_table.h"

#include <algorithm>

namespace mirabilia::classic {

namespace {

constexpr std::array<std::string_view, resourceCount> resourceNames{
    "wood", "stone", "clay", "ore", "glass", "cloth", "papyrus"};
constexpr std::array<std::string_view, familyCount> familyNames{
    "raw_material", "manufactured_good", "civilian", "commercial",
    "military",     "scientific",        "guild"};
constexpr std::array<std::string_view, scienceCount> scienceNames{"compass", "gear", "tablet"};
constexpr std::array<std::string_view, 2> sideNames{"A", "B"};

} // namespace

std::string_view name(Resource resource) {
    return resourceNames[static_cast<std::size_t>(resource)];
}
std::string_view name(Family family) {
    return familyNames[static_cast<std::size_t>(family)];
}
std::string_view name(Science symbol) {
    return scienceNames[static_cast<std::size_t>(symbol)];
}
std::string_view name(Side side) {
    return sideNames[static_cast<std::size_t>(side)];
}

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
