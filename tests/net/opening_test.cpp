// SPDX-License-Identifier: GPL-3.0-or-later
// Tables that clients open, that sleep and wake; seats that are given away or that nobody has heard
// of.
#include "tests/net/openings.h"

#include "app/net/wire.h"

#include <QFile>

namespace mirabilia::net {

namespace {

using namespace std::chrono_literals;

TEST_F(Openings, AreForWhoeverAsksWhereTheHostAllowsIt) {
    begin(forClients());
    Guest &ada = opener("Ada", duelOf("Ada"));
    ASSERT_TRUE(ada.seated);
    EXPECT_TRUE(ada.seated->owner());
    EXPECT_EQ(ada.token.size(), static_cast<std::size_t>(tokenBytes));
    WAIT_FOR(inviteTo(ada, 0).has_value());
    const std::string id = ada.seated->table();

    Guest &bo = arrive("Bo");
    WAIT_FOR(bo.isHere());
    const v1::TableList list = listFor(bo);
    ASSERT_EQ(list.tables_size(), 1);
    EXPECT_EQ(list.tables(0).title(), "Ada's corner");
    EXPECT_TRUE(list.may_open());
    bo.join(id);
    WAIT_FOR(bo.seated.has_value());
    EXPECT_FALSE(bo.seated->owner());
    start(bo);
    WAIT_FOR(bo.problem == "not_here");
    start(ada);
    WAIT_FOR(ada.isPlaying() && bo.isPlaying());
    play();
    EXPECT_TRUE(ada.over());
}

/// Nobody joins a game that they could not show; whoever can plays it.
TEST_F(Openings, OfAnotherEditionAreForWhoeverShowsIt) {
    begin(forClients());
    v1::OpenTable wish = duelOf("Ada");
    wish.set_game("classic");
    wish.add_seats()->set_kind(v1::SEAT_KIND_COMPUTER);
    wish.mutable_seats(2)->set_level("easy");
    wish.set_edition(2);
    EXPECT_EQ(opener("Cy", wish).problem, "other_edition");

    Guest &ada = arrive("Ada");
    ada.client.showEditions();
    WAIT_FOR(ada.isHere());
    wish.set_edition(3);
    open(ada, wish);
    WAIT_FOR(ada.problem == "other_edition");
    wish.set_edition(2);
    open(ada, wish);
    WAIT_FOR(ada.seated.has_value());

    Guest &bo = arrive("Bo");
    WAIT_FOR(bo.isHere());
    EXPECT_EQ(listFor(bo).tables(0).edition(), 2U);
    v1::Join join;
    join.set_table(ada.seated->table());
    join.set_name("Bo");
    bo.join(join);
    WAIT_FOR(bo.problem == "other_edition");
    bo.problem.clear();
    join.set_watch(true);
    bo.join(join);
    WAIT_FOR(bo.problem == "other_edition");

    Guest &di = arrive("Di");
    di.client.showEditions();
    WAIT_FOR(di.isHere());
    di.join(ada.seated->table());
    WAIT_FOR(di.seated.has_value());
    start(ada);
    WAIT_FOR(ada.isPlaying() && di.isPlaying());
    play(8);
    EXPECT_FALSE(ada.over());
}

TEST_F(Openings, AreOffUnlessTheHostSaysSo) {
    HostSettings settings;
    begin(settings);
    Guest &ada = opener("Ada", duelOf("Ada"));
    EXPECT_EQ(ada.problem, "no_tables");
    EXPECT_FALSE(listFor(ada).may_open());
    EXPECT_TRUE(files("seats").isEmpty());
}

TEST_F(Openings, AskForThePinOfTheHostAndHaveTheirOwn) {
    HostSettings settings = forClients();
    settings.pin = QStringLiteral("2718");
    begin(settings);
    EXPECT_EQ(opener("Ada", duelOf("Ada")).problem, "wrong_pin");
    v1::OpenTable wish = duelOf("Ada");
    wish.set_pin("2718");
    wish.set_own_pin("3141");
    Guest &ada = opener("Ada", wish);
    ASSERT_TRUE(ada.seated);
    Guest &bo = arrive("Bo");
    WAIT_FOR(bo.isHere());
    v1::Join join;
    join.set_table(ada.seated->table());
    join.set_name("Bo");
    join.set_pin("2718");
    bo.join(join);
    WAIT_FOR(bo.problem == "wrong_pin");
    join.set_pin("3141");
    bo.join(join);
    WAIT_FOR(bo.seated.has_value());
}

TEST_F(Openings, HaveSeveralPeopleOfOneScreen) {
    begin(forClients());
    Guest &two = opener("Ada", duelOf("Ada", "Bo"));
    WAIT_FOR(std::count_if(two.heard.begin(), two.heard.end(), [](const v1::Envelope &heard) {
                 return heard.has_seated() && !heard.seated().token().empty();
             }) == 2);
    start(two);
    WAIT_FOR(two.isPlaying());
}

TEST_F(Openings, ThatCannotBeAreRefused) {
    begin(forClients());
    v1::OpenTable nobody = duelOf("");
    v1::OpenTable crowd = duelOf("Ada");
    for (int more = 0; more < 20; ++more) {
        *crowd.add_seats() = crowd.seats(1);
    }
    v1::OpenTable chess = duelOf("Ada");
    chess.set_game("chess");
    v1::OpenTable city = duelOf("Ada");
    city.mutable_seats(1)->set_kind(v1::SEAT_KIND_FREE_CITY);
    v1::OpenTable computer = duelOf("Ada");
    computer.mutable_seats(1)->set_kind(v1::SEAT_KIND_COMPUTER);
    computer.mutable_seats(1)->set_level("genius");
    for (const v1::OpenTable &wish : {nobody, crowd, chess, city, computer}) {
        EXPECT_EQ(opener("Ada", wish).problem, "malformed") << wish.ShortDebugString();
    }
    EXPECT_TRUE(files("seats").isEmpty());
}

TEST_F(Openings, AreCountedInAllAndForEachAddress) {
    HostSettings settings = forClients();
    settings.tablesPerAddress = 2;
    begin(settings);
    EXPECT_TRUE(opener("Ada", duelOf("Ada")).seated);
    EXPECT_TRUE(opener("Bo", duelOf("Bo")).seated);
    EXPECT_EQ(opener("Cleo", duelOf("Cleo")).problem, "too_many_tables");
    tables.reset();
    guests.clear();
    settings.tablesPerAddress = 8;
    settings.maxTables = 1;
    begin(settings); // the earlier ones sleep
    Guest &dion = opener("Dion", duelOf("Dion"));
    EXPECT_TRUE(dion.seated);
    EXPECT_EQ(opener("Eve", duelOf("Eve")).problem, "too_many_tables");
    EXPECT_FALSE(listFor(dion).may_open());
}

TEST_F(Openings, SleepWhenNobodyIsThereAndWakeWhenSomebodyComes) {
    HostSettings settings = forClients();
    settings.sleepAfter = 200ms;
    begin(settings);
    opener("Ada", duelOf("Ada"));
    const std::string id = guests.front()->seated->table();
    Guest &bo = arrive("Bo");
    WAIT_FOR(bo.isHere());
    bo.join(id);
    WAIT_FOR(bo.seated.has_value());
    start(*guests.front());
    WAIT_FOR(guests.front()->isPlaying() && bo.isPlaying());
    play(6);
    const quint64 before = bo.update->view().shared_revision();
    QTest::qWait(500);
    EXPECT_EQ(tables->tables().size(), 1U) << "somebody is there";
    const std::string token = bo.token;
    guests.clear();
    WAIT_FOR(tables->tables().empty());
    EXPECT_EQ(files("seats").size(), 1);

    Guest &back = arrive("Bo");
    back.client.remember({id, token});
    WAIT_FOR(back.isPlaying());
    EXPECT_EQ(tables->tables().size(), 1U);
    EXPECT_GE(back.update->view().shared_revision(), before);
    EXPECT_EQ(back.seated->seat(), 1U);
}

TEST_F(Openings, OfBeforeAreAsleepWhenTheHostStartsAnew) {
    begin(forClients());
    Guest &ada = opener("Ada", duelOf("Ada"));
    const std::string id = ada.seated->table();
    tables.reset();
    begin(forClients());
    // Ada's program reconnects by itself, which wakes it.
    WAIT_FOR(tables->tables().size() == 1);
    EXPECT_EQ(tables->tables().front()->id(), id);
    Guest &bo = arrive("Bo");
    WAIT_FOR(bo.isHere());
    bo.join("../" + id);
    WAIT_FOR(bo.problem == "no_such_table");
    bo.join(id);
    WAIT_FOR(bo.seated.has_value());
}

TEST_F(Openings, ASeatIsGivenToSomebodyElse) {
    HostSettings settings = forClients();
    settings.pin = QStringLiteral("2718");
    begin(settings);
    v1::OpenTable wish = duelOf("Ada");
    wish.set_pin("2718");
    Guest &ada = opener("Ada", wish);
    WAIT_FOR(inviteTo(ada, 0).has_value());
    Guest &bo = arrive("Bo");
    WAIT_FOR(bo.isHere());
    v1::Join join;
    join.set_table(ada.seated->table());
    join.set_name("Bo");
    join.set_invite(inviteTo(ada, 0)->invite());
    bo.join(join);
    WAIT_FOR(bo.seated.has_value());
    start(ada);
    WAIT_FOR(ada.isPlaying() && bo.isPlaying());

    v1::OwnerAct give;
    give.set_new_token(0);
    act(bo, give);
    WAIT_FOR(bo.problem == "malformed"); // the owner's seat
    give.set_new_token(1);
    act(ada, give);
    WAIT_FOR(ada.problem == "still_here");
    v1::Envelope leave;
    leave.mutable_leave();
    bo.client.send(leave);
    WAIT_FOR(shownPresence(ada, 1) == v1::SeatState::LEFT);
    act(ada, give);
    WAIT_FOR(inviteTo(ada, 2).has_value());
    Guest &old = arrive("Bo");
    old.client.remember({ada.seated->table(), bo.token});
    WAIT_FOR(old.client.tickets().has(Tickets::State::Unknown));

    Guest &cleo = arrive("Cleo");
    WAIT_FOR(cleo.isHere());
    join.set_name("Cleo");
    cleo.join(join); // the table's invite opens no taken seat
    WAIT_FOR(cleo.problem == "full");
    join.set_invite(inviteTo(ada, 2)->invite());
    cleo.join(join);
    WAIT_FOR(cleo.isPlaying());
    EXPECT_EQ(cleo.seated->seat(), 1U);
    Guest &dion = arrive("Dion");
    WAIT_FOR(dion.isHere());
    dion.join(join);
    WAIT_FOR(dion.problem == "wrong_pin"); // valid only once
    give.set_new_token(0);
    act(ada, give);
    WAIT_FOR(ada.problem == "malformed"); // the owner's own seat
}

TEST_F(Openings, LookAsTheirPeopleWish) {
    begin(forClients());
    v1::OpenTable wish = duelOf("Ada");
    wish.set_game("classic");
    wish.mutable_seats(0)->set_color("teal");
    wish.mutable_seats(1)->set_color("coral");
    v1::SeatInfo &computer = *wish.add_seats();
    computer.set_kind(v1::SEAT_KIND_COMPUTER);
    computer.set_level("easy");
    computer.set_color("gold");
    Guest &ada = opener("Ada", wish);
    EXPECT_EQ(tables->tables().front()->info().seats(2).name(), "Bo");
    Guest &bo = arrive("Bo");
    WAIT_FOR(bo.isHere());
    bo.join(ada.seated->table());
    WAIT_FOR(bo.seated.has_value());
    EXPECT_EQ(tables->tables().front()->info().seats(1).name(), "Bo"); // the computer makes way
    EXPECT_EQ(tables->tables().front()->info().seats(2).name(), "Cleo");
    const auto look = [](Guest &guest, std::uint32_t seat, const char *color, const char *wonder) {
        v1::Envelope envelope;
        envelope.mutable_look()->set_seat(seat);
        envelope.mutable_look()->set_color(color);
        envelope.mutable_look()->mutable_wish()->set_wonder(wonder);
        guest.problem.clear();
        guest.client.send(envelope);
    };
    const auto info = [this] { return tables->tables().front()->info(); };
    look(bo, 1, "rose", "giza");
    WAIT_FOR(info().seats(1).color() == "rose");
    EXPECT_EQ(info().boards(1), "giza");
    look(bo, 1, "gold", "giza"); // a computer takes what is left
    WAIT_FOR(info().seats(1).color() == "gold");
    EXPECT_EQ(info().seats(2).color(), "rose");
    look(bo, 1, "teal", "");
    WAIT_FOR(bo.problem == "taken");
    look(ada, 0, "", "giza");
    WAIT_FOR(ada.problem == "taken");
    look(bo, 0, "sky", "");
    WAIT_FOR(bo.problem == "not_here");
    look(bo, 1, "mud", "");
    WAIT_FOR(bo.problem == "malformed");
    look(bo, 1, "sky", "atlantis");
    WAIT_FOR(bo.problem == "malformed");
    look(ada, 2, "sky", "babylon");
    WAIT_FOR(info().boards(2) == "babylon");
    start(ada);
    WAIT_FOR(bo.isPlaying());
    EXPECT_EQ(bo.update->view().classic().cities(1).wonder(), "giza");
    look(bo, 1, "sky", "");
    WAIT_FOR(bo.problem == "too_late");
}

class Unheard : public Openings {
protected:
    /// Leaves the disk as it is if the host is killed before the token is heard.
    void sitDownUnheard(std::chrono::milliseconds grace = 300ms) {
        HostSettings settings;
        settings.table.grace = grace;
        serve(settings, QStringLiteral("duel:person,person:7"));
        tables.reset();
        const QString file = folder.filePath(files("seats").front());
        QFile kept(file);
        ASSERT_TRUE(kept.open(QIODevice::ReadWrite));
        v1::HostedTable table;
        ASSERT_TRUE(unpack(kept.readAll(), table));
        v1::SeatKey &key = *table.add_keys();
        key.set_seat(0);
        key.set_token_sha256(hashOf(token));
        key.set_unseen(true);
        table.mutable_header()->mutable_seats(0)->set_name("Ada");
        kept.seek(0);
        kept.write(packed(table));
        kept.close();
        serve(settings, QStringLiteral("duel:person,person:7"));
    }

