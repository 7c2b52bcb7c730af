// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Shared by the sources of this library and the computer players; not part of its interface.

#include "engine/classic/state.h"

#include <bit>
#include <cassert>

namespace mirabilia::classic {

/// What a city can show and buy now.
inline Market marketOf(const State &state, Seat seat) {
    const City &city = state.cities[seat];
    return {.own = city.production(),
            .left = state.cities[state.leftOf(seat)].sold(),
            .right = state.cities[state.rightOf(seat)].sold(),
            .rawLeft = city.rawLeft,
            .rawRight = city.rawRight,
            .goodsLeft = city.goodsLeft,
            .goodsRight = city.goodsRight};
}

/// The same with the coins that the city has.
inline Means meansOf(const State &state, Seat seat) {
    return {marketOf(state, seat), state.cities[seat].coins};
}

/// Returns true if the city has this building, by this card or by a namesake of another age.
inline bool standsIn(const State &state, const City &city, CardId card) {
    return city.built.intersects(state.catalogue->facts[index(card)].sameBuilding);
}

/// Returns true if a building of the city makes this card free.
inline bool chained(const State &state, const City &city, CardId card) {
    return city.built.intersects(state.catalogue->facts[index(card)].chainFrom);
}

/// Cards of a hand, in the order in which they were dealt, by their bits in State::present.
struct HeldCards {
    std::size_t hand;
    IdSet<unsigned, 1, std::uint32_t> places;
};

/// All cards still in a hand.
inline HeldCards heldIn(const State &state, std::size_t hand) {
    return {hand, decltype(HeldCards::places)(state.present[hand])};
}

/// The cards that playable() lists.
HeldCards heldToPlay(const State &state, Seat seat);

/// The slots in which a hand was dealt this card. Checks all of them: an early exit would be
/// unpredictable.
inline unsigned slotsOf(const State &state, std::size_t hand, CardId card) {
    unsigned found = 0; // not "slots", a keyword in Qt
    for (unsigned slot = 0; slot < handSize; ++slot) {
        found |= (state.dealt[hand][slot] == card ? 1U : 0U) << slot;
    }
    return found;
}

/// The bit of the first held card that is this one; there must be one.
inline unsigned bitOf(const State &state, const HeldCards &held, CardId card) {
    unsigned same = slotsOf(state, held.hand, card);
    if (state.twoPlayers()) {
        same |= slotsOf(state, 2, card) << handSize;
    }
    same &= held.places.bits();
    assert(same != 0);
    return static_cast<unsigned>(std::countr_zero(same));
}

/// Puts a building into a city: production, prices, shields, the order of guilds. Coins come later.
void placeCard(State &state, Seat seat, CardId card);

/// Applies the lasting effects of a card or stage: production, prices, shields and powers.
void placeEffects(City &city, const Effects &effects);

/// Counts what an effect counts: cards of families, wonder stages or defeat tokens.
int countFor(const State &state, Seat seat, const Effect &effect);

/// Derives a city's production, prices, shields and powers from its board, stages and buildings.
void deriveCity(State &state, Seat seat);

/// The cards that a power of its wonder makes free for a city now (second edition, Olympia). A
/// power counts from the turn after its stage was built.
CardSet freeByPower(const State &state, Seat seat);

/// The distinct cards of the discard pile that a city may build.
CardSet pickable(const State &state, Seat seat);

/// The cities at the table, the Free City included.
inline SeatMask allCities(const State &state) {
    return SeatMask::firstIds(state.cityCount);
}

/// Sets what follows from the age and the turn: hands and, with two players, the holder.
void seatHands(State &state);

/// The last turn, up to this one, in which a seat held a hand; 0 if none.
int lastHeld(const Catalogue &catalogue, int age, int turn, int people, std::size_t hand,
             Seat seat);

/// Moves the first card of the Free City's pile into the fed hand.
CardId drawCard(State &state);

} // namespace mirabilia::classic
