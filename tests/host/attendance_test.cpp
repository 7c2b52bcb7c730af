// SPDX-License-Identifier: GPL-3.0-or-later
// Who plays a seat while its person is away, and how it is given back.
#include "app/host/attendance.h"
#include "app/host/games.h"
#include "resources/data.h"
#include "tests/host/any_move.h"

#include <QSignalSpy>
#include <QTest>
#include <gtest/gtest.h>

namespace mirabilia::host {
namespace {

using namespace std::chrono_literals;

class AttendanceTest : public testing::Test {
protected:
    void begin(Attendance::Patience patience) {
        v1::SavedGameHeader header;
        for (unsigned seat = 0; seat < 3; ++seat) {
            v1::SeatInfo &info = *header.add_seats();
            info.set_seat(seat);
            info.set_kind(seat < 2 ? v1::SEAT_KIND_PERSON : v1::SEAT_KIND_COMPUTER);
            info.set_level("easy");
            info.set_connected(true);
        }
        ASSERT_EQ(games.setUp("classic", std::vector<SeatWish>(3), 1, header), "");
        host = std::make_unique<GameHost>(header, games.make(header).match, History{}, nullptr);
        host->start();
        attendance = std::make_unique<Attendance>(*host, patience);
        QObject::connect(attendance.get(), &Attendance::asked, attendance.get(),
                         [this](const v1::Ask &ask) { asks.push_back(ask); });
    }
    [[nodiscard]] v1::SeatState state(int place) const { return attendance->states().seats(place); }
    [[nodiscard]] bool shownHere(Seat seat) const {
        return host->updateFor(0, 0).view().seats(seat).connected();
    }
    [[nodiscard]] bool decided(Seat seat) const { return !host->match().toAct().has(seat); }
    QString choose(Seat seat) const {
        QSignalSpy refused(host.get(), &GameHost::refused);
        v1::Command command;
        command.set_seat(seat);
        command.set_revision(host->revisionOf(seat));
        *command.mutable_move() = host->match().thinker(seat, "random")({}).front().move;
        host->submit(seat, command);
        return refused.isEmpty() ? QString() : refused[0][1].toString();
    }

