// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/sound/player.h"

#include <QThread>

namespace mirabilia::sound {

class Voices;

/// Plays resources/sounds with Qt Multimedia. Everything is loaded lazily at the first cue, in its
/// own thread, because probing sound devices can be slow.
class EffectPlayer final : public Player {
public:
    EffectPlayer() = default;
    ~EffectPlayer() override;
    EffectPlayer(const EffectPlayer &) = delete;
    EffectPlayer &operator=(const EffectPlayer &) = delete;

    void play(Cue cue, int volume) override;
    void lay(Bed bed, int volume) override;

private:
    [[nodiscard]] Voices *voices();

    QThread m_thread;
    Voices *m_voices = nullptr; ///< lives in `m_thread` and is deleted with it
};

} // namespace mirabilia::sound
