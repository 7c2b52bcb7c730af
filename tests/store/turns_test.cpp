// SPDX-License-Identifier: GPL-3.0-or-later
// A queue before a slow disk.
#include "app/store/turns.h"

#include <QCoreApplication>
#include <QSemaphore>
#include <QStringList>
#include <gtest/gtest.h>

namespace mirabilia::store {
namespace {

class BeforeADisk : public testing::Test {
protected:
    void TearDown() override { disk.release(10'000); }

    /// A task that has something written, and notes when that is done.
    [[nodiscard]] Turns::Task writing(const QString &name) {
        return [this, name] {
            turns.write(
                [this] {
                    disk.acquire();
                    return QString();
                },
                [this, name](const QString &) { done.append(name); });
        };
    }
    void letAll() {
        disk.release(10'000);
        while (turns.isWaiting()) {
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
        }
    }

    QSemaphore disk; ///< each of them is one file that it takes
    QStringList done;
    Turns turns;
    int flooder = 0; ///< whose address is a name
    int other = 0;
};

TEST_F(BeforeADisk, WhoFloodsItKeepsNobodyElseWaitingLong) {
    turns.inTurn(writing("first")); // on its way to the disk
    int taken = 0;
    for (int number = 0; number < 1'000; ++number) {
        taken += turns.inTurn(&flooder, writing("flood")) ? 1 : 0;
    }
    EXPECT_EQ(taken, static_cast<int>(Turns::mostOfOne)) << "the rest is told that it is too much";
    EXPECT_TRUE(turns.inTurn(&other, writing("honest")));
    letAll();
    EXPECT_EQ(done.indexOf("honest"), 1 + taken) << "so much was done before, and no more";
    EXPECT_TRUE(turns.inTurn(&flooder, writing("flood"))) << "what was done counts no more";
}

TEST_F(BeforeADisk, ManyFloodersTogetherHaveABoundToo) {
    turns.inTurn(writing("first"));
    std::vector<int> names(2 * Turns::most);
    std::size_t taken = 0;
    for (const int &name : names) {
        taken += turns.inTurn(&name, writing("flood")) ? 1 : 0;
    }
    EXPECT_EQ(taken, Turns::most);
    turns.inTurn(writing("own")); // what the program wants itself is done
    letAll();
    EXPECT_EQ(done.size(), static_cast<qsizetype>(Turns::most) + 2);
    EXPECT_EQ(done.last(), "own");
}

TEST_F(BeforeADisk, WhatATaskBringsComesBehindWhatWaits) {
    QStringList order;
    turns.inTurn([&] {
        turns.write([] { return QString(); },
                    [&](const QString &) {
                        turns.inTurn([&] { order.append("brought"); });
                        order.append("then");
                    });
    });
    turns.inTurn([&] {
        order.append("waited");
        turns.inTurn([&] { order.append("within"); });
        order.append("waited on");
    });
    letAll();
    EXPECT_EQ(order, (QStringList{"then", "waited", "waited on", "brought", "within"}));
}

} // namespace
} // namespace mirabilia::store

int main(int argc, char **argv) {
    testing::InitGoogleTest(&argc, argv);
    const QCoreApplication app(argc, argv);
    return RUN_ALL_TESTS();
}
