// SPDX-License-Identifier: GPL-3.0-or-later
// A server tidies its folder while running.
#include "app/host/games.h"
#include "app/net/table_host.h"
#include "app/server/keep_tidy.h"
#include "resources/data.h"

#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <gtest/gtest.h>

namespace mirabilia::server {
namespace {

TEST(TidyHost, ItsFolderIsTidiedAtTheStartAndThatIsTold) {
    const QTemporaryDir folder;
    for (int copy = 1; copy <= 12; ++copy) {
        QFile old(folder.filePath(QStringLiteral("one.mirabilia.as-it-was-%1").arg(copy)));
        ASSERT_TRUE(old.open(QIODevice::WriteOnly));
    }
    const host::Games games(data::file);
    net::TableHost host(games, QDir(folder.path()), {});
    ASSERT_EQ(host.take(), QString());
    QSignalSpy told(&host, &net::TableHost::happened);
    keepTidy(folder.path(), host);
    ASSERT_TRUE(told.wait(20'000));
    EXPECT_EQ(told[0][0].toString(), "2 old files removed, 0 bytes");
    EXPECT_EQ(QDir(folder.path()).entryList({QStringLiteral("*.as-it-was-*")}).size(), 10);
}

} // namespace
} // namespace mirabilia::server
