// SPDX-License-Identifier: GPL-3.0-or-later
// A client with many requests does not hold up one with few, however slow the disk.
#include "app/net/request_queue.h"

#include <QTest>
#include <QThread>
#include <QWebSocket>
#include <gtest/gtest.h>

#include <memory>
#include <vector>

namespace mirabilia::net {

namespace {

std::unique_ptr<Connection> somebody() {
    return std::make_unique<Connection>(std::make_unique<QWebSocket>(), QHostAddress(),
                                        v1::Welcome(), v1::Reject());
}

class Queue : public testing::Test {
protected:
    /// A request that waits for a slow disk.
    bool ask(Connection &by, quint64 kind = 0, int what = 0) {
        return queue.add(
            by,
            [this, what](Connection &connection) {
                served.emplace_back(&connection, what);
                turns.write(
                    [] {
                        QThread::msleep(2);
                        return QString();
                    },
                    [](const QString &) {});
            },
            kind);
    }
    void untilIdle() {
        ASSERT_TRUE(QTest::qWaitFor([this] { return !turns.isWaiting(); }, 20'000));
    }

    std::vector<std::pair<const Connection *, int>> served;
    store::Turns turns;
    RequestQueue queue{turns};
};

TEST_F(Queue, LetsAnHonestPersonWaitForOneOfEachOther) {
    const std::vector<std::unique_ptr<Connection>> flood = [] {
        std::vector<std::unique_ptr<Connection>> all;
        for (int i = 0; i < 3; ++i) {
            all.push_back(somebody());
        }
        return all;
    }();
    int refused = 0;
    for (int i = 0; i < 100; ++i) {
        for (const auto &each : flood) {
            refused += ask(*each) ? 0 : 1;
        }
    }
    // One is being served, and each client has as many waiting as allowed.
    EXPECT_EQ(refused, 300 - 1 - 3 * static_cast<int>(RequestQueue::mostWaiting));
    const std::unique_ptr<Connection> honest = somebody();
    EXPECT_TRUE(ask(*honest));
    untilIdle();
    const auto found = std::find_if(served.begin(), served.end(), [&honest](const auto &each) {
        return each.first == honest.get();
    });
    EXPECT_LE(found - served.begin(), 1 + 3);
    EXPECT_EQ(served.size(), 2 + 3 * RequestQueue::mostWaiting);
}

TEST_F(Queue, KeepsTheLastOfAKind) {
    const std::unique_ptr<Connection> one = somebody();
    EXPECT_TRUE(ask(*one)); // served at once
    for (int what = 1; what <= 100; ++what) {
        EXPECT_TRUE(ask(*one, 7, what));
    }
    EXPECT_TRUE(ask(*one, 8, 101));
    untilIdle();
    ASSERT_EQ(served.size(), 3U);
    EXPECT_EQ(served[1].second, 100);
    EXPECT_EQ(served[2].second, 101);
}

TEST_F(Queue, ForgetsWhoeverIsGone) {
    const std::unique_ptr<Connection> one = somebody();
    std::unique_ptr<Connection> other = somebody();
    EXPECT_TRUE(ask(*one));
    EXPECT_TRUE(ask(*other));
    EXPECT_TRUE(ask(*one));
    other.reset();
    untilIdle();
    EXPECT_EQ(served.size(), 2U);
}

} // namespace

} // namespace mirabilia::net
