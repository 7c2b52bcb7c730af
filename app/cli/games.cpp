// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/games.h"

#include "app/cli/classic_story.h"
#include "app/cli/commands.h"
#include "app/cli/dice_story.h"
#include "app/cli/duel_story.h"
#include "app/cli/files.h"
#include "app/cli/game_bench.h"
#include "app/cli/game_reviewer.h"
#include "app/cli/game_simulator.h"
#include "app/notation/classic_record.h"
#include "app/notation/classic_words.h"
#include "app/notation/dice_record.h"
#include "app/notation/dice_words.h"
#include "app/notation/duel_record.h"
#include "app/notation/duel_words.h"
#include "app/notation/games.h"
#include "app/platform/platform.h"
#include "engine/ai/classic/player.h"
#include "engine/ai/dice/player.h"
#include "engine/ai/duel/player.h"
#include "resources/data.h"

#include <algorithm>
#include <array>
#include <filesystem>

namespace mirabilia::cli {

namespace fs = std::filesystem;

namespace {

/// What tells the story of a game.
template <mirabilia::Game G>
struct Teller;
template <>
struct Teller<classic::Classic> {
    using Type = ClassicStory;
};
template <>
struct Teller<duel::Duel> {
    using Type = DuelStory;
};
template <>
struct Teller<dice::Dice> {
    using Type = DiceStory;
};

/// What the decisions of a game are called in a review.
template <mirabilia::Game G>
struct ReviewWords;
template <>
struct ReviewWords<classic::Classic> {
    static std::string when(const ai::Turn &turn) {
        return "age " + std::to_string(turn.age) + ", turn " + std::to_string(turn.number);
    }
    static std::string move(const classic::Catalogue &catalogue, const classic::Move &move) {
        return notation::classic_words::moveText(catalogue, move);
    }
};
template <>
struct ReviewWords<duel::Duel> {
    static std::string when(const ai::Turn &turn) {
        return (turn.age == 0 ? "draft" : "age " + std::to_string(turn.age)) + ", move " +
               std::to_string(turn.number);
    }
    static std::string move(const duel::Catalogue &catalogue, const duel::Move &move) {
        return notation::duel_words::moveText(catalogue, move);
    }
};
template <>
struct ReviewWords<dice::Dice> {
    static std::string when(const ai::Turn &turn) { return "round " + std::to_string(turn.number); }
    static std::string move(const dice::Catalogue &catalogue, const dice::Move &move) {
        return notation::dice_words::moveText(catalogue, move);
    }
};

} // namespace

std::span<const GameTools> games() {
    static const std::vector<GameTools> all = [] {
        std::vector<GameTools> tools;
        notation::AllGames::map([&tools]<mirabilia::Game G>() {
            for (int edition = 1; edition <= notation::editions<G>; ++edition) {
                tools.push_back({.id = G::id,
                                 .edition = edition,
                                 .fewestPlayers = notation::fewestPlayers<G>(edition),
                                 .mostPlayers = G::mostPlayers,
                                 .categories = G::categories,
                                 .load = notation::loadNotation<G>,
                                 .simulator = gameSimulator<G, typename Teller<G>::Type>,
                                 .reviewer = gameReviewer<G, ReviewWords<G>>,
                                 .when = ReviewWords<G>::when,
                                 .bench = benchGame<G>});
            }
            return G::id;
        });
        return tools;
    }();
    return all;
}

const GameTools &gameNamed(std::string_view id, int edition) {
    std::string known;
    for (const GameTools &game : games()) {
        if (game.id == id && game.edition == edition) {
            return game;
        }
        known += game.edition != 1 ? "" : (known.empty() ? "" : ", ") + std::string(game.id);
    }
    if (edition != 1) {
        throw BadInput("--edition: " + notation::printable(id) + " has no edition " +
                       std::to_string(edition));
    }
    throw BadInput("--game: \"" + notation::printable(id) + "\" is unknown, expected one of " +
                   known);
}

std::string named(std::string_view game, int edition) {
    return std::string(game) + (edition == 1 ? "" : " " + std::to_string(edition));
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
        return platform::pathOf(directory) / notation::dataFile(any.id, any.edition);
    };
    const auto there = [&](const GameTools &any) {
        std::error_code failed;
        return fs::exists(fileOf(any), failed);
    };
    if (directory.empty()) {
        const std::string file = notation::dataFile(game.id, game.edition);
        return {file, std::string(data::file(file))};
    }
    if (std::none_of(games().begin(), games().end(), there)) {
        throw BadInput("--data " + notation::printable(directory, 400) +
                       ": there is no data file of a game, such as classic.json");
    }
    if (!there(game)) {
        return dataOf(game, {});
    }
    const std::string name = notation::printable(platform::nameOf(fileOf(game)), 400);
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
        if ((*notation)->edition() != game.edition) {
            throw BadInput(data.fileName + ": " + std::string(notation::otherEdition));
        }
        loaded.push_back(std::move(notation).value());
    }
    return loaded;
}

} // namespace mirabilia::cli
