// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sound/effect_player.h"

#include <QAudio>
#include <QAudioDevice>
#include <QMediaDevices>
#include <QObject>
#include <QPropertyAnimation>
#include <QSoundEffect>
#include <QUrl>

#include <array>
#include <map>

namespace mirabilia::sound {

namespace {

/// Silences Qt's warnings that no sound server answers; they help nobody. Drops only the messages
/// of this thread while it lives.
class Hush {
public:
    Hush() {
        s_silent = true;
        s_before = qInstallMessageHandler(hear);
    }
    ~Hush() {
        qInstallMessageHandler(s_before);
        s_silent = false;
    }
    Hush(const Hush &) = delete;
    Hush &operator=(const Hush &) = delete;

private:
    static void hear(QtMsgType type, const QMessageLogContext &context, const QString &text) {
        if (!s_silent) {
            s_before(type, context, text);
        }
    }

    static inline thread_local bool s_silent = false;
    static inline QtMessageHandler s_before = nullptr;
};

} // namespace

/// What sounds, created on first use.
class Voices final : public QObject {
public:
    void play(Cue cue, int volume) {
        if (!hasDevice()) {
            return;
        }
        for (QSoundEffect *&effect : m_effects[cue]) { // equal cues may overlap
            if (effect == nullptr) {
                effect = load(nameOf(cue));
            }
            if (!effect->isPlaying()) {
                effect->setVolume(linear(volume));
                effect->play();
                return;
            }
        }
    }

    void lay(Bed bed, int volume) {
        if (bed != Bed::None && !hasDevice()) {
            return;
        }
        if (bed != Bed::None && m_beds.count(bed) == 0) {
            QSoundEffect *effect = load(nameOf(bed));
            effect->setLoopCount(QSoundEffect::Infinite);
            effect->setVolume(0);
            auto *fade = new QPropertyAnimation(effect, "volume", effect);
            fade->setDuration(fadeTime);
            connect(fade, &QAbstractAnimation::finished, effect, [effect] {
                if (effect->volume() == 0.0F) {
                    effect->stop();
                }
            });
            m_beds[bed] = {effect, fade};
        }
        for (const auto &[each, sound] : m_beds) {
            fadeTo(sound, each == bed ? linear(volume) : 0.0F);
        }
    }

private:
    static constexpr int fadeTime = 2500;
    static constexpr std::size_t atOnce = 3;

    struct Background {
        QSoundEffect *effect = nullptr;
        QPropertyAnimation *fade = nullptr;
    };

    static float linear(int volume) {
        return static_cast<float>(QAudio::convertVolume(
            volume / 100.0, QAudio::LogarithmicVolumeScale, QAudio::LinearVolumeScale));
    }

    QSoundEffect *load(const char *name) {
        auto *effect = new QSoundEffect(this);
        effect->setSource(
            QUrl(QStringLiteral("qrc:/mirabilia/sounds/%1.wav").arg(QLatin1String(name))));
        return effect;
    }

    static void fadeTo(const Background &sound, float volume) {
        if (volume > 0 && !sound.effect->isPlaying()) {
            sound.effect->play();
        }
        sound.fade->stop();
        sound.fade->setEndValue(volume);
        sound.fade->start();
    }

    /// A device may be plugged in at any time. Only the first call probes for a sound server.
    bool hasDevice() {
        if (m_looked) {
            return !QMediaDevices::defaultAudioOutput().isNull();
        }
        m_looked = true;
        const Hush hush;
        return !QMediaDevices::defaultAudioOutput().isNull();
    }

    bool m_looked = false;
    std::map<Cue, std::array<QSoundEffect *, atOnce>> m_effects;
    std::map<Bed, Background> m_beds;
};

EffectPlayer::~EffectPlayer() {
    m_thread.quit();
    m_thread.wait();
}

Voices *EffectPlayer::voices() {
    if (m_voices == nullptr) {
        m_voices = new Voices;
        m_voices->moveToThread(&m_thread);
        QObject::connect(&m_thread, &QThread::finished, m_voices, &QObject::deleteLater);
        m_thread.start();
    }
    return m_voices;
}

void EffectPlayer::play(Cue cue, int volume) {
    QMetaObject::invokeMethod(voices(),
                              [voices = voices(), cue, volume] { voices->play(cue, volume); });
}

void EffectPlayer::lay(Bed bed, int volume) {
    if (bed == Bed::None && m_voices == nullptr) {
        return; // nothing sounds
    }
    QMetaObject::invokeMethod(voices(),
                              [voices = voices(), bed, volume] { voices->lay(bed, volume); });
}

} // namespace mirabilia::sound
