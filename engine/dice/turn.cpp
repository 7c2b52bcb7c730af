// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dice/game.h"
#include "engine/dice/rules.h"

#include <utility>

namespace mirabilia::dice {

namespace {

/// Advances from a decision or a roll to the next question, roll or the end.
template <class Sink>
class TurnEngine {
public:
    TurnEngine(State &state, Sink &sink) : s(state), catalogue(*state.catalogue), out(sink) {}

    void happen(const Forum &forum) {
        tell(DiceRolled{s.round, s.lastRound, forum, forum.dice - s.forum.dice,
                        s.forum.dice - forum.dice});
        s.forum = forum;
        s.phase = Phase::round;
        s.waiting = SeatMask::firstIds(s.players);
        for (Seat seat = 0; seat < s.players; ++seat) {
            Pending &pending = s.cities[seat].pending;
            pending.frames[0] = Frame{};
            pending.count = 1;
        }
        deriveRound(s);
    }

    void decide(Seat seat, const Move &move) {
        if (s.cities[seat].pending.top().source == Frame::roundAction) {
            s.openings[seat].action = move.action;
            s.openings[seat].chosen = index(move.die) & 0xfU;
        }
        carryOut(s, seat, move);
        if (s.cities[seat].pending.empty()) {
            s.waiting.remove(seat);
            if (s.waiting.empty()) {
                endRound();
            }
        }
    }

private:
    static constexpr bool loud = !std::is_same_v<Sink, NullSink>;

    template <class Told>
    void tell(Told &&event) {
        if constexpr (loud) {
            out.on(std::forward<Told>(event));
        }
    }

    void endRound() {
        if constexpr (loud) {
            reveal();
        }
        const SeatMask first = agoraFirst(s);
        SeatMask newlyFirst;
        SeatMask enders;
        for (Seat seat = 0; seat < s.players; ++seat) {
            City &city = s.cities[seat];
            if (first.has(seat) && !city.now.agoraFirst) {
                city.now.agoraFirst = true;
                newlyFirst.add(seat);
            }
            if (city.now.bonuses.size() >= catalogue.rules.bonusesToEnd) {
                enders.add(seat);
            }
            city.startMarked = city.now.marked;
            city.startCoins = city.now.coins;
            city.startCircled = city.now.circled;
            city.startBonuses = city.now.bonuses;
        }
        tell(RoundEnded{s.round, newlyFirst, s.lastRound ? SeatMask() : enders});
        if (s.lastRound) {
            s.phase = Phase::over;
            if constexpr (loud) {
                tell(GameOver{winners(s)});
            }
            return;
        }
        s.lastRound = !enders.empty();
        s.round = static_cast<std::uint16_t>(std::min(s.round + 1, 0xffff));
        s.phase = Phase::roll;
    }

    void reveal() {
        for (Seat seat = 0; seat < s.players; ++seat) {
            const City &city = s.cities[seat];
            const CellMask marked = city.now.marked - city.startMarked;
            tell(CityRevealed{seat, s.openings[seat], marked, city.now.bonuses - city.startBonuses,
                              city.startCoins, city.now.coins});
            for (const CellId cell : marked) {
                revealCell(seat, cell);
            }
            for (const Building building : catalogue.bonusBuildings) {
                const CellMask whole = s.board(seat).of(building);
                if (marked.intersects(whole) && city.now.marked.includes(whole)) {
                    tell(BuildingCompleted{seat, building});
                }
            }
        }
    }

    void revealCell(Seat seat, CellId id) {
        if (s.board(seat)[id].attack != noAttack) {
            const Facing met = facing(s, seat, catalogue.buildingOf[index(id)]);
            tell(AttackWritten{seat, met.opponent, id, attackPoints(s, seat, id), met.defence});
        }
        for (const Effect &effect : s.board(seat)[id].effects) {
            if (effect.kind == EffectKind::unlockDie) {
                tell(DieUnlocked{seat, effect.die});
            }
        }
    }

    State &s;
    const Catalogue &catalogue;
    Sink &out;
};

} // namespace

Node Dice::node(const State &state) {
    switch (state.phase) {
    case Phase::roll: return Node::chance;
    case Phase::round: {
        // Faster than size(); called at every step.
        const unsigned waiting = state.waiting.bits();
        return (waiting & (waiting - 1U)) != 0 ? Node::simultaneous : Node::decision;
    }
    case Phase::over: break;
    }
    return Node::over;
}

template <class Sink>
void Dice::decide(State &state, Seat seat, const Move &move, Sink &sink) {
    TurnEngine<Sink>(state, sink).decide(seat, move);
}
template void Dice::decide(State &, Seat, const Move &, NullSink &);
template void Dice::decide(State &, Seat, const Move &, EventSink &);

template <class Sink>
void Dice::happen(State &state, const Outcome &forum, Sink &sink) {
    TurnEngine<Sink>(state, sink).happen(forum);
}
template void Dice::happen(State &, const Outcome &, NullSink &);
template void Dice::happen(State &, const Outcome &, EventSink &);

} // namespace mirabilia::dice
