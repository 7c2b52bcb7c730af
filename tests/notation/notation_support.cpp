// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/notation/notation_support.h"

#include "app/notation/classic_record.h"
#include "app/notation/games.h"
#include "resources/data.h"

namespace mirabilia::notation {

using namespace classic;

const Games &builtInGames() {
    static const Games games = loadAll(data::file);
    return games;
}

const Catalogue &builtInCatalogue() {
    return support::catalogue<Classic>();
}

Json randomRecord(support::Table table, std::uint64_t seed) {
    return randomRecordOf<Classic>(table, seed);
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
