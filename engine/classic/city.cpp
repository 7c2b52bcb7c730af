// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/classic/rules.h"

#include <algorithm>
#include <bit>

namespace mirabilia::classic {

namespace {

void addProduction(City &city, const Effect &effect) {
    Supply own = city.production();
    addUnits(own, effect.options, effect.value);
    city.ownRaw = own.raw;
    city.ownGoods = own.goods;
    if (effect.tradable) {
        Supply sold = city.sold();
        addUnits(sold, effect.options, effect.value);
        city.soldRaw = sold.raw;
        city.soldGoods = sold.goods;
    }
}

/// Equal discounts do not add up: the lower price counts.
void lowerPrices(City &city, const Effect &effect) {
    const unsigned price = effect.value;
    const auto lower = [price](unsigned before) {
        return static_cast<std::uint8_t>(std::min(before, price) & 3U);
    };
    if (effect.group == Group::raw) {
        city.rawLeft = effect.scope.left ? lower(city.rawLeft) : city.rawLeft;
        city.rawRight = effect.scope.right ? lower(city.rawRight) : city.rawRight;
    } else {
        city.goodsLeft = effect.scope.left ? lower(city.goodsLeft) : city.goodsLeft;
        city.goodsRight = effect.scope.right ? lower(city.goodsRight) : city.goodsRight;
    }
}

int countIn(const State &state, const City &city, const Effect &effect) {
    switch (effect.counted) {
    case Counted::wonderStages: return city.stages;
    case Counted::defeatTokens: return city.defeats;
    case Counted::cards: break;
    }
    int sum = 0;
    for (unsigned rest = effect.families; rest != 0; rest &= rest - 1) {
        const auto family = static_cast<std::size_t>(std::countr_zero(rest));
        sum += city.built.overlap(state.catalogue->familyCards[family]);
    }
    return sum;
}

} // namespace

void placeEffects(City &city, const Effects &effects) {
    for (const Effect &effect : effects) {
        switch (effect.kind) {
        case EffectKind::produce: addProduction(city, effect); break;
        case EffectKind::discount: lowerPrices(city, effect); break;
        case EffectKind::shields:
            city.shields = static_cast<std::uint8_t>(city.shields + effect.value);
            break;
        case EffectKind::freeBuildPerAge: city.freeBuildPower = true; break;
        case EffectKind::freeFirstOfFamily: city.freeFirstOfFamily = true; break;
        case EffectKind::freeFirstOfAge: city.freeFirstOfAge = true; break;
        case EffectKind::freeLastOfAge: city.freeLastOfAge = true; break;
        case EffectKind::playLastCard: city.lastCardPower = true; break;
        default: break;
        }
    }
}

void placeCard(State &state, Seat seat, CardId card) {
    City &city = state.cities[seat];
    const Card &entry = state.catalogue->card(card);
    city.built.add(card);
    placeEffects(city, entry.effects);
    if (entry.family == Family::guild && state.guildCount < state.guildsBuilt.size()) {
        state.guildsBuilt[state.guildCount++] = card;
    }
}

int countFor(const State &state, Seat seat, const Effect &effect) {
    int sum = 0;
    if (effect.scope.left) {
        sum += countIn(state, state.cities[state.leftOf(seat)], effect);
    }
    if (effect.scope.self) {
        sum += countIn(state, state.cities[seat], effect);
    }
    if (effect.scope.right) {
        sum += countIn(state, state.cities[state.rightOf(seat)], effect);
    }
    return sum;
}

void deriveCity(State &state, Seat seat) {
    City &city = state.cities[seat];
    const Catalogue &catalogue = *state.catalogue;
    const auto price = static_cast<std::uint8_t>(catalogue.rules.tradePrice & 3U);
    city.rawLeft = city.rawRight = city.goodsLeft = city.goodsRight = price;
    city.ownRaw = city.soldRaw = 0;
    city.ownGoods = city.soldGoods = 0;
    city.shields = 0;
    city.freeBuildPower = city.lastCardPower = false;
    city.freeFirstOfFamily = city.freeFirstOfAge = city.freeLastOfAge = false;

    const Wonder &wonder = catalogue.wonder(city.board.wonder);
    if (wonder.produces) {
        Effect board;
        board.kind = EffectKind::produce;
        board.value = 1;
        board.options = static_cast<std::uint8_t>(1U << static_cast<unsigned>(*wonder.produces));
        board.tradable = wonder.tradable;
        addProduction(city, board);
    }
    for (std::size_t number = 0; number < city.stages; ++number) {
        if (const Stage *stage = builtStage(state, seat, number)) {
            placeEffects(city, stage->effects);
        }
    }
    for (const CardId card : city.built) {
        placeEffects(city, catalogue.card(card).effects);
    }
}

CardSet freeByPower(const State &state, Seat seat) {
    const City &city = state.cities[seat];
    const bool ofAge = (state.turn == 1 && city.freeFirstOfAge) ||
                       (state.turn == turnsPerAge && city.freeLastOfAge);
    if (ofAge && state.phase == Phase::pick) {
        return state.catalogue->allCards;
    }
    CardSet free;
    if (city.freeFirstOfFamily) {
        for (const CardSet &family : state.catalogue->familyCards) {
            if (!city.built.intersects(family)) {
                free = free | family;
            }
        }
    }
    return free;
}

CardSet pickable(const State &state, Seat seat) {
    CardSet result;
    for (const CardId card : state.discard.kinds()) {
        if (!standsIn(state, state.cities[seat], card)) {
            result.add(card);
        }
    }
    return result;
}

void seatHands(State &state) {
    state.handShift = handShift(*state.catalogue, state.age, state.turn, state.people);
    if (!state.twoPlayers()) {
        return;
    }
    const bool leftFirst =
        state.catalogue->rules.freeCityLeftFirst[static_cast<std::size_t>(state.age - 1)];
    const bool left = leftFirst == (state.turn % 2 == 1);
    state.holder = left ? state.leftOf(2) : state.rightOf(2);
    state.fedHand = static_cast<Seat>(handOf(state, state.holder));
}

CardId drawCard(State &state) {
    const unsigned slot = state.drawn;
    state.present[2] = static_cast<std::uint16_t>(state.present[2] & ~(1U << slot));
    state.present[state.fedHand] =
        static_cast<std::uint16_t>(state.present[state.fedHand] | 1U << (handSize + slot));
    ++state.drawn;
    return state.dealt[2][slot];
}

} // namespace mirabilia::classic
