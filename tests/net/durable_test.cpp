// SPDX-License-Identifier: GPL-3.0-or-later
// What a host has told about its tables survives a power cut.
#include "app/host/games.h"
#include "app/net/kept_table.h"
#include "app/net/table_host.h"
#include "resources/data.h"
#include "tests/store/watched_disk.h"

#include <QCoreApplication>
#include <QTemporaryDir>
#include <gtest/gtest.h>

namespace mirabilia::net {
namespace {

v1::HostedTable tableOf(const char *id, bool started) {
    v1::HostedTable table;
    table.set_version(KeptTables::formatVersion);
    table.set_id(id);
    table.set_invite("word");
    table.set_started(started);
    v1::SavedGameHeader &header = *table.mutable_header();
    header.set_magic(store::SavedGames::magic);
    header.set_version(store::SavedGames::formatVersion);
    header.set_match_id(id);
    header.mutable_classic()->set_players(3);
    return table;
}

class DurableTables : public testing::Test {
protected:
    QTemporaryDir folder;
    store::WatchedDisk disk{folder.path()};
    KeptTables kept{QDir(folder.filePath(QStringLiteral("hosted")))};
};

TEST_F(DurableTables, WhoMaySitWhereIsSafeBeforeAnybodyHearsIt) {
    ASSERT_EQ(kept.take(), QString());
    v1::HostedTable table = tableOf("one", false);
    for (int seat = 0; seat < 3; ++seat) {
        v1::SeatKey &key = *table.add_keys();
        key.set_seat(static_cast<std::uint32_t>(seat));
        key.set_token_sha256(hashOf("token"));
        ASSERT_EQ(kept.keep(table), QString());
        EXPECT_EQ(disk.left().value("hosted/one.seats").toStdString(), table.SerializeAsString());
    }
}

TEST_F(DurableTables, ATableThatIsOverDoesNotComeBackWithoutItsGame) {
    ASSERT_EQ(kept.take(), QString());
    const v1::HostedTable table = tableOf("one", true);
    ASSERT_TRUE(std::holds_alternative<std::unique_ptr<store::GameLog>>(
        kept.games().create(table.header())));
    ASSERT_EQ(kept.keep(table), QString());
    EXPECT_TRUE(disk.left().contains("hosted/one.mirabilia"));
    ASSERT_EQ(kept.putAway(table), QString());
    const auto left = disk.left();
    EXPECT_TRUE(left.contains("hosted/finished/one.mirabilia"));
    EXPECT_FALSE(left.contains("hosted/one.seats"));
    EXPECT_FALSE(left.contains("hosted/one.mirabilia"));
}

TEST_F(DurableTables, AHostIsRecognisedAgain) {
    const host::Games games(data::file);
    TableHost host(games, QDir(folder.filePath(QStringLiteral("hosted"))), {});
    ASSERT_EQ(host.take(), QString());
    EXPECT_EQ(disk.left().value("hosted/host.id").toStdString(), host.found().host_id());
}

} // namespace
} // namespace mirabilia::net

int main(int argc, char **argv) {
    testing::InitGoogleTest(&argc, argv);
    const QCoreApplication app(argc, argv);
    return RUN_ALL_TESTS();
}
