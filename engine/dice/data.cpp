// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dice/data.h"

#include "engine/core/key_table.h"

#include <algorithm>

namespace mirabilia::dice {

namespace {

constexpr std::array<std::string_view, colourCount> colourNames{
    "grey", "blue", "red", "yellow", "green", "white", "purple", "black"};
constexpr std::array<std::string_view, buildingCount> buildingNames{
    "wonder",        "warehouse",  "agora",       "market", "barracks_west",
    "barracks_east", "university", "guild_court", "gallery"};
constexpr std::array<std::string_view, 3> originNames{"sourced", "inferred", "ours"};

} // namespace

std::string_view name(Colour colour) {
    return colourNames[index(colour)];
}
std::string_view name(Building building) {
    return buildingNames[index(building)];
}
std::string_view name(Origin origin) {
    return originNames[index(origin)];
}

std::optional<std::uint8_t> Die::face(std::string_view symbol) const {
    const auto found = std::find(faces.begin(), faces.end(), symbol);
    return found == faces.end() ? std::nullopt
                                : std::optional(static_cast<std::uint8_t>(found - faces.begin()));
}

std::optional<CellId> Catalogue::findCell(std::string_view key) const {
    const auto found = std::find(cellKeys.begin(), cellKeys.end(), key);
    return found == cellKeys.end() ? std::nullopt
                                   : std::optional(static_cast<CellId>(found - cellKeys.begin()));
}
std::optional<DieId> Catalogue::findDie(std::string_view key) const {
    return findKey(dice, key);
}
std::optional<BoardId> Catalogue::findBoard(std::string_view key) const {
    return findKey(boards, key);
}
std::optional<BonusId> Catalogue::findBonus(std::string_view key) const {
    return findKey(bonuses, key);
}

} // namespace mirabilia::dice
