// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/notation/notation_support.h"

#include "app/notation/classic_notation.h"
#include "app/notation/classic_record.h"
#include "app/notation/dice_notation.h"
#include "app/notation/duel_notation.h"
#include "resources/data.h"

namespace mirabilia::notation {

using namespace classic;

const Games &builtInGames() {
    static const Games games = [] {
        Games list;
        list.push_back(loadClassic(data::file("classic.json"), "classic.json").value());
        list.push_back(loadDice(data::file("dice.json"), "dice.json").value());
        list.push_back(loadDuel(data::file("duel.json"), "duel.json").value());
        return list;
    }();
    return games;
}

const Catalogue &builtInCatalogue() {
    return support::catalogue<Classic>();
}

Json randomRecord(int players, std::uint64_t seed) {
    return randomRecordOf<Classic>(players, seed);
}

Json smallScenario(Json steps) {
    Json scenario = Json::parse(R"({
      "format": 1, "name": "small", "game": "classic",
      "given": {"turn": 6, "seats": [
        {"wonder": "giza", "side": "A", "hand": ["altar", "barracks"]},
        {"wonder": "rhodes", "side": "A", "hand": ["theater", "workshop"]},
        {"wonder": "ephesus", "side": "B", "hand": ["press_1", "baths"]}]}})");
    scenario["then"] = std::move(steps);
    return scenario;
}

} // namespace mirabilia::notation
