// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/notation/classic_notation.h"
#include "app/notation/dice_notation.h"
#include "app/notation/duel_notation.h"
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

using LoadNotation = Parsed<std::unique_ptr<const GameNotation>> (*)(std::string_view data,
                                                                     std::string_view fileName);
template <Game G>
inline constexpr LoadNotation loadNotation = nullptr;
template <>
inline constexpr LoadNotation loadNotation<classic::Classic> = loadClassic;
template <>
inline constexpr LoadNotation loadNotation<duel::Duel> = loadDuel;
template <>
inline constexpr LoadNotation loadNotation<dice::Dice> = loadDice;

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
