// SPDX-License-Identifier: GPL-3.0-or-later
// The list of saved games is read elsewhere, and no file twice that has not changed.
#include "app/host/saves_reader.h"
#include "tests/host/table_at_work.h"

#include <QSemaphore>
#include <QSignalSpy>
#include <QThread>

#include <atomic>

using namespace mirabilia;
using namespace mirabilia::host;

namespace {

class SavedList : public testing::Test {
protected:
    void SetUp() override {
        reader = std::make_unique<SavesReader>(
            SavesReader::Folders{kept}, [this](const store::SavedGames &, const QString &id) {
                (QThread::currentThread() == gui ? readHere : readElsewhere) += 1;
                let.acquire();
                SavedGame game;
                game.id = id;
                game.age = readElsewhere;
                return game;
            });
        let.release(100'000);
    }
    void write(const QString &id, int bytes = 1) const {
        QFile file(kept.path(id));
        ASSERT_TRUE(file.open(QIODevice::WriteOnly));
        ASSERT_EQ(file.write(QByteArray(bytes, 'x')), bytes);
    }
    void read() const {
        reader->read();
        EXPECT_TRUE(QTest::qWaitFor([&] { return !reader->isReading(); }, 20'000));
    }
    [[nodiscard]] QStringList ids() const {
        QStringList all;
        for (const SavedGame &game : reader->games()) {
            all.append(game.id);
        }
        return all;
    }

    QTemporaryDir folder;
    store::SavedGames kept{QDir(folder.path())};
    QThread *gui = QThread::currentThread();
    std::atomic<int> readHere = 0;
    std::atomic<int> readElsewhere = 0;
    QSemaphore let; ///< how many more may be read
    std::unique_ptr<SavesReader> reader;
};

TEST_F(SavedList, ManyGamesAreReadOnceAndNotByWhoAsks) {
    constexpr int games = 500;
    for (int game = 0; game < games; ++game) {
        write(QString::number(game));
    }
    read();
    EXPECT_EQ(reader->games().size(), games);
    EXPECT_EQ(ids(), kept.ids());
    write(QStringLiteral("7"), 2);
    write(QStringLiteral("new"));
    ASSERT_TRUE(QFile::remove(kept.path(QStringLiteral("8"))));
    read();
    EXPECT_EQ(reader->games().size(), games);
    EXPECT_EQ(readElsewhere, games + 2);
    EXPECT_EQ(readHere, 0);
}

TEST_F(SavedList, TheNewestIsThereBeforeAllOthersAreRead) {
    for (const char *game : {"one", "two", "three"}) {
        write(QString::fromLatin1(game));
    }
    let.acquire(let.available() - 1);
    reader->read();
    ASSERT_TRUE(QTest::qWaitFor([&] { return reader->games().size() == 1; }, 20'000));
    EXPECT_EQ(ids().first(), kept.ids().first());
    let.release(100);
    ASSERT_TRUE(QTest::qWaitFor([&] { return !reader->isReading(); }, 20'000));
    EXPECT_EQ(ids(), kept.ids());
    // What is shown stays while it is read again.
    let.acquire(let.available());
    write(kept.ids().first(), 3);
    QSignalSpy changed(reader.get(), &SavesReader::changed);
    reader->read();
    QTest::qWait(20);
    EXPECT_EQ(reader->games().size(), 3);
    let.release(100);
    ASSERT_TRUE(QTest::qWaitFor([&] { return !reader->isReading(); }, 20'000));
    EXPECT_EQ(changed.size(), 1);
}

TEST_F(SavedList, WhatIsForgottenDoesNotComeBackFromAReadingUnderWay) {
    for (const char *game : {"one", "two"}) {
        write(QString::fromLatin1(game));
    }
    read();
    write(QStringLiteral("two"), 2);
    let.acquire(let.available());
    reader->read(); // it sees both, and takes its time
    ASSERT_TRUE(QTest::qWaitFor([&] { return readElsewhere == 3; }, 20'000));
    ASSERT_TRUE(QFile::remove(kept.path(QStringLiteral("one"))));
    QSignalSpy changed(reader.get(), &SavesReader::changed);
    reader->forget(QStringLiteral("one"));
    reader->read();
    EXPECT_EQ(ids(), QStringList("two"));
    QObject::connect(reader.get(), &SavesReader::changed, reader.get(),
                     [this] { EXPECT_EQ(ids(), QStringList("two")); });
    let.release(100);
    ASSERT_TRUE(QTest::qWaitFor([&] { return !reader->isReading(); }, 20'000));
    EXPECT_EQ(ids(), QStringList("two"));
    EXPECT_EQ(changed.size(), 2) << "forgotten, and read";
}

class SavedGamesOfATable : public TableServicesTest {};

TEST_F(SavedGamesOfATable, AreListedLaterAndWithoutBeingAskedFor) {
    save("classic", v1::SEAT_KIND_PERSON);
    save("duel", v1::SEAT_KIND_PERSON);
    const auto table = services();
    QSignalSpy changed(table.get(), &Services::savesChanged);
    EXPECT_TRUE(table->saves().isEmpty()) << "nobody waits for them";
    ASSERT_TRUE(QTest::qWaitFor([&] { return table->saves().size() == 2; }, 20'000));
    EXPECT_FALSE(changed.isEmpty());
    EXPECT_EQ(table->saves().first().game, "duel");
    // A game that is taken away is gone at once.
    ASSERT_TRUE(table->removeSave("duel"));
    ASSERT_EQ(table->saves().size(), 1);
    ASSERT_TRUE(table->restoreSave("duel"));
    ASSERT_TRUE(QTest::qWaitFor([&] { return table->saves().size() == 2; }, 20'000));
}

} // namespace
