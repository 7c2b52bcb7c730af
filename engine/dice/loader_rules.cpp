// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dice/loader.h"

#include <algorithm>

namespace mirabilia::dice::loading {

namespace {

constexpr std::array<std::string_view, 2> timingWords{"before_costs", "after_costs"};
constexpr std::array<std::string_view, 3> tieWords{"all", "none", "most_coins"};
constexpr std::array<std::pair<const char *, std::string_view>, 6> onlyRulings{{
    {"cross_targets_barracks", "either_side_any_lane"},
    {"cross_effect", "optional"},
    {"follow_up_order", "depth_first"},
    {"die_entering", "next_round"},
    {"fourth_building", "no_bonus"},
    {"no_cell_for_face", "die_cannot_be_chosen"},
}};
constexpr std::string_view coinsDecide = "most circled unspent coins";
constexpr std::string_view victoryIsShared = "shared victory";

void readQuadrants(const Value &forum, Rules &rules) {
    const Value costs = forum.at("quadrant_costs");
    costs.forEachItem([&rules](const Value &item) {
        if (rules.quadrantCosts.size() == maxQuadrants) {
            item.refuse("more than four quadrants");
        }
        rules.quadrantCosts.push(item.small(0, 9));
    });
    if (rules.quadrantCosts.empty()) {
        costs.refuse("empty");
    }
    requireText(forum.at("distribution"), "uniform");
    requireTruth(forum.at("dice_are_taken"), false);
}

/// Rulings that a source might settle otherwise: every option works. The others know one value
/// only.
void readRulings(const Value &document, Rules &rules) {
    rules.coinsOnDie =
        static_cast<CoinsOnDieTiming>(ruled(document, "coins_on_die_timing", timingWords));
    rules.agoraTie = static_cast<AgoraFirstTie>(ruled(document, "agora_first_tie", tieWords));
    rules.attackFloor = static_cast<std::int8_t>(
        document.at("rulings").at("attack_floor").at("value").number(-9, 9));
    for (const auto &[name, only] : onlyRulings) {
        (void)ruled(document, name, std::array{only});
    }
}

/// Either coins break ties and the rest is shared, or every tie is shared.
void readTie(const Value &list, Rules &rules) {
    std::size_t steps = 0;
    list.forEachItem([&steps](const Value &) { ++steps; });
    rules.coinsBreakTies = steps > 1;
    requireList(list, steps > 1 ? std::vector{coinsDecide, victoryIsShared}
                                : std::vector{victoryIsShared});
}

void readMainRules(const Value &rules, Rules &result) {
    requireList(rules.at("actions"), {"build", "wonder", "pass"});
    result.passCoins = rules.at("pass_coins").small(1, maxCoins);
    result.coinPerMissing = rules.at("coin_per_missing_resource").small(0, 9);
    requireTruth(rules.at("resources_consumed"), false);
    requireTruth(rules.at("simultaneous"), true);
    requireText(rules.at("attack_uses_defence_of"), "previous round");
    result.bonusesToEnd = rules.at("bonuses_to_end").small(1, static_cast<int>(maxBonuses));
    readTie(rules.at("tie"), result);
    // Barracks before Agora, unlike the order of the buildings.
    requireList(rules.at("score_rows"), {"wonder", "barracks_west", "barracks_east", "agora",
                                         "market", "university", "guild_court", "gallery"});
}

/// Checks one word for all facts in `of`, or one each.
void checkOriginsOf(const Value &value, const Value &of, const std::vector<std::string> &known) {
    if (value.isText()) {
        (void)value.oneOf(known);
        return;
    }
    constexpr std::array<std::string_view, 3> general{"default", "direction", "city"};
    value.forEachMember([&](const std::string &key, const Value &part) {
        if (!of.has(key) && std::find(general.begin(), general.end(), key) == general.end()) {
            part.refuse("there is no " + inQuotes(key) + " that could come from there");
        }
        (void)part.oneOf(known);
    });
}

void checkOriginsIn(const Value &value, const std::vector<std::string> &known) {
    if (value.isList()) {
        value.forEachItem([&known](const Value &item) { checkOriginsIn(item, known); });
    } else if (value.isObject()) {
        value.forEachMember([&](const std::string &key, const Value &member) {
            if (key == "origin" || key == "order_origin") {
                checkOriginsOf(member, value, known);
            } else {
                checkOriginsIn(member, known);
            }
        });
    }
}

} // namespace

void checkOrigins(const Value &document) {
    std::vector<std::string> known;
    document.at("origins").forEachMember(
        [&known](const std::string &key, const Value &) { known.push_back(key); });
    for (const std::string_view word : words<Origin, 3>()) {
        (void)document.at("origins").at(std::string(word)).text();
    }
    if (known.size() != words<Origin, 3>().size()) {
        document.at("origins").refuse("expected sourced, inferred and ours only");
    }
    checkOriginsIn(document, known);
}

Rules readRules(const Value &document) {
    Rules rules;
    requireText(document.at("setup").at("board_assignment"), "random");
    const Value reserve = document.at("gold_reserve");
    rules.capacity = reserve.at("capacity").small(1, maxCoins);
    requireText(reserve.at("when_full"), "erase_crossed_off");
    rules.startCoins = document.at("setup").at("starting_coins").small(0, rules.capacity);
    readQuadrants(document.at("forum"), rules);
    readMainRules(document.at("rules"), rules);
    readRulings(document, rules);
    rules.agoraFirst =
        document.at("buildings").at("agora").at("first_complete_vp").small(0, maxCoins);
    return rules;
}

} // namespace mirabilia::dice::loading
