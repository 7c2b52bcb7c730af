// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Shared by the sources of this library and the computer players; not part of its interface.

#include "engine/dice/state.h"

#include <algorithm>
#include <bit>

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

/// What a seat can pay with, and what the rules ask of it in a decision.
class Means {
public:
    Means(const State &state, Seat seat)
        : s(state)
        , catalogue(*state.catalogue)
        , board(state.board(seat))
        , city(state.cities[seat])
        , lasting(lastingCells(board, city))
        , resources(std::popcount(lasting & board.produces)) {}

    /// The price of a die where it lies.
    [[nodiscard]] int diePrice(const Die &die) const {
        if ((lasting & board.makesFree[index(die.colour)]) != 0) {
            return 0;
        }
        int price = s.forum.rolls[index(die.id)].cost;
        forEach<CellId>(lasting & board.deltas, [&](CellId cell) {
            price += sum(
                cell, [](const Effect &effect) { return effect.kind == EffectKind::dieCostDelta; });
        });
        return std::max(price, 0);
    }

    /// Coins that choosing a die brings.
    [[nodiscard]] int dieCoins(const Die &die) const {
        int coins = 0;
        forEach<CellId>(lasting & board.pays[index(die.colour)], [&](CellId cell) {
            coins += sum(cell, [&die](const Effect &effect) {
                return effect.kind == EffectKind::coinsOnDie && effect.colour == die.colour;
            });
        });
        return coins;
    }

    /// Coins for the resources that a cell asks for and the city does not produce.
    [[nodiscard]] int missing(CellId cell) const {
        return std::max(board[cell].cost - resources, 0) * catalogue.rules.coinPerMissing;
    }

    /// The cells that this many coins pay for.
    [[nodiscard]] CellMask payable(int coins) const {
        if (coins < 0) {
            return 0;
        }
        const int each = catalogue.rules.coinPerMissing;
        const int most = each == 0 ? maxCost : resources + (each == 1 ? coins : coins / each);
        return board.costAtMost[static_cast<std::size_t>(std::min(most, maxCost))];
    }

    /// Coins to pay with once this die is chosen.
    [[nodiscard]] int purseFor(const Die &die) const {
        if (catalogue.rules.coinsOnDie == CoinsOnDieTiming::afterCosts ||
            (lasting & board.pays[index(die.colour)]) == 0) {
            return city.now.coins;
        }
        return std::min<int>(catalogue.rules.capacity, city.now.coins + dieCoins(die));
    }

    /// The dice that this seat may choose.
    [[nodiscard]] DiceMask usable() const {
        return static_cast<DiceMask>(s.forum.dice & (~catalogue.special | unlocked()));
    }

    [[nodiscard]] DiceMask unlocked() const {
        DiceMask dice = 0;
        forEach<DieId>(catalogue.special, [&](DieId die) {
            dice = static_cast<DiceMask>(
                dice | ((lasting & board.unlocks[index(die)]) != 0 ? bit(die) : 0));
        });
        return dice;
    }

    [[nodiscard]] CellMask open() const { return openCells(catalogue, board, city.now.marked); }

    /// The cells that a face reaches and that are next in its order.
    [[nodiscard]] CellMask openFor(const Reach &reach, CellMask open) const {
        return reach.line < 0 ? open & reach.cells
                              : openOfLine(catalogue, city.now.marked, reach.line);
    }

    /// The Guild Court's condition: at least as many cells as each neighbour had, with two players
    /// more than the opponent, at the start of the round (rulebook, "Guild Court").
    [[nodiscard]] bool conditionHolds(const Reach &reach, Seat seat) const {
        return std::any_of(reach.compared.begin(), reach.compared.end(), [&](CellMask cells) {
            const auto count = [this, cells](Seat whose) {
                return std::popcount(s.cities[whose].startMarked & cells);
            };
            return cells != 0 && (s.players == 2 ? count(seat) > count(s.leftOf(seat))
                                                 : count(seat) >= count(s.leftOf(seat)) &&
                                                       count(seat) >= count(s.rightOf(seat)));
        });
    }

    [[nodiscard]] const Reach &reachOf(const Die &die) const {
        return die.reach[s.forum.rolls[index(die.id)].face];
    }

    /// Calls `visit(DieId, CellMask)` for every die of which something can be built and paid.
    template <class Visit>
    void forEachBuild(Seat seat, bool dieIsFree, Visit visit) const {
        const CellMask next = open();
        forEach<DieId>(usable(), [&](DieId id) {
            const Die &die = catalogue.die(id);
            const Reach &reach = reachOf(die);
            const int price = dieIsFree ? 0 : diePrice(die);
            const CellMask cells = openFor(reach, next) & payable(purseFor(die) - price);
            if (cells != 0 &&
                ((reach.compared[0] | reach.compared[1]) == 0 || conditionHolds(reach, seat))) {
                visit(id, cells);
            }
        });
    }

    const State &s;
    const Catalogue &catalogue;
    const Board &board;
    const City &city;
    CellMask lasting;
    int resources;

private:
    /// The values of a cell's effects of one kind.
    template <class Wanted>
    [[nodiscard]] int sum(CellId cell, Wanted wanted) const {
        int total = 0;
        for (const Effect &effect : board[cell].effects) {
            total += wanted(effect) ? effect.value : 0;
        }
        return total;
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
    return {opponent, std::popcount(state.cities[opponent].startMarked & wall)};
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
