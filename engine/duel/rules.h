// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Shared by the sources of this library and the computer players; not part of its interface.

#include "engine/duel/game.h"

namespace mirabilia::duel {

/// Whether a building of the city makes this card free.
inline bool chained(const City &city, const BuildFacts &facts) {
    return city.built.intersects(facts.chainFrom);
}

inline Payment paymentFor(const City &city, const Market &market, const BuildFacts &facts) {
    if (facts.free || chained(city, facts)) {
        return {};
    }
    const int waived = facts.family == Family::civilian ? city.civilianDiscount : 0;
    return {.bank = facts.coins,
            .trade = static_cast<std::uint8_t>(tradeCost(facts.cost, market, waived))};
}

inline Payment paymentFor(const City &city, const Market &market, const WonderFacts &facts) {
    return {.bank = facts.coins,
            .trade = static_cast<std::uint8_t>(tradeCost(facts.cost, market, city.wonderDiscount))};
}

/// The lasting effects of a card: production, prices, symbol and powers.
void placeCard(const Catalogue &catalogue, City &city, CardId card);
/// The same for a wonder or a token.
void placeEffects(City &city, const Effects &effects);

/// Finds a city's production, prices, symbols and powers from its buildings, wonders and tokens.
void deriveCity(const Catalogue &catalogue, City &city);

/// How often an effect counts what it looks at.
int countFor(const State &state, Seat seat, const Effect &effect);

/// The pending effect of the wonder that asks for a choice; null if it has none of that kind.
const Effect *pendingEffect(const State &state, EffectKind kind);

/// Cards that the mover may destroy now.
CardSet destroyable(const State &state);

/// The place of a wonder among a city's, built or not.
std::optional<std::size_t> placeOf(const City &city, WonderId wonder);

/// Slots of an age that nothing covers, given those that hold a card.
SlotMask openIn(const Layout &layout, SlotMask lying);

/// Whether chance can bring this now.
bool canHappen(const State &state, const Outcome &outcome);

} // namespace mirabilia::duel
