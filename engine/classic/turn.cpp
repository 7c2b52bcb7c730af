// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/classic/game.h"
#include "engine/classic/rules.h"

#include <bit>
#include <utility>

namespace mirabilia::classic {

namespace {

/// Advances from a decision or a deal to the next decision.
template <class Sink>
class TurnEngine {
public:
    TurnEngine(State &state, Sink &sink) : s(state), out(sink) {}

    void decide(Seat seat, const Move &move) {
        if (s.phase == Phase::choose) {
            pick(seat, move.card);
            return;
        }
        s.chosen[seat] = move;
        s.decided.add(seat);
        if (s.waiting().empty()) {
            resolveChoices();
        }
    }

    void happen(const Deck &deck) {
        for (std::size_t i = 0; i < deck.size(); ++i) {
            s.dealt[i / handSize][i % handSize] = deck[i];
        }
        s.traces = {};
        for (std::size_t hand = 0; hand < s.cityCount; ++hand) {
            s.present[hand] = (1U << handSize) - 1U;
        }
        s.turn = 1;
        s.drawn = 0;
        tell(AgeBegan{s.age});
        beginTurn();
    }

private:
    template <class Told>
    void tell(Told &&event) {
        if constexpr (!std::is_same_v<Sink, NullSink>) {
            out.on(std::forward<Told>(event));
        }
    }

    void beginTurn() {
        seatHands(s);
        s.phase = Phase::pick;
        s.toDecide = allCities(s);
        s.decided = {};
        if (s.twoPlayers()) {
            const CardId card = drawCard(s);
            tell(CardDrawn{s.holder, card});
        }
        tell(TurnBegan{s.turn, s.phase, s.toDecide});
    }

    /// Rulebook order: everybody pays, then all cards are placed, then coins come in.
    void resolveChoices() {
        const SeatMask acting = s.toDecide;
        for (const Seat seat : acting) {
            pay(seat);
        }
        for (const Seat seat : acting) {
            lay(seat);
        }
        for (const Seat seat : acting) {
            collect(seat);
        }
        finishCards();
    }

    void moveCoins(Seat from, Seat to, int amount, CoinCause cause) {
        if (from != noSeat) {
            s.cities[from].coins = static_cast<std::uint16_t>(s.cities[from].coins - amount);
        }
        if (to != noSeat) {
            s.cities[to].coins = static_cast<std::uint16_t>(s.cities[to].coins + amount);
        }
        if (amount != 0) {
            tell(CoinsMoved{from, to, amount, cause});
        }
    }

    void pay(Seat seat) {
        const Move &move = s.chosen[seat];
        tell(CardPlayed{seat, move.card, move.action, move.pay});
        moveCoins(seat, noSeat, move.pay.bank, CoinCause::cost);
        moveCoins(seat, s.leftOf(seat), move.pay.left, CoinCause::trade);
        moveCoins(seat, s.rightOf(seat), move.pay.right, CoinCause::trade);
    }

    void lay(Seat seat) {
        const Move &move = s.chosen[seat];
        switch (move.action) {
        case Action::build:
            takeFromHand(seat, Departure::built);
            placeCard(s, seat, move.card);
            break;
        case Action::free:
            takeFromHand(seat, Departure::built);
            placeCard(s, seat, move.card);
            s.cities[seat].freeBuildUsed = true;
            tell(FreeBuildUsed{seat});
            break;
        case Action::stage:
            takeFromHand(seat, Departure::buried);
            layStage(seat, move);
            break;
        case Action::discard:
        case Action::pick:
            takeFromHand(seat, Departure::discarded);
            s.discard.add(move.card);
            break;
        }
    }

    /// The hand that the card of a choice comes from; the Free City's extra card is in the pile.
    [[nodiscard]] std::size_t sourceOf(Seat seat) const {
        if (seat != s.freeCity()) {
            return handOf(s, seat);
        }
        return s.phase == Phase::extra ? 2 : s.fedHand;
    }

