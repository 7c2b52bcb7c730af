// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sound/effect_player.h"

#include <QAudio>
#include <QAudioDevice>
#include <QMediaDevices>
#include <QObject>
#include <QSoundEffect>
#include <QUrl>

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

/// One effect per cue, created on first use.
class Voices final : public QObject {
public:
    void play(Cue cue, int volume) {
        if (!hasDevice()) {
            return;
        }
        QSoundEffect *&effect = m_effects[cue];
        if (effect == nullptr) {
            effect = new QSoundEffect(this);
            effect->setSource(QUrl(
                QStringLiteral("qrc:/mirabilia/sounds/%1.wav").arg(QLatin1String(nameOf(cue)))));
        }
        if (!effect->isPlaying()) {
            effect->setVolume(static_cast<float>(QAudio::convertVolume(
                volume / 100.0, QAudio::LogarithmicVolumeScale, QAudio::LinearVolumeScale)));
            effect->play();
        }
    }

private:
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
    std::map<Cue, QSoundEffect *> m_effects;
};

EffectPlayer::~EffectPlayer() {
    m_thread.quit();
    m_thread.wait();
}

void EffectPlayer::play(Cue cue, int volume) {
    if (m_voices == nullptr) {
        m_voices = new Voices;
        m_voices->moveToThread(&m_thread);
        QObject::connect(&m_thread, &QThread::finished, m_voices, &QObject::deleteLater);
        m_thread.start();
    }
    QMetaObject::invokeMethod(m_voices,
                              [voices = m_voices, cue, volume] { voices->play(cue, volume); });
}

} // namespace mirabilia::sound
