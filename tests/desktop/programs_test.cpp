// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/options.h"
#include "app/desktop/single_window.h"
#include "app/host/table_services.h"
#include "app/platform/platform.h"
#include "resources/data.h"

#include <QCoreApplication>
#include <QFile>
#include <QProcess>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <gtest/gtest.h>

#include <array>
#include <string>

namespace mirabilia {
namespace {

struct Outcome {
    int code = -1;
    QString out;
    QString err;
};

/// Everything that could name a display is taken away first.
Outcome run(const QString &program, const QStringList &arguments,
            const QMap<QString, QString> &display = {}) {
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const char *name : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"}) {
        environment.remove(name);
    }
    for (auto variable = display.begin(); variable != display.end(); ++variable) {
        environment.insert(variable.key(), variable.value());
    }
    QProcess process;
    process.setProcessEnvironment(environment);
    process.start(program, arguments);
    if (!process.waitForFinished(60000)) {
        process.kill();
        process.waitForFinished();
        return {-1, {}, process.errorString()};
    }
    return {process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1,
            QString::fromUtf8(process.readAllStandardOutput()),
            QString::fromUtf8(process.readAllStandardError())};
}

const QString mirabiliaProgram = QStringLiteral(MIRABILIA_PROGRAM);
const QMap<QString, QString> offscreen{
    {QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("offscreen")}};

/// Exit code 2 and one line that names the program and what is wrong.
void expectRefused(const Outcome &run, const QString &part,
                   const QString &program = QStringLiteral("mirabilia")) {
    EXPECT_EQ(run.code, 2) << run.err.toStdString();
    EXPECT_TRUE(run.err.startsWith(program + QStringLiteral(": "))) << run.err.toStdString();
    EXPECT_TRUE(run.err.contains(part)) << run.err.toStdString();
    EXPECT_EQ(run.err.count(u'\n'), 1) << run.err.toStdString();
    EXPECT_EQ(run.out, QString());
}

class Programs : public testing::Test {
protected:
    [[nodiscard]] QString write(const QString &name, const QByteArray &text) const {
        QFile file(folder.filePath(name));
        EXPECT_TRUE(file.open(QIODevice::WriteOnly));
        file.write(text);
        return file.fileName();
    }

    /// The path of a game that has just begun.
    [[nodiscard]] QString savedGame() const {
        std::string name = "test";
        std::array<char *, 2> arguments{name.data(), nullptr};
        int count = 1;
        const QCoreApplication application(count,
                                           arguments.data()); // files have threads of their own
        const host::Games games(data::file);
        const QDir saves(folder.filePath(QStringLiteral("games")));
        host::TableServices services(games, saves, folder.filePath(QStringLiteral("settings.ini")));
        const SeatSetup person{SeatSetup::Kind::Person, QStringLiteral("Ada"), {}, {}, {}, {}};
        QSignalSpy opened(&services, &Services::opened);
        services.startGame({{person, person, person}, false});
        EXPECT_TRUE(opened.wait());
        return saves.filePath(store::SavedGames(saves).ids().first() +
                              QStringLiteral(".mirabilia"));
    }

