// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/ai/duel/inputs.h"

#include "engine/duel/rules.h"

#include <algorithm>

namespace mirabilia::duel {

namespace {

constexpr std::array<int, 17> coinSteps{1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 14, 16, 18, 21, 25, 30};
constexpr std::array<int, 20> leadSteps{-29, -23, -18, -14, -11, -8, -6, -4, -2, 0,
                                        1,   3,   5,   7,   9,   12, 15, 19, 24, 30};
constexpr std::array<int, 11> shieldSteps{1, 2, 3, 4, 6, 8, 10, 13, 16, 20, 24};

void push(Inputs::List &out, std::size_t base, std::size_t number) {
    out.push(static_cast<std::uint16_t>(base + number));
}

template <class Set>
void pushSet(Inputs::List &out, std::size_t base, const Set &set) {
    for (const auto id : set) {
        push(out, base, index(id));
    }
}

/// Pushes the steps that a number has reached; `steps` must ascend.
template <class Steps>
void pushReached(Inputs::List &out, std::size_t base, const Steps &steps, int number) {
    for (std::size_t step = 0; step < steps.size() && number >= steps[step]; ++step) {
        push(out, base, step);
    }
}

/// Pushes the numbers from 1 to `number`, at most to `greatest`.
void pushUpTo(Inputs::List &out, std::size_t base, int number, int greatest) {
    for (int i = 0; i < std::min(number, greatest); ++i) {
        push(out, base, static_cast<std::size_t>(i));
    }
}

void listMeans(const City &city, const Market &market, std::size_t base, Inputs::List &out) {
    pushReached(out, base + Inputs::coins, coinSteps, city.coins);
    for (std::size_t r = 0; r < resourceCount; ++r) {
        pushUpTo(out, base + Inputs::production + 4 * r, market.production[r], 4);
        if (market.prices[r] <= 1) {
            push(out, base + Inputs::prices, 4 * r);
        }
        for (int price = 3; price <= std::min(5, market.prices[r]); ++price) {
            push(out, base + Inputs::prices, 4 * r + static_cast<std::size_t>(price) - 2);
        }
    }
    pushUpTo(out, base + Inputs::choices, market.rawChoices, 2);
    pushUpTo(out, base + Inputs::choices + 2, market.goodsChoices, 2);
}

/// What either city can still get.
struct Coming {
    explicit Coming(const State &state) {
        const Catalogue &catalogue = *state.catalogue;
        CardSet cards;
        for (std::size_t age = std::max<std::size_t>(1, state.age); age <= ageCount; ++age) {
            cards = cards | catalogue.ageCards[age - 1];
        }
        cards = cards - state.seen;
        for (const std::size_t slot : state.faceUp) {
            cards.add(state.board[slot]);
        }
        const TokenSet tokens = state.boardTokens | state.asideTokens | state.drawnTokens;
        for (std::size_t symbol = 0; symbol < scienceCount; ++symbol) {
            const bool there = cards.intersects(catalogue.scienceCards[symbol]) ||
                               tokens.intersects(catalogue.scienceTokens[symbol]);
            symbols |= there ? 1U << symbol : 0U;
        }
        const CardSet red = catalogue.familyCards[static_cast<std::size_t>(Family::military)];
        for (const CardId card : (cards & red)) {
            shields += catalogue.facts[index(card)].shields;
        }
    }

    unsigned symbols = 0;
    int shields = 0;
};

/// What a city could do with the cards it can take and the wonders it can pay for.
struct AtHand {
    int newSymbols = 0;
    int payableNew = 0;
    int payablePairs = 0;
    int shields = 0;

