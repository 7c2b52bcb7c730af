// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/games.h"

#include "app/cli/classic_bench.h"
#include "app/cli/classic_sim.h"
#include "app/cli/commands.h"
#include "app/cli/files.h"
#include "app/notation/classic_notation.h"
#include "resources/data.h"

#include <algorithm>
#include <array>
#include <filesystem>

namespace mirabilia::cli {

namespace fs = std::filesystem;

std::span<const Game> games() {
    static constexpr std::array<Game, 1> all{
        {{"classic", "classic.json", notation::loadClassic, classicSimulator, classicBench}}};
    return all;
}

const Game &gameNamed(const std::string &id) {
    std::string known;
    for (const Game &game : games()) {
        if (game.id == id) {
            return game;
        }
        known += (known.empty() ? "" : ", ") + std::string(game.id);
    }
    throw BadInput("--game: \"" + notation::printable(id) + "\" is unknown, expected one of " +
                   known);
}

DataText dataOf(const Game &game, const std::string &directory) {
    const auto fileOf = [&directory](const Game &any) {
        return fs::path(directory) / any.dataFile;
    };
    const auto there = [&](const Game &any) {
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
    for (const Game &game : games()) {
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
