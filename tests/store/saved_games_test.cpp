// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/store/saved_games.h"

#include <QFile>
#include <QTemporaryDir>
#include <gtest/gtest.h>

#include <csignal>
#include <sys/resource.h>

using namespace mirabilia;
using namespace mirabilia::store;

namespace {

v1::SavedGameHeader header(const char *id) {
    v1::SavedGameHeader result;
    result.set_magic(SavedGames::magic);
    result.set_version(SavedGames::formatVersion);
    result.set_match_id(id);
    result.mutable_classic()->set_players(3);
    return result;
}

v1::LogEntry decision(std::uint32_t seat) {
    v1::LogEntry entry;
    entry.mutable_decision()->set_seat(seat);
    return entry;
}

QByteArray contents(const QString &path) {
    QFile file(path);
    EXPECT_TRUE(file.open(QIODevice::ReadOnly));
    return file.readAll();
}

void overwrite(const QString &path, const QByteArray &bytes) {
    QFile file(path);
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    ASSERT_EQ(file.write(bytes), bytes.size());
}

QString reason(const Stored<SavedGame> &read) {
    return std::holds_alternative<StoreError>(read) ? std::get<StoreError>(read).what : QString();
}

/// No file of this program can grow beyond so many bytes while this lives.
class FullDisk {
public:
    explicit FullDisk(rlim_t bytes) {
        ::signal(SIGXFSZ, SIG_IGN);
        ::getrlimit(RLIMIT_FSIZE, &m_before);
        const rlimit limit{bytes, m_before.rlim_max};
        ::setrlimit(RLIMIT_FSIZE, &limit);
    }
    ~FullDisk() { ::setrlimit(RLIMIT_FSIZE, &m_before); }
    FullDisk(const FullDisk &) = delete;
    FullDisk &operator=(const FullDisk &) = delete;

private:
    rlimit m_before{};
};

class SavedGamesTest : public testing::Test {
protected:
    void writeGame(const char *id, int decisions) {
        auto created = games.create(header(id));
        auto &log = std::get<std::unique_ptr<GameLog>>(created);
        for (int i = 0; i < decisions; ++i) {
            ASSERT_EQ(log->append(decision(static_cast<std::uint32_t>(i + 1))), QString());
        }
    }

