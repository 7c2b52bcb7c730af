// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/games.h"

#include "app/cli/classic_story.h"
#include "app/cli/dice_story.h"
#include "app/cli/duel_story.h"
#include "app/cli/game_bench.h"
#include "app/cli/game_reviewer.h"
#include "app/cli/game_simulator.h"
#include "app/data/load.h"
#include "app/notation/classic_record.h"
#include "app/notation/classic_words.h"
#include "app/notation/dice_record.h"
#include "app/notation/dice_words.h"
#include "app/notation/duel_record.h"
#include "app/notation/duel_words.h"
#include "app/platform/platform.h"
#include "engine/ai/classic/player.h"
#include "engine/ai/dice/player.h"
#include "engine/ai/duel/player.h"

#include <algorithm>
#include <ostream>
#include <utility>

namespace mirabilia::cli {

namespace {

/// The story of a game.
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

/// How a review names the turns and moves of a game.
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

GameData dataFor(const DataChoice &choice, const Console &console) {
    Parsed<GameData> data = chooseData(choice, platform::ownFolder());
    if (!data) {
        throw BadInput(data.error());
    }
    for (const std::string &problem : data->problems()) {
        console.err << "mirabilia-cli: " << problem << "; the built-in file is used\n";
    }
    return std::move(data).value();
}

DataText dataOf(const GameTools &game, const GameData &data) {
    const std::string file = dataFile(game.id, game.edition);
    return {data.name(file), std::string(data.text(file))};
}

notation::Games loadGames(const GameData &data) {
    notation::Games loaded;
    for (const GameTools &game : games()) {
        const DataText file = dataOf(game, data);
        auto notation = loadData(dataFile(game.id, game.edition), file.text, file.fileName);
        if (!notation) {
            throw BadInput(notation.error());
        }
        loaded.push_back(std::move(notation).value());
    }
    return loaded;
}

} // namespace mirabilia::cli
