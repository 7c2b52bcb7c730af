// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/games.h"

#include "app/cli/classic_story.h"
#include "app/cli/commands.h"
#include "app/cli/dice_story.h"
#include "app/cli/duel_story.h"
#include "app/cli/files.h"
#include "app/cli/game_bench.h"
#include "app/cli/game_simulator.h"
#include "app/notation/classic_notation.h"
#include "app/notation/classic_record.h"
#include "app/notation/dice_notation.h"
#include "app/notation/dice_record.h"
#include "app/notation/duel_notation.h"
#include "app/notation/duel_record.h"
#include "engine/ai/classic_player.h"
#include "engine/ai/dice_player.h"
#include "engine/ai/duel_player.h"
#include "resources/data.h"

#include <algorithm>
#include <array>
#include <filesystem>

namespace mirabilia::cli {

namespace fs = std::filesystem;

namespace {

template <mirabilia::Game G, class Story>
constexpr GameTools toolsOf(std::string_view dataFile, decltype(GameTools::load) load) {
    return {.id = G::id,
            .dataFile = dataFile,
            .fewestPlayers = G::fewestPlayers,
            .mostPlayers = G::mostPlayers,
            .categories = G::categories,
            .load = load,
            .simulator = gameSimulator<G, Story>,
            .bench = benchGame<G>};
}

} // namespace

std::span<const GameTools> games() {
    static constexpr std::array all{
        toolsOf<classic::Classic, ClassicStory>("classic.json", notation::loadClassic),
        toolsOf<duel::Duel, DuelStory>("duel.json", notation::loadDuel),
        toolsOf<dice::Dice, DiceStory>("dice.json", notation::loadDice),
    };
    return all;
}

const GameTools &gameNamed(const std::string &id) {
    std::string known;
    for (const GameTools &game : games()) {
        if (game.id == id) {
            return game;
        }
        known += (known.empty() ? "" : ", ") + std::string(game.id);
    }
    throw BadInput("--game: \"" + notation::printable(id) + "\" is unknown, expected one of " +
                   known);
}

void checkPlayers(const GameTools &game, int players) {
    if (players < game.fewestPlayers || players > game.mostPlayers) {
        const std::string fewest = std::to_string(game.fewestPlayers);
        throw BadInput("--players: " + std::to_string(players) + ", expected " +
                       (game.fewestPlayers == game.mostPlayers
                            ? fewest
                            : fewest + " to " + std::to_string(game.mostPlayers)));
    }
}

DataText dataOf(const GameTools &game, const std::string &directory) {
    const auto fileOf = [&directory](const GameTools &any) {
        return fs::path(directory) / any.dataFile;
    };
    const auto there = [&](const GameTools &any) {
        std::error_code failed;
        return fs::exists(fileOf(any), failed);
    };
    if (directory.empty()) {
        return {std::string(game.dataFile), std::string(data::file(game.dataFile))};
    }
    if (std::none_of(games().begin(), games().end(), there)) {
        throw BadInput("--data " + notation::printable(directory, 400) +
                       ": there is no data file of a game, such as classic.json");
    }
    if (!there(game)) {
        return dataOf(game, {});
    }
    const std::string name = notation::printable(fileOf(game).string(), 400);
    Parsed<std::string> text = readFile(fileOf(game));
    if (!text) {
        throw BadInput(name + ": " + text.error());
    }
    return {name, std::move(text).value()};
}

notation::Games loadGames(const std::string &directory) {
    notation::Games loaded;
    for (const GameTools &game : games()) {
        const DataText data = dataOf(game, directory);
        auto notation = game.load(data.text, data.fileName);
        if (!notation) {
            throw BadInput(notation.error());
        }
        loaded.push_back(std::move(notation).value());
    }
    return loaded;
}

} // namespace mirabilia::cli
