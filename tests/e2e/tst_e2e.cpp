// SPDX-License-Identifier: GPL-3.0-or-later
// The whole program, as a person uses it.
#include "app/store/saved_games.h"
#include "tests/e2e/dice_player.h"
#include "tests/e2e/duel_player.h"
#include "tests/e2e/player.h"

#include <QProcess>
#include <QQuickStyle>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <numeric>

using namespace mirabilia;
using namespace mirabilia::e2e;

Q_DECLARE_METATYPE(Hand)
Q_DECLARE_METATYPE(DuelPlayer::Goal)

class EndToEnd : public QObject {
    Q_OBJECT

private slots:
    void wholeGame_data();
    void wholeGame();
    void killedInTheMiddle();
    void wholeGameOfDuel_data();
    void wholeGameOfDuel();
    void duelKilledInTheMiddle();
    void wholeGameOfDice_data();
    void wholeGameOfDice();
    void diceKilledInTheMiddle();
};

void EndToEnd::wholeGame_data() {
    QTest::addColumn<Hand>("hand");
    QTest::addColumn<QString>("wonder");
    QTest::addColumn<QString>("side");
    QTest::addColumn<int>("edition");
    QTest::addColumn<int>("players");
    const auto add = [](const char *name, Hand hand, const char *wonder, const char *side,
                        int edition, int players) {
        QTest::newRow(name) << hand << wonder << side << edition << players;
    };
    // Boards with and without special moments: the seventh card, a free building, a pick.
    add("mouse", Hand::Mouse, "giza", "A", 1, 3);
    add("mouse-5", Hand::Mouse, "halicarnassus", "B", 1, 5);
    add("mouse-7", Hand::Mouse, "rhodes", "B", 1, 7);
    add("mouse-second", Hand::Mouse, "olympia", "A", 2, 3);
    add("mouse-second-5", Hand::Mouse, "halicarnassus", "B", 2, 5);
    add("mouse-second-7", Hand::Mouse, "babylon", "B", 2, 7);
    add("touch", Hand::Touch, "olympia", "A", 1, 3);
    add("keys", Hand::Keys, "babylon", "B", 1, 3);
}

void EndToEnd::wholeGame() {
    QFETCH(Hand, hand);
    QFETCH(QString, wonder);
    QFETCH(QString, side);
    QFETCH(int, edition);
    QFETCH(int, players);
    const QString name = QString::fromLatin1(QTest::currentDataTag());
    QTemporaryDir profile;
    Driver driver(profile.path(), 11, hand);
    Player player(driver);

    driver.picture(name + QStringLiteral("-1-home"));
    QVERIFY(player.begin(wonder, side, edition, players));
    driver.picture(name + QStringLiteral("-2-first-hand"));
    while (driver.table()->age() < 2) {
        QVERIFY(player.decide());
    }
    driver.picture(name + QStringLiteral("-3-second-age"));
    QVERIFY(player.playToEnd());

    QVERIFY(Driver::until([&] { return driver.button(QStringLiteral("Play again")) != nullptr; }));
    driver.picture(name + QStringLiteral("-4-result"));
    const ScoresModel &scores = *driver.table()->scores();
    QCOMPARE(scores.count(), players);
    for (int row = 0; row < scores.count(); ++row) {
        const auto score = scores.get(row).value<ScoreRow>();
        QCOMPARE(std::accumulate(score.points.begin(), score.points.end(), 0), score.total);
        QVERIFY(row == 0 || score.total <= scores.get(0).value<ScoreRow>().total);
    }
    QVERIFY(driver.find([&](const QQuickItem *item) {
        return item->property("text").toString() == driver.table()->winnerText();
    }));

    QVERIFY(driver.press(QStringLiteral("Home")));
    QVERIFY(Driver::until([&] { return driver.table() == nullptr; }));
    QVERIFY(!driver.app().canContinue()); // a finished game cannot be continued
    QVERIFY(driver.button(QStringLiteral("New game")) != nullptr);
}

