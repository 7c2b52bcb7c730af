// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Part of determinise(); not part of the library's interface.

#include "engine/classic/position.h"
#include "engine/core/rng.h"

#include <array>
#include <vector>

namespace mirabilia::classic {

/// A card of another hand that is still there or left it face down; the seat has to guess.
struct Guess {
    CardId card = noCard; ///< noCard: never seen
    bool gone = false;
    PastCard departure{noCard, 1, Departure::none}; ///< how it left, if it is gone
};

struct HandGuess {
    std::size_t hand = 0;
    std::vector<Guess> slots;
    std::vector<PastCard> settled; ///< departures that need no guess
    int present = 0;
};

/// A card that was seen in a hand, but has no copy left to be there (it is in the pile that this
/// seat sees, or was taken from it), must have been discarded from one of the hands it was seen in.
/// Picks one of these at random.
void dismissElsewhere(std::vector<HandGuess> &guesses, const std::array<int, maxCards> &unseen,
                      Rng &rng);

/// Picks at random which cards left a hand face down, and when.
void chooseDepartures(HandGuess &guess, Rng &rng);

} // namespace mirabilia::classic
