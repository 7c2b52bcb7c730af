// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dice/game.h"
#include "engine/dice/rules.h"

#include <utility>

namespace mirabilia::dice {

namespace {

/// Hears nothing; everything that would be told to it is compiled away.
struct Silence {};

/// Carries out decisions and what follows from them, up to the next question, roll or the end.
template <class Sink>
class Course {
public:
    Course(State &state, Sink &sink) : s(state), catalogue(*state.catalogue), out(sink) {}

    void roll(const Forum &forum) {
        tell(DiceRolled{s.round, s.lastRound, forum, gone(forum.dice, s.forum.dice),
                        gone(s.forum.dice, forum.dice)});
        s.forum = forum;
        s.phase = Phase::round;
        s.waiting = SeatMask::firstSeats(s.players);
        for (Seat seat = 0; seat < s.players; ++seat) {
            Pending &pending = s.cities[seat].pending;
            pending.frames[0] = Frame{};
            pending.count = 1;
        }
    }

    void decide(Seat seat, const Move &move) {
        if constexpr (loud) {
            const Question asked = question(s, seat);
            tell(Decided{seat, move, asked.kind, asked.ofRound});
        }
        Turn(*this, seat).carryOut(move);
        if (s.cities[seat].pending.empty()) {
            s.waiting.remove(seat);
            if (s.waiting.empty()) {
                endRound();
            }
        }
    }

private:
    static constexpr bool loud = !std::is_same_v<Sink, Silence>;

    template <class Told>
    void tell(Told &&event) {
        if constexpr (loud) {
            out.on(std::forward<Told>(event));
        }
    }

    static DiceMask gone(DiceMask before, DiceMask after) {
        return static_cast<DiceMask>(before & ~after);
    }

    /// One seat's part of a round.
    class Turn {
    public:
        Turn(Course &whole, Seat acting)
            : course(whole)
            , s(whole.s)
            , catalogue(whole.catalogue)
            , board(whole.s.board(acting))
            , city(whole.s.cities[acting])
            , seat(acting) {}

        void carryOut(const Move &move) {
            switch (move.action) {
            case Action::build: build(move); break;
            case Action::wonder: wonder(); break;
            case Action::pass:
                answered();
                gain(catalogue.rules.passCoins, CoinCause::pass);
                break;
            case Action::cross: cross(move.cell); break;
            case Action::decline: answered(); break;
            case Action::bonus:
                // A bonus is the last thing that its frame asks for.
                city.now.bonuses =
                    static_cast<std::uint8_t>(city.now.bonuses | 1U << index(move.bonus));
                city.pending.top() = Frame{
                    static_cast<std::uint8_t>(Frame::firstBonus + index(move.bonus)), 0, 0, false};
                break;
            }
            settle();
        }

    private:
        template <class Told>
        void tell(Told &&event) {
            course.tell(std::forward<Told>(event));
        }

        void build(const Move &move) {
            const Means means(s, seat);
            const Die &die = catalogue.die(move.die);
            const bool free =
                effectsOf(catalogue, board, city.pending.top())[city.pending.top().step].kind ==
                EffectKind::freeBuild;
            const int price = free ? 0 : means.diePrice(die);
            const int missing = means.missing(move.cell);
            const int coins = means.dieCoins(die);
            answered();
            const bool before = catalogue.rules.coinsOnDie == CoinsOnDieTiming::beforeCosts;
            if (before) {
                gain(coins, CoinCause::die);
            }
            pay(price, CoinCause::diePrice);
            pay(missing, CoinCause::resources);
            if (!before) {
                gain(coins, CoinCause::die);
            }
            mark(move.cell);
        }

        void wonder() {
            const Means means(s, seat);
            const CellMask next = means.open() & board.of(Building::wonder);
            const auto stage = static_cast<CellId>(std::countr_zero(next));
            const int missing = means.missing(stage);
            answered();
            pay(missing, CoinCause::resources);
            mark(stage);
        }

