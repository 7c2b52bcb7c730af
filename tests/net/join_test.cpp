// SPDX-License-Identifier: GPL-3.0-or-later
// mirabilia-cli join, as people and scripts run it.
#include "tests/net/table_elsewhere.h"

#include <QProcess>
#include <QProcessEnvironment>

namespace mirabilia::net {

namespace {

class JoinTest : public NetTest {
protected:
    void TearDown() override {
        for (const auto &process : processes) {
            process->kill();
            process->waitForFinished();
        }
    }

    QProcess &join(const QStringList &options, quint16 port) {
        QProcess &process = *processes.emplace_back(std::make_unique<QProcess>());
        process.setProcessEnvironment(environment);
        process.start(
            QStringLiteral(MIRABILIA_CLI),
            QStringList{QStringLiteral("join"), QStringLiteral("127.0.0.1:%1").arg(port)} +
                options);
        return process;
    }
    QProcess &join(const QString &options) {
        return join(options.split(u' ', Qt::SkipEmptyParts), tables->port());
    }

    static void waitForEnd(const QProcess &process) {
        WAIT_FOR(process.state() == QProcess::NotRunning);
    }

    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    std::vector<std::unique_ptr<QProcess>> processes;
};

TEST_F(JoinTest, PlaysToTheEndLikeAPerson) {
    host(QStringLiteral("duel:person,person:7"), QStringLiteral("2718"));
    QProcess &ada = join(QStringLiteral("--name Ada --pin 2718"));
    QProcess &bo = join(QStringLiteral("--name Bo --pin 2718 --seat-as normal --quiet"));
    for (QProcess *each : {&ada, &bo}) {
        waitForEnd(*each);
        EXPECT_EQ(each->exitCode(), 0) << each->readAllStandardError().toStdString();
    }
    const QByteArray told = ada.readAllStandardOutput();
    const QByteArray scores = bo.readAllStandardOutput();
    EXPECT_TRUE(told.contains("on seat ")) << told.toStdString();
    EXPECT_TRUE(told.endsWith(scores)) << "both were shown the same end";
    EXPECT_TRUE(scores.contains("Ada"));
    EXPECT_EQ(scores.count('\n'), 3);
}

TEST_F(JoinTest, TakesSeveralSeatsAndIsWatched) {
    host(QStringLiteral("dice:person,person:7"));
    QProcess &watcher = join(QStringLiteral("--watch --quiet"));
    QProcess &players = join(QStringLiteral("--seats 2 --quiet"));
    waitForEnd(players);
    waitForEnd(watcher);
    EXPECT_EQ(players.exitCode(), 0) << players.readAllStandardError().toStdString();
    EXPECT_EQ(watcher.exitCode(), 0) << watcher.readAllStandardError().toStdString();
    EXPECT_EQ(watcher.readAllStandardOutput(), players.readAllStandardOutput());
}

TEST_F(JoinTest, ComesBackToAHostThatWasGone) {
    const QString words = QStringLiteral("duel:person,person:7");
    host(words);
    QProcess &players = join(QStringLiteral("--seats 2"));
    QByteArray told;
    WAIT_FOR((told += players.readAllStandardOutput()).count("on seat ") == 2);
    for (int times = 0; times < 2; ++times) {
        host(words); // another host, in the same folder and at the same port
        WAIT_FOR(tables->connections() > 0);
    }
    waitForEnd(players);
    EXPECT_EQ(players.exitCode(), 0) << players.readAllStandardError().toStdString();
    told += players.readAllStandardOutput();
    EXPECT_TRUE(told.contains("Trying again.")) << told.toStdString();
}

// Case 39.
TEST_F(JoinTest, PlaysWithAClockThatIsADayOff) {
    host(QStringLiteral("duel:person,person:7"));
    environment.insert(QStringLiteral("LD_PRELOAD"), QStringLiteral(MIRABILIA_OTHER_CLOCK));
    environment.insert(QStringLiteral("ASAN_OPTIONS"), QStringLiteral("verify_asan_link_order=0"));
    std::vector<QProcess *> players;
    for (const char *seconds : {"86400", "-86400"}) {
        environment.insert(QStringLiteral("OTHER_CLOCK_SECONDS"), QString::fromLatin1(seconds));
        players.push_back(&join(QStringLiteral("--name %1").arg(QString::fromLatin1(seconds))));
    }
    for (QProcess *player : players) {
        waitForEnd(*player);
        EXPECT_EQ(player->exitCode(), 0) << player->readAllStandardError().toStdString();
        EXPECT_FALSE(player->readAllStandardOutput().contains("Trying again."));
    }
}

TEST_F(JoinTest, SaysInOneSentenceWhyNot) {
    host(QStringLiteral("duel:person,easy:7"), QStringLiteral("2718"));
    struct Refused {
        const char *options;
        int code;
    };
    for (const auto &[options, code] :
         {Refused{"--pin 1", 1}, Refused{"--seats 2 --pin 2718", 1}, Refused{"--table none", 1},
          Refused{"--seat-as expert", 2}, Refused{"--seats 8", 2}}) {
        QProcess &process = join(QString::fromLatin1(options));
        waitForEnd(process);
        EXPECT_EQ(process.exitCode(), code) << options;
        const QByteArray said = process.readAllStandardError();
        EXPECT_EQ(said.count('\n'), 1) << said.toStdString();
    }
    QProcess nowhere;
    nowhere.start(QStringLiteral(MIRABILIA_CLI), {QStringLiteral("join"), QStringLiteral("a b")});
    waitForEnd(nowhere);
    EXPECT_EQ(nowhere.exitCode(), 2);
}

} // namespace

} // namespace mirabilia::net
