// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/notation/scenario.h"

#include "app/notation/compare.h"
#include "engine/core/game.h"

#include <algorithm>
#include <array>

namespace mirabilia::notation {

namespace {

void checkCost(const JsonValue &step, ScenarioPosition &position, const std::string &where) {
    step.onlyKeys({"cost", "is"});
    position.checkCost(JsonValue(step.at("cost").raw(), where),
                       JsonValue(step.at("is").raw(), where));
}

void checkLegal(const JsonValue &step, ScenarioPosition &position, const std::string &where) {
    step.onlyKeys({"legal", "is", "because"});
    const bool expected = step.at("is").boolean();
    const auto because = step.find("because");
    if (because) {
        const std::string reason = because->text();
        if (!isRefusalCode(reason)) {
            because->refuse("\"" + printable(reason) + "\" is no code of a refusal");
        }
        if (expected) {
            because->refuse("stands only with \"is\": false");
        }
    }
    const std::string_view found = position.refusal(JsonValue(step.at("legal").raw(), where));
    const bool legal = found == "none";
    const std::string got = legal ? "true" : "false because " + std::string(found);
    if (legal != expected || (because && because->text() != found)) {
        throw Disagreed(where + ": expected " + (expected ? "true" : "false") +
                        (because ? " because " + because->text() : "") + ", got " + got);
    }
}

void doPlay(const JsonValue &step, ScenarioPosition &position, const std::string &where) {
    step.onlyKeys({"play", "others"});
    position.play(JsonValue(step.at("play").raw(), where), step.find("others"));
}

void doChoose(const JsonValue &step, ScenarioPosition &position, const std::string &where) {
    step.onlyKeys({"choose"});
    position.choose(JsonValue(step.at("choose").raw(), where));
}

void checkExpect(const JsonValue &step, ScenarioPosition &position, const std::string &where) {
    step.onlyKeys({"expect"});
    compare(JsonValue(step.at("expect").raw(), where), Json(position.facts()));
}

void checkScore(const JsonValue &step, ScenarioPosition &position, const std::string &where) {
    step.onlyKeys({"score"});
    compare(JsonValue(step.at("score").raw(), where), Json(position.scores()));
}

void checkWinners(const JsonValue &step, ScenarioPosition &position, const std::string &where) {
    step.onlyKeys({"winners"});
    compare(JsonValue(step.at("winners").raw(), where), Json(position.winners()));
}

struct StepKind {
    std::string_view key;
    void (*run)(const JsonValue &step, ScenarioPosition &position, const std::string &where);
};

constexpr std::array<StepKind, 7> stepKinds{{{"cost", checkCost},
                                             {"legal", checkLegal},
                                             {"play", doPlay},
                                             {"choose", doChoose},
                                             {"expect", checkExpect},
                                             {"score", checkScore},
                                             {"winners", checkWinners}}};

void runStep(const JsonValue &step, ScenarioPosition &position) {
    const auto kind = std::find_if(stepKinds.begin(), stepKinds.end(), [&step](const StepKind &k) {
        return step.has(std::string(k.key));
    });
    if (kind == stepKinds.end()) {
        step.refuse("expected one of the keys cost, legal, play, choose, expect, score, winners");
    }
    kind->run(step, position, step.place() + " " + std::string(kind->key));
}

const GameNotation &gameOf(const JsonValue &scenario, const Games &games) {
    const JsonValue key = scenario.at("game");
    const std::string wanted = key.text();
    const auto named = [&wanted](const auto &game) { return game->game() == wanted; };
    if (std::none_of(games.begin(), games.end(), named)) {
        key.refuse("the game \"" + printable(wanted) + "\" is unknown");
    }
    const JsonValue given = scenario.at("given");
    const int edition = editionOf(given);
    const auto found = std::find_if(games.begin(), games.end(), [&](const auto &game) {
        return named(game) && game->edition() == edition;
    });
    if (found == games.end()) {
        given.at("edition").refuse("the game has no edition " + std::to_string(edition));
    }
    return **found;
}

void checkHeader(const JsonValue &scenario) {
    scenario.onlyKeys({"format", "name", "game", "why", "source", "given", "then"});
    const JsonValue format = scenario.at("format");
    if (format.raw() != 1) {
        format.refuse("expected 1, got " + shown(format.raw()));
    }
    for (const char *key : {"why", "source"}) {
        if (const auto words = scenario.find(key)) {
            (void)words->text();
        }
    }
}

void run(const JsonValue &scenario, const Games &games, ScenarioResult &result) {
    const std::string name = scenario.at("name").text();
    if (name.empty()) {
        scenario.at("name").refuse("it is empty");
    }
    result.name = printable(name, 200);
    checkHeader(scenario);
    const auto position = gameOf(scenario, games).position(scenario.at("given"));
    const auto showAnyway = [&] { result.position = position->facts().dump(2); };
    try {
        std::size_t number = 0;
        for (const JsonValue &step : scenario.at("then").items()) {
            ++number;
            runStep(JsonValue(step.raw(), "step " + std::to_string(number)), *position);
        }
    } catch (...) {
        showAnyway();
        throw;
    }
    showAnyway();
}

ScenarioResult judged(const JsonValue &scenario, const std::string &nameless, const Games &games) {
    ScenarioResult result;
    result.name = nameless;
    try {
        run(scenario, games, result);
    } catch (const Disagreed &difference) {
        result.verdict = Verdict::failed;
        result.message = difference.what();
    } catch (const Refused &refused) {
        result.verdict = Verdict::refused;
        result.message = refused.what();
    }
    return result;
}

} // namespace

std::vector<ScenarioResult> runScenarios(std::string_view text, const std::string &fileName,
                                         const Games &games) {
    const std::string file = printable(fileName, 400);
    std::vector<ScenarioResult> results;
    try {
        const Json document = parseJson(text);
        if (!document.is_array()) {
            results.push_back(judged(JsonValue(document), file, games));
            return results;
        }
        for (const Json &scenario : document) {
            const std::string nameless = file + "[" + std::to_string(results.size()) + "]";
            results.push_back(judged(JsonValue(scenario), nameless, games));
        }
        if (results.empty()) {
            throw Refused("it holds no scenario");
        }
    } catch (const Refused &refused) {
        results.push_back({file, Verdict::refused, refused.what(), {}});
    }
    return results;
}

} // namespace mirabilia::notation
