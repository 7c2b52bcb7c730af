// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/sound/player.h"

#include <QThread>

namespace mirabilia::sound {

class Voices;

/// Plays resources/sounds with Qt Multimedia. Nothing is made or read before the first cue, and
/// then in a thread of its own: asking for sound devices can take long.
class EffectPlayer final : public Player {
public:
    EffectPlayer() = default;
    ~EffectPlayer() override;
    EffectPlayer(const EffectPlayer &) = delete;
    EffectPlayer &operator=(const EffectPlayer &) = delete;

    void play(Cue cue, int volume) override;

private:
    QThread m_thread;
    Voices *m_voices = nullptr; ///< lives in the thread and ends with it
};

} // namespace mirabilia::sound
