// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engine/dice_support.h"

#include "resources/data.h"

#include <bit>
#include <cstdlib>
#include <iostream>

namespace mirabilia::dice {

namespace {

template <class T>
T orStop(Parsed<T> parsed) {
    if (!parsed) {
        std::cerr << parsed.error() << '\n';
        std::abort();
    }
    return std::move(parsed).value();
}

} // namespace

const Catalogue &catalogue() {
    return support::catalogue<Dice>();
}

Parsed<Catalogue> parsedWith(const std::vector<Change> &changes) {
    return support::parsedWith<Dice>(changes);
}

Catalogue catalogueWith(const std::vector<Change> &changes) {
    return orStop(parsedWith(changes));
}

CellId cell(std::string_view key) {
    return catalogue().findCell(key).value();
}
DieId die(std::string_view key) {
    return catalogue().findDie(key).value();
}
BonusId bonus(std::string_view key) {
    return catalogue().findBonus(key).value();
}

PositionSeat seat(std::string_view board, std::initializer_list<std::string_view> marked,
                  int coins) {
    PositionSeat result;
    result.board = catalogue().findBoard(board).value();
    result.coins = coins;
    result.circled = std::max(coins, 7);
    const Board &sheet = catalogue().board(result.board);
    CellMask cells;
    for (const std::string_view key : marked) {
        result.marked.push_back(cell(key));
        cells.add(result.marked.back());
        for (const Effect &effect : sheet[result.marked.back()].effects) {
            if (effect.kind == EffectKind::attack) {
                result.attacks.push_back({result.marked.back(), effect.value});
            }
        }
    }
    for (const Building building : catalogue().bonusBuildings) {
        if (cells.includes(sheet.of(building))) {
            result.bonuses.push_back(static_cast<BonusId>(result.bonuses.size()));
        }
    }
    return result;
}

Forum forum(std::initializer_list<Lies> named, const Catalogue &data) {
    Forum result;
    result.dice = data.forumStart;
    for (const Lies &lies : named) {
        const DieId id = data.findDie(lies.die).value();
        result.dice.add(id);
        result.rolls[index(id)] = {data.die(id).face(lies.face).value(),
                                   static_cast<std::uint8_t>(lies.cost)};
    }
    for (int special = (result.dice & data.special).size(); special > 0; --special) {
        const DiceMask grey = result.dice & data.grey;
        const DieId last = grey.nth(static_cast<std::uint32_t>(grey.size() - 1));
        result.dice.remove(last);
        result.rolls[index(last)] = {};
    }
    return result;
}

State stateOf(std::vector<PositionSeat> seats, const Forum &lies, const Catalogue &data) {
    Position position;
    position.round = 9;
    position.seats = std::move(seats);
    position.forum = lies;
    for (const PositionSeat &each : position.seats) {
        position.lastRound = position.lastRound || each.bonuses.size() >= data.rules.bonusesToEnd;
    }
    return orStop(makeState(data, position));
}

Move build(std::string_view dieKey, std::string_view cellKey) {
    return {Action::build, die(dieKey), cell(cellKey), noBonus};
}

Setup setupOf(std::initializer_list<std::string_view> boards) {
    Setup setup;
    for (const std::string_view key : boards) {
        setup.boards.push(catalogue().findBoard(key).value());
    }
    return setup;
}

State randomGame(int players, Rng &rng) {
    return newGame(catalogue(), randomSetup(catalogue(), players, rng)).value();
}

Move randomMove(const State &state, Seat acting, Rng &rng) {
    return support::randomMove<Dice>(state, acting, rng);
}

std::string describe(const State &state, const Move &move) {
    const Catalogue &data = *state.catalogue;
    switch (move.action) {
    case Action::build: return "builds " + data.key(move.cell) + " with " + data.die(move.die).key;
    case Action::wonder: return "builds the Wonder";
    case Action::pass: return "passes";
    case Action::cross: return "crosses off " + data.key(move.cell);
    case Action::decline: return "declines";
    case Action::bonus: return "takes " + data.bonuses[index(move.bonus)].key;
    }
    return "?";
}

} // namespace mirabilia::dice
