// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/sound/cues.h"

namespace mirabilia::sound {

/// Plays cues. Never fails: without a sound device it stays silent.
class Player {
public:
    Player() = default;
    virtual ~Player() = default;
    Player(const Player &) = delete;
    Player &operator=(const Player &) = delete;

    /// `volume` is 1 to 100 on a perceptual scale. A cue that is still playing is not restarted.
    virtual void play(Cue cue, int volume) = 0;
};

} // namespace mirabilia::sound