    void takeFromHand(Seat seat, Departure how) {
        const std::size_t hand = sourceOf(seat);
        leaveHand(hand, bitOf(s, heldIn(s, hand), s.chosen[seat].card), how);
    }

    void leaveHand(std::size_t hand, unsigned bit, Departure how) {
        s.present[hand] = static_cast<std::uint16_t>(s.present[hand] & ~(1U << bit));
        const bool last = s.turn == turnsPerAge && s.phase != Phase::pick;
        const Trace trace{.turn = static_cast<std::uint8_t>((last ? s.turn + 1 : s.turn) & 7),
                          .how = how};
        (bit < handSize ? s.traces[hand][bit] : s.traces[2][bit - handSize]) = trace;
    }

    void layStage(Seat seat, const Move &move) {
        City &city = s.cities[seat];
        const std::size_t number = city.stages;
        const Stage *stage = effectiveStage(s, seat, number, move.copy);
        const CopySide fixed = fixedCopySide(s, seat, number);
        const CopySide side = fixed == CopySide::none ? move.copy : fixed;
        if (move.copy != CopySide::none) {
            city.copied = move.copy;
        }
        city.buried[number] = move.card;
        ++city.stages;
        placeEffects(city, stage->effects);
        for (const Effect &effect : stage->effects) {
            if (effect.kind == EffectKind::buildFromDiscard) {
                s.picks.add(seat);
                if (side != CopySide::none) {
                    s.copiedPicks.add(seat);
                }
            }
        }
        const Seat copiedFrom = side == CopySide::left    ? s.leftOf(seat)
                                : side == CopySide::right ? s.rightOf(seat)
                                                          : noSeat;
        tell(StageBuilt{seat, static_cast<int>(number), copiedFrom});
    }

    void collect(Seat seat) {
        const Move &move = s.chosen[seat];
        switch (move.action) {
        case Action::build:
        case Action::free: collectForCard(seat, move.card); break;
        case Action::stage:
            collectFor(seat, builtStage(s, seat, s.cities[seat].stages - 1U)->effects,
                       CoinCause::stage);
            break;
        case Action::discard:
        case Action::pick:
            moveCoins(noSeat, seat, s.catalogue->rules.discardIncome, CoinCause::discard);
            break;
        }
    }

    void collectForCard(Seat seat, CardId card) {
        if (s.catalogue->coinCards.has(card)) {
            collectFor(seat, s.catalogue->card(card).effects, CoinCause::card);
        }
    }

    void collectFor(Seat seat, const Effects &effects, CoinCause cause) {
        for (const Effect &effect : effects) {
            if (effect.kind == EffectKind::coins) {
                moveCoins(noSeat, seat, effect.value, cause);
            } else if (effect.kind == EffectKind::coinsPer) {
                moveCoins(noSeat, seat, effect.value * countFor(s, seat, effect), cause);
            }
        }
    }

    /// After the cards of a turn: Babylon's last card, then the leftovers, then the discard pile.
    void finishCards() {
        if (s.turn == turnsPerAge) {
            if (s.phase == Phase::pick && beginExtra()) {
                return;
            }
            discardLeftovers();
        }
        nextPick();
    }

    bool beginExtra() {
        SeatMask playing;
        for (const Seat seat : allCities(s)) {
            const std::size_t source = seat == s.freeCity() ? 2 : handOf(s, seat);
            if (s.cities[seat].lastCardPower && s.present[source] != 0) {
                playing.add(seat);
            }
        }
        if (playing.empty()) {
            return false;
        }
        s.phase = Phase::extra;
        s.toDecide = playing;
        s.decided = {};
        tell(TurnBegan{s.turn, s.phase, s.toDecide});
        return true;
    }

    void discardLeftovers() {
        s.phase = Phase::choose;
        for (const Seat seat : allCities(s)) {
            const std::size_t hand = seat < s.people ? handOf(s, seat) : seat;
            for (const unsigned bit : heldIn(s, hand).places) {
                const CardId card = cardAt(s, hand, bit);
                leaveHand(hand, bit, Departure::discarded);
                s.discard.add(card);
                tell(LeftoverDiscarded{seat, card});
            }
        }
    }

