// SPDX-License-Identifier: GPL-3.0-or-later
// What the programs leave when they crash, and what the next start says.
#include "app/desktop/crash_report.h"

#include <QDateTime>
#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QThread>
#include <gtest/gtest.h>

#include <array>
#include <csignal>
#include <sys/wait.h>

namespace mirabilia::desktop {
namespace {

constexpr int patience = 60000;

class CrashReport : public testing::Test {
protected:
    /// Plays a little and ends by the misfortune; without one says what the window says.
    QString play(const QString &misfortune = {}) {
        QStringList arguments{profile.path()};
        if (!misfortune.isEmpty()) {
            arguments.append(misfortune);
        }
        process.start(QStringLiteral(MIRABILIA_CRASH_PLAYER), arguments);
        EXPECT_TRUE(process.waitForFinished(patience));
        return QString::fromUtf8(process.readAllStandardOutput()).trimmed();
    }

    [[nodiscard]] QDir folder() const { return profile.filePath(QStringLiteral("crashes")); }
    [[nodiscard]] QString report() const {
        QFile file(latestCrashReport(folder()));
        return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
    }

    void expectEndedBy(int signal) {
        EXPECT_EQ(process.exitStatus(), QProcess::CrashExit);
        EXPECT_EQ(process.exitCode(), signal) << process.readAllStandardError().toStdString();
    }
    void expectReported(const char *part) const {
        EXPECT_TRUE(report().contains(QString::fromLatin1(part)))
            << part << " in " << report().toStdString();
    }

    QTemporaryDir profile;
    QProcess process;
};

TEST_F(CrashReport, TellsHowTheProgramEndedAndWhere) {
    play(QStringLiteral("readNothing"));
    expectEndedBy(SIGSEGV);
    for (const char *part :
         {"program: crash_player 1.2.3\n", "Qt: 6.", "window by offscreen",
          "system: ", "signal: SIGSEGV (11) at address 0x0\n", "readNothing", "libc.so.6+0x"}) {
        expectReported(part);
    }
    EXPECT_EQ(folder().entryList(QDir::Files).size(), 1);
}

TEST_F(CrashReport, TellsOfEndlessRecursionAndOfAborting) {
    play(QStringLiteral("recurseForEver"));
    expectEndedBy(SIGSEGV);
    expectReported("recurseForEver");
    play(QStringLiteral("throwUncaught"));
    expectEndedBy(SIGABRT);
    expectReported("throwUncaught");
}

TEST_F(CrashReport, TellsWhatWasDoneLastButNothingThatAPersonWrote) {
    play(QStringLiteral("readNothing"));
    for (const char *part : {"\npage home\n", "\npage table\n", "\ncommand move\n", "\npress ",
                             "\nkey a letter x12\n", "\nkey Key_Escape\n", "\nsize 900x700\n"}) {
        expectReported(part);
    }
    EXPECT_FALSE(report().contains(QStringLiteral("nkvm"))) << report().toStdString();
    EXPECT_FALSE(report().contains(profile.path())) << report().toStdString();
}

TEST_F(CrashReport, TheNextStartSaysSoOnce) {
    EXPECT_EQ(play(), QString());
    play(QStringLiteral("giveUp"));
    expectEndedBy(SIGABRT);
    const QString said = play();
    EXPECT_TRUE(said.startsWith(QStringLiteral("Mirabilia ended unexpectedly last time.")))
        << said.toStdString();
    EXPECT_EQ(play(), QString());
    play(QStringLiteral("giveUp"));
    EXPECT_EQ(play(), said);
}

TEST_F(CrashReport, FiveAreKept) {
    const QDateTime now = QDateTime::currentDateTime();
    ASSERT_TRUE(folder().mkpath(QStringLiteral(".")));
    for (int age = 1; age <= 7; ++age) {
        QFile old(folder().filePath(QStringLiteral("crash-%1.txt").arg(age)));
        ASSERT_TRUE(old.open(QIODevice::WriteOnly));
        old.setFileTime(now.addDays(-age), QFileDevice::FileModificationTime);
    }
    QFile other(folder().filePath(QStringLiteral("other.txt")));
    ASSERT_TRUE(other.open(QIODevice::WriteOnly));

    play(QStringLiteral("readNothing"));
    QStringList kept = folder().entryList({QStringLiteral("crash-*")}, QDir::Files, QDir::Time);
    ASSERT_EQ(kept.size(), 5);
    kept.removeFirst();
    EXPECT_EQ(kept, QStringList({QStringLiteral("crash-1.txt"), QStringLiteral("crash-2.txt"),
                                 QStringLiteral("crash-3.txt"), QStringLiteral("crash-4.txt")}));
    EXPECT_TRUE(other.exists());
}

/// It listens for this signal.
bool listens(qint64 process, int signal) {
    QFile status(QStringLiteral("/proc/%1/status").arg(process));
    if (!status.open(QIODevice::ReadOnly)) {
        return false;
    }
    static const QRegularExpression caught(QStringLiteral("SigCgt:\\s*([0-9a-f]+)"));
    const quint64 all =
        caught.match(QString::fromLatin1(status.readAll())).captured(1).toULongLong(nullptr, 16);
    return (all >> (signal - 1) & 1) != 0;
}

/// The programs themselves, from outside.
class CrashOf : public CrashReport, public testing::WithParamInterface<const char *> {};

TEST_P(CrashOf, AProgramIsReported) {
    process.start(QString::fromLatin1(GetParam()), {QStringLiteral("--profile"), profile.path()});
    ASSERT_TRUE(process.waitForStarted(patience));
    const QDateTime end = QDateTime::currentDateTime().addMSecs(patience);
    while (!listens(process.processId(), SIGSEGV) && QDateTime::currentDateTime() < end) {
        QThread::msleep(20);
    }
    kill(static_cast<pid_t>(process.processId()), SIGSEGV);
    EXPECT_TRUE(process.waitForFinished(patience));
    expectEndedBy(SIGSEGV);
    expectReported("signal: SIGSEGV (11)\n");
    expectReported("program: mirabilia");
}

INSTANTIATE_TEST_SUITE_P(BothPrograms, CrashOf,
                         testing::Values(MIRABILIA_PROGRAM, MIRABILIA_SCORE_PROGRAM));

} // namespace
} // namespace mirabilia::desktop