    QTemporaryDir folder{QDir::tempPath() + "/home of %2 XXXXXX"};
    SavedGames games{QDir(folder.path())};
};

TEST_F(SavedGamesTest, WhatWasAppendedIsReadBack) {
    writeGame("one", 3);
    const SavedGame game = std::get<SavedGame>(games.load("one"));
    EXPECT_EQ(game.header.match_id(), "one");
    ASSERT_EQ(game.entries.size(), 3U);
    EXPECT_EQ(game.entries[2].decision().seat(), 3U);
    EXPECT_FALSE(game.finished());
    EXPECT_EQ(games.ids(), QStringList{"one"});
}

TEST_F(SavedGamesTest, AGameInProgressIsOnDiskAfterEachEntry) {
    auto created = games.create(header("live"));
    auto &log = std::get<std::unique_ptr<GameLog>>(created);
    for (std::size_t i = 1; i <= 5; ++i) {
        ASSERT_EQ(log->append(decision(0)), QString());
        EXPECT_EQ(std::get<SavedGame>(games.load("live")).entries.size(), i);
    }
}

TEST_F(SavedGamesTest, ACutOffTailIsDroppedAndTheLogGoesOn) {
    writeGame("cut", 3);
    const QByteArray whole = contents(games.path("cut"));
    for (qsizetype missing = 1; missing <= 3; ++missing) {
        overwrite(games.path("cut"), whole.chopped(missing));
        EXPECT_EQ(std::get<SavedGame>(games.load("cut")).entries.size(), 2U);
    }
    auto reopened = games.reopen("cut");
    ASSERT_EQ(std::get<std::unique_ptr<GameLog>>(reopened)->append(decision(6)), QString());
    const SavedGame game = std::get<SavedGame>(games.load("cut"));
    ASSERT_EQ(game.entries.size(), 3U);
    EXPECT_EQ(game.entries[2].decision().seat(), 6U);
}

TEST_F(SavedGamesTest, WhatIsCutAwayIsKeptBesideTheGame) {
    writeGame("cut", 3);
    const QByteArray torn = contents(games.path("cut")).chopped(1);
    const QString beside = games.path("cut") + ".as-it-was";
    const auto reopen = [this] {
        auto reopened = games.reopen("cut");
        return std::get<std::unique_ptr<GameLog>>(reopened)->asItWas();
    };
    EXPECT_EQ(reopen(), QString()) << "nothing is missing";
    for (const QString &kept : {beside, beside + "-2"}) {
        overwrite(games.path("cut"), torn);
        EXPECT_TRUE(std::get<SavedGame>(games.load("cut")).cutOff);
        EXPECT_EQ(reopen(), kept);
        EXPECT_EQ(contents(kept), torn);
        EXPECT_FALSE(std::get<SavedGame>(games.load("cut")).cutOff);
    }
    EXPECT_EQ(games.ids(), QStringList{"cut"});
    overwrite(games.path("cut"), torn);
    {
        const FullDisk disk(4);
        EXPECT_TRUE(std::holds_alternative<StoreError>(games.reopen("cut")));
    }
    EXPECT_EQ(contents(games.path("cut")), torn) << "not before it is kept";
}

TEST_F(SavedGamesTest, TheGameThatWasOpenedLastComesFirstWhateverTheClockSays) {
    const auto setTime = [this](const char *id, int day) {
        QFile file(games.path(id));
        ASSERT_TRUE(file.open(QIODevice::ReadWrite));
        ASSERT_TRUE(file.setFileTime(QDateTime(QDate(2024, 1, day), QTime(12, 0)),
                                     QFileDevice::FileModificationTime));
    };
    writeGame("one", 1);
    writeGame("two", 1);
    setTime("one", 3);
    setTime("two", 2); // the clock was set back in between
    EXPECT_EQ(games.ids(), (QStringList{"two", "one"}));
    ASSERT_FALSE(std::holds_alternative<StoreError>(games.reopen("one")));
    setTime("one", 1);
    EXPECT_EQ(games.ids(), (QStringList{"one", "two"}));
    // Files that came otherwise stand behind, the newest first; a spoilt list does no harm.
    for (const char *copy : {"three", "four"}) {
        ASSERT_TRUE(QFile::copy(games.path("one"), games.path(copy)));
    }
    setTime("three", 4);
    setTime("four", 5);
    EXPECT_EQ(games.ids(), (QStringList{"one", "two", "four", "three"}));
    overwrite(folder.filePath("opened.txt"), QByteArray("../x\ntwo\ntwo\n\0\xff\n", 16));
    EXPECT_EQ(games.ids(), (QStringList{"two", "four", "three", "one"}));
}

TEST_F(SavedGamesTest, AGameThatIsPutAwayNeverReplacesAnother) {
    for (const char *name : {"done.mirabilia", "done.mirabilia-2"}) {
        writeGame("done", 1);
        EXPECT_EQ(games.putAway("done"), QString());
        EXPECT_EQ(games.ids(), QStringList());
        EXPECT_TRUE(QFile::exists(folder.filePath("finished/") + name));
    }
}

TEST_F(SavedGamesTest, AGameThatCannotBePutAwayStays) {
    writeGame("done", 1);
    {
        const auto open = games.reopen("done");
        EXPECT_TRUE(games.putAway("done").contains("another window"));
    }
    overwrite(folder.filePath("finished"), "no folder");
    EXPECT_TRUE(games.putAway("done").contains(games.path("done")));
    EXPECT_EQ(games.ids(), QStringList{"done"});
}

TEST_F(SavedGamesTest, ABadByteInTheMiddleIsRefusedAndNothingIsCutAway) {
    writeGame("bad", 0);
    const auto entrySize = static_cast<qsizetype>(decision(1).ByteSizeLong()) + 1;
    const qsizetype second = contents(games.path("bad")).size() + entrySize;
    QFile::remove(games.path("bad"));
    writeGame("bad", 6);
    const QByteArray whole = contents(games.path("bad"));
    // Nonsense in an entry, an entry that says nothing, and two lengths that cannot be: a little
    // and far more than there is.
    const std::vector<std::pair<qsizetype, char>> damages{
        {second + 1, '\xff'}, {second, '\0'}, {second, '\x02'}, {second, '\xff'}};
    for (const auto &[place, byte] : damages) {
        QByteArray bytes = whole;
        bytes[place] = byte;
        overwrite(games.path("bad"), bytes);
        const QString why = reason(games.load("bad"));
        EXPECT_TRUE(why.contains(games.path("bad"))) << why.toStdString();
        EXPECT_TRUE(why.contains(QString("byte %1;").arg(second))) << why.toStdString();
        EXPECT_TRUE(std::holds_alternative<StoreError>(games.reopen("bad")));
        EXPECT_EQ(contents(games.path("bad")), bytes);
    }
}

TEST_F(SavedGamesTest, AFullDiskLeavesNoPartOfAnEntryBehind) {
    auto created = games.create(header("full"));
    auto &log = std::get<std::unique_ptr<GameLog>>(created);
    ASSERT_EQ(log->append(decision(1)), QString());
    const QByteArray before = contents(games.path("full"));
    {
        const FullDisk disk(static_cast<rlim_t>(before.size()) + 2);
        for (int attempt = 0; attempt < 2; ++attempt) {
            EXPECT_TRUE(log->append(decision(2)).contains(games.path("full")));
            EXPECT_EQ(contents(games.path("full")), before);
        }
    }
    {
        const FullDisk disk(4);
        EXPECT_TRUE(std::holds_alternative<StoreError>(games.create(header("new"))));
    }
    EXPECT_EQ(games.ids(), QStringList{"full"});
    EXPECT_EQ(log->append(decision(3)), QString());
    const SavedGame game = std::get<SavedGame>(games.load("full"));
    ASSERT_EQ(game.entries.size(), 2U);
    EXPECT_EQ(game.entries[1].decision().seat(), 3U);
}

TEST_F(SavedGamesTest, NoFileIsEverReplaced) {
    writeGame("once", 1);
    EXPECT_TRUE(std::holds_alternative<StoreError>(games.create(header("once"))));
    EXPECT_EQ(std::get<SavedGame>(games.load("once")).entries.size(), 1U);
}

TEST_F(SavedGamesTest, ANewerVersionIsRefusedAndKept) {
    auto newer = header("newer");
    newer.set_version(SavedGames::formatVersion + 1);
    ASSERT_TRUE(std::holds_alternative<std::unique_ptr<GameLog>>(games.create(newer)));
    const QByteArray before = contents(games.path("newer"));
    EXPECT_TRUE(reason(games.load("newer")).contains("newer version"));
    EXPECT_TRUE(std::holds_alternative<StoreError>(games.reopen("newer")));
    EXPECT_EQ(contents(games.path("newer")), before);
}

TEST_F(SavedGamesTest, NobodyButThisProgramSpeaksOfTextThatIsNone) {
    auto odd = header("odd");
    odd.add_seats()->set_name("@@@@");
    ASSERT_TRUE(std::holds_alternative<std::unique_ptr<GameLog>>(games.create(odd)));
    QByteArray bytes = contents(games.path("odd"));
    overwrite(games.path("odd"), bytes.replace("@@@@", "\xff\xfe\xfd\xfc"));
    testing::internal::CaptureStderr();
    EXPECT_TRUE(reason(games.load("odd")).contains(games.path("odd")));
    EXPECT_EQ(testing::internal::GetCapturedStderr(), "");
}

TEST_F(SavedGamesTest, OtherFilesAreRefusedWithTheirPath) {
    const QList<QByteArray> hostile{QByteArray(), QByteArray("hello"), QByteArray(5000, '\xff'),
                                    QByteArray(5000, '\0'), QByteArray("\x05\x0a\x7f\x41\x41")};
    for (const QByteArray &bytes : hostile) {
        overwrite(games.path("odd"), bytes);
        EXPECT_TRUE(reason(games.load("odd")).contains(games.path("odd")));
        EXPECT_TRUE(std::holds_alternative<StoreError>(games.reopen("odd")));
        EXPECT_EQ(contents(games.path("odd")), bytes);
    }
}

TEST_F(SavedGamesTest, NamesAreNothingButLettersAndFigures) {
    for (const char *name : {"one", "A-1", "0"}) {
        EXPECT_TRUE(SavedGames::isId(QString::fromLatin1(name))) << name;
    }
    for (const char *name : {"", "one\n", "one\r\n", "\none", "one two", "one.two", "one/two"}) {
        EXPECT_FALSE(SavedGames::isId(QString::fromLatin1(name))) << name;
    }
    EXPECT_FALSE(SavedGames::isId(QString(65, u'a')));
}

TEST_F(SavedGamesTest, NamesCannotLeaveTheFolder) {
    for (const char *name : {"", "../x", "a/b", "a.b", "a b"}) {
        EXPECT_TRUE(std::holds_alternative<StoreError>(games.create(header(name)))) << name;
        EXPECT_FALSE(reason(games.load(name)).isEmpty()) << name;
        EXPECT_FALSE(games.remove(name)) << name;
    }
}

TEST_F(SavedGamesTest, ARemovedGameCanComeBack) {
    writeGame("gone", 2);
    ASSERT_TRUE(games.remove("gone"));
    EXPECT_TRUE(games.ids().isEmpty());
    ASSERT_TRUE(games.restore("gone"));
    EXPECT_EQ(std::get<SavedGame>(games.load("gone")).entries.size(), 2U);
    ASSERT_TRUE(games.remove("gone"));
    EXPECT_FALSE(games.remove("gone"));
    writeGame("gone", 1); // copied back by hand, perhaps
    EXPECT_TRUE(games.remove("gone"));
}

} // namespace
