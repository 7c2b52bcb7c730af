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

/// The terms of a city with the lasting effects of these cells.
inline Terms termsOf(const Board &board, CellMask lasting) {
    Terms terms;
    for (const TermsTable &table : board.terms) {
        terms.add(table.of(lasting));
    }
    return terms;
}

/// What a seat can pay with, and what the rules look up about it in a decision.
class Means {
public:
    Means(const State &state, Seat seat)
        : s(state)
        , catalogue(*state.catalogue)
        , board(state.board(seat))
        , city(state.cities[seat])
        , lasting(lastingCells(board, city))
        , terms(termsOf(board, lasting))
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

    /// The Guild Court's condition: at least as many cells as each neighbour had, with two players
    /// more than the opponent, at the start of the round (rulebook, "Guild Court").
    [[nodiscard]] bool conditionHolds(const Reach &reach, Seat seat) const {
        return std::any_of(reach.compared.begin(), reach.compared.end(), [&](CellMask cells) {
            const auto had = [this, cells](Seat whose) {
                return s.cities[whose].startMarked.overlap(cells);
            };
            return !cells.empty() && (s.players == 2 ? had(seat) > had(s.leftOf(seat))
                                                     : had(seat) >= had(s.leftOf(seat)) &&
                                                           had(seat) >= had(s.rightOf(seat)));
        });
    }

    [[nodiscard]] const Reach &reachOf(DieId die) const {
        return catalogue.reach[index(die)][s.forum.rolls[index(die)].face];
    }

    /// Coins to pay with, by die.
    [[nodiscard]] DiceBytes purses() const {
        const bool before = catalogue.rules.coinsOnDie == CoinsOnDieTiming::beforeCosts;
        const std::uint8_t coins = city.now.coins;
        const std::uint8_t capacity = before ? catalogue.rules.capacity : coins;
        DiceBytes result{};
        for (std::size_t die = 0; die < result.size(); ++die) {
            const auto gained = static_cast<std::uint8_t>(coins + terms.coins[die]);
            result[die] = std::min(gained, capacity);
        }
        return result;
    }

    /// Calls `visit(DieId, CellMask)` for every die that the seat may choose, with the cells that
    /// can be built and paid with it, possibly none.
    template <class Visit>
    void forEachBuild(Seat seat, bool dieIsFree, Visit visit) const {
        const CellMask next = open();
        const DiceBytes purse = purses();
        const Terms here = terms; // copied: writes in `visit` cannot alias it
        const int paid = dieIsFree ? 0 : ~0;
        const auto &affordable = board.payable[static_cast<std::size_t>(resources)];
        const auto &firstOf = catalogue.lineOpen[agoraCells()];
        for (const DieId die : usable()) {
            const Reach &reach = reachOf(die);
            const CellMask cells = reached(reach, firstOf);
            DieTerms of;
            of.add(here, die);
            const int price = of.price(s.forum.rolls[index(die)]) & paid;
            const auto rest = static_cast<std::size_t>(std::max(purse[index(die)] + 1 - price, 0));
            visit(die, reach.conditional && !conditionHolds(reach, seat)
                           ? CellMask()
                           : cells & next & affordable[rest]);
        }
    }

private:
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
    CellMask lasting;
    Terms terms;
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
