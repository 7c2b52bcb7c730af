// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/digest.h"
#include "engine/dice/game.h"

namespace mirabilia::dice {

namespace {

void addSheet(const Sheet &sheet, Digest &digest) {
    digest.addAll(sheet.marked.bits(), sheet.met, sheet.coins, sheet.circled, sheet.bonuses.bits(),
                  sheet.board, sheet.agoraFirst);
}

} // namespace

std::uint64_t Dice::hash(const State &state) {
    Digest digest;
    digest.addAll(state.players, state.round, state.phase, state.lastRound, state.waiting.bits(),
                  state.forum.dice.bits());
    if (state.phase == Phase::round) {
        for (const DieId die : state.forum.dice) {
            const DieRoll roll = state.forum.rolls[index(die)];
            digest.addAll(roll.face, roll.cost);
        }
    }
    for (Seat seat = 0; seat < state.players; ++seat) {
        const City &city = state.cities[seat];
        addSheet(city.now, digest);
        if (state.phase == Phase::round) {
            digest.addAll(city.startMarked.bits(), city.startCoins, city.startCircled,
                          city.startBonuses.bits(), city.pending.count);
            for (std::size_t i = 0; i < city.pending.count; ++i) {
                const Frame &frame = city.pending.frames[i];
                digest.addAll(frame.source, frame.step, frame.used, frame.bonus);
            }
        }
    }
    return digest.value;
}

} // namespace mirabilia::dice
