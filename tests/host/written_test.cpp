// SPDX-License-Identifier: GPL-3.0-or-later
// What is told is on disk, and the disk takes its time.
#include "app/host/saved_match.h"
#include "app/host/seat_feed.h"
#include "resources/data.h"
#include "tests/host/any_move.h"
#include "tests/host/written.h"

#include <QSemaphore>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <gtest/gtest.h>

#include <atomic>
#include <mutex>
#include <thread>

namespace mirabilia::host {
namespace {

/// Takes an entry when it is let, not before.
struct Disk {
    QSemaphore asked;
    QSemaphore let;
    std::atomic<bool> full = false;

    /// Lets so many more entries be written, or refused.
    void release(int entries = 1) { let.release(entries); }
    [[nodiscard]] std::vector<v1::LogEntry> taken() const {
        const std::lock_guard lock(mutex);
        return entries;
    }
    void take(const v1::LogEntry &entry) {
        const std::lock_guard lock(mutex);
        entries.push_back(entry);
    }

private:
    mutable std::mutex mutex;
    std::vector<v1::LogEntry> entries;
};

class SlowLog final : public store::GameLog {
public:
    SlowLog(const QString &path, std::shared_ptr<Disk> disk)
        : GameLog(QStringLiteral("slow"), path)
        , m_disk(std::move(disk)) {}

    QString append(const v1::LogEntry &entry) override {
        m_disk->asked.release();
        m_disk->let.acquire();
        if (m_disk->full) {
            return QStringLiteral("The disk is full.");
        }
        m_disk->take(entry);
        return {};
    }

private:
    std::shared_ptr<Disk> m_disk;
};

/// Counts what a seat is told.
struct Hearer {
    Hearer(GameHost &host, Seat seat) : feed(host, seat, std::chrono::milliseconds(0)) {
        const auto hear = [this](const v1::Update &update) {
            ++updates;
            latest = update;
        };
        QObject::connect(&feed, &SeatFeed::updated, &feed, hear);
        QObject::connect(&feed, &SeatFeed::restored, &feed, hear);
    }

    SeatFeed feed;
    v1::Update latest;
    int updates = 0;
};

class Written : public testing::Test {
protected:
    static constexpr int players = 3;