    std::string token = std::string(16, 't');
};

TEST_F(Unheard, ASeatIsFreeAgainAfterAWhile) {
    sitDownUnheard();
    EXPECT_EQ(tables->tables().front()->info().free_seats(), 1U);
    WAIT_FOR(tables->tables().front()->info().free_seats() == 2U);
    sitDown("Ada");
    EXPECT_EQ(guests.back()->seated->seat(), 0U);
}

TEST_F(Unheard, ASeatIsTheirsWhoCameBack) {
    sitDownUnheard();
    Guest &ada = arrive("Ada");
    ada.client.remember({table(), token});
    WAIT_FOR(ada.seated.has_value());
    guests.clear();
    QTest::qWait(700);
    EXPECT_EQ(tables->tables().front()->info().free_seats(), 1U);
}

TEST_F(Unheard, ASeatWhosePersonHasHeardIsKept) {
    HostSettings settings;
    settings.table.grace = 300ms;
    serve(settings, QStringLiteral("duel:person,person:7"));
    sitDown("Ada");
    WAIT_FOR(!tables->tables().front()->kept().keys(0).unseen());
    guests.clear(); // killed
    QTest::qWait(700);
    EXPECT_EQ(tables->tables().front()->info().free_seats(), 1U);
}

// A table that began, and whose host was killed before the last seat's token was heard.
TEST_F(Unheard, ASeatOfARunningGameIsFreeAgainToo) {
    sitDownUnheard(4s); // time enough for Bo, on a busy machine too
    sitDown("Bo");      // and it begins
    WAIT_FOR(guests.front()->isPlaying());
    WAIT_FOR(tables->tables().front()->info().free_seats() == 1U);
    sitDown("Cleo");
    EXPECT_EQ(guests.back()->seated->seat(), 0U);
    WAIT_FOR(guests.back()->isPlaying());
}

// Killed after the game's file was created, but before the table recorded its start.
TEST_F(Openings, AGameThatNobodyHeardOfBeginsAnew) {
    serve({}, QStringLiteral("duel:person,person:7"));
    QFile stale(folder.filePath(QString::fromStdString(table()) + QStringLiteral(".mirabilia")));
    ASSERT_TRUE(stale.open(QIODevice::WriteOnly));
    stale.write("half");
    stale.close();
    sitDown("Ada");
    sitDown("Bo");
    WAIT_FOR(guests.back()->isPlaying());
}

TEST_F(Openings, OfOneHostAreListedFiftyAtATimeOnesOwnFirst) {
    HostSettings settings;
    settings.maxTables = 60;
    serve(settings, QStringLiteral("duel:person,easy:1"));
    for (int seed = 2; seed <= 56; ++seed) {
        ASSERT_EQ(tables->open(QStringLiteral("duel:person,easy:%1").arg(seed)), QString());
    }
    Guest &ada = arrive("Ada");
    WAIT_FOR(ada.isHere());
    const std::string last = tables->tables().back()->id();
    ada.join(last); // full by then, and started
    WAIT_FOR(ada.isPlaying());
    const v1::TableList list = listFor(ada);
    ASSERT_EQ(list.tables_size(), 50);
    EXPECT_EQ(list.tables(0).table(), last);
    EXPECT_EQ(list.tables(1).free_seats(), 1U);
}

} // namespace

} // namespace mirabilia::net
