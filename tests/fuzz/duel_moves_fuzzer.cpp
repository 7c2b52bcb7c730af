// SPDX-License-Identifier: GPL-3.0-or-later
// Every state of Duel can be viewed, imagined, saved and loaded, and everything has a price.
#include "engine/duel/game.h"
#include "tests/fuzz/game_fuzzing.h"

using namespace mirabilia;
using namespace mirabilia::duel;

namespace {

Move nonsense(fuzzing::Bytes &bytes) {
    return {.action = static_cast<Action>(bytes.take() % 9),
            .card = static_cast<CardId>(bytes.take()),
            .wonder = static_cast<WonderId>(bytes.take()),
            .token = static_cast<TokenId>(bytes.take()),
            .first = bytes.take()};
}

void lookAround(const State &state, Rng &rng) {
    const auto again = makeState(*state.catalogue, positionOf(state));
    fuzzing::require(again.ok() && *again == state);
    for (Seat seat = 0; seat < seats; ++seat) {
        const View seen = view(state, seat);
        fuzzing::require(view(determinise(seen, rng), seat) == seen);
        fuzzing::require(explainScore(state, seat).sheet == score(state, seat));
        for (const Card &card : state.catalogue->cards) {
            fuzzing::require(payment(state, seat, card.id).total() >= 0);
        }
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *input, std::size_t size) {
    return fuzzing::playBytes<Duel>(input, size, nonsense, lookAround);
}
