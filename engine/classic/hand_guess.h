// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Part of determinise(); not part of the library's interface.

#include "engine/classic/position.h"
#include "engine/core/rng.h"

#include <array>
#include <vector>

namespace mirabilia::classic {

/// A card of another hand that the seat has to guess about: still there, or gone face down.
struct Guess {
    CardId card = noCard; ///< noCard: never seen
    bool gone = false;
    PastCard departure{noCard, 1, Departure::none}; ///< how it went, if it is gone
};

struct HandGuess {
    std::size_t hand = 0;
    std::vector<Guess> slots;
    std::vector<PastCard> settled; ///< departures that are not guessed about
    int present = 0;
};

/// A card that was seen in a hand, but of which no copy is left to be there (it lies in the
/// pile that this seat sees, or somebody took it from there), must have been discarded from one
/// of the hands that it was seen in. Which one is decided by lot, as far as there is a choice.
void dismissElsewhere(std::vector<HandGuess> &guesses, const std::array<int, maxCards> &unseen,
                      Rng &rng);

/// Decides by lot which cards left a hand face down, and when.
void chooseDepartures(HandGuess &guess, Rng &rng);

} // namespace mirabilia::classic
