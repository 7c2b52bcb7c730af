// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dice/game.h"

namespace mirabilia::dice {

namespace {

class Digest {
public:
    /// In order.
    template <class... Numbers>
    void add(Numbers... numbers) {
        (addOne(static_cast<std::uint64_t>(numbers)), ...);
    }

    std::uint64_t value = 0;

private:
    void addOne(std::uint64_t number) {
        std::uint64_t z = value + 0x9e3779b97f4a7c15U + number;
        z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9U;
        z = (z ^ (z >> 27)) * 0x94d049bb133111ebU;
        value = z ^ (z >> 31);
    }
};

void addSheet(const Sheet &sheet, Digest &digest) {
    digest.add(sheet.marked, sheet.met, sheet.coins, sheet.circled, sheet.bonuses, sheet.board,
               sheet.agoraFirst);
}

} // namespace

std::uint64_t Dice::hash(const State &state) {
    Digest digest;
    digest.add(state.players, state.round, state.phase, state.lastRound, state.waiting.bits(),
               state.forum.dice);
    if (state.phase == Phase::round) {
        forEach<DieId>(state.forum.dice, [&](DieId die) {
            const DieRoll roll = state.forum.rolls[index(die)];
            digest.add(roll.face, roll.cost);
        });
    }
    for (Seat seat = 0; seat < state.players; ++seat) {
        const City &city = state.cities[seat];
        addSheet(city.now, digest);
        if (state.phase == Phase::round) {
            digest.add(city.startMarked, city.startCoins, city.startCircled, city.startBonuses,
                       city.pending.count);
            for (std::size_t i = 0; i < city.pending.count; ++i) {
                const Frame &frame = city.pending.frames[i];
                digest.add(frame.source, frame.step, frame.used, frame.bonus);
            }
        }
    }
    return digest.value;
}

} // namespace mirabilia::dice
