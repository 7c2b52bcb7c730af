// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/game.h"
#include "engine/core/inline_list.h"

#include <array>

namespace mirabilia::ai {

/// The least game: seats 0 and 1 each name a number 0..2 in secret, then a die decides. Seat 0 gets
/// its number plus the die, a hidden bonus makes number 1 the best.
struct Numbers {
    struct State {
        std::array<int, 2> named{-1, -1};
        int bonus = 0;
        int die = -1;
    };
    using Move = int;
    using View = std::array<int, 2>; ///< nothing but the own choice
    using Totals = std::array<int, 2>;
    using Outcome = int;
    using MoveList = InlineList<int, 3>;

    static Node node(const State &s) {
        return !toAct(s).empty() ? Node::simultaneous : s.die < 0 ? Node::chance : Node::over;
    }
    static SeatMask toAct(const State &s) {
        SeatMask waiting;
        for (Seat seat = 0; seat < 2; ++seat) {
            if (s.named[seat] < 0) {
                waiting.add(seat);
            }
        }
        return waiting;
    }
    static Seat controller(const State &, Seat seat) { return seat; }
    static void legal(const State &, Seat, MoveList &moves) {
        for (const int number : {0, 1, 2}) {
            moves.push(number);
        }
    }
    static Refusal refusal(const State &s, Seat seat, int) {
        return s.named[seat] < 0 ? Refusal::none : Refusal::notYourTurn;
    }
    static void applyTrusted(State &s, Seat seat, int move) { s.named[seat] = move; }
    static Refusal apply(State &s, Seat seat, int move) {
        applyTrusted(s, seat, move);
        return Refusal::none;
    }
    static void applyChance(State &s, Rng &rng) { s.die = static_cast<int>(rng.below(100)); }
    static bool applyOutcome(State &s, int die) {
        s.die = die;
        return true;
    }
    static View view(const State &s, Seat) { return s.named; }
    static State determinise(const View &view, Rng &rng) {
        return {view, static_cast<int>(rng.below(2)), -1};
    }
    static int seatCount(const State &) { return 2; }
    static Totals totals(const State &s) {
        const int worth = s.named[0] == 1 ? 4 + s.bonus : s.named[0];
        return {worth * 10 + s.die, s.named[1] + s.die};
    }
    static SeatMask winners(const State &) { return SeatMask(1); }
    static std::uint64_t hash(const State &) { return 0; }
};

} // namespace mirabilia::ai
