// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/duel/data.h"

#include "engine/core/key_table.h"

#include <algorithm>

namespace mirabilia::duel {

namespace {

constexpr std::array<std::string_view, resourceCount> resourceNames{"wood", "clay", "stone",
                                                                    "glass", "papyrus"};
constexpr std::array<std::string_view, familyCount> familyNames{"brown",  "grey", "blue",  "green",
                                                                "yellow", "red",  "purple"};
constexpr std::array<std::string_view, scienceCount> scienceNames{
    "globe", "sundial", "mortar", "plumb", "quill", "wheel", "scales"};

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

bool changesPrices(const Effects &effects) {
    return std::any_of(effects.begin(), effects.end(), [](const Effect &effect) {
        return effect.kind == EffectKind::produce || effect.kind == EffectKind::choice ||
               effect.kind == EffectKind::price || effect.kind == EffectKind::wonderDiscount ||
               effect.kind == EffectKind::civilianDiscount;
    });
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
