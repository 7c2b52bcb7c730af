// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/data/game_data.h"
#include "app/notation/classic_notation.h"
#include "app/notation/classic_record.h"
#include "app/notation/dice_notation.h"
#include "app/notation/dice_record.h"
#include "app/notation/duel_notation.h"
#include "app/notation/duel_record.h"
#include "engine/classic/game.h"
#include "engine/dice/game.h"
#include "engine/duel/game.h"

#include <array>
#include <string>
#include <string_view>

namespace mirabilia::notation {

/// Types of games. `map` makes something of each of them.
template <Game... Each>
struct GameList {
    /// The results of `make.template operator()<G>()`, in order.
    template <class Make>
    static constexpr auto map(Make make) {
        return std::array{make.template operator()<Each>()...};
    }
};

/// The games that this program knows: the one list of them. Whoever does something with every game
/// goes through it, and has to say for a new one what is its own.
using AllGames = GameList<classic::Classic, duel::Duel, dice::Dice>;

/// How many editions of a game there are; each is played with data of its own.
template <Game G>
inline constexpr int editions = 1;
template <>
inline constexpr int editions<classic::Classic> = 2;

/// The fewest players of a game in an edition: the Free City stayed behind with the first.
template <Game G>
inline constexpr int fewestPlayers(int edition) {
    return edition == 1 ? G::fewestPlayers : 3;
}

/// The edition of a game that this is the data of.
template <Game G>
int editionOf(const typename G::Catalogue &catalogue) {
    if constexpr (requires { catalogue.edition; }) {
        return catalogue.edition;
    }
    return 1;
}

/// What is said of data that lies where another edition's belongs.
inline constexpr std::string_view otherEdition = "this is the data of another edition";

using mirabilia::dataFile;

using LoadedNotation = Parsed<std::unique_ptr<const GameNotation>>;

/// The notation of a game with this data. Each game says its own; without that nothing compiles.
template <Game G>
LoadedNotation loadNotation(std::string_view data, std::string_view fileName) = delete;
template <>
inline LoadedNotation loadNotation<classic::Classic>(std::string_view data,
                                                     std::string_view fileName) {
    return loadClassic(data, fileName);
}
template <>
inline LoadedNotation loadNotation<duel::Duel>(std::string_view data, std::string_view fileName) {
    return loadDuel(data, fileName);
}
template <>
inline LoadedNotation loadNotation<dice::Dice>(std::string_view data, std::string_view fileName) {
    return loadDice(data, fileName);
}

/// Whether a record is one of this game, in the edition of this data.
template <Game G>
bool isRecordOf(const Json &record, const typename G::Catalogue &catalogue) = delete;
template <>
inline bool isRecordOf<classic::Classic>(const Json &record, const classic::Catalogue &catalogue) {
    return isClassicRecord(record, catalogue.edition);
}
template <>
inline bool isRecordOf<duel::Duel>(const Json &record, const duel::Catalogue & /*data*/) {
    return isDuelRecord(record);
}
template <>
inline bool isRecordOf<dice::Dice>(const Json &record, const dice::Catalogue & /*data*/) {
    return isDiceRecord(record);
}

/// All games in all editions with the data that `textOf` finds by the name of a file, which must be
/// good.
template <class TextOf>
Games loadAll(TextOf textOf) {
    Games games;
    AllGames::map([&]<Game G>() {
        for (int edition = 1; edition <= editions<G>; ++edition) {
            const std::string file = dataFile(G::id, edition);
            games.push_back(loadNotation<G>(textOf(file), file).value());
        }
        return true;
    });
    return games;
}

} // namespace mirabilia::notation
