// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/digest.h"
#include "engine/duel/game.h"

namespace mirabilia::duel {

namespace {

void addCards(const CardSet &cards, Digest &digest) {
    digest.addAll(cards.word(0), cards.word(1));
}

void addCity(const City &city, Digest &digest) {
    addCards(city.built, digest);
    digest.addAll(city.coins, city.tokens.word(0), city.wondersBuilt);
    for (const WonderId wonder : city.wonders) {
        digest.add(wonder);
    }
}

} // namespace

std::uint64_t Duel::hash(const State &state) {
    Digest digest;
    digest.addAll(state.age, state.phase, state.starter, state.mover, state.extraTurn,
                  state.choosing, state.victory, state.drafted, state.conflict);
    for (const City &city : state.cities) {
        addCity(city, digest);
    }
    digest.addAll(state.loot[0], state.loot[1], state.boardTokens.word(0),
                  state.asideTokens.word(0), state.drawnTokens.word(0), state.offer.word(0));
    addCards(state.discard, digest);
    addCards(state.seen, digest);
    digest.addAll(state.lying.bits(), state.faceUp.bits(), state.guildBacks.bits());
    for (const CardId card : state.board) {
        digest.add(card);
    }
    return digest.value;
}

} // namespace mirabilia::duel
