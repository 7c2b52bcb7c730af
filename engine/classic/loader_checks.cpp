// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/classic/loader.h"

namespace mirabilia::classic::loading {

namespace {

using json_reader::requireList;
using json_reader::requireNumber;
using json_reader::requireTruth;
using json_reader::Value;
using json_reader::words;

void checkWords(const Value &document) {
    const auto resources = words<Resource, resourceCount>();
    const auto firstGood = resources.begin() + rawCount;
    requireList(document.at("resources").at("raw"), {resources.begin(), firstGood});
    requireList(document.at("resources").at("manufactured"), {firstGood, resources.end()});
    const auto families = words<Family, familyCount>();
    requireList(document.at("colors"), {families.begin(), families.end()});
}

void checkRules(const Value &rules, int fewestPlayers) {
    const Value players = rules.at("players");
    requireNumber(players.at("min"), 3);
    requireNumber(players.at("max"), static_cast<int>(maxSeats));
    if (fewestPlayers == 2) {
        requireNumber(players.at("expert_variant"), 2);
    }
    requireTruth(rules.at("same_structure_twice"), false);
    requireList(rules.at("tie_break"), {"most_coins", "shared"});
    rules.at("box").forEachMember(
        [](const std::string &, const Value &pieces) { (void)pieces.number(0, 999); });
}

void checkTwoPlayers(const Value &json, const Rules &rules) {
    (void)json.at("deck").text();
    (void)json.at("boards").text();
    requireNumber(json.at("hand_each"), static_cast<int>(handSize));
    requireNumber(json.at("free_city_pile"), static_cast<int>(handSize));
    requireNumber(json.at("start_coins_each_city"), rules.startCoins);
    requireTruth(json.at("controller_alternates_every_turn"), true);
    requireNumber(json.at("draws_per_turn"), 1);
    requireNumber(json.at("pile_left_at_end_of_turn_6"), 1);
}

} // namespace

void checkBox(const Value &document, const Catalogue &catalogue) {
    (void)document.at("seating").text();
    checkWords(document);
    checkRules(document.at("rules"), catalogue.rules.fewestPlayers);
    if (catalogue.rules.fewestPlayers == 2) {
        checkTwoPlayers(document.at("two_player"), catalogue.rules);
    }
}

} // namespace mirabilia::classic::loading
