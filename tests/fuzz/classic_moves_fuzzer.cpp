// SPDX-License-Identifier: GPL-3.0-or-later
// Every state of the classic game can be viewed, imagined, saved and loaded.
#include "engine/classic/game.h"
#include "tests/fuzz/game_fuzzing.h"

using namespace mirabilia;
using namespace mirabilia::classic;

namespace {

Move nonsense(fuzzing::Bytes &bytes) {
    Move move;
    move.card = static_cast<CardId>(bytes.take());
    move.action = static_cast<Action>(bytes.take() % 6);
    move.copy = static_cast<CopySide>(bytes.take() % 4);
    move.pay = {bytes.take(), bytes.take(), bytes.take()};
    return move;
}

void lookAround(const State &state, Rng &rng) {
    const auto again = makeState(*state.catalogue, positionOf(state));
    fuzzing::require(again.ok() && Classic::hash(*again) == Classic::hash(state));
    for (Seat seat = 0; seat < state.people; ++seat) {
        const View seen = view(state, seat);
        fuzzing::require(!bytesOf(seen).empty());
        const State imagined = determinise(seen, rng);
        fuzzing::require(Classic::toAct(imagined).has(seat) == Classic::toAct(state).has(seat));
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *input, std::size_t size) {
    return fuzzing::playBytes<Classic>(input, size, nonsense, lookAround);
}