    /// The owner of the power builds before a city that copies it; a city that finds nothing loses
    /// it.
    void nextPick() {
        while (!s.picks.empty()) {
            const SeatMask owners = s.picks - s.copiedPicks;
            const Seat seat = owners.empty() ? s.picks.first() : owners.first();
            if (!pickable(s, seat).empty()) {
                s.phase = Phase::choose;
                s.toDecide = {};
                s.toDecide.add(seat);
                s.decided = {};
                tell(TurnBegan{s.turn, s.phase, s.toDecide});
                return;
            }
            dropPick(seat);
        }
        endTurn();
    }

    void dropPick(Seat seat) {
        s.picks.remove(seat);
        s.copiedPicks.remove(seat);
    }

    void pick(Seat seat, CardId card) {
        tell(PickedFromDiscard{seat, card});
        if (card != noCard) {
            s.discard.remove(card);
            markRecovered(card);
            placeCard(s, seat, card);
            collectForCard(seat, card);
        }
        dropPick(seat);
        nextPick();
    }

    /// Keeps the seat that discarded the card from believing it still in the pile.
    void markRecovered(CardId card) {
        for (std::size_t hand = 0; hand < s.cityCount; ++hand) {
            for (std::size_t slot = 0; slot < handSize; ++slot) {
                Trace &trace = s.traces[hand][slot];
                if (s.dealt[hand][slot] == card && trace.how == Departure::discarded) {
                    trace.how = Departure::recovered;
                    return;
                }
            }
        }
    }

    void endTurn() {
        s.toDecide = {};
        s.decided = {};
        if (s.turn == turnsPerAge) {
            endAge();
            return;
        }
        tell(HandsPassed{s.catalogue->rules.passLeft[s.age - 1U]});
        ++s.turn;
        beginTurn();
    }

    void endAge() {
        for (Seat seat = 0; seat < s.cityCount; ++seat) {
            fight(seat, s.leftOf(seat));
            s.cities[seat].freeBuildUsed = false;
        }
        if (s.age == ageCount) {
            s.phase = Phase::over;
            if constexpr (!std::is_same_v<Sink, NullSink>) {
                tell(GameOver{winners(s)});
            }
            return;
        }
        ++s.age;
        s.turn = 1;
        s.phase = Phase::deal;
    }

    void fight(Seat seat, Seat opponent) {
        City &a = s.cities[seat];
        City &b = s.cities[opponent];
        if (a.shields != b.shields) {
            City &winner = a.shields > b.shields ? a : b;
            City &loser = a.shields > b.shields ? b : a;
            ++winner.victories[s.age - 1U];
            ++loser.defeats;
        }
        if constexpr (!std::is_same_v<Sink, NullSink>) {
            const Rules &rules = s.catalogue->rules;
            const auto token = [&](const City &own, const City &other) {
                return own.shields == other.shields ? 0
                       : own.shields > other.shields
                           ? static_cast<int>(rules.victoryToken[s.age - 1U])
                           : static_cast<int>(rules.defeatToken);
            };
            tell(Conflict{s.age, seat, opponent, a.shields, b.shields, token(a, b), token(b, a)});
        }
    }

    State &s;
    Sink &out;
};

} // namespace

template <class Sink>
void Classic::decide(State &state, Seat seat, const Move &move, Sink &sink) {
    TurnEngine<Sink>(state, sink).decide(seat, move);
}
template void Classic::decide(State &, Seat, const Move &, NullSink &);
template void Classic::decide(State &, Seat, const Move &, EventSink &);

template <class Sink>
void Classic::happen(State &state, const Outcome &deck, Sink &sink) {
    TurnEngine<Sink>(state, sink).happen(deck);
}
template void Classic::happen(State &, const Outcome &, NullSink &);
template void Classic::happen(State &, const Outcome &, EventSink &);

} // namespace mirabilia::classic
