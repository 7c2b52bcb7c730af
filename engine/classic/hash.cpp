// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/classic/game.h"
#include "engine/core/digest.h"

#include <bit>

namespace mirabilia::classic {

namespace {

class Digest : public mirabilia::Digest {
public:
    using mirabilia::Digest::add;

    void add(const CardSet &cards) { addAll(cards.word(0), cards.word(1)); }
    void add(const Move &move) {
        addAll(move.card, move.action, move.copy, move.pay.bank, move.pay.left, move.pay.right);
    }
};

void addCity(const State &state, const City &city, Digest &digest) {
    digest.add(city.built);
    digest.addAll(city.board.wonder, city.board.side, city.coins, city.stages, city.defeats,
                  city.freeBuildUsed, city.copied);
    for (const auto won : city.victories) {
        digest.add(won);
    }
    for (const CardId card : city.buried) {
        digest.add(card);
    }
    // The order matters only within a city, when one of two equal guilds is copied.
    for (std::size_t i = 0; i < state.guildCount; ++i) {
        if (city.has(state.guildsBuilt[i])) {
            digest.add(state.guildsBuilt[i]);
        }
    }
}

/// A sum, because the order of the cards in a hand does not matter.
std::uint64_t handDigest(const State &state, std::size_t hand) {
    std::uint64_t sum = 0;
    const bool fed = state.twoPlayers() && hand == state.fedHand;
    for (unsigned bit = 0; bit < (fed ? 2 * handSize : handSize); ++bit) {
        const Trace &trace =
            bit < handSize ? state.traces[hand][bit] : state.traces[2][bit - handSize];
        const bool present = (state.present[hand] >> bit & 1U) != 0;
        if (present || trace.how != Departure::none) {
            Digest card;
            card.addAll(cardAt(state, hand, bit), present, trace.turn, trace.how);
            sum += card.value;
        }
    }
    return sum;
}

void addHands(const State &state, Digest &digest) {
    for (std::size_t hand = 0; hand < state.people; ++hand) {
        digest.add(handDigest(state, hand));
    }
    if (state.twoPlayers()) {
        digest.addAll(state.holder, state.drawn);
        for (const CardId card : drawPile(state)) {
            digest.add(card);
        }
    }
}

} // namespace

std::uint64_t Classic::hash(const State &state) {
    Digest digest;
    digest.addAll(state.people, state.cityCount, state.age, state.turn, state.phase,
                  state.toDecide.bits(), state.decided.bits(), state.picks.bits(),
                  state.copiedPicks.bits());
    for (Seat seat = 0; seat < state.cityCount; ++seat) {
        addCity(state, state.cities[seat], digest);
        if (state.decided.has(seat)) {
            digest.add(state.chosen[seat]);
        }
    }
    digest.add(state.discard.kinds());
    for (const CardId card : state.discard.kinds()) {
        digest.add(state.discard.count(card));
    }
    if (state.phase != Phase::deal && state.phase != Phase::over) {
        addHands(state, digest);
    }
    return digest.value;
}

} // namespace mirabilia::classic
