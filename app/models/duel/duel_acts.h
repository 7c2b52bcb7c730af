// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/session/director.h"

namespace mirabilia {

/// The acts of a scene of Duel, in the order of their numbers.
struct DuelActs {
    enum Kind : int {
        Action = 1, ///< a card, a token or a drafted wonder goes to its city
        Deal,       ///< the next wonders are laid out
        Rise,       ///< the wonder built with it rises
        Gather,     ///< an early victory: the table makes room for it
        Step,       ///< one step of the pawn
        Light,      ///< one of the symbols that win lights up
        Loot,       ///< the army takes coins
        Age,        ///< an age begins: its cards are dealt
        End,        ///< an early victory is told in words
    };
    using Events = std::vector<v1::Event>;

    /// The acts that tell these events. `lifts`: the card is lifted before it leaves.
    [[nodiscard]] static std::vector<Director::Act> of(Events::const_iterator from,
                                                       Events::const_iterator to, bool lifts);
    /// How far these events move the pawn, positive towards the capital of seat 1.
    [[nodiscard]] static int marched(Events::const_iterator from, Events::const_iterator to);
    /// Coins that a seat loses to the army.
    [[nodiscard]] static int looted(Events::const_iterator from, Events::const_iterator to,
                                    unsigned seat);
};

} // namespace mirabilia
