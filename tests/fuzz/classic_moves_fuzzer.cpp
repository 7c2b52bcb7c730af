// SPDX-License-Identifier: GPL-3.0-or-later
// Bytes as decisions: sensible ones (by number in the list) and nonsense, from any seat. Nonsense
// is refused and changes nothing; every state can be viewed, imagined, saved and loaded.
#include "engine/classic/game.h"
#include "resources/data.h"

#include <cstdlib>

using namespace mirabilia;
using namespace mirabilia::classic;

namespace {

const Catalogue &catalogue() {
    static const Catalogue loaded =
        parseCatalogue(data::file("classic.json"), "classic.json").value();
    return loaded;
}

class Bytes {
public:
    Bytes(const std::uint8_t *first, std::size_t count) : next(first), left(count) {}

    [[nodiscard]] bool empty() const { return left == 0; }
    std::uint8_t take() {
        if (left == 0) {
            return 0;
        }
        --left;
        return *next++;
    }

private:
    const std::uint8_t *next;
    std::size_t left;
};

void require(bool condition) {
    if (!condition) {
        std::abort();
    }
}

void tryNonsense(State &state, Bytes &bytes) {
    const Seat seat = bytes.take();
    Move move;
    move.card = static_cast<CardId>(bytes.take());
    move.action = static_cast<Action>(bytes.take() % 6);
    move.copy = static_cast<CopySide>(bytes.take() % 4);
    move.pay = {bytes.take(), bytes.take(), bytes.take()};
    const auto before = Classic::hash(state);
    if (Classic::apply(state, seat, move) != Refusal::none) {
        require(Classic::hash(state) == before);
    }
}

void lookAround(const State &state, Rng &rng) {
    const auto again = makeState(catalogue(), positionOf(state));
    require(again.ok() && Classic::hash(*again) == Classic::hash(state));
    for (Seat seat = 0; seat < state.people; ++seat) {
        const View seen = view(state, seat);
        require(!bytesOf(seen).empty());
        const State imagined = determinise(seen, rng);
        require(Classic::toAct(imagined).has(seat) == Classic::toAct(state).has(seat));
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *input, std::size_t size) {
    Bytes bytes(input, size);
    Rng rng(bytes.take());
    State state = newGame(catalogue(), randomSetup(catalogue(), 2 + bytes.take() % 6, rng)).value();
    while (!bytes.empty() && Classic::node(state) != Node::over) {
        if (Classic::node(state) == Node::chance) {
            Classic::applyChance(state, rng);
            continue;
        }
        const std::uint8_t choice = bytes.take();
        if (choice >= 250) {
            lookAround(state, rng);
        } else if (choice >= 200) {
            tryNonsense(state, bytes);
        } else {
            const Seat seat = Classic::toAct(state).first();
            Classic::MoveList moves;
            Classic::legal(state, seat, moves);
            require(!moves.empty());
            require(Classic::apply(state, seat, moves[choice % moves.size()]) == Refusal::none);
        }
    }
    return 0;
}