namespace {

/// Sends keys to the program that has the keyboard focus of this display.
bool type(const QStringList &keys) {
    return QProcess::execute(QStringLiteral("xdotool"),
                             QStringList{QStringLiteral("key")} + keys) == 0;
}

bool focusWindow(qint64 pid) {
    QProcess search;
    search.start(QStringLiteral("xdotool"),
                 {QStringLiteral("search"), QStringLiteral("--sync"),
                  QStringLiteral("--onlyvisible"), QStringLiteral("--pid"), QString::number(pid)});
    search.waitForFinished(20000);
    const QString window = QString::fromLatin1(search.readAllStandardOutput()).section(u'\n', 0, 0);
    return !window.isEmpty() && QProcess::execute(QStringLiteral("xdotool"),
                                                  {QStringLiteral("windowfocus"), window}) == 0;
}

/// Decisions in the only saved game; -1 if there is none.
int savedEntries(const QString &profile) {
    const store::SavedGames games{QDir(profile + QStringLiteral("/games"))};
    const QStringList ids = games.ids();
    if (ids.isEmpty()) {
        return -1;
    }
    const auto loaded = games.load(ids.first());
    const auto *game = std::get_if<store::SavedGame>(&loaded);
    return game != nullptr ? static_cast<int>(game->entries.size()) : -1;
}

/// The keys of one turn: lift the first card, discard it.
const QStringList discardFirst{QStringLiteral("Return"), QStringLiteral("d")};
constexpr int turns = 3;
constexpr quint64 seed = 5;

} // namespace

void EndToEnd::killedInTheMiddle() {
    // The same moves in a program that is not killed, for the expected position.
    QTemporaryDir reference;
    QString expected;
    int entries = 0;
    {
        Driver driver(reference.path(), seed, Hand::Keys);
        Player player(driver);
        QVERIFY(player.begin(QString(), QString()));
        for (int turn = 0; turn < turns; ++turn) {
            driver.key(Qt::Key_Return);
            driver.key(Qt::Key_D);
            QVERIFY(Driver::until([&] { return driver.table()->turn() == turn + 2; }));
        }
        expected = player.position();
        // The computers have chosen for the next turn too, the person has not.
        entries = (turns + 1) * driver.table()->seatCount() - 1;
        QVERIFY(Driver::until([&] { return savedEntries(reference.path()) == entries; }));
    }

    QTemporaryDir profile;
    QVERIFY(QFile::copy(reference.filePath(QStringLiteral("settings.ini")),
                        profile.filePath(QStringLiteral("settings.ini"))));
    QProcess program;
    program.setProcessChannelMode(QProcess::ForwardedChannels);
    program.start(QStringLiteral(MIRABILIA_PROGRAM),
                  {QStringLiteral("--profile"), profile.path(), QStringLiteral("--seed"),
                   QString::number(seed)});
    QVERIFY(program.waitForStarted());
    QVERIFY(focusWindow(program.processId()));
    QVERIFY(type({QStringLiteral("Down"), QStringLiteral("Return")})); // New game
    QTest::qWait(500);
    QVERIFY(type({QStringLiteral("Return")})); // Start
    QVERIFY(Driver::until([&] { return savedEntries(profile.path()) >= 0; }, 20000));
    QTest::qWait(1000);
    for (int turn = 0; turn < turns; ++turn) {
        const int before = savedEntries(profile.path());
        QVERIFY(type(discardFirst));
        QVERIFY(Driver::until([&] { return savedEntries(profile.path()) > before; }, 20000));
        QTest::qWait(500);
    }
    QVERIFY(Driver::until([&] { return savedEntries(profile.path()) == entries; }));
    ::kill(static_cast<pid_t>(program.processId()), SIGKILL);
    QVERIFY(program.waitForFinished());
    QCOMPARE(program.exitStatus(), QProcess::CrashExit);

    Driver driver(profile.path(), 0, Hand::Mouse);
    Player player(driver);
    driver.picture(QStringLiteral("killed-1-home"));
    QVERIFY(driver.press(QStringLiteral("Continue")));
    QVERIFY(Driver::until([&] { return driver.table() != nullptr && driver.table()->myTurn(); }));
    driver.picture(QStringLiteral("killed-2-continued"));
    QCOMPARE(player.position(), expected);
    QVERIFY(player.decide());
}

