// SPDX-License-Identifier: GPL-3.0-or-later
// A seat of a running game changes hands only by its own person, after a while, or by consent.
#include "tests/net/table_acts.h"

namespace mirabilia::net {

namespace {

using namespace std::chrono_literals;

class Handover : public NetTest {
protected:
    /// Anna's running table of three, each at a screen of their own.
    void begin(std::chrono::milliseconds given = 60s, std::chrono::milliseconds shown = 50ms) {
        HostSettings settings;
        settings.name = QStringLiteral("Anna's table");
        settings.table.patience.shown = shown;
        settings.table.patience.asked = 2 * shown;
        settings.table.patience.given = given;
        settings.clientTables = true;
        tables = std::make_unique<TableHost>(games(), QDir(folder.path()), settings);
        ASSERT_EQ(tables->load(), QString());
        ASSERT_EQ(tables->listen({QHostAddress(QHostAddress::LocalHost)}, 0), QString());
        v1::OpenTable wish;
        wish.set_game("classic");
        for (const char *name : {"Anna", "", ""}) {
            v1::SeatInfo &seat = *wish.add_seats();
            seat.set_kind(v1::SEAT_KIND_PERSON);
            seat.set_name(name);
        }
        Guest &anna = arrive("Anna");
        WAIT_FOR(anna.isHere());
        v1::Envelope open;
        *open.mutable_open_table() = wish;
        anna.client.send(open);
        WAIT_FOR(anna.seated.has_value());
        sitDown("Bo");
        sitDown("Cleo");
        v1::OwnerAct start;
        start.set_start(true);
        act(anna, start);
        for (const auto &guest : guests) {
            WAIT_FOR(guest->isPlaying());
        }
    }
    Guest &anna() { return *guests[0]; }
    Guest &bo() { return *guests[1]; }
    Guest &cleo() { return *guests[2]; }
};

TEST_F(Handover, WaitsForTheOthersToAgree) {
    begin();
    newToken(anna(), 1);
    WAIT_FOR(openQuestion(cleo(), 1, "give_away") != 0);
    EXPECT_EQ(openQuestion(bo(), 1, "give_away"), 0U) << "not who sits there";
    EXPECT_EQ(openQuestion(anna(), 1, "give_away"), 0U) << "nor who asks";
    EXPECT_FALSE(inviteTo(anna(), 1).has_value());
    answer(cleo(), openQuestion(cleo(), 1, "give_away"), "give_away");
    WAIT_FOR(inviteTo(anna(), 1).has_value());
    WAIT_FOR(bo().bye.has_value());
    EXPECT_EQ(bo().bye->code(), "kicked");
    for (const auto &guest : guests) {
        EXPECT_TRUE(hasHeardNotice(*guest, "seat_given_away", 1)) << guest->name;
    }
    Guest &dion = arrive("Dion");
    WAIT_FOR(dion.isHere());
    v1::Join join;
    join.set_table(table());
    join.set_name("Dion");
    join.set_invite(inviteTo(anna(), 1)->invite());
    dion.join(join);
    WAIT_FOR(dion.isPlaying());
    WAIT_FOR(hasHeardNotice(cleo(), "seat_taken", 1));
}

TEST_F(Handover, IsOffWhenOneOfThemDisagrees) {
    begin();
    kick(anna(), 1);
    WAIT_FOR(openQuestion(cleo(), 1, "keep") != 0);
    answer(cleo(), openQuestion(cleo(), 1, "keep"), "keep");
    WAIT_FOR(anna().problem == "still_here");
    WAIT_FOR(hasHeardNotice(bo(), "seat_kept", 1));
    EXPECT_TRUE(bo().isHere());
    anna().problem.clear();
    kick(anna(), 1); // nobody is asked over and over
    WAIT_FOR(anna().problem == "still_here");
    EXPECT_EQ(tables->tables().front()->info().free_seats(), 0U);
}

TEST_F(Handover, IsOffWhereNobodyElseIsThere) {
    begin();
    cleo().client.close();
    WAIT_FOR(shownPresence(anna(), 2) == v1::SeatState::AWAY);
    newToken(anna(), 1);
    WAIT_FOR(anna().problem == "still_here");
    EXPECT_TRUE(bo().isHere());
}

TEST_F(Handover, IsOffWhenWhoeverIsAskedGoes) {
    begin();
    newToken(anna(), 1);
    WAIT_FOR(openQuestion(cleo(), 1, "give_away") != 0);
    cleo().client.close();
    WAIT_FOR(anna().problem == "still_here");
    EXPECT_TRUE(bo().isHere());
}

TEST_F(Handover, NeedsNobodyWhenItsPersonHasLeft) {
    begin();
    leave(bo());
    WAIT_FOR(hasHeardNotice(anna(), "left", 1));
    newToken(anna(), 1);
    WAIT_FOR(inviteTo(anna(), 1).has_value());
}

TEST_F(Handover, NeedsNobodyWhenItsPersonIsAwayForLong) {
    begin(300ms);
    bo().client.close();
    WAIT_FOR(shownPresence(anna(), 1) == v1::SeatState::AWAY);
    const auto isGiven = [this] {
        newToken(anna(), 1);
        QTest::qWait(100);
        return inviteTo(anna(), 1).has_value();
    };
    WAIT_FOR(isGiven());
}

TEST_F(Handover, NeedsTheOthersWhileItsPersonIsAwayForAMoment) {
    begin();
    bo().client.close();
    WAIT_FOR(shownPresence(anna(), 1) == v1::SeatState::AWAY);
    newToken(anna(), 1);
    WAIT_FOR(openQuestion(cleo(), 1, "keep") != 0);
    EXPECT_FALSE(inviteTo(anna(), 1).has_value());
    answer(cleo(), openQuestion(cleo(), 1, "keep"), "keep");
    WAIT_FOR(anna().problem == "still_here");
    EXPECT_TRUE(tables->tables().front()->seating().hasPerson(1));
}

TEST_F(Handover, IsEverybodysOwn) {
    begin();
    newToken(bo(), 1);
    WAIT_FOR(inviteTo(bo(), 1).has_value());
    WAIT_FOR(bo().bye.has_value());
    newToken(cleo(), 0);
    WAIT_FOR(cleo().problem == "malformed"); // the owner's seat
    newToken(anna(), 0);
    WAIT_FOR(anna().problem == "malformed"); // her own, which she gives up by leaving
}

// C1: whoever decides while the owner is away must not see any hand.
TEST_F(Handover, IsNotForWhoeverDecidesInTheOwnersPlace) {
    begin();
    anna().client.close();
    WAIT_FOR(hasHeardNotice(cleo(), "moderates", 1));
    WAIT_FOR(bo().seated->may_size() == 1);
    EXPECT_EQ(bo().seated->may(0), "start");
    newToken(bo(), 2);
    WAIT_FOR(bo().problem == "not_here");
    kick(bo(), 0);
    bo().problem.clear();
    WAIT_FOR(!bo().problem.empty());
    EXPECT_TRUE(cleo().isHere());
    EXPECT_EQ(tables->tables().front()->info().free_seats(), 0U);
}

// Nobody takes the owner's place while the connection is lost for a moment.
TEST_F(Handover, LeavesWhoDecidesAloneForAMoment) {
    begin(60s, 60s);
    anna().client.close();
    WAIT_FOR(tables->connections() == 2);
    for (const auto *other : {&bo(), &cleo()}) {
        EXPECT_FALSE(other->seated->owner()) << other->name;
    }
    v1::OwnerAct wish;
    wish.set_pause(true);
    act(bo(), wish);
    WAIT_FOR(bo().problem == "not_here");
    EXPECT_EQ(bo().seated->may_size(), 0);
    EXPECT_FALSE(hasHeardNotice(cleo(), "moderates", 1));
    Guest &again = arrive("Anna");
    again.client.remember({table(), anna().token});
    WAIT_FOR(again.isPlaying());
    EXPECT_EQ(again.seated->may_size(), 2);
}

TEST_F(Handover, OfOneSeatOfAScreenLeavesItTheOther) {
    begin();
    Guest &two = bo();
    v1::Join join; // Cleo continues at Bo's screen
    join.set_table(table());
    join.set_token(cleo().token);
    two.join(join);
    WAIT_FOR(cleo().bye.has_value());
    EXPECT_EQ(cleo().bye->code(), "replaced");
    newToken(two, 2);
    WAIT_FOR(inviteTo(two, 2).has_value());
    WAIT_FOR(hasHeardNotice(two, "seat_given_away", 2));
    QTest::qWait(50);
    EXPECT_TRUE(two.isHere());
    EXPECT_FALSE(two.bye.has_value());
    EXPECT_EQ(shownPresence(two, 1), v1::SeatState::HERE);
    EXPECT_EQ(shownPresence(two, 2), v1::SeatState::AWAY);
}

} // namespace

} // namespace mirabilia::net
