// SPDX-License-Identifier: GPL-3.0-or-later
// Seats kept on the disk, where several programs write them.
#include "app/net/kept_seats.h"

#include <QDir>
#include <QProcess>
#include <QTemporaryDir>
#include <gtest/gtest.h>

#include <array>

namespace mirabilia::net {

namespace {

v1::KeptSeat seat(const std::string &table, const std::string &token) {
    v1::KeptSeat seat;
    seat.set_table(table);
    seat.set_token(token);
    seat.set_game("duel");
    seat.set_at(1'700'000'000);
    return seat;
}

Tickets::Place place(const std::string &table, const std::string &token, Tickets::State state,
                     int number) {
    Tickets::Place place;
    place.ticket = {table, token, "host", false};
    place.state = state;
    place.seat = number;
    return place;
}

class KeptSeatsTest : public testing::Test {
protected:
    [[nodiscard]] QString file() const { return folder.filePath(QStringLiteral("here/seats")); }

    QTemporaryDir folder;
};

TEST_F(KeptSeatsTest, TwoWindowsDoNotLoseEachOthersTokens) {
    KeptSeats one(file());
    KeptSeats other(file());
    one.keep(seat("a", "1"));
    other.keep(seat("b", "2"));
    EXPECT_TRUE(one.flush() && other.flush());
    one.keep(seat("c", "3"));
    EXPECT_TRUE(one.flush());
    EXPECT_TRUE(one.has("b")) << "what the other has written is known from then on";
    other.forget("a");
    one.update("b", [](v1::KeptSeat &seat) { seat.set_name("Bo"); });
    EXPECT_TRUE(one.flush() && other.flush());
    const KeptSeats both(file());
    ASSERT_EQ(both.all().seats_size(), 2);
    EXPECT_EQ(both.at("b").front().name(), "Bo");
    EXPECT_EQ(both.at("c").size(), 1U);
}

TEST_F(KeptSeatsTest, TwoProgramsDoNotLoseEachOthersTokens) {
    constexpr int each = 20;
    std::array<QProcess, 2> programs;
    for (QProcess &program : programs) {
        program.start(QStringLiteral(MIRABILIA_KEEP_SEATS), {file(), QString::number(each)});
    }
    for (QProcess &program : programs) {
        ASSERT_TRUE(program.waitForFinished(60'000));
        EXPECT_EQ(program.exitCode(), 0);
    }
    EXPECT_EQ(KeptSeats(file()).all().seats_size(), 2 * each);
}

TEST_F(KeptSeatsTest, WhatCannotBeWrittenIsKnownUntilItCan) {
    QDir(folder.path()).mkpath(QStringLiteral("here/seats")); // a folder where the file should be
    KeptSeats seats(file());
    int told = 0;
    QObject::connect(&seats, &KeptSeats::failed, &seats, [&told] { ++told; });
    seats.keep(seat("a", "1"));
    EXPECT_FALSE(seats.flush());
    EXPECT_FALSE(seats.flush());
    EXPECT_EQ(told, 1);
    EXPECT_TRUE(seats.has("a"));
    QDir(file()).removeRecursively();
    KeptSeats other(file());
    other.keep(seat("b", "2"));
    EXPECT_TRUE(other.flush());
    seats.keep(seat("c", "3"));
    EXPECT_TRUE(seats.flush());
    EXPECT_EQ(KeptSeats(file()).all().seats_size(), 3);
}

TEST_F(KeptSeatsTest, NamesBelongToSeats) {
    KeptSeats seats(file());
    v1::KeptSeat cleo = seat("a", "2");
    cleo.set_seat(3);
    cleo.set_name("Cleo");
    seats.keep(cleo);
    v1::KeptSeat bo = seat("a", "1");
    bo.set_seat(2);
    bo.set_name("Bo");
    seats.keep(bo);
    ASSERT_EQ(seats.games().size(), 1);
    EXPECT_EQ(seats.games().front().persons,
              (QStringList{QStringLiteral("Bo"), QStringLiteral("Cleo")}));
}

TEST_F(KeptSeatsTest, ASeatThatAHostDoesNotKnowIsMarkedAndComesBack) {
    KeptSeats seats(file());
    seats.keep(seat("a", "1"));
    seats.follow(place("a", "1", Tickets::State::Unknown, -1), {});
    ASSERT_EQ(seats.at("a").size(), 1U);
    EXPECT_GT(seats.at("a").front().lost(), 0);
    EXPECT_FALSE(seats.has("a"));
    ASSERT_EQ(seats.games().size(), 1);
    EXPECT_FALSE(seats.games().front().problem.isEmpty());
    seats.follow(place("a", "1", Tickets::State::Seated, 2), {});
    EXPECT_TRUE(seats.has("a"));
    EXPECT_EQ(seats.at("a").front().seat(), 3U);
    EXPECT_TRUE(seats.games().front().problem.isEmpty());
}

TEST_F(KeptSeatsTest, ALostSeatGoesAfterAMonthAndTheHostsOwnNever) {
    const qint64 now = QDateTime::currentSecsSinceEpoch();
    KeptSeats seats(file());
    for (const qint64 ago : {KeptSeats::lostFor - 3600, KeptSeats::lostFor + 3600}) {
        v1::KeptSeat lost = seat("a", std::to_string(ago));
        lost.set_lost(now - ago);
        seats.keep(lost);
    }
    EXPECT_EQ(seats.at("a").size(), 1U);
    v1::KeptSeat own = seat("b", "2");
    own.set_hosted_here(true);
    seats.keep(own);
    seats.follow(place("b", "2", Tickets::State::Gone, 0), {});
    EXPECT_TRUE(seats.has("b"));
    EXPECT_EQ(seats.games().front().id, QStringLiteral("b"));
    EXPECT_TRUE(seats.games().front().problem.isEmpty());
}

TEST_F(KeptSeatsTest, WhatWasForgottenByHandIsNotMarked) {
    KeptSeats seats(file());
    seats.follow(place("a", "1", Tickets::State::Unknown, -1), {});
    EXPECT_EQ(seats.all().seats_size(), 0);
}

} // namespace

} // namespace mirabilia::net