void EndToEnd::wholeGameOfDuel_data() {
    QTest::addColumn<Hand>("hand");
    QTest::addColumn<DuelPlayer::Goal>("goal");
    QTest::addColumn<bool>("twoPeople");
    QTest::addColumn<QString>("victory");
    QTest::newRow("duel-mouse") << Hand::Mouse << DuelPlayer::Goal::Points << false << "civilian";
    QTest::newRow("duel-touch") << Hand::Touch << DuelPlayer::Goal::Science << true << "science";
    QTest::newRow("duel-keys") << Hand::Keys << DuelPlayer::Goal::Military << true << "military";
}

void EndToEnd::wholeGameOfDuel() {
    QFETCH(Hand, hand);
    QFETCH(DuelPlayer::Goal, goal);
    QFETCH(bool, twoPeople);
    QFETCH(QString, victory);
    const QString name = QString::fromLatin1(QTest::currentDataTag());
    QTemporaryDir profile;
    Driver driver(profile.path(), 11, hand);
    DuelPlayer player(driver, goal);

    QVERIFY(player.begin(twoPeople));
    driver.picture(name + QStringLiteral("-1-draft"));
    while (player.table().age() < 2 && !player.table().over()) {
        QVERIFY(player.decide());
    }
    driver.picture(name + QStringLiteral("-2-second-age"));
    QVERIFY(player.playToEnd());
    QCOMPARE(player.table().victory(), victory);
    QVERIFY(Driver::until([&] { return driver.button(QStringLiteral("Play again")) != nullptr; }));
    driver.picture(name + QStringLiteral("-3-result"));
    QCOMPARE(player.table().scores()->count(), 2);
    QVERIFY(driver.find([&](const QQuickItem *item) {
        return item->property("text").toString() == player.table().winnerText();
    }));
    QVERIFY(driver.press(QStringLiteral("Home")));
    QVERIFY(Driver::until([&] { return driver.app().table() == nullptr; }));
    QVERIFY(!driver.app().canContinue());
}

/// A killed game is found where it was, and goes on.
void EndToEnd::duelKilledInTheMiddle() {
    QTemporaryDir profile;
    QProcess program;
    program.setProcessChannelMode(QProcess::ForwardedChannels);
    program.start(QStringLiteral(MIRABILIA_PROGRAM),
                  {QStringLiteral("--profile"), profile.path(), QStringLiteral("--seed"),
                   QStringLiteral("5"), QStringLiteral("--new"), QStringLiteral("duel"),
                   QStringLiteral("--seats"), QStringLiteral("me,easy")});
    QVERIFY(program.waitForStarted());
    QVERIFY(focusWindow(program.processId()));
    QVERIFY(Driver::until([&] { return savedEntries(profile.path()) >= 0; }, 20000));
    QTest::qWait(1000);
    // Four wonders are drafted, each the first on offer.
    for (int wonder = 0; wonder < 2; ++wonder) {
        const int before = savedEntries(profile.path());
        const auto taken = [&] { return savedEntries(profile.path()) > before; };
        for (int times = 0; times < 10 && !taken(); ++times) { // keys are ignored between turns
            QVERIFY(type({QStringLiteral("Return"), QStringLiteral("Return")}));
            Driver::until(taken, 2000);
        }
        QVERIFY(taken());
        QTest::qWait(1000);
    }
    const int entries = savedEntries(profile.path());
    ::kill(static_cast<pid_t>(program.processId()), SIGKILL);
    QVERIFY(program.waitForFinished());
    QCOMPARE(program.exitStatus(), QProcess::CrashExit);

    Driver driver(profile.path(), 0, Hand::Mouse);
    DuelPlayer player(driver, DuelPlayer::Goal::Points);
    QVERIFY(driver.press(QStringLiteral("Continue")));
    QVERIFY(Driver::until(
        [&] { return driver.app().table() != nullptr && driver.app().table()->myTurn(); }));
    QCOMPARE(savedEntries(profile.path()), entries);
    driver.picture(QStringLiteral("duel-killed-continued"));
    QVERIFY(player.decide());
}

