// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/notation/notation_support.h"

#include "app/notation/classic_notation.h"
#include "app/notation/classic_record.h"
#include "resources/data.h"

namespace mirabilia::notation {

using namespace classic;

const Games &builtInGames() {
    static const Games games = [] {
        Games list;
        list.push_back(loadClassic(data::file("classic.json"), "classic.json").value());
        return list;
    }();
    return games;
}

const Catalogue &builtInCatalogue() {
    static const Catalogue catalogue =
        parseCatalogue(data::file("classic.json"), "classic.json").value();
    return catalogue;
}

Json randomRecord(int players, std::uint64_t seed) {
    Rng rng(seed);
    const Setup setup = randomSetup(builtInCatalogue(), players, rng);
    State state = newGame(builtInCatalogue(), setup).value();
    std::vector<Step<Classic>> steps;
    while (state.phase != Phase::over) {
        if (Classic::node(state) == Node::chance) {
            steps.emplace_back(Classic::sampleOutcome(state, rng));
        } else {
            const Seat seat = state.waiting().first();
            Classic::MoveList moves;
            Classic::legal(state, seat, moves);
            steps.emplace_back(Decision<Classic>{
                seat, moves[rng.below(static_cast<std::uint32_t>(moves.size()))]});
        }
        doStep<Classic>(state, steps.back());
    }
    return Json::parse(recordOf(builtInCatalogue(), setup, steps, "random"));
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
