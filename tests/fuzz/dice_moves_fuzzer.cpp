// SPDX-License-Identifier: GPL-3.0-or-later
// Every state of Dice can be viewed and imagined; the start of a round can be written down.
#include "engine/dice/game.h"
#include "tests/fuzz/game_fuzzing.h"

using namespace mirabilia;
using namespace mirabilia::dice;

namespace {

Move nonsense(fuzzing::Bytes &bytes) {
    return {static_cast<Action>(bytes.take() % 7), static_cast<DieId>(bytes.take()),
            static_cast<CellId>(bytes.take()), static_cast<BonusId>(bytes.take())};
}

void lookAround(const State &state, Rng &rng) {
    bool atStart = true;
    for (Seat seat = 0; seat < state.players; ++seat) {
        atStart = atStart && question(state, seat).ofRound;
        const State imagined = Dice::determinise(view(state, seat), rng);
        fuzzing::require(Dice::toAct(imagined).has(seat) == Dice::toAct(state).has(seat));
        const Sheet &sheet = state.cities[seat].now;
        fuzzing::require(sheet.coins <= sheet.circled);
        fuzzing::require(explainScore(state, seat).sheet == score(state, seat));
        for (unsigned cell = 0; cell < 256; ++cell) {
            (void)cost(state, seat, static_cast<DieId>(cell % 16), static_cast<CellId>(cell));
        }
    }
    if (atStart) {
        const auto again = makeState(*state.catalogue, positionOf(state));
        fuzzing::require(again.ok() && Dice::hash(*again) == Dice::hash(state));
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *input, std::size_t size) {
    return fuzzing::playBytes<Dice>(input, size, nonsense, lookAround);
}