        void cross(CellId cell) {
            Frame &frame = city.pending.top();
            const Effect &effect = effectsOf(catalogue, board, frame)[frame.step];
            const int missing = Means(s, seat).missing(cell);
            ++frame.used;
            if (frame.used >= effect.value) {
                answered();
            }
            pay(missing, CoinCause::resources);
            mark(cell);
        }

        /// The question on top is done with. A frame that nothing is left of goes at once.
        void answered() {
            Frame &frame = city.pending.top();
            const Effects &effects = effectsOf(catalogue, board, frame);
            ++frame.step;
            frame.used = 0;
            const bool more =
                std::any_of(effects.begin() + frame.step, effects.end(), [](const Effect &effect) {
                    return asks(effect) || paysNow(effect) || lasts(effect);
                });
            if (!more && !frame.bonus) {
                --city.pending.count;
            }
        }

        void gain(int coins, CoinCause cause) {
            if (coins == 0) {
                return;
            }
            // Free coins are circled first, then crossed-off ones are erased.
            const int capacity = catalogue.rules.capacity;
            const int gained = std::min(coins, capacity - city.now.coins);
            city.now.coins = static_cast<std::uint8_t>(city.now.coins + gained);
            city.now.circled =
                static_cast<std::uint8_t>(std::min(capacity, city.now.circled + gained));
            tell(CoinsChanged{seat, gained, coins - gained, cause});
        }

        void pay(int coins, CoinCause cause) {
            if (coins != 0) {
                city.now.coins = static_cast<std::uint8_t>(city.now.coins - coins);
                tell(CoinsChanged{seat, -coins, 0, cause});
            }
        }

        void mark(CellId id) {
            const Cell &cell = board[id];
            const Building building = catalogue.buildingOf[index(id)];
            city.now.marked |= bit(id);
            tell(CellMarked{seat, id});
            if (cell.attack != noAttack) {
                attack(id, cell.attack, building);
            }
            const CellMask whole = board.of(building);
            const bool complete = (city.now.marked & whole) == whole &&
                                  (catalogue.bonusBuildings >> index(building) & 1U) != 0;
            if (complete) {
                tell(BuildingCompleted{seat, building});
            }
            if (complete || cell.carriesOut) {
                city.pending.frames[city.pending.count++] =
                    Frame{static_cast<std::uint8_t>(index(id)), 0, 0, complete};
            }
        }

        /// Against the facing side's defence of the round before (rulebook, "Barracks").
        void attack(CellId id, std::uint8_t number, Building from) {
            const bool west = from == Building::barracksWest;
            const Seat opponent = west ? s.leftOf(seat) : s.rightOf(seat);
            const Building facing = west ? Building::barracksEast : Building::barracksWest;
            const int defence = std::popcount(s.cities[opponent].startMarked & catalogue.defences &
                                              catalogue.of(facing));
            city.now.met |= static_cast<std::uint32_t>(defence) << 2U * number;
            tell(AttackWritten{seat, opponent, id, attackPoints(s, seat, id), defence});
        }

        /// Goes on with the innermost frame until something must be asked.
        void settle() {
            while (!city.pending.empty()) {
                Frame &frame = city.pending.top();
                const Effects &effects = effectsOf(catalogue, board, frame);
                if (frame.step < effects.size()) {
                    const Effect &effect = effects[frame.step];
                    if (asks(effect) && canBeAnswered(effect)) {
                        return;
                    }
                    ++frame.step;
                    frame.used = 0;
                    carryOut(effect);
                } else if (frame.bonus && openBonuses()) {
                    return;
                } else {
                    --city.pending.count;
                }
            }
        }

        [[nodiscard]] bool openBonuses() const {
            return std::popcount(city.now.bonuses) < static_cast<int>(catalogue.bonuses.size());
        }

