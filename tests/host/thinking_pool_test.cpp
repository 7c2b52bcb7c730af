// SPDX-License-Identifier: GPL-3.0-or-later
// All tables think in the same threads: people first, and no table waits for another to leave.
#include "app/host/game_host.h"
#include "app/host/games.h"
#include "engine/core/stop.h"
#include "resources/data.h"

#include <QSemaphore>
#include <QSignalSpy>
#include <QTest>
#include <gtest/gtest.h>

#if defined(__linux__)
#include <sys/resource.h>
#endif

namespace mirabilia::host {
namespace {

/// Computers of other tables: they fill the pool several times and think until they are let go.
class Crowd {
public:
    Crowd() {
        for (int each = 0; each < m_count; ++each) {
            static_cast<void>(ThinkingPool::shared().start(
                [this](const StopToken & /*stop*/) {
                    m_thinking.release();
                    m_go.acquire();
                    m_gone.release();
                    return Thoughts{};
                },
                {}, ThinkingPool::For::computer));
        }
        m_thinking.acquire(m_threads);
    }
    ~Crowd() {
        letGo(m_count);
        m_gone.acquire(m_count);
    }
    Crowd(const Crowd &) = delete;
    Crowd &operator=(const Crowd &) = delete;

    void letGo(int many) { m_go.release(many); }

private:
    int m_threads = ThinkingPool::shared().threads();
    int m_count = 3 * m_threads;
    QSemaphore m_thinking;
    QSemaphore m_go;
    QSemaphore m_gone;
};

class Thinking : public testing::Test {
protected:
    /// Seat 0 is a person's, the others computers'.
    std::unique_ptr<GameHost> begin() {
        v1::SavedGameHeader header;
        for (int seat = 0; seat < 3; ++seat) {
            v1::SeatInfo &info = *header.add_seats();
            info.set_kind(seat == 0 ? v1::SEAT_KIND_PERSON : v1::SEAT_KIND_COMPUTER);
            info.set_level("easy");
        }
        EXPECT_EQ(games.setUp("classic", std::vector<SeatWish>(3), 1, header), "");
        return std::make_unique<GameHost>(header, games.make(header).match, History{}, nullptr);
    }

    Games games{data::file};
};

TEST_F(Thinking, AHintComesBeforeTheComputersOfAllTables) {
    const auto host = begin();
    QSignalSpy hints(host.get(), &GameHost::hintReady);
    Crowd crowd;
    host->start();
    host->requestHint(0);
    QTest::qWait(20);
    EXPECT_TRUE(hints.isEmpty()) << "all threads are taken";
    crowd.letGo(1); // whatever comes next has its thread
    EXPECT_TRUE(QTest::qWaitFor([&] { return !hints.isEmpty(); }, 20'000));
    EXPECT_EQ(host->decisions().size(), 0U);
}

TEST_F(Thinking, ATableIsLeftWithoutWaitingForOthers) {
    const Crowd crowd;
    const auto other = begin();
    other->start();
    auto host = begin();
    host->start();
    host->requestHint(0);
    host.reset(); // or this never ends
    EXPECT_EQ(other->decisions().size(), 0U);
}

TEST_F(Thinking, WhatIsStoppedBeforeItsTurnIsNotThought) {
    bool thought = false;
    QFuture<Thoughts> future;
    {
        const Crowd crowd;
        StopSource stop;
        future = ThinkingPool::shared().start(
            [&thought](const StopToken & /*stop*/) {
                thought = true;
                return Thoughts{};
            },
            stop.token(), ThinkingPool::For::computer);
        EXPECT_FALSE(future.isRunning());
        stop.requestStop();
    }
    ASSERT_TRUE(QTest::qWaitFor([&] { return future.isFinished(); }, 20'000));
    EXPECT_EQ(future.resultCount(), 0);
    EXPECT_FALSE(thought);
}

#if defined(__linux__)
TEST(ThinkingThreads, GiveWayToTheWindow) {
    const auto nice = [] { return getpriority(PRIO_PROCESS, 0); }; // of the thread
    const auto future = ThinkingPool::shared().start(
        [&nice](const StopToken & /*stop*/) { return nice(); }, {}, ThinkingPool::For::person);
    ASSERT_TRUE(QTest::qWaitFor([&future] { return future.isFinished(); }, 20'000));
    EXPECT_GT(future.result(), nice());
}
#endif

} // namespace
} // namespace mirabilia::host
