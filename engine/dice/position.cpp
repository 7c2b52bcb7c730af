// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dice/position.h"

#include "engine/core/fault.h"
#include "engine/dice/game.h"
#include "engine/dice/rules.h"

#include <algorithm>
#include <string>

namespace mirabilia::dice {

namespace {

class Builder {
public:
    Builder(const Catalogue &data, const Position &described)
        : catalogue(data)
        , position(described) {}

    Parsed<State> build() {
        Setup setup;
        if (position.seats.size() > maxSeats) {
            refuse("seats", std::to_string(position.seats.size()) + ", a game has 2 to 7");
        }
        for (const PositionSeat &seat : position.seats) {
            setup.boards.push(seat.board);
        }
        Parsed<State> made = newGame(catalogue, setup);
        if (!made) {
            return made;
        }
        state = *made;
        state.round = static_cast<std::uint16_t>(position.round);
        for (Seat seat = 0; seat < state.players; ++seat) {
            placeSheet(seat);
        }
        for (Seat seat = 0; seat < state.players; ++seat) {
            placeAttacks(seat);
        }
        placeLastRound();
        if (position.forum) {
            placeForum(*position.forum);
        }
        return state;
    }

private:
    [[noreturn]] static void refuse(const std::string &place, const std::string &reason) {
        throw Fault(place, reason);
    }
    [[noreturn]] static void refuse(Seat seat, const std::string &key, const std::string &reason) {
        refuse("seats." + std::to_string(seat) + "." + key, reason);
    }

    void placeSheet(Seat seat) {
        const PositionSeat &from = position.seats[seat];
        City &city = state.cities[seat];
        const Rules &rules = catalogue.rules;
        if (from.circled > rules.capacity || from.circled < rules.startCoins) {
            refuse(seat, from.circled == from.coins ? "coins" : "circled",
                   std::to_string(from.circled) + " circled, a reserve has " +
                       std::to_string(rules.startCoins) + " to " + std::to_string(rules.capacity));
        }
        if (from.coins < 0 || from.coins > from.circled) {
            refuse(seat, "coins",
                   std::to_string(from.coins) + " of " + std::to_string(from.circled) +
                       " circled ones");
        }
        city.now.coins = city.startCoins = static_cast<std::uint8_t>(from.coins);
        city.now.circled = city.startCircled = static_cast<std::uint8_t>(from.circled);
        placeCells(seat);
        placeUnlocked(seat);
        placeBonuses(seat);
        if (from.agoraFirst && !agoraComplete(state.board(seat), city.now.marked)) {
            refuse(seat, "agora_first", "the Agora is not complete");
        }
        city.now.agoraFirst = from.agoraFirst;
    }

    void placeCells(Seat seat) {
        const Board &board = state.board(seat);
        City &city = state.cities[seat];
        for (const CellId cell : position.seats[seat].marked) {
            if (index(cell) >= maxCells || !board.cells.has(cell)) {
                refuse(seat, "marked", "this board has no such cell");
            }
            if (city.now.marked.has(cell)) {
                refuse(seat, "marked", "\"" + catalogue.key(cell) + "\" twice");
            }
            city.now.marked.add(cell);
        }
        // Crossing off every next cell in turn finds all cells that some order reaches.
        CellMask reached;
        for (CellMask more = openCells(catalogue, board, reached) & city.now.marked; !more.empty();
             more = openCells(catalogue, board, reached) & city.now.marked) {
            reached |= more;
        }
        if (reached != city.now.marked) {
            const CellId cell = (city.now.marked - reached).first();
            refuse(seat, "marked",
                   "\"" + catalogue.key(cell) + "\" before the cells in front of it");
        }
        city.startMarked = city.now.marked;
        deriveTerms(board, city);
    }

    void placeUnlocked(Seat seat) {
        const DiceMask unlocked = unlockedDice(state, seat);
        if (const auto &given = position.seats[seat].unlocked) {
            DiceMask named;
            for (const DieId die : *given) {
                named.add(die);
            }
            if (named != unlocked) {
                refuse(seat, "unlocked", "the cells crossed off unlock others");
            }
        }
        // Cells that only a special die reaches stay empty without it.
        for (const DieId id : catalogue.special - unlocked) {
            const CellMask alone = catalogue.onlyBy[index(id)] & state.cities[seat].now.marked;
            if (!alone.empty()) {
                refuse(seat, "marked",
                       "\"" + catalogue.key(alone.first()) + "\" needs the die \"" +
                           catalogue.die(id).key + "\", which is not unlocked");
            }
        }
    }

    void placeBonuses(Seat seat) {
        const Board &board = state.board(seat);
        City &city = state.cities[seat];
        for (const BonusId bonus : position.seats[seat].bonuses) {
            if (city.now.bonuses.has(bonus)) {
                refuse(seat, "bonuses", "\"" + catalogue.bonuses[index(bonus)].key + "\" twice");
            }
            city.now.bonuses.add(bonus);
        }
        std::size_t complete = 0;
        for (const Building building : catalogue.bonusBuildings) {
            const CellMask whole = board.of(building);
            complete += !whole.empty() && city.now.marked.includes(whole) ? 1U : 0U;
        }
        const std::size_t due = std::min(complete, catalogue.bonuses.size());
        if (position.seats[seat].bonuses.size() != due) {
            refuse(seat, "bonuses",
                   std::to_string(position.seats[seat].bonuses.size()) + ", " +
                       std::to_string(complete) + " buildings are complete");
        }
        city.startBonuses = city.now.bonuses;
    }

