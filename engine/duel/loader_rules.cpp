// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/duel/loader.h"

#include <algorithm>

namespace mirabilia::duel::loading {

namespace {

void readDraft(const Value &json, Rules &rules) {
    std::array<int, 2> picks{};
    std::size_t group = 0;
    json.forEachItem([&](const Value &list) {
        std::size_t turn = 0;
        list.forEachItem([&](const Value &item) {
            if (group == 2 || turn == wondersOffered) {
                item.refuse("more than two groups of four");
            }
            const std::uint8_t who = item.small(0, 1);
            rules.draftOrder[group][turn++] = who;
            ++picks[who];
        });
        ++group;
    });
    if (picks[0] != picks[1] || picks[0] != static_cast<int>(wondersPerPlayer)) {
        json.refuse("expected that each player takes four wonders");
    }
}

void readSetup(const Value &json, Rules &rules) {
    (void)json.at("players").number(2, 2);
    (void)json.at("cards_laid_out_per_age")
        .number(static_cast<int>(slotCount), static_cast<int>(slotCount));
    (void)json.at("wonders_per_player")
        .number(static_cast<int>(wondersPerPlayer), static_cast<int>(wondersPerPlayer));
    rules.startCoins = json.at("start_coins").small(0, mostCoins);
    rules.guildsInAge = json.at("guilds_added_to_age3").small(0, static_cast<int>(slotCount));
    rules.tokensOnBoard = json.at("progress_on_board").small(0, static_cast<int>(maxTokens));
    rules.mostWonders =
        json.at("max_wonders_built").small(0, 2 * static_cast<int>(wondersPerPlayer));
    readDraft(json.at("draft_order"), rules);
}

void readEconomy(const Value &json, Rules &rules) {
    rules.basePrice = json.at("base_price").small(1, highestPrice);
    rules.pricePerUnit = json.at("price_per_opponent_unit").small(0, highestPrice);
    rules.discardIncome = json.at("discard_base").small(0, mostCoins);
    rules.coinsPerPoint = json.at("coins_per_vp").small(1, mostCoins);
    const auto colours = familyWords();
    json.at("discard_per_color").forEachMember([&](const std::string &key, const Value &value) {
        const auto found = std::find(colours.begin(), colours.end(), key);
        if (found == colours.end()) {
            value.refuse("no colour of a card");
        }
        rules.discardBonus.push(
            {static_cast<Family>(found - colours.begin()), value.small(0, mostCoins)});
    });
    rules.pricedFamilies = bitsOf(json.at("price_counts_colors"), colours);
}

void readLoot(const Value &json, Rules &rules) {
    if (rules.loot.size() == maxLoot) {
        json.refuse("more than " + std::to_string(maxLoot) + " tokens");
    }
    const Loot loot{json.at("at").small(1, rules.capital - 1),
                    json.at("opponent_loses").small(1, mostCoins)};
    for (const Loot &other : rules.loot) {
        if (other.at >= loot.at || other.coins == loot.coins) {
            json.refuse("expected tokens of different worth, nearest first");
        }
    }
    rules.loot.push(loot);
}

void readMilitary(const Value &json, Rules &rules) {
    rules.capital = static_cast<std::int8_t>(
        json.at("capital_distance").number(1, static_cast<int>(maxDistance)));
    std::size_t distance = 0;
    const Value points = json.at("vp_by_distance");
    points.forEachItem([&](const Value &item) {
        if (distance == static_cast<std::size_t>(rules.capital)) {
            item.refuse("the capital is no space with points");
        }
        rules.pointsByDistance[distance++] = item.small(0, mostPoints);
    });
    if (distance != static_cast<std::size_t>(rules.capital)) {
        points.refuse("expected a number for each space before the capital");
    }
    json.at("tokens_each_side").forEachItem([&](const Value &item) { readLoot(item, rules); });
}

} // namespace

Rules readRules(const Value &document) {
    Rules rules;
    readSetup(document.at("setup"), rules);
    readEconomy(document.at("economy"), rules);
    readMilitary(document.at("military"), rules);
    const Value science = document.at("science");
    rules.symbolsToWin = science.at("symbols_for_victory").small(1, static_cast<int>(scienceCount));
    rules.copiesForToken = science.at("copies_for_progress_token").small(2, 10);
    return rules;
}

} // namespace mirabilia::duel::loading
