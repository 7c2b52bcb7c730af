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

/// The crossed-off cells whose lasting effects hold: not yet those behind an open question.
inline CellMask lastingCells(const Board &board, const City &city) {
    CellMask cells = city.now.marked;
    if ((cells & board.lastsLate) == 0) {
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
        cells &= late ? ~(CellMask{1} << frame.source) : ~CellMask{0};
    }
    return cells;
}

/// The cells that are next in their order, whatever die or effect reaches them.
inline CellMask openCells(const Catalogue &catalogue, const Board &board, CellMask marked) {
    const auto agora = (marked & catalogue.of(Building::agora)) >> catalogue.agoraShift;
    const CellMask next = board.starts | ((marked << 1U) & board.follows) |
                          CellMask{catalogue.agoraOpen[agora]} << catalogue.agoraShift;
    return next & board.cells & ~marked;
}

/// The special dice that these cells unlock.
inline DiceMask unlockedBy(const Catalogue &catalogue, const Board &board, CellMask lasting) {
    DiceMask dice = 0;
    if ((lasting & board.unlocksAny) != 0) {
        forEach<DieId>(catalogue.special, [&](DieId die) {
            dice = static_cast<DiceMask>(
                dice | ((lasting & board.unlocks[index(die)]) != 0 ? bit(die) : 0));
        });
    }
    return dice;
}

/// What a seat can pay with, and what the rules ask of it in a decision.
class Means {
public:
    Means(const State &state, Seat seat)
        : s(state)
        , catalogue(*state.catalogue)
        , board(state.board(seat))
        , city(state.cities[seat])
        , lasting(lastingCells(board, city))
        , resources(std::min(count(lasting & board.produces), maxCost)) {
        for (const CellTerms &each : board.terms) {
            terms.add(each.terms, (lasting & each.cell) != 0);
        }
    }

    /// The price of a die where it lies.
    [[nodiscard]] int diePrice(DieId die) const {
        return terms.price(catalogue.colourOf[index(die)], s.forum.rolls[index(die)].cost);
    }

    /// Coins that choosing a die brings.
    [[nodiscard]] int dieCoins(DieId die) const {
        return terms.gain(catalogue.colourOf[index(die)]);
    }

    /// Coins for the resources that a cell asks for and the city does not produce.
    [[nodiscard]] int missing(CellId cell) const {
        return std::max(board[cell].cost - resources, 0) * catalogue.rules.coinPerMissing;
    }

    /// The cells that this many coins pay for.
    [[nodiscard]] CellMask payable(int coins) const {
        const int bought = catalogue.rules.buys[static_cast<std::size_t>(std::max(coins, 0))];
        const CellMask cells =
            board
                .costAtMost[static_cast<std::size_t>(resources) + static_cast<std::size_t>(bought)];
        return coins < 0 ? 0 : cells;
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
        return static_cast<DiceMask>(s.forum.dice &
                                     (~catalogue.special | unlockedBy(catalogue, board, lasting)));
    }

    [[nodiscard]] CellMask open() const { return openCells(catalogue, board, city.now.marked); }

    /// The cells that a face reaches and that are next in its order.
    [[nodiscard]] CellMask openFor(const Reach &reach, CellMask open) const {
        const CellMask first = catalogue.lineOpen[reach.row][agoraCells()];
        return open & (reach.direct | first << catalogue.agoraShift);
    }

    /// The crossed-off cells of the Agora, as its tables count them.
    [[nodiscard]] std::size_t agoraCells() const {
        return static_cast<std::size_t>((city.now.marked & catalogue.of(Building::agora)) >>
                                        catalogue.agoraShift);
    }

    /// The Guild Court's condition: at least as many cells as each neighbour had, with two players
    /// more than the opponent, at the start of the round (rulebook, "Guild Court").
    [[nodiscard]] bool conditionHolds(const Reach &reach, Seat seat) const {
        return std::any_of(reach.compared.begin(), reach.compared.end(), [&](CellMask cells) {
            const auto had = [this, cells](Seat whose) {
                return count(s.cities[whose].startMarked & cells);
            };
            return cells != 0 && (s.players == 2 ? had(seat) > had(s.leftOf(seat))
                                                 : had(seat) >= had(s.leftOf(seat)) &&
                                                       had(seat) >= had(s.rightOf(seat)));
        });
    }

    [[nodiscard]] const Reach &reachOf(DieId die) const {
        return catalogue.reach[index(die)][s.forum.rolls[index(die)].face];
    }

    /// Calls `visit(DieId, CellMask)` for every die of the Forum with what can be built and paid
    /// with it, which may be nothing.
    template <class Visit>
    void forEachBuild(Seat seat, bool dieIsFree, Visit visit) const {
        const CellMask next = open();
        const DiceMask may = usable();
        const DieTerms here = terms; // copied: what `visit` writes cannot change it
        const int coins = city.now.coins;
        const int capacity = catalogue.rules.coinsOnDie == CoinsOnDieTiming::beforeCosts
                                 ? catalogue.rules.capacity
                                 : coins;
        const CellMask *affordable = &board.costAtMost[static_cast<std::size_t>(resources)];
        const std::size_t agora = agoraCells();
        const unsigned shift = catalogue.agoraShift;
        // All dice of the Forum, always as many: the processor guesses the end of the loop right.
        forEach<DieId>(unsigned{s.forum.dice}, [&](DieId die) {
            const Colour colour = catalogue.colourOf[index(die)];
            const DieRoll lies = s.forum.rolls[index(die)];
            const Reach &reach = catalogue.reach[index(die)][lies.face];
            const int price = dieIsFree ? 0 : here.price(colour, lies.cost);
            const int purse = coins + here.gain(colour);
            const int rest = (purse < capacity ? purse : capacity) - price;
            const bool fine = (may >> index(die) & 1U) != 0 && rest >= 0;
            const CellMask first = catalogue.lineOpen[reach.row][agora];
            const CellMask cells =
                (reach.direct | first << shift) & next &
                affordable[catalogue.rules.buys[static_cast<std::size_t>(std::max(rest, 0))]] &
                (CellMask{0} - (fine ? 1U : 0U));
            visit(die, reach.conditional && !conditionHolds(reach, seat) ? 0 : cells);
        });
    }

    const State &s;
    const Catalogue &catalogue;
    const Board &board;
    const City &city;
    CellMask lasting;
    int resources;
    DieTerms terms; ///< of all cells together
};

/// Carries out a legal decision on the seat's own sheet, up to its next question.
void carryOut(State &state, Seat seat, const Move &move);

/// The dice as they would lie after the roll that is due, faces by their first number; none if they
/// cannot lie so.
std::optional<Forum> fitting(const State &state, const Forum &forum);

/// Whether a city has crossed off the whole Agora.
inline bool agoraComplete(const Board &board, CellMask marked) {
    const CellMask agora = board.of(Building::agora);
    return agora != 0 && (marked & agora) == agora;
}

} // namespace mirabilia::dice
