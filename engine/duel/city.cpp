// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/duel/rules.h"

#include <algorithm>

namespace mirabilia::duel {

namespace {

template <class Visit>
void forEachResource(std::uint8_t options, Visit visit) {
    for (std::size_t resource = 0; resource < resourceCount; ++resource) {
        if ((options >> resource & 1U) != 0) {
            visit(resource);
        }
    }
}

/// A second fixed price for the same resource counts only if it is lower.
void fixPrices(City &city, const Effect &effect) {
    forEachResource(effect.options, [&](std::size_t resource) {
        const int known = city.fixedPrices[resource];
        if (known == 0 || known > effect.value) {
            city.fixedPrices.add(resource, effect.value - known);
        }
    });
}

void raise(std::uint8_t &number, int by) {
    number = static_cast<std::uint8_t>(number + by);
}

/// Applies lasting powers, except production and symbols.
void placePower(City &city, const Effect &effect) {
    switch (effect.kind) {
    case EffectKind::choice:
        raise((effect.options & 1U) != 0 ? city.rawChoices : city.goodsChoices, 1);
        break;
    case EffectKind::price: fixPrices(city, effect); break;
    case EffectKind::wonderDiscount: raise(city.wonderDiscount, effect.value); break;
    case EffectKind::civilianDiscount: raise(city.civilianDiscount, effect.value); break;
    case EffectKind::extraShields: raise(city.extraShields, effect.value); break;
    case EffectKind::chainCoins: raise(city.chainCoins, effect.value); break;
    case EffectKind::tradeIncome: city.tradeIncome = true; break;
    case EffectKind::replay: city.replay = true; break;
    default: break;
    }
}

void addSymbol(City &city, Science symbol) {
    if (symbol != noScience) {
        city.symbols = static_cast<std::uint8_t>(city.symbols | 1U << static_cast<int>(symbol));
    }
}

int countIn(const City &city, const Catalogue &catalogue, const Effect &effect) {
    switch (effect.counted) {
    case Counted::wonders: return std::popcount(city.wondersBuilt);
    case Counted::coinSets: return city.coins / effect.setSize;
    case Counted::tokens: return city.tokens.size();
    case Counted::cards: break;
    }
    int count = 0;
    for (std::size_t family = 0; family < familyCount; ++family) {
        if ((effect.families >> family & 1U) != 0) {
            count += city.built.overlap(catalogue.familyCards[family]);
        }
    }
    return count;
}

} // namespace

void placeCard(const Catalogue &catalogue, City &city, CardId card) {
    const BuildFacts &facts = catalogue.facts[index(card)];
    city.production = city.production + facts.produces;
    city.sold = city.sold + facts.sells;
    city.discardBonus = static_cast<std::uint16_t>(city.discardBonus + facts.discardBonus);
    addSymbol(city, facts.symbol);
    if (!facts.plain) {
        for (const Effect &effect : catalogue.card(card).effects) {
            placePower(city, effect);
        }
    }
}

void placeEffects(City &city, const Effects &effects) {
    for (const Effect &effect : effects) {
        if (effect.kind == EffectKind::produce) {
            forEachResource(effect.options, [&](std::size_t resource) {
                city.production.add(resource, effect.value);
            });
        }
        addSymbol(city, effect.symbol);
        placePower(city, effect);
    }
}

void deriveCity(const Catalogue &catalogue, City &city) {
    City fresh;
    fresh.built = city.built;
    fresh.coins = city.coins;
    fresh.tokens = city.tokens;
    fresh.wonders = city.wonders;
    fresh.wondersBuilt = city.wondersBuilt;
    city = fresh;
    for (const CardId card : city.built) {
        placeCard(catalogue, city, card);
    }
    for (std::size_t place = 0; place < city.wonders.size(); ++place) {
        if (city.hasBuilt(place)) {
            placeEffects(city, catalogue.wonder(city.wonders[place]).effects);
        }
    }
    for (const TokenId token : city.tokens) {
        placeEffects(city, catalogue.token(token).effects);
    }
}

int countFor(const State &state, Seat seat, const Effect &effect) {
    const int own = countIn(state.cities[seat], *state.catalogue, effect);
    return effect.largerCity
               ? std::max(own, countIn(state.cities[opponentOf(seat)], *state.catalogue, effect))
               : own;
}

const Effect *pendingEffect(const State &state, EffectKind kind) {
    if (!state.catalogue->knows(state.choosing)) {
        return nullptr;
    }
    const Effect &choice = state.catalogue->wonderFacts[index(state.choosing)].choice;
    return choice.kind == kind ? &choice : nullptr;
}

CardSet destroyable(const State &state) {
    CardSet cards;
    const Effect *effect = pendingEffect(state, EffectKind::destroy);
    for (std::size_t family = 0; effect != nullptr && family < familyCount; ++family) {
        if ((effect->families >> family & 1U) != 0) {
            cards = cards | state.catalogue->familyCards[family];
        }
    }
    return cards & state.cities[opponentOf(state.mover)].built;
}

std::optional<std::size_t> placeOf(const City &city, WonderId wonder) {
    const auto found = std::find(city.wonders.begin(), city.wonders.end(), wonder);
    if (wonder == noWonder || found == city.wonders.end()) {
        return std::nullopt;
    }
    return static_cast<std::size_t>(found - city.wonders.begin());
}

SlotMask openIn(const Layout &layout, SlotMask lying) {
    SlotMask open;
    for (const std::size_t slot : lying) {
        if (!layout.places[slot].coveredBy.intersects(lying)) {
            open.add(slot);
        }
    }
    return open;
}

} // namespace mirabilia::duel
