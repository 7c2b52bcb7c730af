// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/byte_masks.h"
#include "engine/duel/rules.h"

namespace mirabilia::duel {

namespace {

/// Writes the prices of one seat.
class PriceWriter {
public:
    PriceWriter(State &state, Seat seat)
        : s(state)
        , city(state.cities[seat])
        , row(state.prices[seat])
        , market(marketOf(state, seat)) {}

    void card(std::size_t slot) { row[slot] = total(s.catalogue->facts[index(s.board[slot])]); }
    void wonder(std::size_t place) {
        row[slotCount + place] = total(s.catalogue->wonderFacts[index(city.wonders[place])]);
    }

private:
    template <class Facts>
    [[nodiscard]] std::uint8_t total(const Facts &facts) const {
        return static_cast<std::uint8_t>(paymentFor(city, market, facts).total());
    }

    const State &s;
    const City &city;
    PriceRow &row;
    Market market;
};

} // namespace

void priceUnits(State &state, Seat seat) {
    City &city = state.cities[seat];
    const Rules &rules = state.catalogue->rules;
    const Units byOpponent = state.cities[opponentOf(seat)].sold * rules.pricePerUnit;
    city.prices = (Units::ofEach(rules.basePrice) + byOpponent).replacedBy(city.fixedPrices);
}

void priceCards(State &state, SlotMask slots) {
    PriceWriter first(state, 0);
    PriceWriter second(state, 1);
    for (const std::size_t slot : slots) {
        first.card(slot);
        second.card(slot);
    }
}

void priceWonder(State &state, Seat seat, std::size_t place) {
    PriceWriter(state, seat).wonder(place);
}

void freeByChain(State &state, Seat seat, CardId building) {
    for (const std::size_t slot : state.available()) {
        if (state.catalogue->facts[index(state.board[slot])].chainFrom.has(building)) {
            state.prices[seat][slot] = 0;
        }
    }
}

void priceAgain(State &state, Seat seat) {
    priceUnits(state, seat);
    PriceWriter writer(state, seat);
    const std::uint32_t priced = byte_masks::atMost(state.prices[seat], noPrice - 1);
    for (const std::size_t slot : (SlotMask(priced) & allSlots)) {
        writer.card(slot);
    }
    for (const std::size_t place : SlotMask(priced >> slotCount)) {
        writer.wonder(place);
    }
}

void priceEverything(State &state) {
    for (Seat seat = 0; seat < seats; ++seat) {
        const City &city = state.cities[seat];
        priceUnits(state, seat);
        for (std::size_t place = 0; place < wondersPerPlayer && state.wondersLeft(); ++place) {
            if (city.wonders[place] != noWonder && !city.hasBuilt(place)) {
                priceWonder(state, seat, place);
            }
        }
    }
    priceCards(state, state.available());
}

} // namespace mirabilia::duel