    void meet(const State &state, const City &city, CardId card, bool payable) {
        const BuildFacts &facts = state.catalogue->facts[index(card)];
        if (payable && facts.shields > 0) {
            shields = std::max(shields, facts.shields + city.extraShields);
        }
        if (facts.symbol == noScience) {
            return;
        }
        const auto symbol = static_cast<std::size_t>(facts.symbol);
        if ((city.symbols >> symbol & 1U) == 0) {
            ++newSymbols;
            payableNew += payable ? 1 : 0;
        } else if (payable && (city.built & state.catalogue->scienceCards[symbol]).size() == 1) {
            ++payablePairs;
        }
    }
    void meet(const Wonder &wonder) {
        for (const Effect &effect : wonder.effects) {
            shields = std::max<int>(shields, effect.kind == EffectKind::shields ? effect.value : 0);
        }
    }
};

void listWonders(const State &state, const City &city, const Market &market, std::size_t base,
                 AtHand &atHand, Inputs::List &out) {
    for (std::size_t place = 0; place < wondersPerPlayer; ++place) {
        const WonderId wonder = city.wonders[place];
        if (wonder == noWonder) {
            continue;
        }
        if (city.hasBuilt(place)) {
            push(out, base + Inputs::standing, index(wonder));
        } else if (state.wondersLeft()) {
            push(out, base + Inputs::waiting, index(wonder));
            const WonderFacts &facts = state.catalogue->wonderFacts[index(wonder)];
            if (paymentFor(city, market, facts).total() <= city.coins) {
                push(out, base + Inputs::payableWonder, index(wonder));
                atHand.meet(state.catalogue->wonder(wonder));
            }
        }
    }
}

/// `payable` is the first input for cards that the city can pay for.
void listCity(const State &state, Seat seat, const Coming &coming, std::size_t base,
              std::size_t payable, Inputs::List &out) {
    const City &city = state.cities[seat];
    const Market market = marketOf(state, seat);
    AtHand atHand;
    pushSet(out, base + Inputs::built, city.built);
    listWonders(state, city, market, base, atHand, out);
    pushSet(out, base + Inputs::progress, city.tokens);
    listMeans(city, market, base, out);
    for (const std::size_t slot : state.available()) {
        const CardId card = state.board[slot];
        const BuildFacts &facts = state.catalogue->facts[index(card)];
        const bool canPay = paymentFor(city, market, facts).total() <= city.coins;
        if (canPay) {
            push(out, payable, index(card));
        }
        atHand.meet(state, city, card, canPay);
    }
    const int different = std::min(6, city.differentSymbols());
    if (different > 0) {
        push(out, base + Inputs::symbols, static_cast<std::size_t>(different) - 1);
    }
    pushUpTo(out, base + Inputs::reachable, std::popcount(city.symbols | coming.symbols) - 3, 4);
    pushUpTo(out, base + Inputs::newSymbols, atHand.newSymbols, 3);
    pushUpTo(out, base + Inputs::payableNew, atHand.payableNew, 2);
    pushUpTo(out, base + Inputs::payablePairs, atHand.payablePairs, 2);
    pushUpTo(out, base + Inputs::shields, atHand.shields, 4);
    const Rules &rules = state.catalogue->rules;
    if (different + 1 == rules.symbolsToWin && atHand.payableNew > 0) {
        push(out, base + Inputs::scienceAtHand, 0);
    }
    if ((seat == 0 ? state.conflict : -state.conflict) + atHand.shields >= rules.capital) {
        push(out, base + Inputs::conquestAtHand, 0);
    }
}

void listStructure(const State &state, Inputs::List &out) {
    if (state.age == 0) {
        return;
    }
    const Layout &layout = state.layout();
    SlotMask next; // slots that a single card covers
    SlotMask freeing;
    for (const std::size_t slot : state.lying - state.open) {
        const SlotMask covering = layout.places[slot].coveredBy & state.lying;
        if (covering.size() == 1) {
            next.add(slot);
            freeing |= covering;
        }
    }
    const auto pushCards = [&](std::size_t base, SlotMask slots) {
        for (const std::size_t slot : slots) {
            push(out, base, index(state.board[slot]));
        }
    };
    pushCards(Inputs::openCard, state.available());
    pushCards(Inputs::freeing, state.available() & freeing);
    pushCards(Inputs::coveredCard, state.faceUp - state.open);
    pushCards(Inputs::nextCard, state.faceUp & next);
    pushSet(out, Inputs::discarded, state.discard);
    pushSet(out, Inputs::unseen, state.catalogue->ageCards[state.age - 1U] - state.seen);
    if (state.catalogue->guildsIn(state.age) > 0) {
        pushSet(out, Inputs::unseen, state.catalogue->guilds - state.seen);
    }
}

void listRest(const State &state, Inputs::List &out) {
    const Seat seat = state.mover;
    pushSet(out, Inputs::boardToken, state.boardTokens);
    pushSet(out, Inputs::asideToken, state.asideTokens);
    pushSet(out, Inputs::drawnToken, state.drawnTokens);
    pushSet(out, Inputs::offered, state.offer);
    const int pawn = 9 + std::clamp<int>(seat == 0 ? state.conflict : -state.conflict, -9, 9);
    push(out, Inputs::conflict, static_cast<std::size_t>(pawn));
    for (std::size_t kind = 0; kind < 2; ++kind) {
        if ((state.loot[seat] >> kind & 1U) != 0) {
            push(out, Inputs::loot, kind);
        }
        if ((state.loot[opponentOf(seat)] >> kind & 1U) != 0) {
            push(out, Inputs::loot, 2 + kind);
        }
    }
    if (state.age > 0) {
        const auto left = static_cast<std::size_t>(state.lying.size());
        push(out, Inputs::lying, (state.age - 1U) * (slotCount + 1) + left);
    }
    push(out, Inputs::phase,
         static_cast<std::size_t>(state.phase) - static_cast<std::size_t>(Phase::draft));
    push(out, Inputs::drafted, std::min<std::size_t>(7, state.drafted));
    push(out, Inputs::wondersStanding, std::min<std::size_t>(7, state.wondersBuilt));
    if (state.extraTurn) {
        push(out, Inputs::extraTurn, 0);
    }
    const Totals totals = Duel::totals(state);
    pushReached(out, Inputs::lead, leadSteps, totals[seat] - totals[opponentOf(seat)]);
}

} // namespace

bool Inputs::fit(const Catalogue &catalogue) {
    return catalogue.cards.size() == cards && catalogue.wonders.size() == wonders &&
           catalogue.tokens.size() == tokens && catalogue.rules.capital == 9 &&
           catalogue.rules.loot.size() == 2;
}

void Inputs::list(const State &state, List &out) {
    out.clear();
    const Seat seat = state.mover;
    const Coming coming(state);
    listCity(state, seat, coming, 0, ownPayable, out);
    listCity(state, opponentOf(seat), coming, citySize, otherPayable, out);
    listStructure(state, out);
    listRest(state, out);
    pushReached(out, shieldsLeft, shieldSteps, coming.shields);
}

Inputs::Rows Inputs::rowsOf(const State &state, const Move &move) {
    const auto row = [](std::size_t base, std::size_t number) {
        return static_cast<std::uint16_t>(base + number);
    };
    switch (move.action) {
    case Action::build: return {row(build, index(move.card)), noOutput};
    case Action::wonder: return {row(wonder, index(move.wonder)), row(spend, index(move.card))};
    case Action::discard: return {discard, row(spend, index(move.card))};
    case Action::draft: return {row(draft, index(move.wonder)), noOutput};
    case Action::token: return {row(token, index(move.token)), noOutput};
    case Action::destroy: return {row(destroy, index(move.card)), noOutput};
    case Action::revive: return {row(revive, index(move.card)), noOutput};
    default: return {row(begin, move.first == state.mover ? 0 : 1), noOutput};
    }
}

} // namespace mirabilia::duel