    void SetUp() override { begin(v1::SEAT_KIND_PERSON); }
    void TearDown() override {
        disk->release(1000); // whatever is still on its way
        ears.clear();
        host.reset();
    }
    /// The first seat is a person's.
    void begin(v1::SeatKind others) {
        begin(others, std::make_unique<SlowLog>(folder.filePath(QStringLiteral("slow")), disk));
    }
    void begin(v1::SeatKind others, std::unique_ptr<store::GameLog> log) {
        ears.clear();
        const v1::SavedGameHeader header = headerWith(others);
        host =
            std::make_unique<GameHost>(header, games.make(header).match, History{}, std::move(log));
        listen();
    }
    void listen() {
        for (Seat seat = 0; seat < players; ++seat) {
            ears.push_back(std::make_unique<Hearer>(*host, seat));
        }
        ears.push_back(std::make_unique<Hearer>(*host, noSeat));
        answers = std::make_unique<QSignalSpy>(host.get(), &GameHost::answered);
    }
    [[nodiscard]] v1::SavedGameHeader headerWith(v1::SeatKind others) const {
        v1::SavedGameHeader header;
        header.set_magic(store::SavedGames::magic);
        header.set_version(store::SavedGames::formatVersion);
        header.set_match_id("written");
        for (int seat = 0; seat < players; ++seat) {
            v1::SeatInfo &info = *header.add_seats();
            info.set_kind(seat == 0 ? v1::SEAT_KIND_PERSON : others);
            info.set_level("easy");
        }
        EXPECT_EQ(games.setUp("classic", std::vector<SeatWish>(players), 1, header), "");
        return header;
    }
    [[nodiscard]] v1::Command command(Seat seat) const {
        Rng rng(1);
        const v1::TableView view = host->updateFor(seat, 0).view();
        v1::Command command;
        command.set_seat(seat);
        command.set_revision(view.revision());
        *command.mutable_move() = anyMove(view, rng);
        return command;
    }
    [[nodiscard]] std::vector<std::string> seen() const {
        std::vector<std::string> all;
        for (const auto &ear : ears) {
            all.push_back(host->updateFor(ear->feed.viewer(), 0).SerializeAsString());
        }
        return all;
    }
    [[nodiscard]] std::vector<int> updates() const {
        std::vector<int> all;
        for (const auto &ear : ears) {
            all.push_back(ear->updates);
        }
        return all;
    }
    /// The next entry has come to the disk, which holds it back.
    [[nodiscard]] bool isHeldBack() const { return disk->asked.tryAcquire(1, 20'000); }
    void letAll() const {
        disk->release(1000);
        awaitWritten(*host);
    }
    [[nodiscard]] QStringList answered() const {
        QStringList all;
        for (const QList<QVariant> &answer : *answers) {
            all.append(QStringLiteral("%1:%2 %3")
                           .arg(answer[0].value<Seat>())
                           .arg(answer[1].toUInt())
                           .arg(answer[2].toString()));
        }
        return all;
    }
    [[nodiscard]] std::vector<Seat> seatsInLog() const {
        std::vector<Seat> seats;
        for (const v1::LogEntry &entry : disk->taken()) {
            seats.push_back(static_cast<Seat>(entry.decision().seat()));
        }
        return seats;
    }

    Games games{data::file};
    QTemporaryDir folder;
    std::shared_ptr<Disk> disk = std::make_shared<Disk>();
    std::unique_ptr<GameHost> host;
    std::vector<std::unique_ptr<Hearer>> ears; ///< of the seats, and of somebody who watches
    std::unique_ptr<QSignalSpy> answers;
};

TEST_F(Written, NothingIsToldBeforeItIsOnDisk) {
    const std::vector<std::string> before = seen();
    host->submit(0, command(0), 1);
    ASSERT_TRUE(isHeldBack());
    QTest::qWait(20);
    EXPECT_TRUE(host->isWriting());
    EXPECT_EQ(seen(), before);
    EXPECT_EQ(updates(), (std::vector<int>{0, 0, 0, 0}));
    EXPECT_EQ(answered(), QStringList());
    letAll();
    EXPECT_EQ(host->decisions().size(), 1U);
    EXPECT_EQ(updates(), (std::vector<int>{1, 1, 1, 1}));
    EXPECT_EQ(answered(), QStringList("0:1 "));
}

TEST_F(Written, WhatWaitsBehindAWriteIsDoneInItsOrder) {
    for (const Seat seat : {Seat{1}, Seat{0}, Seat{2}}) {
        host->submit(seat, command(seat), 1);
    }
    host->submit(1, command(1), 2); // another click, before anything was told
    ASSERT_TRUE(isHeldBack());
    EXPECT_EQ(disk->asked.available(), 0) << "one at a time";
    letAll();
    EXPECT_EQ(seatsInLog(), (std::vector<Seat>{1, 0, 2}));
    EXPECT_EQ(answered(), (QStringList{"1:1 ", "0:1 ", "2:1 ", "1:2 stale"}));
    EXPECT_GT(host->match().eventCount(), 0U) << "the turn was played";
}

TEST_F(Written, TheSameNumberIsOneCommandAlsoOnItsWay) {
    const v1::Command chosen = command(0);
    for (int times = 0; times < 3; ++times) {
        host->submit(0, chosen, 1);
    }
    letAll();
    EXPECT_EQ(seatsInLog(), std::vector<Seat>{0});
    EXPECT_EQ(answered(), (QStringList{"0:1 ", "0:1 ", "0:1 "}));
}

TEST_F(Written, AFullDiskRefusesOneDecisionAndNotTheNext) {
    const std::vector<std::string> before = seen();
    QSignalSpy told(host.get(), &GameHost::notSaved);
    disk->full = true;
    host->submit(0, command(0), 1);
    ASSERT_TRUE(isHeldBack());
    disk->release();
    awaitWritten(*host);
    EXPECT_EQ(seen(), before);
    EXPECT_EQ(updates(), (std::vector<int>{1, 0, 0, 0})) << "nobody else hears of it";
    EXPECT_EQ(ears[0]->latest.refused(), "not_saved");
    EXPECT_EQ(answered(), QStringList("0:1 not_saved"));
    EXPECT_EQ(told.size(), 1);
    disk->full = false;
    host->submit(0, command(0), 2);
    letAll();
    EXPECT_EQ(answered().last(), "0:2 ");
    EXPECT_EQ(seatsInLog(), std::vector<Seat>{0});
}

TEST_F(Written, WhoWaitsBehindARefusedDecisionIsStillHeard) {
    disk->full = true;
    host->submit(0, command(0), 1);
    host->submit(1, command(1), 1);
    ASSERT_TRUE(isHeldBack());
    disk->release();
    ASSERT_TRUE(QTest::qWaitFor([&] { return disk->asked.available() == 1; }, 20'000));
    disk->full = false;
    letAll();
    EXPECT_EQ(answered(), (QStringList{"0:1 not_saved", "1:1 "}));
    EXPECT_EQ(seatsInLog(), std::vector<Seat>{1});
}

TEST_F(Written, ComputersWaitBehindAWriteAsPeopleDo) {
    begin(v1::SEAT_KIND_COMPUTER);
    host->start();
    host->submit(0, command(0), 1);
    ASSERT_TRUE(isHeldBack());
    QTest::qWait(20); // the computers think and come
    EXPECT_EQ(host->decisions().size(), 0U);
    disk->release(1000);
    ASSERT_TRUE(QTest::qWaitFor([&] { return host->decisions().size() >= players; }, 20'000));
    EXPECT_EQ(seatsInLog().front(), 0);
    EXPECT_FALSE(replay(*games.make(host->header()).match, foldLog(disk->taken()).decisions));
}

TEST_F(Written, WhoSitsDownIsNotAnsweredWhatOthersAsked) {
    host->submit(0, command(0), 7);
    ASSERT_TRUE(isHeldBack());
    host->beginSession(0);
    letAll();
    EXPECT_EQ(host->decisions().size(), 1U) << "it was carried out";
    EXPECT_EQ(answered(), QStringList());
    v1::Command back = command(0);
    back.mutable_take_back();
    host->submit(0, back, 1);
    awaitWritten(*host);
    EXPECT_EQ(answered(), QStringList("0:1 ")) << "numbers begin anew";
}

TEST_F(Written, WhoeverDoesNotWaitForAnswersIsNotHeard) {
    host->submit(0, command(0), 1);
    ASSERT_TRUE(isHeldBack());
    const v1::Command next = command(1);
    for (quint32 number = 1; number <= 100; ++number) {
        host->submit(1, next, number);
    }
    EXPECT_EQ(answered().size(), 92) << "eight wait";
    EXPECT_EQ(answered().last(), "1:100 stale");
    letAll();
    EXPECT_EQ(seatsInLog(), (std::vector<Seat>{0, 1}));
}

TEST_F(Written, AFloodFromOneSeatLeavesTheOthersServed) {
    host->submit(0, command(0), 1);
    ASSERT_TRUE(isHeldBack());
    v1::Command back = command(0);
    back.mutable_take_back();
    for (quint32 number = 2; number < 1000; ++number) {
        host->submit(0, back, number);
    }
    const qsizetype refused = answered().size();
    EXPECT_GT(refused, 900);
    host->submit(1, command(1), 1);
    letAll();
    EXPECT_LE(answered().indexOf("1:1 ") - refused, 1 + 8) << "tasks, not seconds";
    EXPECT_EQ(seatsInLog().back(), 1);
}

TEST_F(Written, ATableThatIsLeftWaitsForItsDisk) {
    host->submit(0, command(0), 1);
    ASSERT_TRUE(isHeldBack());
    host->submit(1, command(1), 1);
    std::atomic<bool> leaving = false;
    std::thread later([&] {
        while (!leaving) {
            std::this_thread::yield();
        }
        QTest::qSleep(20);
        disk->release();
    });
    ears.clear();
    leaving = true;
    host.reset();
    later.join();
    EXPECT_EQ(seatsInLog(), std::vector<Seat>{0}) << "on its way it was safe; what waited was not";
}

/// Whoever is killed between writing and telling has told less than is on disk, never more.
TEST_F(Written, WhatWasWrittenButNotToldIsThereAgain) {
    const QDir saves(folder.filePath(QStringLiteral("games")));
    store::SavedGames kept(saves);
    auto created = kept.create(headerWith(v1::SEAT_KIND_PERSON));
    begin(v1::SEAT_KIND_PERSON, std::get<std::unique_ptr<store::GameLog>>(std::move(created)));
    host->submit(0, command(0), 1);
    awaitWritten(*host);
    const v1::Command lost = command(1);
    host->submit(1, lost, 1);
    ASSERT_TRUE(host->isWriting());
    std::vector<quint64> told;
    for (const auto &ear : ears) {
        told.push_back(ear->latest.view().revision());
    }
    ears.clear();
    host.reset(); // in the middle of it

    const auto saved = std::get<store::SavedGame>(kept.load(QStringLiteral("written")));
    SavedMatch again = unfold(games, saved);
    ASSERT_TRUE(again.match) << again.problem.toStdString();
    host = std::make_unique<GameHost>(saved.header, std::move(again.match),
                                      std::move(again.history), nullptr);
    listen();
    EXPECT_EQ(host->decisions().size(), 2U);
    for (std::size_t place = 0; place < ears.size(); ++place) {
        EXPECT_GT(host->revisionOf(ears[place]->feed.viewer()), told[place]);
    }
    host->submit(1, lost, 1);
    EXPECT_EQ(answered(), QStringList("1:1 stale")) << "it has been carried out";
}

} // namespace
} // namespace mirabilia::host
