// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/sound/cues.h"

namespace mirabilia::sound {

/// Plays cues, and a bed below them. Never fails: without a sound device it stays silent.
class Player {
public:
    Player() = default;
    virtual ~Player() = default;
    Player(const Player &) = delete;
    Player &operator=(const Player &) = delete;

    /// `volume` is 1 to 100 on a perceptual scale.
    virtual void play(Cue cue, int volume) = 0;
    /// Fades to this bed, which goes on until another one is laid; Bed::None: to silence.
    virtual void lay(Bed bed, int volume) = 0;
};

} // namespace mirabilia::sound