    Games games{data::file};
    std::unique_ptr<GameHost> host;
    std::unique_ptr<Attendance> attendance;
    std::vector<v1::Ask> asks;
};

TEST_F(AttendanceTest, AwayIsShownThenTheOwnerIsAskedAndAskedAgain) {
    begin({1ms, 2ms});
    EXPECT_EQ(state(1).presence(), v1::SeatState::HERE);
    attendance->lose(1);
    ASSERT_TRUE(QTest::qWaitFor([&] { return state(1).presence() == v1::SeatState::AWAY; }));
    EXPECT_FALSE(shownHere(1));
    EXPECT_TRUE(shownHere(0));
    ASSERT_TRUE(QTest::qWaitFor([&] { return asks.size() == 1; }));
    EXPECT_EQ(asks[0].seat(), 1U);
    EXPECT_EQ(asks[0].choices_size(), 3);
    EXPECT_FALSE(attendance->answer(asks[0].question() + 1, "stand_in"));
    EXPECT_FALSE(attendance->answer(0, "stand_in"));
    EXPECT_FALSE(attendance->answer(asks[0].question(), "kick"));
    EXPECT_TRUE(attendance->answer(asks[0].question(), "wait"));
    EXPECT_FALSE(attendance->answer(asks[0].question(), "stand_in")) << "answered already";
    ASSERT_TRUE(QTest::qWaitFor([&] { return asks.size() == 2; }));
    EXPECT_FALSE(host->hasStandIn(1)) << "nobody said so";
    QSignalSpy ended(attendance.get(), &Attendance::endWanted);
    EXPECT_TRUE(attendance->answer(asks[1].question(), "save_and_end"));
    EXPECT_EQ(ended.size(), 1);
}

TEST_F(AttendanceTest, TheSilenceBeforeTheLossCounts) {
    begin({1h, 2h});
    attendance->lose(1, 3h);
    ASSERT_TRUE(QTest::qWaitFor([&] { return state(1).presence() == v1::SeatState::AWAY; }));
    EXPECT_GE(state(1).away_ms(), 3'600'000U);
    EXPECT_TRUE(asks.empty()) << "only for so long as it takes to be shown";
}

TEST_F(AttendanceTest, ADeviceSleepsLongBeforeItsPlayerIsAway) {
    begin({.shown = 1ms, .asked = 2ms, .asleep = 3ms, .sleeperShown = 1h, .sleeperAsked = 2h});
    attendance->setSleeper(1, true);
    attendance->lose(1);
    ASSERT_TRUE(QTest::qWaitFor([&] { return state(1).asleep(); }));
    QTest::qWait(20); // others would be away by now
    EXPECT_EQ(state(1).presence(), v1::SeatState::HERE);
    EXPECT_TRUE(shownHere(1));
    EXPECT_EQ(asks.size(), 0U);
    attendance->arrive(1);
    EXPECT_FALSE(state(1).asleep());
}

TEST_F(AttendanceTest, ADeviceThatSleepsOnIsAwayAndAskedAbout) {
    begin({.shown = 1h, .asked = 2h, .asleep = 1ms, .sleeperShown = 5ms, .sleeperAsked = 10ms});
    attendance->setSleeper(1, true);
    attendance->lose(1, 1h);
    ASSERT_TRUE(QTest::qWaitFor([&] { return state(1).presence() == v1::SeatState::AWAY; }));
    EXPECT_FALSE(state(1).asleep()) << "it is more than that now";
    ASSERT_TRUE(QTest::qWaitFor([&] { return asks.size() == 1; }));
}

TEST_F(AttendanceTest, WhoIsBackInTimeIsNotMissed) {
    begin({1h, 2h});
    attendance->lose(1);
    EXPECT_EQ(state(1).presence(), v1::SeatState::HERE);
    attendance->arrive(1);
    EXPECT_TRUE(shownHere(1));
    EXPECT_EQ(choose(1), QString());
}

TEST_F(AttendanceTest, AStandInPlaysAndGivesTheSeatBackAtTheNextQuestion) {
    begin({1h, 2h});
    attendance->leave(1);
    EXPECT_EQ(state(1).presence(), v1::SeatState::LEFT);
    ASSERT_EQ(asks.size(), 1U);
    ASSERT_TRUE(attendance->answer(asks[0].question(), "stand_in"));
    EXPECT_EQ(state(1).presence(), v1::SeatState::STAND_IN);
    EXPECT_EQ(choose(1), "not_your_turn") << "the computer has begun to think";
    attendance->arrive(1);
    EXPECT_EQ(state(1).presence(), v1::SeatState::HERE);
    EXPECT_TRUE(host->hasStandIn(1));
    ASSERT_TRUE(QTest::qWaitFor([&] { return decided(1) && decided(2); }, 20000));
    EXPECT_FALSE(host->hasStandIn(1));
    EXPECT_EQ(choose(0), QString());
    ASSERT_TRUE(QTest::qWaitFor([&] { return decided(2); }, 20000));
    EXPECT_FALSE(decided(1)) << "its person is asked again";
    EXPECT_EQ(choose(1), QString());
}

TEST_F(AttendanceTest, WhoComesBackBetweenQuestionsPlaysAtOnce) {
    begin({1h, 2h});
    attendance->leave(1);
    ASSERT_TRUE(attendance->answer(asks[0].question(), "stand_in"));
    ASSERT_TRUE(QTest::qWaitFor([&] { return decided(1); }, 20000));
    EXPECT_TRUE(host->hasStandIn(1));
    attendance->arrive(1);
    EXPECT_FALSE(host->hasStandIn(1));
}

TEST_F(AttendanceTest, NothingOfItIsSaved) {
    begin({1h, 2h});
    const std::string before = host->header().SerializeAsString();
    attendance->leave(1);
    ASSERT_TRUE(attendance->answer(asks[0].question(), "stand_in"));
    EXPECT_EQ(host->header().SerializeAsString(), before);
    attendance->lose(2); // a computer cannot be lost
    attendance->leave(200);
    attendance->arrive(200);
    EXPECT_EQ(attendance->states().seats_size(), 2);
}

} // namespace
} // namespace mirabilia::host
