// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

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

/// The name of a game's data file: "classic.json".
inline std::string dataFile(std::string_view game) {
    return std::string(game) + ".json";
}

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

/// Whether a record is one of this game.
template <Game G>
bool isRecordOf(const Json &record) = delete;
template <>
inline bool isRecordOf<classic::Classic>(const Json &record) {
    return isClassicRecord(record);
}
template <>
inline bool isRecordOf<duel::Duel>(const Json &record) {
    return isDuelRecord(record);
}
template <>
inline bool isRecordOf<dice::Dice>(const Json &record) {
    return isDiceRecord(record);
}

/// All games with the data that `textOf` finds by the name of a file, which must be good.
template <class TextOf>
Games loadAll(TextOf textOf) {
    Games games;
    AllGames::map([&]<Game G>() {
        const std::string file = dataFile(G::id);
        games.push_back(loadNotation<G>(textOf(file), file).value());
        return true;
    });
    return games;
}

} // namespace mirabilia::notation
