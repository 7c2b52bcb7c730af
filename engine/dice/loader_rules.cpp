// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dice/loader.h"

#include <algorithm>

namespace mirabilia::dice::loading {

namespace {

constexpr std::array<std::string_view, 2> timingWords{"before_costs", "after_costs"};
constexpr std::array<std::string_view, 3> tieWords{"all", "none", "most_coins"};
constexpr std::array<std::string_view, 2> victoryWords{"most circled unspent coins",
                                                       "shared victory"};

/// A list of exactly these words.
void requireList(const Value &list, const std::vector<std::string_view> &only) {
    std::size_t count = 0;
    list.forEachItem([&](const Value &item) {
        if (count >= only.size()) {
            item.refuse("one too many");
        }
        requireText(item, only[count++]);
    });
    if (count < only.size()) {
        list.refuse("\"" + std::string(only[count]) + "\" is missing");
    }
}

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

/// The rulings that other sources might settle otherwise: each option works. The other rulings know
/// one value only.
void readRulings(const Value &rulings, Rules &rules) {
    const auto value = [&rulings](const char *ruling) { return rulings.at(ruling).at("value"); };
    rules.coinsOnDie =
        static_cast<CoinsOnDieTiming>(value("coins_on_die_timing").oneOf(timingWords));
    rules.agoraTie = static_cast<AgoraFirstTie>(value("agora_first_tie").oneOf(tieWords));
    rules.attackFloor = static_cast<std::int8_t>(value("attack_floor").number(-9, 9));
    requireText(value("cross_targets_barracks"), "either_side_any_lane");
    requireText(value("cross_effect"), "optional");
    requireText(value("follow_up_order"), "depth_first");
    requireText(value("die_entering"), "next_round");
    requireText(value("fourth_building"), "no_bonus");
    requireText(value("no_cell_for_face"), "die_cannot_be_chosen");
}

void readMainRules(const Value &rules, Rules &result) {
    requireList(rules.at("actions"), {"build", "wonder", "pass"});
    result.passCoins = rules.at("pass_coins").small(1, maxCoins);
    result.coinPerMissing = rules.at("coin_per_missing_resource").small(0, 9);
    for (int coins = 0; coins <= maxCoins; ++coins) {
        const int each = result.coinPerMissing;
        result.buys[static_cast<std::size_t>(coins)] =
            static_cast<std::uint8_t>(each == 0 ? maxCost : std::min(coins / each, maxCost));
    }
    requireTruth(rules.at("resources_consumed"), false);
    requireTruth(rules.at("simultaneous"), true);
    requireText(rules.at("attack_uses_defence_of"), "previous round");
    result.bonusesToEnd = rules.at("bonuses_to_end").small(1, static_cast<int>(maxBonuses));
    result.coinsBreakTies = false;
    rules.at("tie").forEachItem([&result](const Value &item) {
        result.coinsBreakTies = item.oneOf(victoryWords) == 0 || result.coinsBreakTies;
    });
    // Barracks before Agora, unlike the order of the buildings.
    requireList(rules.at("score_rows"), {"wonder", "barracks_west", "barracks_east", "agora",
                                         "market", "university", "guild_court", "gallery"});
}

void checkOriginsOf(const Value &value, const std::vector<std::string> &known) {
    if (value.isText()) {
        (void)value.oneOf(known);
    } else {
        value.forEachMember(
            [&known](const std::string &, const Value &part) { (void)part.oneOf(known); });
    }
}

void checkOriginsIn(const Value &value, const std::vector<std::string> &known) {
    if (value.isList()) {
        value.forEachItem([&known](const Value &item) { checkOriginsIn(item, known); });
    } else if (value.isObject()) {
        value.forEachMember([&known](const std::string &key, const Value &member) {
            if (key == "origin" || key == "order_origin") {
                checkOriginsOf(member, known);
            } else {
                checkOriginsIn(member, known);
            }
        });
    }
}

} // namespace

void requireText(const Value &value, std::string_view only) {
    if (value.text() != only) {
        value.refuse(inQuotes(value.text()) + " is unknown here, only \"" + std::string(only) +
                     "\" is");
    }
}

void requireTruth(const Value &value, bool only) {
    if (value.truth() != only) {
        value.refuse(std::string("only ") + (only ? "true" : "false") + " is known here");
    }
}

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
    readRulings(document.at("rulings"), rules);
    rules.agoraFirst =
        document.at("buildings").at("agora").at("first_complete_vp").small(0, maxCoins);
    return rules;
}

} // namespace mirabilia::dice::loading
