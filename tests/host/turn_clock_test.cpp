// SPDX-License-Identifier: GPL-3.0-or-later
// How long a person may think, where the table has a clock.
#include "app/host/attendance.h"
#include "app/host/games.h"
#include "resources/data.h"

#include <QSemaphore>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <gtest/gtest.h>

#include <algorithm>

namespace mirabilia::host {
namespace {

using namespace std::chrono_literals;

constexpr auto turn = 300ms;

/// Takes an entry when it is let, not before.
class HeldLog final : public store::GameLog {
public:
    HeldLog(const QString &path, std::shared_ptr<QSemaphore> let)
        : GameLog(QStringLiteral("held"), path)
        , m_let(std::move(let)) {}

    QString append(const v1::LogEntry & /*entry*/) override {
        m_let->acquire();
        return {};
    }

private:
    std::shared_ptr<QSemaphore> m_let;
};

/// A table of persons 0 and 1, who decide at the same time, and a computer.
class Clocked {
public:
    explicit Clocked(std::unique_ptr<store::GameLog> log = nullptr) {
        v1::SavedGameHeader header;
        for (unsigned seat = 0; seat < 3; ++seat) {
            v1::SeatInfo &info = *header.add_seats();
            info.set_seat(seat);
            info.set_kind(seat < 2 ? v1::SEAT_KIND_PERSON : v1::SEAT_KIND_COMPUTER);
            info.set_level("easy");
            info.set_connected(true);
        }
        EXPECT_EQ(games.setUp("classic", std::vector<SeatWish>(3), 1, header), "");
        host =
            std::make_unique<GameHost>(header, games.make(header).match, History{}, std::move(log));
        host->start();
        attendance = std::make_unique<Attendance>(
            *host, Attendance::Patience{.shown = 1h, .asked = 2h, .turn = turn});
        QObject::connect(attendance.get(), &Attendance::stoodIn, attendance.get(),
                         [this](Seat seat) { late.push_back(seat); });
        QObject::connect(attendance.get(), &Attendance::changed, attendance.get(),
                         [this] { told.push_back(attendance->states()); });
    }

    [[nodiscard]] v1::SeatState state(int place) const { return attendance->states().seats(place); }
    [[nodiscard]] bool isLate(Seat seat) const {
        return std::find(late.begin(), late.end(), seat) != late.end();
    }
    [[nodiscard]] std::size_t decisionsOf(Seat seat) const {
        const auto &all = host->decisions();
        return static_cast<std::size_t>(
            std::count_if(all.begin(), all.end(),
                          [seat](const v1::Decision &each) { return each.by() == seat; }));
    }
    QString submit(Seat seat, v1::Command command) const {
        QSignalSpy refused(host.get(), &GameHost::refused);
        command.set_seat(seat);
        command.set_revision(host->revisionOf(seat));
        host->submit(seat, command);
        return refused.isEmpty() ? QString() : refused[0][1].toString();
    }
    QString choose(Seat seat) const {
        v1::Command command;
        *command.mutable_move() = host->match().thinker(seat, "random")({}).front().move;
        return submit(seat, command);
    }
    QString takeBack(Seat seat) const {
        v1::Command command;
        command.mutable_take_back();
        return submit(seat, command);
    }

