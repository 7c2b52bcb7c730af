// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/classic/game.h"
#include "engine/classic/rules.h"

#include <algorithm>
#include <string>

namespace mirabilia::classic {

std::optional<Deck> Classic::admitted(const State &state, const Deck &deck) {
    const Catalogue &catalogue = *state.catalogue;
    const Deck &plain = catalogue.ageDeck(state.age, state.cityCount);
    if (state.phase != Phase::deal || deck.size() != state.cityCount * handSize) {
        return std::nullopt;
    }
    std::array<int, maxCards> counts{};
    CardSet guilds;
    for (const CardId card : deck) {
        if (!catalogue.knows(card)) {
            return std::nullopt;
        }
        if (catalogue.card(card).family == Family::guild) {
            if (guilds.has(card) || catalogue.card(card).age != state.age) {
                return std::nullopt;
            }
            guilds.add(card);
        } else {
            ++counts[index(card)];
        }
    }
    for (const CardId card : plain) {
        --counts[index(card)];
    }
    const bool complete =
        std::all_of(counts.begin(), counts.end(), [](int count) { return count == 0; });
    return complete ? std::optional(deck) : std::nullopt;
}

Deck Classic::sampleOutcome(const State &state, Rng &rng) {
    const Catalogue &catalogue = *state.catalogue;
    Deck deck = catalogue.ageDeck(state.age, state.cityCount);
    const int guildCount = catalogue.guildsIn(state.age, state.cityCount);
    if (guildCount > 0) {
        InlineList<CardId, maxCards> guilds;
        for (const CardId guild : catalogue.guilds) {
            guilds.push(guild);
        }
        for (int i = 0; i < guildCount; ++i) {
            const auto drawn = rng.below(static_cast<std::uint32_t>(guilds.size()));
            deck.push(guilds[drawn]);
            guilds.removeSwapping(drawn);
        }
    }
    rng.shuffle(deck);
    return deck;
}

Parsed<State> newGame(const Catalogue &catalogue, const Setup &setup) {
    const auto fail = [](const std::string &reason) { return Parsed<State>::failure(reason); };
    const int fewest = catalogue.rules.fewestPlayers;
    if (setup.players < fewest || setup.players > static_cast<int>(maxSeats)) {
        return fail("players: " + std::to_string(setup.players) + ", a game has " +
                    std::to_string(fewest) + " to 7");
    }
    const int cities = std::max(setup.players, 3);
    if (setup.boards.size() != static_cast<std::size_t>(cities)) {
        return fail("seats: " + std::to_string(setup.boards.size()) + " boards for " +
                    std::to_string(cities) + " cities");
    }
    State state;
    state.catalogue = &catalogue;
    state.people = static_cast<std::uint8_t>(setup.players);
    state.cityCount = static_cast<std::uint8_t>(cities);
    for (Seat seat = 0; seat < cities; ++seat) {
        const Board board = setup.boards[seat];
        if (index(board.wonder) >= catalogue.wonders.size()) {
            return fail("seats." + std::to_string(seat) + ".wonder: unknown");
        }
        for (Seat before = 0; before < seat; ++before) {
            if (setup.boards[before].wonder == board.wonder) {
                return fail("seats." + std::to_string(seat) + ".wonder: \"" +
                            catalogue.wonder(board.wonder).key + "\" is at seat " +
                            std::to_string(before) + " already");
            }
        }
        state.cities[seat].board = board;
        state.cities[seat].coins = static_cast<std::uint16_t>(
            catalogue.rules.startCoins + catalogue.wonder(board.wonder).extraCoins);
    }
    for (Seat seat = 0; seat < cities; ++seat) {
        deriveCity(state, seat);
    }
    return state;
}

Setup randomSetup(const Catalogue &catalogue, int players, Rng &rng) {
    Setup setup;
    setup.players = players;
    InlineList<WonderId, maxWonders> left;
    for (const Wonder &wonder : catalogue.wonders) {
        left.push(wonder.id);
    }
    for (int city = 0; city < std::max(players, 3); ++city) {
        const auto drawn = rng.below(static_cast<std::uint32_t>(left.size()));
        setup.boards.push({left[drawn], rng.below(2) == 0 ? Side::a : Side::b});
        left.removeSwapping(drawn);
    }
    return setup;
}

} // namespace mirabilia::classic
