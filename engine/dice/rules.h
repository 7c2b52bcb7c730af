// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Shared by the sources of this library and the computer players; not part of its interface.

#include "engine/dice/state.h"

#include <algorithm>

namespace mirabilia::dice {

/// The effects that a frame carries out.
inline const Effects &effectsOf(const Catalogue &catalogue, const Board &board,
                                const Frame &frame) {
    if (frame.source == Frame::roundAction) {
        return catalogue.action;
    }
    return frame.source < Frame::firstBonus
               ? board.cell[frame.source].effects
               : catalogue.bonuses[static_cast<std::size_t>(frame.source - Frame::firstBonus)]
                     .effects;
}

/// The crossed-off cells whose lasting effects hold; those after an open question do not yet.
inline CellMask lastingCells(const Board &board, const City &city) {
    CellMask cells = city.now.marked;
    if (!cells.intersects(board.lastsLate)) {
        return cells;
    }
    for (std::size_t i = 0; i < city.pending.count; ++i) {
        const Frame &frame = city.pending.frames[i];
        if (frame.source >= Frame::firstBonus) {
            continue;
        }
        const Effects &effects = board.cell[frame.source].effects;
        const bool late =
            std::any_of(effects.begin() + std::min<std::size_t>(frame.step, effects.size()),
                        effects.end(), lasts);
        if (late) {
            cells.remove(static_cast<CellId>(frame.source));
        }
    }
    return cells;
}

/// The cells that are next in their order, regardless of what reaches them.
inline CellMask openCells(const Catalogue &catalogue, const Board &board, CellMask marked) {
    const CellMask following(marked.bits() << 1U);
    const CellMask inAgora(std::uint64_t{catalogue.agoraOpen[catalogue.agoraCells(marked)]}
                           << catalogue.agoraShift);
    return (board.starts | (following & board.follows) | inAgora) & (board.cells - marked);
}

/// Sets a city's terms, which follow from its sheet and its open questions.
inline void deriveTerms(const Board &board, City &city) {
    city.terms = {};
    for (const CellId cell : lastingCells(board, city) & board.lasting) {
        city.terms.add(board.terms[index(cell)]);
    }
}

/// Sets what follows from a roll: the prices of the dice, and those that a seat cannot choose in
/// this round because of a condition.
void deriveRound(State &state);

/// What a seat can pay with, and what the rules look up about it in a decision.
class Means {
public:
    Means(const State &state, Seat seat)
        : s(state)
        , catalogue(*state.catalogue)
        , board(state.board(seat))
        , city(state.cities[seat])
        , terms(city.terms)
        , resources(std::min<int>(terms.resources, maxCost)) {}

    /// The price of a die as it landed.
    [[nodiscard]] int diePrice(DieId die) const {
        DieTerms of;
        of.add(terms, die);
        return of.price(s.forum.rolls[index(die)]);
    }

    /// Coins for choosing a die.
    [[nodiscard]] int dieCoins(DieId die) const { return terms.coins[index(die)]; }

    /// Coins for the resources that a cell needs and the city does not produce.
    [[nodiscard]] int missing(CellId cell) const {
        return catalogue.rules.missing(board[cell], resources);
    }

    /// The cells that this many coins can pay for.
    [[nodiscard]] CellMask payable(int coins) const {
        return board.payable[static_cast<std::size_t>(resources)]
                            [static_cast<std::size_t>(std::max(coins + 1, 0))];
    }

    /// Coins to pay with once this die is chosen.
    [[nodiscard]] int purseFor(DieId die) const {
        if (catalogue.rules.coinsOnDie == CoinsOnDieTiming::afterCosts) {
            return city.now.coins;
        }
        const int coins = city.now.coins + dieCoins(die);
        const int capacity = catalogue.rules.capacity;
        return coins < capacity ? coins : capacity;
    }

    /// The dice that this seat may choose.
    [[nodiscard]] DiceMask usable() const {
        return s.forum.dice - (catalogue.special - terms.unlocked);
    }

    [[nodiscard]] CellMask open() const { return openCells(catalogue, board, city.now.marked); }

    /// The cells that a face reaches and that are next in its order.
    [[nodiscard]] CellMask openFor(const Reach &reach, CellMask open) const {
        return open & reached(reach, catalogue.lineOpen[agoraCells()]);
    }

    /// The crossed-off cells of the Agora, as an index into its tables.
    [[nodiscard]] std::size_t agoraCells() const { return catalogue.agoraCells(city.now.marked); }

    [[nodiscard]] const Reach &reachOf(DieId die) const {
        return catalogue.reach[index(die)][s.forum.rolls[index(die)].face];
    }

    /// The column of Board::payable for each die, once the seat has chosen and paid for it. All in
    /// bytes, so that the processor handles all dice at once.
    [[nodiscard]] DiceBytes columns(bool dieIsFree) const {
        const bool before = catalogue.rules.coinsOnDie == CoinsOnDieTiming::beforeCosts;
        const std::uint8_t coins = city.now.coins;
        const std::uint8_t capacity = before ? catalogue.rules.capacity : coins;
        const auto raised = static_cast<std::uint8_t>(std::max<int>(terms.delta, 0));
        const auto lowered = static_cast<std::uint8_t>(std::max<int>(-terms.delta, 0));
        const std::uint8_t owed = dieIsFree ? 0 : 0xff;
        DiceBytes result{};
        for (std::size_t die = 0; die < result.size(); ++die) {
            const auto gained = static_cast<std::uint8_t>(coins + terms.coins[die]);
            const auto purse = static_cast<std::uint8_t>(std::min(gained, capacity) + 1);
            const auto asked = static_cast<std::uint8_t>(s.costs[die] + raised);
            const auto price =
                static_cast<std::uint8_t>(without(asked, lowered) & ~terms.paid[die] & owed);
            result[die] = without(purse, price);
        }
        return result;
    }

    /// Calls `visit(DieId, CellMask)` for every die that the seat may choose and whose condition it
    /// meets, with the cells that can be built and paid with it, possibly none.
    template <class Visit>
    void forEachBuild(bool dieIsFree, Visit visit) const {
        const CellMask next = open();
        const DiceBytes column = columns(dieIsFree);
        const auto &affordable = board.payable[static_cast<std::size_t>(resources)];
        const auto &firstOf = catalogue.lineOpen[agoraCells()];
        for (const DieId die : usable() - city.barred) {
            visit(die, reached(reachOf(die), firstOf) & next & affordable[column[index(die)]]);
        }
    }

private:
    /// The difference, at least 0.
    static std::uint8_t without(std::uint8_t number, std::uint8_t less) {
        return static_cast<std::uint8_t>(std::max(number, less) - less);
    }

    /// What a face reaches, given the first open cell of each line of the Agora.
    template <class Lines>
    [[nodiscard]] CellMask reached(const Reach &reach, const Lines &firstOf) const {
        return reach.direct | CellMask(std::uint64_t{firstOf[reach.row]} << catalogue.agoraShift);
    }

public:
    const State &s;
    const Catalogue &catalogue;
    const Board &board;
    const City &city;
    const Terms &terms;
    int resources;
};

/// Carries out a legal decision on the seat's own sheet, up to its next question.
void carryOut(State &state, Seat seat, const Move &move);

/// Returns true if a city has crossed off the whole Agora.
inline bool agoraComplete(const Board &board, CellMask marked) {
    const CellMask agora = board.of(Building::agora);
    return !agora.empty() && marked.includes(agora);
}

} // namespace mirabilia::dice
