// SPDX-License-Identifier: GPL-3.0-or-later
// mirabilia-cli load with few tables; app/server/README.md has measurements with many.
#include "tests/net/table_elsewhere.h"

#include <QProcess>

namespace mirabilia::net {

namespace {

using LoadTest = NetTest;

TEST_F(LoadTest, PlaysAtSeveralTablesAndTellsWhatItMeasured) {
    host(QStringLiteral("dice:person,person:7"));
    ASSERT_EQ(tables->open(QStringLiteral("dice:person,person:8")), QString());
    const auto load = [this](const QString &more) {
        auto process = std::make_unique<QProcess>();
        process->start(QStringLiteral(MIRABILIA_CLI),
                       QStringLiteral("load 127.0.0.1:%1 --game dice --seats 2 --rate 60 "
                                      "--seconds 2 --reconnect --tables %2")
                           .arg(QString::number(tables->port()), more)
                           .split(u' '));
        return process;
    };
    const auto tooMany = load(QStringLiteral("3"));
    WAIT_FOR(tooMany->state() == QProcess::NotRunning);
    EXPECT_EQ(tooMany->exitCode(), 1);
    EXPECT_EQ(tooMany->readAllStandardError().count('\n'), 1);
    const auto plays = [&load](const QString &more) {
        const auto process = load(more);
        WAIT_FOR(process->state() == QProcess::NotRunning);
        EXPECT_EQ(process->exitCode(), 0) << process->readAllStandardError().toStdString();
        const QByteArray told = process->readAllStandardOutput();
        for (const char *line : {"connections", "p99", "bytes a seat", "all back after"}) {
            EXPECT_TRUE(told.contains(line)) << line << "\n" << told.toStdString();
        }
    };
    plays(QStringLiteral("2"));
    for (int seed = 9; seed < 11; ++seed) { // the others are taken
        ASSERT_EQ(tables->open(QStringLiteral("dice:person,person:%1").arg(seed)), QString());
    }
    plays(QStringLiteral("2 --as-pages"));
}

} // namespace

} // namespace mirabilia::net
