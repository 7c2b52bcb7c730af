// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/net/sound_view.h"
#include "tests/net/screen_at_table.h"

namespace mirabilia::net {

namespace {

TEST_F(LanTest, ATableIsFoundJoinedAndPlayedToItsEnd) {
    host(setupOf("duel", {seatOf(here, "Ada", "teal"), seatOf(elsewhere, "", "coral")}));
    EXPECT_TRUE(ada->room().owner);
    bo->lan.seek(true);
    WAIT_FOR(bo->lan.found().size() == 1 && !bo->lan.found().front().id.isEmpty());
    const FoundTable found = bo->lan.found().front();
    EXPECT_EQ(found.host, QStringLiteral("Ada's table"));
    EXPECT_EQ(found.freeSeats, 1);
    EXPECT_EQ(found.persons, QStringList{QStringLiteral("Ada")});
    bo->join(found.address, "Bo");
    WAIT_FOR(bo->isHere() && bo->room().seats.size() == 2);
    EXPECT_EQ(bo->room().seats[1].setup.kind, here);
    EXPECT_FALSE(bo->room().owner);
    bo->lan.start(); // only the owner may
    WAIT_FOR(!bo->problem.isEmpty());
    WAIT_FOR(ada->room().seats[1].setup.name == u"Bo");
    ada->lan.start();
    WAIT_FOR(ada->isPlaying() && bo->isPlaying());
    play();
    WAIT_FOR(!bo->lan.running()->exportRecord().isEmpty());
    WAIT_FOR(!ada->lan.running()->exportRecord().isEmpty());
    EXPECT_EQ(ada->lan.running()->exportRecord(), bo->lan.running()->exportRecord());
    bo->lan.leave(false);
    ada->lan.leave(false);
    EXPECT_TRUE(bo->lan.saves().isEmpty());
    EXPECT_TRUE(ada->lan.saves().isEmpty());
    WAIT_FOR(QDir(folder.filePath(QStringLiteral("ada/tables")))
                 .entryList({QStringLiteral("*.seats")}, QDir::Files)
                 .isEmpty());
}

/// The window plays whichever edition is opened, and names it.
TEST_F(LanTest, AGameOfTheSecondEditionIsPlayedToItsEnd) {
    GameSetup setup =
        setupOf("classic", {seatOf(here, "Ada", "teal"), seatOf(elsewhere, "", "coral"),
                            seatOf(computer, "Cleo", "gold")});
    setup.edition = 2;
    host(setup);
    EXPECT_EQ(ada->room().edition, 2);
    bo->lan.seek(true);
    WAIT_FOR(bo->lan.found().size() == 1 && !bo->lan.found().front().id.isEmpty());
    EXPECT_EQ(bo->lan.found().front().edition, 2);
    sitDownBo();
    EXPECT_EQ(bo->room().edition, 2);
    WAIT_FOR(ada->room().seats[1].setup.name == u"Bo");
    ada->lan.start();
    WAIT_FOR(ada->isPlaying() && bo->isPlaying());
    EXPECT_EQ(ada->lan.running()->setup().edition, 2);
    play(6);
    bo.reset();
    bo = screen("bo"); // as after a kill
    ASSERT_EQ(bo->lan.saves().size(), 1);
    EXPECT_EQ(bo->lan.saves().front().edition, 2);
    bo->goOn();
    WAIT_FOR(bo->isPlaying());
    EXPECT_EQ(bo->lan.running()->setup().edition, 2);
    play();
    EXPECT_TRUE(bo->over());
}

TEST_F(LanTest, WhoeverIsKilledFindsTheWayBack) {
    beginDuel();
    play(6);
    bo.reset();
    bo = screen("bo"); // as after a kill: nothing was said
    ASSERT_EQ(bo->lan.saves().size(), 1);
    EXPECT_EQ(bo->lan.saves().front().table, QStringLiteral("Ada's table"));
    EXPECT_EQ(bo->lan.saves().front().others, QStringList{QStringLiteral("Ada")});
    bo->lan.continueGame(bo->lan.saves().front().id);
    WAIT_FOR(bo->isPlaying());
    play(6);
    ports.tables = static_cast<quint16>(readAddress(ada->room().link)->host.port());
    ada.reset();
    ada = screen("ada");
    ASSERT_EQ(ada->lan.saves().size(), 1);
    ada->lan.continueGame(ada->lan.saves().front().id);
    WAIT_FOR(ada->isPlaying() && bo->isPlaying());
    play();
    EXPECT_TRUE(ada->over());
}

TEST_F(LanTest, AHostWithAnotherAddressIsFoundByWhatItIs) { // case 38
    beginDuel();
    play(4);
    ada.reset();
    ada = screen("ada"); // at another port: any that is free
    ada->lan.continueGame(ada->lan.saves().front().id);
    WAIT_FOR(ada->isPlaying() && bo->isPlaying());
    play();
    EXPECT_TRUE(bo->over());
}

TEST_F(LanTest, TheOwnerSeatsComputersMovesAndRemovesPeople) {
    host(setupOf("classic", {seatOf(here, "Ada", "teal"), seatOf(elsewhere, "", "coral"),
                             seatOf(elsewhere, "", "gold"), seatOf(computer, "Cy", "sky")}));
    sitDownBo();
    ada->lan.start(); // a seat is still free
    WAIT_FOR(!ada->problem.isEmpty());
    ada->lan.fill(2, seatOf(computer, "Dion", ""));
    WAIT_FOR(ada->room().seats[2].setup.kind == computer);
    EXPECT_EQ(ada->room().seats[2].setup.name, QStringLiteral("Dion"));
    ada->lan.moveSeat(1, 3);
    WAIT_FOR(ada->room().seats[3].setup.name == u"Bo");
    EXPECT_EQ(ada->room().seats[3].setup.color, QStringLiteral("coral"));
    WAIT_FOR(bo->room().seats[3].setup.kind == here);
    ada->lan.moveSeat(0, 1);
    WAIT_FOR(ada->room().seats[1].setup.kind == here);
    EXPECT_TRUE(ada->room().owner);
    ada->lan.remove(3);
    WAIT_FOR(bo->room().state == Room::State::Closed);
    EXPECT_TRUE(bo->lan.saves().isEmpty());
    WAIT_FOR(ada->room().seats[3].presence == RoomSeat::Presence::Free);
    bo->lan.leave(false);
    sitDownBo();
    WAIT_FOR(ada->room().seats[3].setup.name == u"Bo");
    ada->lan.start();
    WAIT_FOR(ada->isPlaying() && bo->isPlaying());
    play(4);
}

/// The window is the table in the middle: nobody sits at it, and a kill of it ends nothing.
TEST_F(LanTest, AScreenWithoutASeatShowsWholeGames) {
    const std::map<const char *, QList<SeatSetup>> tables{
        {"classic",
         {seatOf(elsewhere, "", "teal"), seatOf(computer, "Dion", "gold"),
          seatOf(elsewhere, "", "coral")}},
        {"duel", {seatOf(elsewhere, "", "teal"), seatOf(elsewhere, "", "coral")}},
        {"dice", {seatOf(elsewhere, "", "teal"), seatOf(elsewhere, "", "coral")}}};
    for (const auto &[game, seats] : tables) {
        SCOPED_TRACE(game);
        const std::unique_ptr<Screen> cleo = screen("cleo");
        host(setupOf(game, seats), "1234");
        EXPECT_TRUE(ada->room().watching);
        EXPECT_FALSE(ada->room().page.isEmpty());
        bo->join(address(), "Bo", "1234");
        WAIT_FOR(bo->isHere());
        cleo->join(address(), "Cleo", "1234");
        // It begins once all seats are taken: nobody here could.
        WAIT_FOR(ada->isPlaying() && bo->isPlaying() && cleo->isPlaying());
        EXPECT_EQ(ada->seats(), QList<int>{watcher});
        Rng rng(7);
        int made = 0;
        const auto playTo = [&](int decisions) {
            return QTest::qWaitFor(
                [&] {
                    made += (bo->play(rng) ? 1 : 0) + (cleo->play(rng) ? 1 : 0);
                    return made >= decisions || (ada->over() && bo->over() && cleo->over());
                },
                60'000);
        };
        ASSERT_TRUE(playTo(6));
        startAdaAgain();
        ada->goOn();
        WAIT_FOR(ada->isPlaying() && bo->isPlaying() && cleo->isPlaying());
        EXPECT_EQ(ada->seats(), QList<int>{watcher});
        ASSERT_TRUE(playTo(100'000));
        EXPECT_TRUE(ada->over());
        bo->lan.leave(false);
        ada->lan.leave(false);
        EXPECT_TRUE(ada->lan.saves().isEmpty());
    }
}

TEST_F(LanTest, PeopleOfOneNameAreToldApart) {
    host(setupOf("duel", {seatOf(here, "Ada", "teal"), seatOf(elsewhere, "", "coral")}));
    bo->join(address(), "Ada");
    WAIT_FOR(bo->isHere() && bo->room().seats.size() == 2);
    EXPECT_EQ(bo->room().seats[1].setup.name, QStringLiteral("Ada 2"));
}

TEST_F(LanTest, APinIsAskedOfNewcomersAndTheLinkSparesIt) {
    host(setupOf("duel", {seatOf(here, "Ada", "teal"), seatOf(elsewhere, "", "coral")}), "1234");
    bool wasHere = false;
    const auto watched = QObject::connect(&bo->lan, &Network::roomChanged, &bo->lan,
                                          [&] { wasHere = wasHere || bo->isHere(); });
    bo->join(address(), "Bo", "4321");
    WAIT_FOR(!bo->problem.isEmpty());
    EXPECT_EQ(bo->room().state, Room::State::None);
    EXPECT_FALSE(wasHere) << "who asks for the PIN would put its dialog away";
    QObject::disconnect(watched);
    QString link = ada->room().link;
    link.replace(readAddress(link)->host.authority(), address());
    bo->join(link, "Bo");
    WAIT_FOR(bo->isHere());
}

TEST_F(LanTest, APauseAQuestionAndASignReachEverybody) {
    beginDuel();
    bo->lan.emote(3);
    WAIT_FOR(ada->emote == std::make_pair(1, 3));
    ada->lan.pause(true);
    WAIT_FOR(bo->room().paused);
    Rng rng(7);
    ASSERT_TRUE(ada->play(rng) || bo->play(rng));
    WAIT_FOR(!ada->problem.isEmpty() || !bo->problem.isEmpty());
    ada->lan.pause(false);
    WAIT_FOR(!bo->room().paused);
    bo->lan.leave(true); // asked at once, not after a while
    WAIT_FOR(ada->question != 0);
    EXPECT_EQ(ada->room().seats[1].presence, RoomSeat::Presence::Left);
    ada->lan.answer(ada->question, QStringLiteral("stand_in"));
    WAIT_FOR(ada->room().seats[1].presence == RoomSeat::Presence::StandIn);
}

TEST_F(LanTest, TheSameTableIsPlayedAgain) {
    beginDuel();
    play();
    const std::string before = ada->views.begin()->second.match_id();
    const QString link = ada->room().link;
    const auto isNew = [&before](const Screen &screen) {
        return screen.isPlaying() && screen.views.begin()->second.match_id() != before;
    };
    ada->lan.again();
    WAIT_FOR(isNew(*ada) && isNew(*bo));
    EXPECT_EQ(ada->room().link, link);
    play(6);
    bo.reset();
    bo = screen("bo"); // killed, and back with the same token
    ASSERT_EQ(bo->lan.saves().size(), 1);
    bo->lan.continueGame(bo->lan.saves().front().id);
    WAIT_FOR(isNew(*bo));
    play();
    EXPECT_TRUE(ada->over() && bo->over());
    bo->lan.leave(false); // another game waits for somebody
    WAIT_FOR(ada->room().seats[1].presence == RoomSeat::Presence::Left);
    ada->lan.again();
    WAIT_FOR(ada->room().seats[1].presence == RoomSeat::Presence::Free);
    EXPECT_EQ(ada->lan.running(), nullptr);
    EXPECT_FALSE(ada->room().started);
    sitDownBo();
    WAIT_FOR(ada->room().seats[1].setup.name == u"Bo");
    ada->lan.start();
    WAIT_FOR(ada->isPlaying() && bo->isPlaying());
    play(4);
}

TEST_F(LanTest, ATableIsOpenedAtAnotherHost) {
    HostSettings settings;
    settings.name = QStringLiteral("Club");
    settings.clientTables = true;
    settings.pin = QStringLiteral("2718");
    TableHost club(games(), QDir(folder.filePath(QStringLiteral("club"))), settings);
    ASSERT_EQ(club.load(), QString());
    ASSERT_EQ(club.listen({QHostAddress(QHostAddress::LocalHost)}, 0), QString());
    const QString at = QStringLiteral("127.0.0.1:%1").arg(club.port());
    ASSERT_TRUE(bo->lan.seekAt(at));
    bo->lan.seek(true);
    WAIT_FOR(bo->lan.found().size() == 1 && bo->lan.found().front().mayOpen);
    EXPECT_TRUE(bo->lan.found().front().needsPin);
    HostWish wish;
    wish.setup = setupOf("duel", {seatOf(here, "Ada", "teal"), seatOf(elsewhere, "", "coral")});
    wish.title = QStringLiteral("Ada's corner");
    wish.at = at;
    ada->lan.host(wish);
    WAIT_FOR(!ada->problem.isEmpty());
    EXPECT_EQ(ada->room().state, Room::State::None);
    wish.hostPin = QStringLiteral("2718");
    ada->lan.host(wish);
    WAIT_FOR(ada->isHere() && !ada->room().link.isEmpty() && !ada->room().seats.isEmpty());
    EXPECT_TRUE(ada->room().owner);
    EXPECT_FALSE(ada->room().hosted);
    WAIT_FOR(bo->lan.found().size() == 2);
    EXPECT_EQ(bo->lan.found().front().host, QStringLiteral("Ada's corner"));
    bo->join(ada->room().link, "Bo");
    WAIT_FOR(ada->room().seats[1].setup.name == u"Bo");
    ada->lan.start();
    WAIT_FOR(ada->isPlaying() && bo->isPlaying());
    play(6);
    ada.reset();
    ada = screen("ada");
    ASSERT_EQ(ada->lan.saves().size(), 1);
    ada->lan.continueGame(ada->lan.saves().front().id);
    WAIT_FOR(ada->isPlaying() && ada->room().owner && !ada->room().link.isEmpty());
    play();
    EXPECT_TRUE(bo->over());
}

TEST_F(LanTest, ASeatIsGivenToSomebodyElse) {
    beginDuel();
    play(4);
    ada->lan.giveAway(1);
    WAIT_FOR(!ada->problem.isEmpty()); // the seat of a person who is here stays theirs
    bo->lan.giveAway(1);
    WAIT_FOR(bo->room().state == Room::State::Closed);
    QString link = bo->room().seatLink;
    link.replace(readAddress(link)->host.authority(), address());
    bo->lan.leave(false);
    bo->views.clear();
    bo->join(link, "Cleo");
    WAIT_FOR(bo->lan.running() != nullptr && bo->isPlaying());
    EXPECT_EQ(bo->lan.running()->localSeats(), QList<int>{1});
    play();
    EXPECT_TRUE(ada->over() && bo->over());
}

TEST_F(LanTest, AGuestChoosesColourAndBoard) {
    host(setupOf("classic", {seatOf(here, "Ada", "teal"), seatOf(elsewhere, "", "coral"),
                             seatOf(computer, "Cy", "gold")}));
    sitDownBo();
    SeatSetup look;
    look.color = QStringLiteral("rose");
    look.wonder = QStringLiteral("giza");
    look.side = QStringLiteral("B");
    bo->lan.dress(1, look);
    WAIT_FOR(ada->room().seats[1].setup.wonder == u"giza");
    EXPECT_EQ(ada->room().seats[1].setup.color, QStringLiteral("rose"));
    EXPECT_EQ(bo->room().seats[1].setup.side, QStringLiteral("B"));
    ada->lan.dress(0, look);
    WAIT_FOR(!ada->problem.isEmpty());
    EXPECT_TRUE(ada->isHere()) << "the room stays";
}

TEST_F(LanTest, SeveralPeopleSitAtOneOfTheScreens) {
    host(setupOf("dice", {seatOf(here, "Ada", "teal"), seatOf(elsewhere, "", "coral"),
                          seatOf(here, "Cleo", "gold")}));
    sitDownBo();
    ada->lan.start();
    WAIT_FOR(ada->isPlaying() && bo->isPlaying());
    EXPECT_EQ(ada->lan.running()->localSeats(), (QList<int>{0, 2}));
    play(40); // a whole game would exceed the host's rate limit
    EXPECT_TRUE(ada->isPlaying() && bo->isPlaying());
}

TEST_F(LanTest, OneMorePersonSitsDownAtAScreenThatIsThere) {
    host(setupOf("classic", {seatOf(here, "Ada", "teal"), seatOf(elsewhere, "", "coral"),
                             seatOf(elsewhere, "", "gold")}),
         "1234");
    bo->join(address(), "Bo", "1234");
    WAIT_FOR(bo->isHere() && bo->room().seats.size() == 3);
    bo->lan.seatAnother(QStringLiteral("Cleo"));
    WAIT_FOR(bo->room().seats[2].setup.name == u"Cleo");
    EXPECT_EQ(bo->room().seats[2].setup.kind, here);
    WAIT_FOR(ada->room().seats[2].setup.name == u"Cleo");
    ada->lan.start();
    WAIT_FOR(ada->isPlaying() && bo->isPlaying());
    EXPECT_EQ(bo->lan.running()->localSeats(), (QList<int>{1, 2}));
    ASSERT_EQ(bo->lan.saves().size(), 1);
    EXPECT_EQ(bo->lan.saves().front().persons,
              (QStringList{QStringLiteral("Bo"), QStringLiteral("Cleo")}));
}

TEST_F(LanTest, AnAddressThatLeadsNowhereIsASentence) {
    bo->join(QStringLiteral("127.0.0.1:1"), "Bo");
    WAIT_FOR(!bo->problem.isEmpty());
    EXPECT_EQ(bo->room().state, Room::State::None);
    bo->join(QStringLiteral("not an address"), "Bo");
    EXPECT_FALSE(bo->problem.isEmpty());
    EXPECT_FALSE(bo->lan.seekAt(QStringLiteral("http://")));
}

TEST_F(LanTest, ATableThatNeverBeganLeavesNothingBehind) {
    host(setupOf("duel", {seatOf(here, "Ada", "teal"), seatOf(elsewhere, "", "coral")}));
    ada->lan.leave(true);
    EXPECT_TRUE(ada->lan.saves().isEmpty());
    WAIT_FOR(QDir(folder.filePath(QStringLiteral("ada/tables")))
                 .entryList({QStringLiteral("*.seats")}, QDir::Files)
                 .isEmpty());
}

TEST_F(LanTest, AViewThatCannotBeIsNotRead) {
    beginDuel();
    const v1::TableView view = bo->views.begin()->second;
    EXPECT_TRUE(isSound(view));
    const std::vector<std::function<void(v1::TableView &)>> lies{
        [](v1::TableView &lie) { lie.clear_seats(); },
        [](v1::TableView &lie) { lie.mutable_seats(1)->set_seat(7); },
        [](v1::TableView &lie) { lie.set_viewer(2); },
        [](v1::TableView &lie) { lie.add_deciding_for(200); },
        [](v1::TableView &lie) { lie.add_winners(9); },
        [](v1::TableView &lie) { lie.add_scores()->set_seat(2); },
        [](v1::TableView &lie) { lie.clear_duel(); },
        [](v1::TableView &lie) { lie.mutable_duel()->add_cities(); },
        [](v1::TableView &lie) { lie.mutable_duel()->mutable_cities(1)->set_seat(0); },
        [](v1::TableView &lie) { lie.mutable_dice(); },
    };
    for (const auto &tell : lies) {
        v1::TableView lie = view;
        tell(lie);
        EXPECT_FALSE(isSound(lie)) << lie.ShortDebugString();
    }
}

TEST(Addresses, AreReadAsPeopleTypeThem) {
    const auto host = [](const char *text) {
        const auto address = readAddress(QString::fromLatin1(text));
        return address ? address->host.authority() : QString();
    };
    EXPECT_EQ(host("192.168.1.7"), QStringLiteral("192.168.1.7:7707"));
    EXPECT_EQ(host(" ada.local:7000 "), QStringLiteral("ada.local:7000"));
    EXPECT_EQ(host("::1"), QStringLiteral("[::1]:7707"));
    EXPECT_EQ(host("[fe80::1]:80"), QStringLiteral("[fe80::1]:80"));
    EXPECT_EQ(host("http://10.0.0.1:7707/j/abc#xyz"), QStringLiteral("10.0.0.1:7707"));
    const auto link = readAddress(QStringLiteral("mirabilia://10.0.0.1:7707/abc#xyz"));
    ASSERT_TRUE(link);
    EXPECT_EQ(link->table, QStringLiteral("abc"));
    EXPECT_EQ(link->invite, QStringLiteral("xyz"));
    EXPECT_EQ(readAddress(QStringLiteral("http://10.0.0.1:7707/j/abc#xyz"))->table,
              QStringLiteral("abc"));
    for (const char *bad : {"", "   ", "a b", "ftp://10.0.0.1", "http://me:you@10.0.0.1", "http://",
                            "10.0.0.1:99999"}) {
        EXPECT_FALSE(readAddress(QString::fromLatin1(bad))) << bad;
    }
    EXPECT_FALSE(readAddress(QString(10'000, u'a')));
}

} // namespace

} // namespace mirabilia::net
