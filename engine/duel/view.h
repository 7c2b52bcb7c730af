// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/rng.h"
#include "engine/duel/state.h"

namespace mirabilia::duel {

/// What one seat may know of a game. A state holds nothing that nobody knows, so a view is a state
/// without its only secret: the tokens that the opponent drew with The Great Library, until it has
/// chosen. Only view() makes one.
class View {
public:
    [[nodiscard]] Seat seat() const { return watcher; }
    /// The position. `drawnTokens` is empty if the seat may not know them.
    [[nodiscard]] const State &table() const { return known; }

    friend bool operator==(const View &, const View &) = default;
    friend View view(const State &state, Seat seat);

private:
    View(const State &redacted, Seat seat) : known(redacted), watcher(seat) {}

    State known;
    Seat watcher = 0;
};

/// `seat` is noSeat for a spectator.
View view(const State &state, Seat seat);

/// Returns a state that is consistent with the view: `rng` draws tokens that the seat cannot know.
State determinise(const View &view, Rng &rng);

} // namespace mirabilia::duel
