// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/duel/data.h"

#include <algorithm>

namespace mirabilia::duel {

namespace {

constexpr std::array<std::string_view, resourceCount> resourceNames{"wood", "clay", "stone",
                                                                    "glass", "papyrus"};
constexpr std::array<std::string_view, familyCount> familyNames{"brown",  "grey", "blue",  "green",
                                                                "yellow", "red",  "purple"};
constexpr std::array<std::string_view, scienceCount> scienceNames{
    "globe", "sundial", "mortar", "plumb", "quill", "wheel", "scales"};

template <class Table>
auto findKey(const Table &table, std::string_view key) {
    const auto found = std::find_if(table.begin(), table.end(),
                                    [key](const auto &entry) { return entry.key == key; });
    return found == table.end() ? std::nullopt : std::optional(found->id);
}

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

std::optional<CardId> Catalogue::findCard(std::string_view key) const {
    return findKey(cards, key);
}
std::optional<WonderId> Catalogue::findWonder(std::string_view key) const {
    return findKey(wonders, key);
}
std::optional<TokenId> Catalogue::findToken(std::string_view key) const {
    return findKey(tokens, key);
}

} // namespace mirabilia::duel
