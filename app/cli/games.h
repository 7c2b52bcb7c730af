// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/benchmark.h"
#include "app/cli/commands.h"
#include "app/cli/reviewer.h"
#include "app/cli/simulator.h"
#include "app/data/data_folder.h"
#include "app/notation/game_notation.h"
#include "engine/core/parsed.h"

#include <memory>
#include <span>
#include <string>
#include <string_view>

namespace mirabilia::cli {

/// What the tool can do with one edition of a game.
struct GameTools {
    std::string_view id; ///< "classic"
    int edition;
    int fewestPlayers;
    int mostPlayers;
    std::span<const std::string_view> (*categories)(); ///< of points
    std::unique_ptr<const Simulator> (*simulator)(std::string_view data, std::string_view fileName);
    std::unique_ptr<const Reviewer> (*reviewer)(std::string_view data, std::string_view fileName);
    std::string (*when)(const ai::Turn &turn); ///< "age 1, turn 3"
    BenchResult (*bench)(std::string_view data, std::string_view fileName, int players,
                         double seconds);
};

/// In the order of notation::AllGames, each game in all its editions.
std::span<const GameTools> games();

/// The game with this id and edition. Throws BadInput if there is none.
const GameTools &gameNamed(std::string_view id, int edition = 1);

/// How the tool names a game's edition: "classic", "classic 2".
std::string named(std::string_view game, int edition);

/// Throws BadInput if the game does not allow this number of players.
void checkPlayers(const GameTools &game, int players);

/// A game's data, and the name to report for it.
struct DataText {
    std::string fileName;
    std::string text;
};

/// The data a command works with. Throws BadInput for an unusable folder; reports broken files of
/// the user's own on `console.err`.
GameData dataFor(const DataChoice &choice, const Console &console);

/// The part of the data that belongs to a game.
DataText dataOf(const GameTools &game, const GameData &data);

/// All games in all editions. Throws BadInput for unusable data.
notation::Games loadGames(const GameData &data);

} // namespace mirabilia::cli
