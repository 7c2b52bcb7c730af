// SPDX-License-Identifier: GPL-3.0-or-later
// A table whose people are away: it rests, wakes, and asks about those missing.
#include "tests/net/table_acts.h"

namespace mirabilia::net {

namespace {

using namespace std::chrono_literals;

class Rest : public NetTest {
protected:
    static HostSettings settings() {
        HostSettings value;
        value.name = QStringLiteral("Club");
        value.table.patience.shown = 100ms;
        value.table.patience.asked = 250ms;
        return value;
    }
    /// Three people; the one seated longest decides.
    void begin() {
        serve(settings(), QStringLiteral("classic:person,person,person:7"));
        for (const char *name : {"Ada", "Bo", "Cleo"}) {
            sitDown(name);
        }
        for (const auto &guest : guests) {
            WAIT_FOR(guest->isPlaying());
        }
    }
    Guest &comeBack(const std::string &name, const std::vector<std::string> &tokens) {
        Guest &guest = arrive(name);
        for (const std::string &token : tokens) {
            guest.client.remember({table(), token});
        }
        return guest;
    }
};

// C5: nobody who was sent home stays "here".
TEST_F(Rest, WhoIsMissingAfterwardsIsAwayAndAskedAbout) {
    begin();
    guests[2]->client.close();
    WAIT_FOR(openQuestion(*guests[0], 2, "save_and_end") != 0);
    answer(*guests[0], openQuestion(*guests[0], 2, "save_and_end"), "save_and_end");
    for (const int number : {0, 1}) {
        Guest &guest = *guests[static_cast<std::size_t>(number)];
        WAIT_FOR(guest.bye.has_value());
        EXPECT_EQ(guest.bye->code(), "saved");
        EXPECT_FALSE(guest.bye->come_back());
    }
    Guest &bo = comeBack("Bo", {guests[1]->token});
    WAIT_FOR(bo.isPlaying());
    WAIT_FOR(shownPresence(bo, 1) == v1::SeatState::HERE);
    EXPECT_EQ(shownPresence(bo, 0), v1::SeatState::AWAY);
    EXPECT_EQ(shownPresence(bo, 2), v1::SeatState::AWAY);
    WAIT_FOR(openQuestion(bo, 0, "stand_in") != 0);
    WAIT_FOR(openQuestion(bo, 2, "stand_in") != 0);
    Guest &ada = comeBack("Ada", {guests[0]->token});
    WAIT_FOR(ada.isPlaying());
    WAIT_FOR(shownPresence(bo, 0) == v1::SeatState::HERE);
}

// F1: two people at one screen; only one token comes back.
TEST_F(Rest, TheSecondPersonOfAScreenIsNotHereBeforeTheirTokenIs) {
    begin();
    const std::string ada = guests[0]->token;
    const std::string bo = guests[1]->token;
    guests.clear();
    tables.reset(); // killed
    serve(settings(), QStringLiteral("classic:person,person,person:7"));
    Guest &screen = comeBack("Ada", {ada});
    WAIT_FOR(screen.isPlaying());
    WAIT_FOR(shownPresence(screen, 0) == v1::SeatState::HERE);
    EXPECT_EQ(shownPresence(screen, 1), v1::SeatState::AWAY);
    WAIT_FOR(openQuestion(screen, 1, "wait") != 0);
    v1::Join join;
    join.set_table(table());
    join.set_token(bo);
    screen.join(join);
    WAIT_FOR(screen.seated->seat() == 1);
    WAIT_FOR(shownPresence(screen, 1) == v1::SeatState::HERE);
    const auto seesAs = [&screen](Seat seat) {
        return lastHeard(screen, [seat](const v1::Envelope &heard) {
                   return heard.has_restored() && heard.restored().view().viewer() == seat;
               }) != nullptr;
    };
    WAIT_FOR(seesAs(0) && seesAs(1));
}

TEST_F(Rest, BothOfAScreenComeBackTogether) {
    begin();
    const std::vector<std::string> tokens{guests[0]->token, guests[1]->token};
    guests.clear();
    tables.reset();
    serve(settings(), QStringLiteral("classic:person,person,person:7"));
    Guest &screen = comeBack("Ada", tokens);
    WAIT_FOR(shownPresence(screen, 0) == v1::SeatState::HERE &&
             shownPresence(screen, 1) == v1::SeatState::HERE);
    EXPECT_EQ(std::count_if(screen.heard.begin(), screen.heard.end(),
                            [](const v1::Envelope &heard) {
                                return heard.has_seated() && heard.reply_to() != 0;
                            }),
              2);
}

// F9: a question for each.
TEST_F(Rest, TwoWhoAreAwayAreTwoQuestions) {
    begin();
    guests[1]->client.close();
    guests[2]->client.close();
    Guest &ada = *guests[0];
    WAIT_FOR(openQuestion(ada, 1, "stand_in") != 0 && openQuestion(ada, 2, "stand_in") != 0);
    answer(ada, openQuestion(ada, 1, "stand_in"), "stand_in");
    WAIT_FOR(shownPresence(ada, 1) == v1::SeatState::STAND_IN);
    WAIT_FOR(hasHeardNotice(ada, "stand_in", 1));
    answer(ada, openQuestion(ada, 2, "stand_in"), "stand_in");
    WAIT_FOR(shownPresence(ada, 2) == v1::SeatState::STAND_IN);
    EXPECT_EQ(ada.problem, "");
}

// 19: an outdated question is withdrawn, and an open one repeated to whoever decides.
TEST_F(Rest, WhatIsOpenIsToldAgainAndTakenBack) {
    begin();
    guests[2]->client.close();
    Guest &ada = *guests[0];
    WAIT_FOR(openQuestion(ada, 2, "wait") != 0);
    ada.heard.clear();
    v1::Join join;
    join.set_table(table());
    join.set_token(ada.token);
    ada.join(join);
    WAIT_FOR(openQuestion(ada, 2, "wait") != 0);
    Guest &cleo = comeBack("Cleo", {guests[2]->token});
    WAIT_FOR(cleo.isPlaying());
    WAIT_FOR(openQuestion(ada, 2, "wait") == 0);
}

// B1: once all have left, the seats are free.
TEST_F(Rest, SeatsThatAllHaveLeftAreFree) {
    begin();
    for (const auto &guest : guests) {
        leave(*guest);
    }
    WAIT_FOR(tables->tables().front()->info().free_seats() == 3U);
    tables.reset();
    serve(settings(), QStringLiteral("classic:person,person,person:7"));
    EXPECT_EQ(tables->tables().front()->info().free_seats(), 3U);
    sitDown("Dion");
    WAIT_FOR(guests.back()->isPlaying());
    EXPECT_TRUE(guests.back()->seated->owner());
}

TEST_F(Rest, OneConnectionHasTwoSeatsAtMost) {
    serve(settings(), QStringLiteral("classic:person,person,person,person:7"));
    Guest &greedy = arrive("Greedy");
    WAIT_FOR(greedy.isHere());
    greedy.join(table());
    greedy.join(table());
    greedy.join(table());
    WAIT_FOR(greedy.problem == "too_many_seats");
    EXPECT_EQ(tables->tables().front()->info().free_seats(), 2U);
}

// 13: a watcher takes a free seat.
TEST_F(Rest, WhoWatchesTakesAFreeSeat) {
    serve(settings(), QStringLiteral("classic:person,person,person:7"));
    sitDown("Ada");
    Guest &bo = arrive("Bo");
    WAIT_FOR(bo.isHere());
    v1::Join join;
    join.set_table(table());
    join.set_watch(true);
    bo.join(join);
    WAIT_FOR(bo.seated.has_value());
    EXPECT_TRUE(bo.seated->watching());
    bo.join(table());
    WAIT_FOR(!bo.seated->watching());
    sitDown("Cleo");
    WAIT_FOR(bo.isPlaying());
    EXPECT_EQ(bo.update->view().viewer(), 1U);
    const auto isWatchers = [](const v1::Envelope &heard) {
        return heard.has_restored() && heard.restored().view().viewer() == noSeat;
    };
    EXPECT_EQ(lastHeard(bo, isWatchers), nullptr) << "who plays no longer watches as well";
}

} // namespace

} // namespace mirabilia::net