    Games games{data::file};
    std::unique_ptr<GameHost> host;
    std::unique_ptr<Attendance> attendance;
    std::vector<Seat> late;
    std::vector<v1::SeatStates> told;
};

#define AWAIT(condition)                                                                           \
    ASSERT_TRUE(QTest::qWaitFor([&] { return condition; }, 20'000)) << #condition

TEST(TurnClock, AllSeeWhatIsLeftThenAComputerDecidesOnce) {
    Clocked table;
    ASSERT_EQ(table.choose(0), QString());
    EXPECT_EQ(table.state(1).turn_left_ms(), 0U);
    AWAIT(table.isLate(1) && table.decisionsOf(1) > 0 && !table.host->hasStandIn(1));
    EXPECT_EQ(table.late.front(), 1) << "who has decided is not asked";
    const auto first = [&](auto what) {
        return std::find_if(table.told.begin(), table.told.end(),
                            [&](const v1::SeatStates &states) { return what(states.seats(1)); });
    };
    const auto shown = first([](const v1::SeatState &seat) { return seat.turn_left_ms() > 0; });
    ASSERT_NE(shown, table.told.end());
    EXPECT_LE(shown->seats(1).turn_left_ms(), static_cast<unsigned>(turn.count()) / 4);
    EXPECT_EQ(shown->seats(1).presence(), v1::SeatState::HERE);
    EXPECT_EQ(shown->seats(0).turn_left_ms(), 0U);
    const auto late =
        first([](const v1::SeatState &seat) { return seat.presence() == v1::SeatState::STAND_IN; });
    ASSERT_LT(shown, late);
    ASSERT_LT(late + 1, table.told.end());
    EXPECT_EQ(late->seats(1).turn_left_ms(), 0U);
    EXPECT_EQ((late + 1)->seats(1).presence(), v1::SeatState::HERE) << "asked the next";
}

TEST(TurnClock, WhoActsHasTheSeatAtOnce) {
    Clocked table;
    ASSERT_EQ(table.choose(0), QString());
    QString refusal = QStringLiteral("never tried");
    QObject::connect(table.attendance.get(), &Attendance::stoodIn, table.attendance.get(),
                     [&](Seat seat) {
                         if (seat == 1 && table.decisionsOf(1) == 0) {
                             EXPECT_EQ(table.choose(1), "not_your_turn");
                             table.attendance->act(1);
                             EXPECT_FALSE(table.host->hasStandIn(1));
                             EXPECT_EQ(table.state(1).presence(), v1::SeatState::HERE);
                             refusal = table.choose(1);
                         }
                     });
    AWAIT(table.isLate(1));
    EXPECT_EQ(refusal, QString());
    EXPECT_EQ(table.decisionsOf(1), 1U);
    AWAIT(table.host->match().toAct().has(1)); // and the computer's thought is dropped
    EXPECT_EQ(table.decisionsOf(1), 1U);
}

TEST(TurnClock, WhoTakesBackHasNoMoreTime) {
    Clocked table;
    int times = 0;
    int taken = 0; // as often as one may, and some of it left
    while (!table.isLate(1) && times < 1'000) {
        ++times;
        QTest::qWait(10);
        if (taken < 10 && table.decisionsOf(1) == 0 && table.host->match().toAct().has(1) &&
            !table.isLate(1)) {
            EXPECT_EQ(table.choose(1), QString());
            EXPECT_EQ(table.takeBack(1), QString());
            ++taken;
        }
    }
    EXPECT_TRUE(table.isLate(1)) << times;
}

TEST(TurnClock, StandsStillWhileTheTableIsPaused) {
    Clocked paused;
    paused.attendance->setPaused(true);
    Clocked other;
    AWAIT(other.isLate(0) && other.isLate(1));
    EXPECT_TRUE(paused.late.empty());
    EXPECT_EQ(paused.state(1).turn_left_ms(), 0U);
    paused.attendance->setPaused(false);
    AWAIT(paused.isLate(1));
}

TEST(TurnClock, StandsStillWhileTheTableWaitsForItsDisk) {
    const QTemporaryDir folder;
    const auto let = std::make_shared<QSemaphore>();
    Clocked waits(std::make_unique<HeldLog>(folder.filePath(QStringLiteral("log")), let));
    ASSERT_EQ(waits.choose(0), QString());
    ASSERT_TRUE(waits.host->isWriting());
    Clocked other;
    AWAIT(other.isLate(0) && other.isLate(1));
    EXPECT_TRUE(waits.late.empty());
    let->release(1'000);
    AWAIT(waits.isLate(1));
}

TEST(TurnClock, DoesNotRunForWhoIsNotHere) {
    Clocked table;
    table.attendance->lose(1);
    AWAIT(table.isLate(0));
    Clocked other;
    AWAIT(other.isLate(0));
    EXPECT_FALSE(table.isLate(1)) << "the owner is asked about them";
    table.attendance->arrive(1);
    AWAIT(table.isLate(1));
}

} // namespace
} // namespace mirabilia::host
