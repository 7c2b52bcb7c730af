// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dice/state.h"

#include "engine/dice/rules.h"

namespace mirabilia::dice {

namespace {

/// Our own ruling: who gets the points if several complete the first Agora in the same round.
SeatMask byTieRule(const State &state, SeatMask complete) {
    switch (state.catalogue->rules.agoraTie) {
    case AgoraFirstTie::all: return complete;
    case AgoraFirstTie::none: return complete.size() == 1 ? complete : SeatMask();
    case AgoraFirstTie::mostCoins: break;
    }
    SeatMask richest;
    int most = -1;
    for (Seat seat = 0; seat < state.players; ++seat) {
        const int coins = complete.has(seat) ? state.cities[seat].now.coins : -1;
        if (coins > most) {
            most = coins;
            richest = {};
        }
        if (coins == most && complete.has(seat)) {
            richest.add(seat);
        }
    }
    return richest;
}

/// The seats that meet the Guild Court's condition: at least as many cells as each neighbour had,
/// with two players more than the opponent, at the start of the round (rulebook, "Guild Court").
SeatMask meeting(const State &state, const Reach &reach) {
    SeatMask seats;
    for (const CellMask cells : reach.compared) {
        std::array<int, maxSeats> had{};
        for (Seat seat = 0; seat < state.players && !cells.empty(); ++seat) {
            had[seat] = state.cities[seat].startMarked.overlap(cells);
        }
        for (Seat seat = 0; seat < state.players && !cells.empty(); ++seat) {
            const int most = std::max(had[state.leftOf(seat)], had[state.rightOf(seat)]);
            if (had[seat] >= most + (state.players == 2 ? 1 : 0)) {
                seats.add(seat);
            }
        }
    }
    return seats;
}

} // namespace

Sheet startSheet(const State &state, Seat seat) {
    const City &city = state.cities[seat];
    Sheet sheet = city.now;
    sheet.marked = city.startMarked;
    sheet.coins = city.startCoins;
    sheet.circled = city.startCircled;
    sheet.bonuses = city.startBonuses;
    for (std::size_t attack = 0; attack < state.catalogue->attackCount; ++attack) {
        if (!sheet.marked.has(state.catalogue->attackCells[attack])) {
            sheet.met &= ~(3U << 2U * attack);
        }
    }
    return sheet;
}

DiceMask unlockedDice(const State &state, Seat seat) {
    return state.cities[seat].terms.unlocked;
}

int resources(const State &state, Seat seat) {
    return Means(state, seat).resources;
}

DiceMask enteringDice(const State &state) {
    DiceMask unlocked;
    if (state.forum.dice.includes(state.catalogue->special)) {
        return {};
    }
    for (Seat seat = 0; seat < state.players; ++seat) {
        unlocked |= unlockedDice(state, seat);
    }
    return unlocked - state.forum.dice;
}

SeatMask agoraFirst(const State &state) {
    SeatMask holders;
    SeatMask complete;
    for (Seat seat = 0; seat < state.players; ++seat) {
        const City &city = state.cities[seat];
        if (agoraComplete(state.board(seat), city.startMarked)) {
            for (Seat holder = 0; holder < state.players; ++holder) {
                if (state.cities[holder].now.agoraFirst) {
                    holders.add(holder);
                }
            }
            return holders;
        }
        if (agoraComplete(state.board(seat), city.now.marked)) {
            complete.add(seat);
        }
    }
    return byTieRule(state, complete);
}

void deriveRound(State &state) {
    const Catalogue &catalogue = *state.catalogue;
    for (Seat seat = 0; seat < state.players; ++seat) {
        state.cities[seat].barred = {};
    }
    for (const DieId die : state.forum.dice) {
        const DieRoll roll = state.forum.rolls[index(die)];
        state.costs[index(die)] = roll.cost;
        const Reach &reach = catalogue.reach[index(die)][roll.face];
        if (reach.conditional) {
            for (const Seat seat : SeatMask::firstIds(state.players) - meeting(state, reach)) {
                state.cities[seat].barred.add(die);
            }
        }
    }
}

} // namespace mirabilia::dice
