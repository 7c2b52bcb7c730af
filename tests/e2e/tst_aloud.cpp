// SPDX-License-Identifier: GPL-3.0-or-later
// A turn of each game by keyboard alone, with an AT-SPI listener in place of a screen reader, which
// must hear what a person needs to know as sentences. Names of focused cards and buttons are tested
// in tests/screens.
#include "tests/e2e/dice_player.h"
#include "tests/e2e/duel_player.h"
#include "tests/e2e/player.h"

#include <QProcess>
#include <QQuickStyle>
#include <QTemporaryDir>
#include <QTest>

namespace mirabilia::e2e {

inline constexpr int patience = 60000; ///< ms; a busy machine is slow

/// Hears what heard.py prints.
class Listener {
public:
    bool start() {
        m_script.setProcessChannelMode(QProcess::ForwardedErrorChannel);
        m_script.start(QStringLiteral(MIRABILIA_PYTHON), {QStringLiteral(MIRABILIA_LISTENER)});
        return hears(QStringLiteral("listening"));
    }
    void stop() {
        m_script.kill();
        m_script.waitForFinished();
    }
    /// Forgets what was heard so far.
    void turnAway() {
        read();
        m_heard.clear();
    }
    /// Waits until these words are heard, alone or within a sentence.
    bool hears(const QString &words) {
        const bool heard = !words.isEmpty() && Driver::until(
                                                   [&] {
                                                       read();
                                                       return m_heard.join(u'\n').contains(words);
                                                   },
                                                   patience);
        if (!heard) {
            qWarning("not heard: \"%s\"; but: %s", qPrintable(words),
                     qPrintable(m_heard.join(QStringLiteral(" / "))));
        }
        return heard;
    }

private:
    void read() {
        while (m_script.canReadLine()) {
            m_heard.append(QString::fromUtf8(m_script.readLine()).trimmed());
        }
    }

    QProcess m_script;
    QStringList m_heard;
};

} // namespace mirabilia::e2e

using namespace mirabilia;
using namespace mirabilia::e2e;

class Aloud : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QVERIFY(m_listener.start()); }
    void cleanupTestCase() { m_listener.stop(); }
    void classic();
    void duel();
    void dice();

private:
    /// Asks for a hint and waits until it is heard.
    bool hint(Driver &driver);

    Listener m_listener;
};

bool Aloud::hint(Driver &driver) {
    const TableModel &table = *driver.app().table();
    driver.key(Qt::Key_H);
    return Driver::until([&] { return !table.hintText().isEmpty(); }, patience) &&
           m_listener.hears(table.hintText());
}

void Aloud::classic() {
    QTemporaryDir profile;
    Driver driver(profile.path(), 11, Hand::Keys);
    driver.app().settings()->setMotionSpeed(1); // reveals are heard while they are shown
    Player player(driver);
    QVERIFY(player.begin(QStringLiteral("giza"), QStringLiteral("A")));
    QVERIFY(m_listener.hears(driver.table()->status()));
    QVERIFY(hint(driver));

    m_listener.turnAway();
    QVERIFY(player.decide());
    QVERIFY(m_listener.hears(QStringLiteral("All cards are turned over")));
    QVERIFY(m_listener.hears(QStringLiteral("turn 2 of 6")));
    QVERIFY(m_listener.hears(driver.table()->status()));

    m_listener.turnAway();
    driver.key(Qt::Key_F); // no board has a free building here
    QVERIFY(m_listener.hears(QStringLiteral("free")));
}

void Aloud::duel() {
    QTemporaryDir profile;
    Driver driver(profile.path(), 11, Hand::Keys);
    DuelPlayer player(driver, DuelPlayer::Goal::Points);
    QVERIFY(player.begin(false));
    QVERIFY(m_listener.hears(player.table().status()));
    const auto drafted = [&] { // Enter chooses a wonder and takes it
        const bool drafting = player.table().phase() == DuelPhase::Draft;
        if (drafting && player.table().myTurn()) {
            driver.key(Qt::Key_Return);
        }
        return !drafting && player.table().myTurn();
    };
    QVERIFY(Driver::until(drafted, patience));
    QVERIFY(hint(driver));

    m_listener.turnAway();
    QVERIFY(player.decide());
    QVERIFY(m_listener.hears(player.table().lastText())); // the opponent's action
    QVERIFY(m_listener.hears(player.table().status()));
}

void Aloud::dice() {
    QTemporaryDir profile;
    Driver driver(profile.path(), 11, Hand::Keys);
    DicePlayer player(driver);
    QVERIFY(player.begin(3));
    QVERIFY(m_listener.hears(player.table().status()));
    QVERIFY(hint(driver));

    m_listener.turnAway();
    driver.key(Qt::Key_1); // what it would cost and give
    QVERIFY(Driver::until([&] { return player.table().choice()->active(); }, patience));
    QVERIFY(m_listener.hears(player.table().choice()->title()));
    driver.key(Qt::Key_Escape);

    m_listener.turnAway();
    const int round = player.table().round();
    while (player.table().round() == round) {
        QVERIFY(player.decide());
    }
    QVERIFY(m_listener.hears(QStringLiteral("Round 2")));
}

int main(int argc, char *argv[]) {
    QApplication application(argc, argv);
    QQuickStyle::setStyle(QStringLiteral("Basic"));
    Aloud test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_aloud.moc"