    QTemporaryDir folder;
};

TEST_F(Programs, HelpAndVersionNeedNoDisplay) {
    const Outcome help = run(mirabiliaProgram, {QStringLiteral("--help")});
    EXPECT_EQ(help.code, 0);
    EXPECT_TRUE(help.out.contains(QStringLiteral("--profile"))) << help.out.toStdString();
    EXPECT_EQ(help.err, QString());
    const Outcome version = run(mirabiliaProgram, {QStringLiteral("--version")});
    EXPECT_EQ(version.code, 0);
    EXPECT_TRUE(version.out.startsWith(QStringLiteral("mirabilia "))) << version.out.toStdString();
}

TEST_F(Programs, ABadCommandLineIsRefusedWithoutADisplay) {
    const auto refuse = [](const QStringList &arguments, const char *part) {
        expectRefused(run(mirabiliaProgram, arguments), QString::fromLatin1(part));
    };
    refuse({QStringLiteral("--bogus")}, "bogus");
    refuse({QStringLiteral("extra")}, "extra");
    refuse({QStringLiteral("http://10.0.0.1/j/x#y")}, "http://10.0.0.1");
    refuse({QStringLiteral("mirabilia://10.0.0.1/x"), QStringLiteral("more")}, "Unexpected");
    refuse({QStringLiteral("--seed"), QStringLiteral("many")}, "many");
    refuse({QStringLiteral("--new"), QStringLiteral("chess")}, "classic, duel, dice");
    refuse({QStringLiteral("--seats"), QStringLiteral("me,easy")}, "--new");
    const auto refuseSeats = [&](const char *game, const char *seats, const char *part) {
        refuse({QStringLiteral("--new"), QString::fromLatin1(game), QStringLiteral("--seats"),
                QString::fromLatin1(seats)},
               part);
    };
    refuseSeats("duel", "me,godlike", "godlike");
    refuseSeats("duel", "me,easy,easy", "not by 3");
    refuseSeats("dice", "me", "not by 1");
    refuseSeats("classic", "me,me", "only one");
    refuseSeats("classic", "easy,expert", "somebody");
    refuse({QStringLiteral("--data"), folder.filePath(QStringLiteral("none"))}, "not a folder");
    refuse({QStringLiteral("--data=")}, "--data");
    const QString file = write(QStringLiteral("file"), "text");
    refuse({QStringLiteral("--profile"), file}, "--profile");
    refuse({QStringLiteral("--profile"), file + QStringLiteral("/below")}, "--profile");
    EXPECT_EQ(QFile(file).size(), 4);
}

TEST_F(Programs, BadRulesDataIsRefused) {
    const QStringList arguments{QStringLiteral("--data"), folder.path(),
                                QStringLiteral("--profile"), folder.path()};
    expectRefused(run(mirabiliaProgram, arguments, offscreen), QStringLiteral("no data file"));
    EXPECT_FALSE(write(QStringLiteral("classic.json"), "{}").isEmpty());
    expectRefused(run(mirabiliaProgram, arguments, offscreen), QStringLiteral("classic.json"));
}

/// The command line has no Qt to ask.
TEST_F(Programs, OwnDataLieInOneFolderForAllOfThem) {
    QCoreApplication::setOrganizationName(QStringLiteral("mirabilia"));
    QCoreApplication::setApplicationName(QStringLiteral("mirabilia"));
    const std::string own = platform::nameOf(platform::ownFolder());
    EXPECT_EQ(QString::fromStdString(own),
              QStandardPaths::writableLocation(QStandardPaths::AppDataLocation));
}

TEST_F(Programs, WithoutADisplayTheySaySo) {
    const QStringList profile{QStringLiteral("--profile"), folder.path()};
    expectRefused(run(mirabiliaProgram, profile), QStringLiteral("There is no display"));
    expectRefused(run(QStringLiteral(MIRABILIA_SCORE_PROGRAM), profile),
                  QStringLiteral("There is no display"), QStringLiteral("mirabilia-score"));
    for (const char *name : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"}) {
        const QString variable = QString::fromLatin1(name);
        expectRefused(run(mirabiliaProgram, profile, {{variable, QStringLiteral(":9876")}}),
                      variable + QStringLiteral("=:9876"));
    }
}

TEST_F(Programs, WhetherAWindowCanBeOpenedIsTold) {
    const QStringList check{QStringLiteral("--check-display")};
    const Outcome there = run(mirabiliaProgram, check, offscreen);
    EXPECT_EQ(there.code, 0) << there.err.toStdString();
    EXPECT_EQ(there.err, QString());
    expectRefused(run(mirabiliaProgram, check), QStringLiteral("There is no display"));
}

TEST_F(Programs, ASecondStartHandsOverAndEnds) {
    const QString profile = folder.filePath(QStringLiteral("profile"));
    const QStringList arguments{QStringLiteral("--profile"), profile};
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("offscreen"));
    const desktop::SingleWindow another{QDir(profile)};
    for (int round = 0; round < 2; ++round) { // the second finds what a killed one left behind
        EXPECT_FALSE(another.handOver({}));
        QProcess first;
        first.setProcessEnvironment(environment);
        first.start(mirabiliaProgram, arguments);
        ASSERT_TRUE(first.waitForStarted());
        EXPECT_TRUE(QTest::qWaitFor([&] { return another.handOver({}); }, 20000));
        const Outcome plain = run(mirabiliaProgram, arguments, offscreen);
        EXPECT_EQ(plain.code, 0) << plain.err.toStdString();
        const Outcome file =
            run(mirabiliaProgram,
                arguments + QStringList{write(QStringLiteral("sheets.csv"), "x\n")}, offscreen);
        EXPECT_EQ(file.code, 0) << file.err.toStdString();
        EXPECT_FALSE(first.waitForFinished(0));
        first.kill();
        first.waitForFinished();
    }
}

TEST_F(Programs, WhatChangesTheGameHasAWindowOfItsOwn) {
    const auto alone = [](const QStringList &arguments) {
        return desktop::parseOptions(QStringList{QStringLiteral("mirabilia")} + arguments)
            .ownWindow;
    };
    EXPECT_FALSE(alone({}));
    EXPECT_FALSE(alone({QStringLiteral("--profile"), folder.path()}));
    EXPECT_TRUE(alone({QStringLiteral("--seed"), QStringLiteral("3")}));
    EXPECT_TRUE(alone({QStringLiteral("--new"), QStringLiteral("duel")}));
    EXPECT_TRUE(alone({QStringLiteral("--data"), folder.path()}));
    EXPECT_TRUE(alone({QStringLiteral("--built-in-data")}));
}

TEST_F(Programs, ASavedGameIsCheckedWithoutADisplay) {
    const QString path = savedGame();
    const auto check = [&] {
        return run(mirabiliaProgram, {QStringLiteral("--check-save"), path});
    };
    const Outcome good = check();
    EXPECT_EQ(good.code, 0) << good.err.toStdString();
    EXPECT_EQ(good.out, path + QStringLiteral(": 0 decisions, age I, turn 1\n"));

    QFile file(path);
    ASSERT_TRUE(file.open(QIODevice::Append));
    file.write(QByteArray("\x02\xff\xff", 3));
    file.close();
    const auto size = file.size();
    expectRefused(check(), QStringLiteral("damaged at byte %1").arg(size - 3));
    EXPECT_EQ(file.size(), size);
    expectRefused(run(mirabiliaProgram, {QStringLiteral("--check-save"), folder.path()}),
                  folder.path());
}

} // namespace
} // namespace mirabilia