void EndToEnd::wholeGameOfDice_data() {
    QTest::addColumn<Hand>("hand");
    QTest::addColumn<int>("players");
    QTest::newRow("dice-mouse") << Hand::Mouse << 3;
    QTest::newRow("dice-touch") << Hand::Touch << 7;
    QTest::newRow("dice-keys") << Hand::Keys << 2;
}

void EndToEnd::wholeGameOfDice() {
    QFETCH(Hand, hand);
    QFETCH(int, players);
    const QString name = QString::fromLatin1(QTest::currentDataTag());
    QTemporaryDir profile;
    Driver driver(profile.path(), 11, hand);
    DicePlayer player(driver);

    QVERIFY(player.begin(players));
    driver.picture(name + QStringLiteral("-1-first-round"));
    while (player.table().round() < 5 && !player.table().over()) {
        QVERIFY(player.decide());
    }
    driver.picture(name + QStringLiteral("-2-fifth-round"));
    QVERIFY(player.playToEnd());
    QVERIFY(Driver::until([&] { return driver.button(QStringLiteral("Play again")) != nullptr; }));
    driver.picture(name + QStringLiteral("-3-result"));
    QCOMPARE(player.table().scores()->count(), players);
    QVERIFY(driver.press(QStringLiteral("Home")));
    QVERIFY(Driver::until([&] { return driver.app().table() == nullptr; }));
    QVERIFY(!driver.app().canContinue());
}

/// A killed game is found in its round, and goes on.
void EndToEnd::diceKilledInTheMiddle() {
    QTemporaryDir profile;
    QProcess program;
    program.setProcessChannelMode(QProcess::ForwardedChannels);
    program.start(QStringLiteral(MIRABILIA_PROGRAM),
                  {QStringLiteral("--profile"), profile.path(), QStringLiteral("--seed"),
                   QStringLiteral("5"), QStringLiteral("--new"), QStringLiteral("dice"),
                   QStringLiteral("--seats"), QStringLiteral("me,easy,easy")});
    QVERIFY(program.waitForStarted());
    QVERIFY(focusWindow(program.processId()));
    // The others have acted, the person has not; then three rounds are passed.
    QVERIFY(Driver::until([&] { return savedEntries(profile.path()) >= 2; }, 20000));
    for (int round = 0; round < 3; ++round) {
        const int before = savedEntries(profile.path());
        QTest::qWait(1000);
        QVERIFY(type({QStringLiteral("space"), QStringLiteral("p")}));
        QVERIFY(Driver::until([&] { return savedEntries(profile.path()) >= before + 3; }, 20000));
    }
    QTest::qWait(1000);
    const int entries = savedEntries(profile.path());
    ::kill(static_cast<pid_t>(program.processId()), SIGKILL);
    QVERIFY(program.waitForFinished());
    QCOMPARE(program.exitStatus(), QProcess::CrashExit);

    Driver driver(profile.path(), 0, Hand::Mouse);
    DicePlayer player(driver);
    QVERIFY(driver.press(QStringLiteral("Continue")));
    QVERIFY(Driver::until(
        [&] { return driver.app().table() != nullptr && player.table().mayDecide(); }));
    QCOMPARE(player.table().round(), 4);
    QVERIFY(savedEntries(profile.path()) >= entries);
    driver.picture(QStringLiteral("dice-killed-continued"));
    QVERIFY(player.decide());
}

int main(int argc, char *argv[]) {
    QQuickStyle::setStyle(QStringLiteral("Basic"));
    QApplication application(argc, argv);
    EndToEnd tests;
    return QTest::qExec(&tests, argc, argv);
}

#include "tst_e2e.moc"
