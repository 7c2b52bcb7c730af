// SPDX-License-Identifier: GPL-3.0-or-later
// What was said to be done is there after a power cut, and nobody else reads it.
#include "app/store/files.h"
#include "app/store/saved_games.h"
#include "tests/store/watched_disk.h"

#include <QDir>
#include <QFileInfo>
#include <QTemporaryDir>
#include <gtest/gtest.h>

#include <sys/stat.h>

namespace mirabilia::store {
namespace {

v1::SavedGameHeader headerOf(const char *id) {
    v1::SavedGameHeader header;
    header.set_magic(SavedGames::magic);
    header.set_version(SavedGames::formatVersion);
    header.set_match_id(id);
    header.mutable_classic()->set_players(3);
    return header;
}

v1::LogEntry entryOf(std::uint32_t seat) {
    v1::LogEntry entry;
    entry.mutable_decision()->set_seat(seat);
    return entry;
}

QByteArray readAll(const QString &path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// As `ls` says it.
int modeOf(const QString &path) {
    struct stat about {};
    EXPECT_EQ(stat(QFile::encodeName(path).constData(), &about), 0) << path.toStdString();
    return static_cast<int>(about.st_mode & 0777);
}

/// No file of this program is readable for others of its own accord... unless somebody sees to it.
class OpenToAll {
public:
    OpenToAll() : m_before(umask(0022)) {}
    ~OpenToAll() { umask(m_before); }
    OpenToAll(const OpenToAll &) = delete;
    OpenToAll &operator=(const OpenToAll &) = delete;

private:
    mode_t m_before;
};

class DurableFiles : public testing::Test {
protected:
    void SetUp() override { ASSERT_TRUE(QDir(outer.path()).mkdir(QStringLiteral("data"))); }
    [[nodiscard]] QString in(const QString &name) const { return root.filePath(name); }
    /// What is there when the power comes back.
    [[nodiscard]] QDir afterPowerCut(const WatchedDisk &disk) const {
        static int cuts = 0;
        const QString folder = outer.filePath(QStringLiteral("after-%1").arg(++cuts));
        QDir().mkpath(folder);
        disk.leaveIn(folder);
        return QDir(folder);
    }
    void playGame(SavedGames &games, const char *id, std::uint32_t decisions) {
        auto created = games.create(headerOf(id));
        auto &log = std::get<std::unique_ptr<GameLog>>(created);
        for (std::uint32_t seat = 0; seat < decisions; ++seat) {
            ASSERT_EQ(log->append(entryOf(seat)), QString());
        }
    }

    OpenToAll everybody;
    QTemporaryDir outer;
    QDir root{outer.filePath(QStringLiteral("data"))};
};

TEST_F(DurableFiles, TheWatcherLosesWhatNobodyWaitedFor) {
    WatchedDisk disk(root.path());
    QFile file(in("never"));
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write("x");
    file.close();
    EXPECT_TRUE(disk.left().isEmpty());
    ASSERT_TRUE(syncFolder(root.path()));
    EXPECT_EQ(disk.left().value("never", "not there"), "") << "a name, and no bytes";
    ASSERT_TRUE(QFile::rename(in("never"), in("other")));
    EXPECT_TRUE(disk.left().contains("never")) << "the old name";
    EXPECT_EQ(disk.foldersSynced(), 1);
    EXPECT_EQ(disk.filesSynced(), 0);
}

TEST_F(DurableFiles, WhatWasWrittenIsThereAndOnlyItsOwnersToRead) {
    const WatchedDisk disk(root.path());
    ASSERT_EQ(writeFile(in("seats"), "first"), QString());
    EXPECT_EQ(disk.left(), (QMap<QString, QByteArray>{{"seats", "first"}}));
    EXPECT_GE(disk.filesSynced(), 1);
    EXPECT_GE(disk.foldersSynced(), 1);
    ASSERT_EQ(writeFile(in("seats"), "second"), QString());
    EXPECT_EQ(disk.left(), (QMap<QString, QByteArray>{{"seats", "second"}}));
    EXPECT_EQ(modeOf(in("seats")), 0600);
    ASSERT_EQ(writeFile(in("scores.csv"), "a;b", std::nullopt), QString());
    EXPECT_EQ(modeOf(in("scores.csv")), 0644) << "what somebody exports is for others";
}

TEST_F(DurableFiles, WhatCannotBeWrittenSaysSoAndLeavesWhatStoodThere) {
    ASSERT_TRUE(root.mkdir("folder"));
    EXPECT_TRUE(writeFile(in("folder"), "x").contains(in("folder")));
    EXPECT_TRUE(writeFile(in("no/such/place"), "x").contains(in("no/such/place")));
    EXPECT_EQ(root.entryList(QDir::Files), QStringList()) << "nothing half-written";
}

TEST_F(DurableFiles, NamesAreSafeToo) {
    const WatchedDisk disk(root.path());
    ASSERT_TRUE(makeFolder(in("one/two")));
    ASSERT_EQ(writeFile(in("one/two/file"), "x"), QString());
    EXPECT_EQ(disk.left().keys(), QStringList("one/two/file")) << "the folders as well";
    ASSERT_TRUE(moveFile(in("one/two/file"), in("moved")));
    EXPECT_EQ(disk.left().keys(), QStringList("moved"));
    ASSERT_EQ(writeFile(in("taken"), "y"), QString());
    EXPECT_FALSE(moveFile(in("moved"), in("taken")));
    ASSERT_TRUE(removeFile(in("moved")));
    EXPECT_EQ(disk.left().keys(), QStringList("taken"));
    EXPECT_FALSE(removeFile(in("moved")));
}

TEST_F(DurableFiles, LeftoversAreKnownAndCopiesOfPeopleAreNot) {
    for (const char *name : {"host.id.qXbTwK", "table.seats.AbCdEf"}) {
        EXPECT_TRUE(isLeftover(name)) << name;
    }
    for (const char *name :
         {"table.seats", "host.id", "game.mirabilia.backup", "game.Backup", "game.BACKUP",
          "a.mirabilia.as-it-was", "opened.txt", "game.abCdef\n"}) {
        EXPECT_FALSE(isLeftover(name)) << name;
    }
}

TEST_F(DurableFiles, AGameThatBeganIsThereWithAllThatWasTold) {
    const WatchedDisk disk(root.path());
    SavedGames games(QDir(in("games"))); // the folder is new as well
    auto created = games.create(headerOf("one"));
    auto &log = std::get<std::unique_ptr<GameLog>>(created);
    EXPECT_GE(disk.foldersSynced(), 2) << "the games, and where they lie";
    for (std::uint32_t seat = 0; seat < 3; ++seat) {
        const QDir after = afterPowerCut(disk);
        const auto read = readSavedGame(after.filePath("games/one.mirabilia"));
        ASSERT_TRUE(std::holds_alternative<SavedGame>(read)) << seat;
        EXPECT_EQ(std::get<SavedGame>(read).entries.size(), seat);
        ASSERT_EQ(log->append(entryOf(seat)), QString());
    }
}

TEST_F(DurableFiles, AGameIsWhereItWasSaidToBe) {
    const WatchedDisk disk(root.path());
    SavedGames games(root);
    playGame(games, "one", 2);
    const QByteArray bytes = readAll(games.path("one"));
    const auto isAt = [&](const QString &place) {
        const auto left = disk.left();
        return left.value(place) == bytes &&
               QStringList(left.keys()).filter("one.mirabilia").size() ==
                   1 + left.contains("one.mirabilia.lock");
    };
    ASSERT_TRUE(games.remove("one"));
    EXPECT_TRUE(isAt("trash/one.mirabilia"));
    ASSERT_TRUE(games.restore("one"));
    EXPECT_TRUE(isAt("one.mirabilia"));
    ASSERT_EQ(games.putAway("one"), QString());
    EXPECT_TRUE(isAt("finished/one.mirabilia"));
}

TEST_F(DurableFiles, WhatIsCutAwayIsSafeBeforeItIsCut) {
    SavedGames games(root);
    playGame(games, "cut", 2);
    QFile file(games.path("cut"));
    ASSERT_TRUE(file.resize(file.size() - 1));
    const QByteArray torn = readAll(games.path("cut"));
    const WatchedDisk disk(root.path());
    ASSERT_TRUE(std::holds_alternative<std::unique_ptr<GameLog>>(games.reopen("cut")));
    EXPECT_EQ(disk.left().value("cut.mirabilia.as-it-was"), torn);
    EXPECT_EQ(modeOf(in("cut.mirabilia.as-it-was")), 0600);
}

TEST_F(DurableFiles, NobodyElseReadsAHandInASavedGame) {
    SavedGames games(root);
    playGame(games, "new", 1);
    EXPECT_EQ(modeOf(games.path("new")), 0600);
    // As an older version left it.
    ASSERT_TRUE(QFile::setPermissions(games.path("new"), QFile::ReadOwner | QFile::WriteOwner |
                                                             QFile::ReadGroup | QFile::ReadOther));
    ASSERT_TRUE(std::holds_alternative<std::unique_ptr<GameLog>>(games.reopen("new")));
    EXPECT_EQ(modeOf(games.path("new")), 0600);
    ASSERT_EQ(games.putAway("new"), QString());
    EXPECT_EQ(modeOf(games.finished().path("new")), 0600) << "names stand in it";
}

} // namespace
} // namespace mirabilia::store
