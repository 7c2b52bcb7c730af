// SPDX-License-Identifier: GPL-3.0-or-later
// A table whose game is over: it is played at again, waits for people, or is put away.
#include "tests/net/openings.h"

namespace mirabilia::net {

namespace {

using namespace std::chrono_literals;

class Again : public Openings {
protected:
    /// Ada and Bo play a game to its end.
    void playOnce(const HostSettings &settings = forClients()) {
        begin(settings);
        Guest &ada = opener("Ada", duelOf("Ada"));
        Guest &bo = arrive("Bo");
        WAIT_FOR(bo.isHere());
        bo.join(ada.seated->table());
        WAIT_FOR(bo.seated.has_value());
        start(ada);
        WAIT_FOR(ada.isPlaying() && bo.isPlaying());
        play();
        match = ada.update->view().match_id();
    }
    void playAgain() {
        v1::OwnerAct again;
        again.set_again(true);
        for (const auto &guest : guests) {
            guest->decidedOn = 0;
        }
        act(*guests.front(), again);
    }
    [[nodiscard]] bool isNew(const Guest &guest) const {
        return guest.update->view().match_id() != match && !guest.over();
    }

    std::string match;
};

TEST_F(Again, TheSamePeoplePlayOnceMoreWithoutComingAnew) {
    playOnce();
    Guest &ada = *guests[0];
    Guest &bo = *guests[1];
    const std::string id = ada.seated->table();
    v1::OwnerAct again;
    again.set_again(true);
    act(bo, again);
    WAIT_FOR(bo.problem == "not_here");
    playAgain();
    WAIT_FOR(isNew(ada) && isNew(bo));
    EXPECT_EQ(files("mirabilia").size(), 1) << "the first is among the finished ones";
    EXPECT_EQ(QDir(folder.filePath(QStringLiteral("finished"))).entryList(QDir::Files).size(), 1);
    play(4);
    tables.reset(); // as after a kill
    for (const auto &guest : guests) {
        guest->update.reset();
        guest->decidedOn = 0;
    }
    begin(forClients());
    WAIT_FOR(ada.isPlaying() && bo.isPlaying());
    EXPECT_EQ(ada.seated->table(), id);
    EXPECT_TRUE(isNew(ada));
    play();
    EXPECT_TRUE(ada.over());
}

TEST_F(Again, WhoHasLeftLeavesAFreeSeat) {
    playOnce();
    Guest &ada = *guests[0];
    v1::Envelope leave;
    leave.mutable_leave();
    guests[1]->client.send(leave);
    WAIT_FOR(std::any_of(ada.heard.begin(), ada.heard.end(), [](const v1::Envelope &heard) {
        return heard.has_seat_states() && heard.seat_states().seats_size() == 2 &&
               heard.seat_states().seats(1).presence() == v1::SeatState::LEFT;
    }));
    ada.heard.clear();
    playAgain();
    WAIT_FOR(std::any_of(ada.heard.begin(), ada.heard.end(), [](const v1::Envelope &heard) {
        return heard.has_table_list() && heard.table_list().tables(0).free_seats() == 1;
    }));
    Guest &cleo = arrive("Cleo");
    WAIT_FOR(cleo.isHere());
    cleo.join(ada.seated->table());
    WAIT_FOR(cleo.seated.has_value());
    start(ada);
    WAIT_FOR(cleo.isPlaying() && isNew(ada));
    EXPECT_EQ(cleo.update->view().seats(1).name(), "Cleo");
}

TEST_F(Again, TheResultWaitsForWhoReloadsItsPage) {
    HostSettings settings = forClients();
    settings.closeAfter = 1s;
    settings.maxTables = 1;
    playOnce(settings);
    const v1::Seated ada = *guests[0]->seated;
    guests.clear();
    WAIT_FOR(tables->tables().front()->isEmpty());

    Guest &back = arrive("Ada");
    back.client.remember({ada.table(), ada.token()});
    WAIT_FOR(back.seated.has_value());
    EXPECT_TRUE(back.over());
    QTest::qWait(1200);
    EXPECT_EQ(tables->tables().size(), 1U) << "somebody looks at the result";

    guests.clear();
    WAIT_FOR(tables->tables().front()->isEmpty());
    EXPECT_TRUE(opener("Cleo", duelOf("Cleo")).seated) << "it takes no room";
    WAIT_FOR(files("seats").size() == 1);
    EXPECT_EQ(tables->tables().size(), 1U);
    EXPECT_EQ(QDir(folder.filePath(QStringLiteral("finished"))).entryList(QDir::Files).size(), 1);
}

TEST_F(Again, AResultThatNobodyLooksAtIsPutAwayWhenTheHostStops) {
    playOnce();
    guests.clear();
    WAIT_FOR(tables->tables().front()->isEmpty());
    tables->stop();
    tables.reset();
    EXPECT_TRUE(files("seats").isEmpty());
}

TEST_F(Again, NotBeforeTheEnd) {
    begin(forClients());
    opener("Ada", duelOf("Ada", "Bo"));
    start(*guests[0]);
    WAIT_FOR(guests[0]->isPlaying());
    playAgain();
    WAIT_FOR(guests[0]->problem == "not_over");
}

} // namespace

} // namespace mirabilia::net
