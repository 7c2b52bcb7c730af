// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/rng.h"
#include "engine/duel/state.h"

namespace mirabilia::duel {

/// What one seat may know of a game. A state holds nothing that nobody knows, so a view is a state
/// from which the one secret has been taken: the tokens that the opponent drew with The Great
/// Library, until it has chosen. A View is made by view() only.
class View {
public:
    [[nodiscard]] Seat seat() const { return watcher; }
    /// The position. `drawnTokens` is empty where the seat may not know them.
    [[nodiscard]] const State &table() const { return known; }

    friend bool operator==(const View &, const View &) = default;
    friend View view(const State &state, Seat seat);

private:
    View(const State &redacted, Seat seat) : known(redacted), watcher(seat) {}

    State known;
    Seat watcher = 0;
};

/// `seat` is noSeat for somebody who watches.
View view(const State &state, Seat seat);

/// A state that the view does not contradict: tokens that the seat cannot know are drawn by `rng`.
State determinise(const View &view, Rng &rng);

} // namespace mirabilia::duel
