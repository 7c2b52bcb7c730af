// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sound/effect_player.h"

#include <QFile>
#include <QMutex>
#include <QTest>

namespace {

QMutex saidMutex; // sounds have a thread of their own
QStringList said;

void hear(QtMsgType, const QMessageLogContext &context, const QString &text) {
    const QMutexLocker lock(&saidMutex);
    said.append(QLatin1String(context.category) + QStringLiteral(": ") + text);
}

} // namespace

class EffectPlayerTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        // No sound server and no card, whatever this machine has.
        qputenv("PULSE_SERVER", "unix:/nowhere/at/all");
        qputenv("ALSA_CONFIG_PATH", "/dev/null");
    }

    void itsFilesAreBuiltIn() {
        QStringList names;
        for (const mirabilia::sound::Cue cue : mirabilia::sound::allCues) {
            names.append(QLatin1String(mirabilia::sound::nameOf(cue)));
        }
        for (const mirabilia::sound::Bed bed : mirabilia::sound::allBeds) {
            names.append(QLatin1String(mirabilia::sound::nameOf(bed)));
        }
        for (const QString &name : names) {
            QVERIFY(QFile::exists(QStringLiteral(":/mirabilia/sounds/%1.wav").arg(name)));
        }
    }

    void withoutADeviceItIsSilentInEveryWay() {
        const QtMessageHandler before = qInstallMessageHandler(hear);
        {
            mirabilia::sound::EffectPlayer player;
            for (const mirabilia::sound::Cue cue : mirabilia::sound::allCues) {
                player.play(cue, 100);
            }
            for (const mirabilia::sound::Bed bed : mirabilia::sound::allBeds) {
                player.lay(bed, 100);
            }
            player.lay(mirabilia::sound::Bed::None, 0);
            QTest::qWait(500);
        } // waits for its thread
        qInstallMessageHandler(before);
        const QMutexLocker lock(&saidMutex);
        QCOMPARE(said.join(u'\n'), QString());
    }
};

QTEST_GUILESS_MAIN(EffectPlayerTest)
#include "test_effect_player.moc"
