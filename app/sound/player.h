// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/sound/cues.h"

namespace mirabilia::sound {

/// What makes a cue heard. Never fails: where nothing can be heard, nothing is.
class Player {
public:
    Player() = default;
    virtual ~Player() = default;
    Player(const Player &) = delete;
    Player &operator=(const Player &) = delete;

    /// `volume` is 1 to 100, as people hear it. A cue that still sounds is not begun again.
    virtual void play(Cue cue, int volume) = 0;
};

} // namespace mirabilia::sound
