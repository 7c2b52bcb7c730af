// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/duel/loader.h"

#include <algorithm>

namespace mirabilia::duel::loading {

namespace {

void requireCount(const Value &value, std::size_t found) {
    if (value.number(0, 999) != static_cast<int>(found)) {
        value.refuse("the rest of the file says " + std::to_string(found));
    }
}

std::size_t sizeOf(const Value &list) {
    std::size_t size = 0;
    list.forEachItem([&size](const Value &) { ++size; });
    return size;
}

void checkSetup(const Value &json, const Catalogue &catalogue) {
    requireTruth(json.at("bank_is_limited"), false);
    json.at("coin_tokens").forEachMember([](const std::string &, const Value &coins) {
        (void)coins.number(0, 999);
    });
    requireCount(json.at("progress_set_aside"),
                 catalogue.tokens.size() - catalogue.rules.tokensOnBoard);
    requireCount(json.at("wonders_unused"), catalogue.wonders.size() - 2 * wondersOffered);
    const Value groups = json.at("wonders_offered");
    groups.forEachItem(
        [](const Value &group) { requireNumber(group, static_cast<int>(wondersOffered)); });
    if (sizeOf(groups) != 2) {
        groups.refuse("expected two groups");
    }
    for (const char *seat : {"0", "1"}) {
        json.at("first_game_wonders").at(seat).forEachItem([&](const Value &wonder) {
            if (!catalogue.findWonder(wonder.text())) {
                wonder.refuse(inQuotes(wonder.text()) + " is no wonder");
            }
        });
    }
}

/// Coins of the military token at this distance; 0 if none.
int lootAt(const Rules &rules, int distance) {
    const auto found = std::find_if(rules.loot.begin(), rules.loot.end(),
                                    [distance](const Loot &loot) { return loot.at == distance; });
    return found == rules.loot.end() ? 0 : found->coins;
}

/// A zone is a run of spaces with the same points; the military token is where it begins.
void checkZone(const Value &zone, int first, int last, const Rules &rules) {
    const bool capital = zone.has("capital") && zone.at("capital").truth();
    if (capital != (last == rules.capital)) {
        zone.refuse("the last zone, and no other, is the capital");
    }
    const Value points = zone.at("vp");
    for (int space = first; space <= last && !capital; ++space) {
        requireCount(points, rules.pointsByDistance[static_cast<std::size_t>(space)]);
        if (space > first && lootAt(rules, space) != 0) {
            zone.refuse("a token lies inside the zone");
        }
    }
    if (capital && !points.isNull()) {
        points.refuse("the capital is no space with points");
    }
    const Value token = zone.at("token");
    if (const int loot = lootAt(rules, first); loot != 0 || !token.isNull()) {
        requireCount(token, static_cast<std::size_t>(loot));
    }
}

/// Checks that the zones agree with the points and tokens by distance.
void checkMilitary(const Value &json, const Rules &rules) {
    requireNumber(json.at("center"), 0);
    requireCount(json.at("spaces"), 2U * static_cast<std::size_t>(rules.capital) + 1);
    const Value zones = json.at("zones_each_side");
    requireCount(json.at("zones"), 2 * sizeOf(zones) + 1);
    int reached = 0;
    zones.forEachItem([&](const Value &zone) {
        const int first = zone.at("from").number(reached + 1, reached + 1);
        reached = zone.at("to").number(first, rules.capital);
        checkZone(zone, first, reached, rules);
    });
    if (reached != rules.capital) {
        zones.refuse("the zones do not reach the capital");
    }
}

} // namespace

void checkBox(const Value &document, const Catalogue &catalogue) {
    requireText(document.at("schema"), "duel-facts/1");
    checkSetup(document.at("setup"), catalogue);
    checkMilitary(document.at("military"), catalogue.rules);
    const Value scoring = document.at("scoring");
    requireList(scoring.at("categories"),
                {"blue", "green", "yellow", "purple", "wonders", "progress", "coins", "military"});
    requireList(scoring.at("tie_break"), {"vp_from_blue_cards", "shared_victory"});
    const Value ages = document.at("ages");
    requireList(ages.at("1").at("deck"), {"age1"});
    requireList(ages.at("2").at("deck"), {"age2"});
    requireList(ages.at("3").at("deck"), {"age3", "guild"});
    requireText(ages.at("1").at("first_player"), "start_player");
    for (const char *age : {"2", "3"}) {
        requireText(ages.at(age).at("first_player"), "chosen_by_weaker_military_else_last_active");
    }
}

} // namespace mirabilia::duel::loading
