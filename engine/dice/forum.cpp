// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dice/game.h"
#include "engine/dice/rules.h"

namespace mirabilia::dice {

/// Every face and every quadrant of a die is equally likely; the grey dice that leave are drawn at
/// random.
Dice::Outcome Dice::sampleOutcome(const State &state, Rng &rng) {
    const Catalogue &catalogue = *state.catalogue;
    Forum forum;
    const DiceMask entering = enteringDice(state);
    forum.dice = state.forum.dice | entering;
    for (int i = entering.size(); i > 0; --i) {
        const auto grey = forum.dice & catalogue.grey;
        const auto leaves = grey.nth(rng.below(static_cast<std::uint32_t>(grey.size())));
        forum.dice.remove(leaves);
    }
    for (const DieId id : forum.dice) {
        const auto &landings = catalogue.die(id).landings;
        forum.rolls[index(id)] = landings[rng.below(static_cast<std::uint32_t>(landings.size()))];
    }
    return forum;
}

std::optional<Forum> Dice::admitted(const State &state, const Forum &forum) {
    const Catalogue &catalogue = *state.catalogue;
    const DiceMask entering = enteringDice(state);
    const DiceMask left = state.forum.dice - forum.dice;
    const DiceMask entered = forum.dice - state.forum.dice;
    if (state.phase != Phase::roll || entered != entering || !catalogue.grey.includes(left) ||
        left.size() != entered.size()) {
        return std::nullopt;
    }
    Forum result;
    result.dice = forum.dice;
    for (const DieId id : forum.dice) {
        const Die &die = catalogue.die(id);
        const DieRoll roll = forum.rolls[index(id)];
        const auto &costs = catalogue.rules.quadrantCosts;
        if (roll.face >= die.faces.size() ||
            std::find(costs.begin(), costs.end(), roll.cost) == costs.end()) {
            return std::nullopt;
        }
        result.rolls[index(id)] = {die.sameAs[roll.face], roll.cost};
    }
    return result;
}

Parsed<State> newGame(const Catalogue &catalogue, const Setup &setup) {
    const auto fail = [](const std::string &reason) { return Parsed<State>::failure(reason); };
    const std::size_t players = setup.boards.size();
    if (players < 2 || players > maxSeats) {
        return fail("seats: " + std::to_string(players) + ", a game has 2 to 7");
    }
    State state;
    state.catalogue = &catalogue;
    state.players = static_cast<std::uint8_t>(players);
    state.forum.dice = catalogue.forumStart;
    for (Seat seat = 0; seat < players; ++seat) {
        const BoardId board = setup.boards[seat];
        const std::string place = "seats." + std::to_string(seat) + ".board: ";
        if (index(board) >= catalogue.boards.size()) {
            return fail(place + "unknown");
        }
        for (Seat before = 0; before < seat; ++before) {
            if (setup.boards[before] == board) {
                return fail(place + "\"" + catalogue.board(board).key + "\" is at seat " +
                            std::to_string(before) + " already");
            }
        }
        City &city = state.cities[seat];
        city.now.board = static_cast<std::uint8_t>(index(board)) & 0x7fU;
        city.now.coins = city.startCoins = catalogue.rules.startCoins;
        city.now.circled = city.startCircled = catalogue.rules.startCoins;
    }
    return state;
}

Setup randomSetup(const Catalogue &catalogue, int players, Rng &rng) {
    Setup setup;
    InlineList<BoardId, maxBoards> left;
    for (const Board &board : catalogue.boards) {
        left.push(board.id);
    }
    for (int seat = 0; seat < players; ++seat) {
        const auto drawn = rng.below(static_cast<std::uint32_t>(left.size()));
        setup.boards.push(left[drawn]);
        left.removeSwapping(drawn);
    }
    return setup;
}

} // namespace mirabilia::dice
