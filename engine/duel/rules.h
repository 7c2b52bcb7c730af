// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Shared by the sources of this library and the computer players; not part of its interface.

#include "engine/duel/game.h"

namespace mirabilia::duel {

/// Returns true if a building of the city makes this card free.
inline bool chained(const City &city, const BuildFacts &facts) {
    return city.built.intersects(facts.chainFrom);
}

inline Payment paymentFor(const City &city, const Market &market, const BuildFacts &facts) {
    // Products instead of unpredictable branches.
    const int waived = static_cast<int>(facts.family == Family::civilian) * city.civilianDiscount;
    const int trade = tradeCost(facts.cost, market, waived);
    const int owed = static_cast<int>(!chained(city, facts));
    return {.bank = static_cast<std::uint8_t>(owed * facts.coins),
            .trade = static_cast<std::uint8_t>(owed * trade)};
}

inline Payment paymentFor(const City &city, const Market &market, const WonderFacts &facts) {
    return {.bank = facts.coins,
            .trade = static_cast<std::uint8_t>(tradeCost(facts.cost, market, city.wonderDiscount))};
}

/// Applies the lasting effects of a card: production, prices, symbol and powers.
void placeCard(const Catalogue &catalogue, City &city, CardId card);
/// The same for a wonder or a token.
void placeEffects(City &city, const Effects &effects);

/// Derives a city's production, prices, symbols and powers from its buildings, wonders and tokens.
void deriveCity(const Catalogue &catalogue, City &city);

/// Updates a seat's unit prices from what the opponent sells and from fixed prices.
void priceUnits(State &state, Seat seat);
/// Prices the cards in these slots, which can be taken from now on, for both seats.
void priceCards(State &state, SlotMask slots);
/// Prices the wonder at this place, which can be built from now on.
void priceWonder(State &state, Seat seat, std::size_t place);
/// The cards that this building makes free cost the seat nothing any more.
void freeByChain(State &state, Seat seat, CardId building);
/// Updates all prices of a seat after its resources or unit prices have changed.
void priceAgain(State &state, Seat seat);
/// Sets all prices of a position that has none yet.
void priceEverything(State &state);

/// The count of an effect.
int countFor(const State &state, Seat seat, const Effect &effect);

/// The pending effect of the wonder whose choice is due; null if it has none of that kind.
const Effect *pendingEffect(const State &state, EffectKind kind);

/// Cards that the mover may destroy now.
CardSet destroyable(const State &state);

/// The place of a wonder among a city's, built or not.
std::optional<std::size_t> placeOf(const City &city, WonderId wonder);

/// The uncovered slots of an age, given those that hold a card.
SlotMask openIn(const Layout &layout, SlotMask lying);

} // namespace mirabilia::duel
