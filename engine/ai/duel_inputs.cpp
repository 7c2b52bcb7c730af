// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/ai/duel_inputs.h"

#include "engine/duel/rules.h"

#include <algorithm>

namespace mirabilia::duel {

namespace {

constexpr std::array<int, 17> coinSteps{1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 14, 16, 18, 21, 25, 30};

void push(Inputs::List &out, std::size_t base, std::size_t number) {
    out.push(static_cast<std::uint16_t>(base + number));
}

template <class Set>
void pushSet(Inputs::List &out, std::size_t base, const Set &set) {
    set.forEach([&](auto id) { push(out, base, index(id)); });
}

void listMeans(const City &city, const Market &market, std::size_t base, Inputs::List &out) {
    for (std::size_t step = 0; step < coinSteps.size() && city.coins >= coinSteps[step]; ++step) {
        push(out, base + Inputs::coins, step);
    }
    for (std::size_t r = 0; r < resourceCount; ++r) {
        for (int units = 1; units <= std::min(4, market.production[r]); ++units) {
            push(out, base + Inputs::production, 4 * r + static_cast<std::size_t>(units) - 1);
        }
        if (market.prices[r] <= 1) {
            push(out, base + Inputs::prices, 4 * r);
        }
        for (int price = 3; price <= std::min(5, market.prices[r]); ++price) {
            push(out, base + Inputs::prices, 4 * r + static_cast<std::size_t>(price) - 2);
        }
    }
    for (int i = 0; i < std::min<int>(2, market.rawChoices); ++i) {
        push(out, base + Inputs::choices, static_cast<std::size_t>(i));
    }
    for (int i = 0; i < std::min<int>(2, market.goodsChoices); ++i) {
        push(out, base + Inputs::choices + 2, static_cast<std::size_t>(i));
    }
}

void listCity(const State &state, Seat seat, const Market &market, std::size_t base,
              Inputs::List &out) {
    const City &city = state.cities[seat];
    pushSet(out, base + Inputs::built, city.built);
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
            }
        }
    }
    pushSet(out, base + Inputs::progress, city.tokens);
    listMeans(city, market, base, out);
    const int different = std::min(6, city.differentSymbols());
    if (different > 0) {
        push(out, base + Inputs::symbols, static_cast<std::size_t>(different) - 1);
    }
}

void listStructure(const State &state, const Market &own, const Market &other, Inputs::List &out) {
    const Seat seat = state.mover;
    forEachSlot(state.available(), [&](std::size_t slot) {
        const std::size_t card = index(state.board[slot]);
        const BuildFacts &facts = state.catalogue->facts[card];
        push(out, Inputs::openCard, card);
        const City &city = state.cities[seat];
        if (paymentFor(city, own, facts).total() <= city.coins) {
            push(out, Inputs::ownPayable, card);
        }
        const City &rival = state.cities[opponentOf(seat)];
        if (paymentFor(rival, other, facts).total() <= rival.coins) {
            push(out, Inputs::otherPayable, card);
        }
    });
    forEachSlot(state.faceUp & ~state.open, [&](std::size_t slot) {
        push(out, Inputs::coveredCard, index(state.board[slot]));
    });
    pushSet(out, Inputs::discarded, state.discard);
    if (state.age > 0) {
        pushSet(out, Inputs::unseen, state.catalogue->ageCards[state.age - 1U] - state.seen);
        if (state.catalogue->guildsIn(state.age) > 0) {
            pushSet(out, Inputs::unseen, state.catalogue->guilds - state.seen);
        }
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
        const auto left = static_cast<std::size_t>(std::popcount(state.lying));
        push(out, Inputs::lying, (state.age - 1U) * (slotCount + 1) + left);
    }
    push(out, Inputs::phase,
         static_cast<std::size_t>(state.phase) - static_cast<std::size_t>(Phase::draft));
    push(out, Inputs::drafted, std::min<std::size_t>(7, state.drafted));
    push(out, Inputs::wondersStanding, std::min<std::size_t>(7, state.wondersBuilt));
    if (state.extraTurn) {
        push(out, Inputs::extraTurn, 0);
    }
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
    const Market own = marketOf(state, seat);
    const Market other = marketOf(state, opponentOf(seat));
    listCity(state, seat, own, 0, out);
    listCity(state, opponentOf(seat), other, citySize, out);
    listStructure(state, own, other, out);
    listRest(state, out);
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