    void placeAttacks(Seat seat) {
        const CellMask marked = state.cities[seat].now.marked;
        CellMask written;
        for (const WrittenAttack &attack : position.seats[seat].attacks) {
            const Cell *cell = marked.has(attack.cell) ? &state.board(seat)[attack.cell] : nullptr;
            if (cell == nullptr || cell->attack == noAttack) {
                refuse(seat, "attacks", "points for what is no crossed-off attack");
            }
            if (written.has(attack.cell)) {
                refuse(seat, "attacks", "\"" + catalogue.key(attack.cell) + "\" twice");
            }
            written.add(attack.cell);
            write(seat, attack, *cell);
        }
        for (std::size_t attack = 0; attack < catalogue.attackCount; ++attack) {
            const CellId cell = catalogue.attackCells[attack];
            if ((marked - written).has(cell)) {
                refuse(seat, "attacks", "\"" + catalogue.key(cell) + "\" has no points");
            }
        }
    }

    /// Finds a defence, at most the one that faces the attack now, that explains the points.
    void write(Seat seat, const WrittenAttack &attack, const Cell &cell) {
        const bool west = catalogue.buildingOf[index(attack.cell)] == Building::barracksWest;
        const Seat opponent = west ? state.leftOf(seat) : state.rightOf(seat);
        const Building facing = west ? Building::barracksEast : Building::barracksWest;
        const int most =
            (state.cities[opponent].now.marked & catalogue.defences & catalogue.of(facing)).size();
        for (int defence = 0; defence <= most; ++defence) {
            Sheet &sheet = state.cities[seat].now;
            const unsigned shift = 2U * cell.attack;
            sheet.met = (sheet.met & ~(3U << shift)) | static_cast<unsigned>(defence) << shift;
            if (attackPoints(state, seat, attack.cell) == attack.points) {
                return;
            }
        }
        refuse(seat, "attacks." + catalogue.key(attack.cell),
               std::to_string(attack.points) + " points, " + std::to_string(most) +
                   " defences face it");
    }

    void placeLastRound() {
        const bool due = std::any_of(
            state.cities.begin(), state.cities.begin() + state.players, [this](const City &city) {
                return city.now.bonuses.size() >= catalogue.rules.bonusesToEnd;
            });
        if (due != position.lastRound) {
            refuse("last_round",
                   due ? "a seat has the bonuses that end the game" : "no seat has the bonuses");
        }
        state.lastRound = position.lastRound;
    }

    void placeForum(const Forum &forum) {
        const DiceMask entering = enteringDice(state);
        const DiceMask missing = entering - forum.dice;
        const DiceMask strange = (forum.dice & catalogue.special) - entering;
        const int size = forum.dice.size();
        if (size != catalogue.forumStart.size()) {
            refuse("forum", std::to_string(size) + " dice, " +
                                std::to_string(catalogue.forumStart.size()) + " lie in it");
        }
        if (!strange.empty()) {
            refuse("forum", "nobody has unlocked the die \"" + keyOfFirst(strange) + "\"");
        }
        if (!missing.empty()) {
            refuse("forum", "the die \"" + keyOfFirst(missing) + "\" is unlocked, but not there");
        }
        if (!Dice::applyOutcome(state, forum)) {
            refuse("forum", "these are not the dice that lie in it, or not as they can");
        }
    }

    [[nodiscard]] const std::string &keyOfFirst(DiceMask dice) const {
        return catalogue.die(dice.first()).key;
    }

    const Catalogue &catalogue;
    const Position &position;
    State state;
};

} // namespace

Parsed<State> makeState(const Catalogue &catalogue, const Position &position) {
    try {
        return Builder(catalogue, position).build();
    } catch (const Fault &fault) {
        return Parsed<State>::failure(fault.sentence());
    }
}

Position positionOf(const State &state) {
    Position position;
    position.round = state.round;
    position.lastRound = state.lastRound;
    for (Seat seat = 0; seat < state.players; ++seat) {
        const Sheet &sheet = state.cities[seat].now;
        PositionSeat to;
        to.board = static_cast<BoardId>(sheet.board);
        to.coins = sheet.coins;
        to.circled = sheet.circled;
        to.agoraFirst = sheet.agoraFirst;
        for (const CellId cell : sheet.marked) {
            to.marked.push_back(cell);
            if (state.board(seat)[cell].attack != noAttack) {
                to.attacks.push_back({cell, attackPoints(state, seat, cell)});
            }
        }
        for (const BonusId bonus : sheet.bonuses) {
            to.bonuses.push_back(bonus);
        }
        position.seats.push_back(std::move(to));
    }
    if (state.phase == Phase::round) {
        position.forum = state.forum;
    }
    return position;
}

} // namespace mirabilia::dice