        [[nodiscard]] bool canBeAnswered(const Effect &effect) const {
            if (effect.kind == EffectKind::extraAction) {
                return true;
            }
            const Means means(s, seat);
            if (effect.kind == EffectKind::cross) {
                return (means.open() & effect.cells & means.payable(city.now.coins)) != 0;
            }
            bool any = false;
            means.forEachBuild(seat, true, [&any](DieId, CellMask) { any = true; });
            return any;
        }

        void carryOut(const Effect &effect) {
            if (effect.kind == EffectKind::coins) {
                gain(effect.value, CoinCause::effect);
            } else if (effect.kind == EffectKind::perCell) {
                gain(effect.coins * std::popcount(city.now.marked & effect.cells),
                     CoinCause::effect);
            } else if (effect.kind == EffectKind::unlockDie) {
                tell(DieUnlocked{seat, effect.die});
            } else if (asks(effect)) {
                tell(
                    FellAway{seat, effect.kind == EffectKind::cross ? Ask::cross : Ask::freeBuild});
            }
        }

        Course &course;
        State &s;
        const Catalogue &catalogue;
        const Board &board;
        City &city;
        Seat seat;
    };

    void endRound() {
        const SeatMask first = agoraFirst(s);
        SeatMask newlyFirst;
        bool triggered = false;
        for (Seat seat = 0; seat < s.players; ++seat) {
            City &city = s.cities[seat];
            if (first.has(seat) && !city.now.agoraFirst) {
                city.now.agoraFirst = true;
                newlyFirst.add(seat);
            }
            triggered =
                triggered || std::popcount(city.now.bonuses) >= catalogue.rules.bonusesToEnd;
            city.startMarked = city.now.marked;
            city.startCoins = city.now.coins;
            city.startCircled = city.now.circled;
            city.startBonuses = city.now.bonuses;
        }
        tell(RoundEnded{s.round, newlyFirst, triggered && !s.lastRound});
        if (s.lastRound) {
            s.phase = Phase::over;
            if constexpr (loud) {
                tell(GameOver{winners(s)});
            }
            return;
        }
        s.lastRound = triggered;
        s.round = static_cast<std::uint16_t>(std::min(s.round + 1, 0xffff));
        s.phase = Phase::roll;
    }

    State &s;
    const Catalogue &catalogue;
    Sink &out;
};

} // namespace

Node Dice::node(const State &state) {
    switch (state.phase) {
    case Phase::roll: return Node::chance;
    case Phase::round: return state.waiting.size() > 1 ? Node::simultaneous : Node::decision;
    case Phase::over: break;
    }
    return Node::over;
}

Refusal Dice::apply(State &state, Seat seat, const Move &move) {
    const Refusal reason = refusal(state, seat, move);
    if (reason == Refusal::none) {
        applyTrusted(state, seat, move);
    }
    return reason;
}

Refusal Dice::apply(State &state, Seat seat, const Move &move, EventSink &sink) {
    const Refusal reason = refusal(state, seat, move);
    if (reason == Refusal::none) {
        Course<EventSink>(state, sink).decide(seat, move);
    }
    return reason;
}

void Dice::applyTrusted(State &state, Seat seat, const Move &move) {
    Silence silence;
    Course<Silence>(state, silence).decide(seat, move);
}

void Dice::applyChance(State &state, Rng &rng) {
    Silence silence;
    Course<Silence>(state, silence).roll(sampleOutcome(state, rng));
}

bool Dice::applyOutcome(State &state, const Outcome &forum) {
    const auto known = fitting(state, forum);
    if (known) {
        Silence silence;
        Course<Silence>(state, silence).roll(*known);
    }
    return known.has_value();
}

bool Dice::applyOutcome(State &state, const Outcome &forum, EventSink &sink) {
    const auto known = fitting(state, forum);
    if (known) {
        Course<EventSink>(state, sink).roll(*known);
    }
    return known.has_value();
}

} // namespace mirabilia::dice
