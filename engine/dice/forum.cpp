// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dice/game.h"
#include "engine/dice/rules.h"

namespace mirabilia::dice {

namespace {

/// The member of a mask that `rank` others precede.
DieId nth(DiceMask dice, std::uint32_t rank) {
    for (; rank > 0; --rank) {
        dice = static_cast<DiceMask>(dice & (dice - 1U));
    }
    return static_cast<DieId>(std::countr_zero(dice));
}

} // namespace

/// Every die lands on any face and in any quadrant alike; which grey dice leave is drawn by lot.
Dice::Outcome Dice::sampleOutcome(const State &state, Rng &rng) {
    const Catalogue &catalogue = *state.catalogue;
    Forum forum;
    const DiceMask entering = enteringDice(state);
    forum.dice = static_cast<DiceMask>(state.forum.dice | entering);
    for (int i = count(entering); i > 0; --i) {
        const auto grey = static_cast<DiceMask>(forum.dice & catalogue.grey);
        const auto leaves = nth(grey, rng.below(static_cast<std::uint32_t>(count(grey))));
        forum.dice = static_cast<DiceMask>(forum.dice & ~bit(leaves));
    }
    forEach<DieId>(forum.dice, [&](DieId id) {
        const auto &landings = catalogue.die(id).landings;
        forum.rolls[index(id)] = landings[rng.below(static_cast<std::uint32_t>(landings.size()))];
    });
    return forum;
}

std::optional<Forum> Dice::admitted(const State &state, const Forum &forum) {
    const Catalogue &catalogue = *state.catalogue;
    const DiceMask entering = enteringDice(state);
    const unsigned left = state.forum.dice & ~static_cast<unsigned>(forum.dice);
    const unsigned entered = forum.dice & ~static_cast<unsigned>(state.forum.dice);
    if (state.phase != Phase::roll || entered != entering || (left & ~catalogue.grey) != 0 ||
        count(left) != count(entered)) {
        return std::nullopt;
    }
    Forum result;
    result.dice = forum.dice;
    bool fits = true;
    forEach<DieId>(forum.dice, [&](DieId id) {
        const Die &die = catalogue.die(id);
        const DieRoll roll = forum.rolls[index(id)];
        const auto &costs = catalogue.rules.quadrantCosts;
        if (roll.face >= die.faces.size() ||
            std::find(costs.begin(), costs.end(), roll.cost) == costs.end()) {
            fits = false;
            return;
        }
        result.rolls[index(id)] = {die.sameAs[roll.face], roll.cost};
    });
    return fits ? std::optional(result) : std::nullopt;
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
