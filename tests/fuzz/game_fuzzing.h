// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/game.h"
#include "resources/data.h"

#include <cstdint>
#include <cstdlib>
#include <string>

/// What the fuzz targets of every game have in common.
namespace mirabilia::fuzzing {

/// The input, byte by byte; zeros when it is used up.
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

inline void require(bool condition) {
    if (!condition) {
        std::abort();
    }
}

template <Game G>
const typename G::Catalogue &builtIn() {
    static const typename G::Catalogue loaded = [] {
        const std::string file = std::string(G::id) + ".json";
        return G::parse(data::file(file), file).value();
    }();
    return loaded;
}

/// Bytes as decisions: sensible ones (by number in the list) and nonsense, from any seat. Nonsense
/// (`nonsense(Bytes &)` is a move) is refused and changes nothing; `look(state, rng)` checks what
/// can be made of any state.
template <Game G, class Nonsense, class Look>
int playBytes(const std::uint8_t *input, std::size_t size, Nonsense nonsense, Look look) {
    Bytes bytes(input, size);
    Rng rng(bytes.take());
    const auto &catalogue = builtIn<G>();
    const int players = G::fewestPlayers + bytes.take() % (G::mostPlayers - G::fewestPlayers + 1);
    auto state = G::newGame(catalogue, G::randomSetup(catalogue, players, rng)).value();
    typename G::MoveList moves;
    while (!bytes.empty() && G::node(state) != Node::over) {
        if (G::node(state) == Node::chance) {
            G::applyChance(state, rng);
            continue;
        }
        const std::uint8_t choice = bytes.take();
        if (choice >= 250) {
            look(static_cast<const typename G::State &>(state), rng);
        } else if (choice >= 200) {
            const Seat seat = bytes.take();
            const auto before = G::hash(state);
            const bool taken = G::apply(state, seat, nonsense(bytes)) == Refusal::none;
            require(taken || G::hash(state) == before);
        } else {
            const Seat seat = G::toAct(state).first();
            G::legal(state, seat, moves);
            require(!moves.empty());
            require(G::apply(state, seat, moves[choice % moves.size()]) == Refusal::none);
        }
    }
    return 0;
}

} // namespace mirabilia::fuzzing
