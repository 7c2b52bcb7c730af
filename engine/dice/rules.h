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

/// The first open cell of a line of the Agora, if there is one.
inline CellMask openOfLine(const Catalogue &catalogue, CellMask marked, std::int8_t line) {
    const auto agora = (marked & catalogue.of(Building::agora)) >> catalogue.agoraShift;
    return CellMask{catalogue.lineOpen[static_cast<std::size_t>(line)][agora]}
           << catalogue.agoraShift;
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
        forEach<CellId>(lasting & board.touchesDice,
                        [this](CellId cell) { terms.add(board.terms[index(cell)]); });
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
        return std::min<int>(catalogue.rules.capacity, city.now.coins + dieCoins(die));
    }

    /// The dice that this seat may choose.
    [[nodiscard]] DiceMask usable() const {
        return static_cast<DiceMask>(s.forum.dice &
                                     (~catalogue.special | unlockedBy(catalogue, board, lasting)));
    }

    [[nodiscard]] CellMask open() const { return openCells(catalogue, board, city.now.marked); }

    /// The cells that a face reaches and that are next in its order.
    [[nodiscard]] CellMask openFor(const Reach &reach, CellMask open) const {
        return open &
               (reach.line < 0 ? reach.cells : openOfLine(catalogue, city.now.marked, reach.line));
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
        if (dieIsFree) {
            forEachBuild(
                seat, [](DieId) { return 0; }, [this](DieId die) { return purseFor(die); }, visit);
        } else if ((lasting & board.touchesDice) == 0) {
            const int coins = city.now.coins;
            forEachBuild(
                seat, [this](DieId die) { return int{s.forum.rolls[index(die)].cost}; },
                [coins](DieId) { return coins; }, visit);
        } else {
            forEachBuild(
                seat, [this](DieId die) { return diePrice(die); },
                [this](DieId die) { return purseFor(die); }, visit);
        }
    }

    const State &s;
    const Catalogue &catalogue;
    const Board &board;
    const City &city;
    CellMask lasting;
    int resources;
    DieTerms terms; ///< of all cells together

private:
    template <class Price, class Purse, class Visit>
    void forEachBuild(Seat seat, Price price, Purse purse, Visit &visit) const {
        const CellMask next = open();
        const DiceMask may = usable();
        // All dice of the Forum, always as many: the processor guesses the end of the loop right.
        forEach<DieId>(s.forum.dice, [&](DieId die) {
            const Reach &reach = reachOf(die);
            const CellMask cells = openFor(reach, next) & payable(purse(die) - price(die));
            const bool fine = (may & bit(die)) != 0;
            const bool holds = !reach.conditional || (fine && conditionHolds(reach, seat));
            visit(die, fine && holds ? cells : 0);
        });
    }
};

/// Carries out a legal decision on the seat's own sheet, up to its next question.
void carryOut(State &state, Seat seat, const Move &move);

/// The defence that an attack from this building meets: the facing side's, as it was at the start
/// of the round (rulebook, "Barracks").
struct Facing {
    Seat opponent = 0;
    int defence = 0;
};
inline Facing facing(const State &state, Seat seat, Building from) {
    const bool west = from == Building::barracksWest;
    const Seat opponent = west ? state.leftOf(seat) : state.rightOf(seat);
    const CellMask wall =
        state.catalogue->defences &
        state.catalogue->of(west ? Building::barracksEast : Building::barracksWest);
    return {opponent, count(state.cities[opponent].startMarked & wall)};
}

/// The dice as they would lie after the roll that is due, faces by their first number; none if they
/// cannot lie so.
std::optional<Forum> fitting(const State &state, const Forum &forum);

/// Whether a city has crossed off the whole Agora.
inline bool agoraComplete(const Board &board, CellMask marked) {
    const CellMask agora = board.of(Building::agora);
    return agora != 0 && (marked & agora) == agora;
}

} // namespace mirabilia::dice
