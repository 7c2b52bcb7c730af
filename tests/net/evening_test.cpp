// SPDX-License-Identifier: GPL-3.0-or-later
// An evening in the living room: what happened to people there, one situation after the other, with
// the networks of whole windows.
#include "tests/net/relay.h"
#include "tests/net/screen_at_table.h"

#include <QDirIterator>

namespace mirabilia::net {

namespace {

class EveningTest : public LanTest {
protected:
    /// Ada and Cleo at one screen, Bo at another.
    void beginWithTwoAtTheHost() {
        host(setupOf("classic", {seatOf(here, "Ada", "teal"), seatOf(here, "Cleo", "gold"),
                                 seatOf(elsewhere, "", "coral")}));
        sitDownBo();
        begin(2);
    }
    /// Ada at one screen, Bo and Cleo at another.
    void beginWithTwoAtTheGuest() {
        host(setupOf("classic", {seatOf(here, "Ada", "teal"), seatOf(elsewhere, "", "coral"),
                                 seatOf(elsewhere, "", "gold")}));
        sitDownBo();
        bo->lan.seatAnother(QStringLiteral("Cleo"));
        begin(2);
    }
    void begin(qsizetype last) {
        WAIT_FOR(!ada->room().seats[last].setup.name.isEmpty());
        ada->lan.start();
        WAIT_FOR(ada->isPlaying() && bo->isPlaying());
    }
    void closeAda() {
        beginDuel();
        play(4);
        ports.tables = static_cast<quint16>(readAddress(ada->room().link)->host.port());
        ada.reset();
    }
    [[nodiscard]] QStringList persons(Screen &screen) const {
        return screen.lan.saves().isEmpty() ? QStringList() : screen.lan.saves().front().persons;
    }
};

// 01
TEST_F(EveningTest, AGuestThatWasStartedAgainFindsItsSeatInTheListOfTables) {
    beginDuel();
    play(4);
    bo.reset();
    bo = screen("bo");
    bo->lan.seek(true);
    bo->lan.seekAt(address());
    WAIT_FOR(!bo->lan.found().isEmpty() && !bo->lan.found().front().id.isEmpty());
    EXPECT_TRUE(bo->lan.found().front().hasMySeat);
    auto cleo = screen("cleo");
    cleo->lan.seek(true);
    cleo->lan.seekAt(address());
    WAIT_FOR(!cleo->lan.found().isEmpty() && !cleo->lan.found().front().id.isEmpty());
    EXPECT_FALSE(cleo->lan.found().front().hasMySeat);
    bo->lan.continueGame(bo->lan.found().front().id);
    WAIT_FOR(bo->isPlaying());
    EXPECT_EQ(bo->seats(), QList<int>{1});
    play(4);
}

// 02
TEST_F(EveningTest, WhoeverWatchesTheOwnTableHasTheOwnSeat) {
    beginDuel();
    play(4);
    bo.reset();
    bo = screen("bo");
    bo->lan.seek(true);
    bo->lan.seekAt(address());
    WAIT_FOR(!bo->lan.found().isEmpty() && !bo->lan.found().front().id.isEmpty());
    bo->watch(bo->lan.found().front());
    WAIT_FOR(bo->isPlaying());
    EXPECT_EQ(bo->seats(), QList<int>{1});
    EXPECT_FALSE(bo->room().watching);
    play(4);
}

TEST_F(EveningTest, SomebodyElseWatchesAndSitsNowhere) {
    beginDuel();
    auto cleo = screen("cleo");
    cleo->lan.seek(true);
    cleo->lan.seekAt(address());
    WAIT_FOR(!cleo->lan.found().isEmpty() && !cleo->lan.found().front().id.isEmpty());
    cleo->watch(cleo->lan.found().front());
    WAIT_FOR(cleo->isPlaying());
    EXPECT_EQ(cleo->seats(), QList<int>{watcher});
    EXPECT_TRUE(cleo->lan.saves().isEmpty());
}

// 03
TEST_F(EveningTest, AHostThatClosesItsWindowSaysSo) {
    closeAda();
    WAIT_FOR(bo->room().state == Room::State::Lost);
    const QString why = bo->room().why;
    EXPECT_TRUE(why.contains(QStringLiteral("The host has left"))) << why.toStdString();
    EXPECT_EQ(bo->room().awaits, Room::Awaits::Host);
    EXPECT_NE(bo->lan.running(), nullptr) << "the table stays in sight";
    QStringList reasons; // stays the same while nobody answers
    QObject::connect(&bo->lan, &Network::roomChanged, &bo->lan,
                     [&] { reasons.append(bo->room().why); });
    WAIT_FOR(reasons.size() >= 6);
    EXPECT_EQ(reasons.count(why), reasons.size()) << reasons.join(u'|').toStdString();
    ada = screen("ada");
    ada->goOn();
    WAIT_FOR(ada->isPlaying() && bo->isPlaying());
    EXPECT_TRUE(bo->room().why.isEmpty());
    EXPECT_EQ(bo->room().awaits, Room::Awaits::Nothing);
    play(4);
}

TEST_F(EveningTest, AHostThatIsKilledSaysNothing) {
    host(setupOf("duel", {seatOf(here, "Ada", "teal"), seatOf(elsewhere, "", "coral")}));
    Relay relay(static_cast<quint16>(readAddress(ada->room().link)->host.port()));
    bo->join(QStringLiteral("127.0.0.1:%1").arg(relay.port()), "Bo");
    begin(1);
    relay.stall();
    relay.cut();
    WAIT_FOR(bo->room().state == Room::State::Lost);
    QStringList reasons; // failed attempts say nothing, either
    QObject::connect(&bo->lan, &Network::roomChanged, &bo->lan,
                     [&] { reasons.append(bo->room().why); });
    WAIT_FOR(reasons.size() >= 3);
    EXPECT_EQ(reasons.join(QString()), QString()) << "the window says that nothing is lost";
    relay.resume();
    WAIT_FOR(bo->isHere());
}

// 05
TEST_F(EveningTest, WhoeverContinuesWhileTheHostIsAwaySeesWhatIsAwaitedAndMayLeave) {
    closeAda();
    bo.reset();
    bo = screen("bo");
    bo->goOn();
    WAIT_FOR(bo->room().awaits == Room::Awaits::Host);
    EXPECT_FALSE(bo->room().why.isEmpty());
    EXPECT_TRUE(bo->room().started);
    EXPECT_EQ(bo->room().title, QStringLiteral("Ada's table"));
    WAIT_FOR(bo->room().awaitsForMs > 0);
    bo->lan.leave(false);
    EXPECT_TRUE(bo->isHome());
    bo->goOn();
    ada = screen("ada");
    ada->goOn();
    WAIT_FOR(ada->isPlaying() && bo->isPlaying());
    play(4);
}

// 06
TEST_F(EveningTest, AHostThatClosesTheRoomSendsEverybodyHome) {
    host(setupOf("duel", {seatOf(here, "Ada", "teal"), seatOf(elsewhere, "", "coral")}));
    sitDownBo();
    ada->lan.leave(true);
    WAIT_FOR(bo->isHome());
    EXPECT_EQ(bo->note, QStringLiteral("The host has closed the table."));
    EXPECT_TRUE(bo->problem.isEmpty()) << bo->problem.toStdString();
    EXPECT_TRUE(bo->lan.saves().isEmpty());
}

// 07, 26
TEST_F(EveningTest, AGuestWaitsForItsTableWhileTheHostOpensAnother) {
    closeAda();
    ada = screen("ada");
    host(setupOf("dice", {seatOf(here, "Ada", "teal"), seatOf(elsewhere, "", "coral")}));
    WAIT_FOR(bo->room().awaits == Room::Awaits::Table);
    EXPECT_TRUE(bo->room().why.contains(QStringLiteral("Ada's table")))
        << bo->room().why.toStdString();
    EXPECT_TRUE(bo->problem.isEmpty()) << bo->problem.toStdString();
    EXPECT_EQ(bo->room().state, Room::State::Lost);
    EXPECT_EQ(ada->room().seats[1].presence, RoomSeat::Presence::Free);
    ada->lan.leave(true);
    WAIT_FOR(bo->room().awaits == Room::Awaits::Host || bo->room().awaits == Room::Awaits::Table);
    ada->goOn();
    WAIT_FOR(ada->isPlaying() && bo->isPlaying());
    play(4);
}

// 09, 10
TEST_F(EveningTest, ATableThatGoesOnKeepsItsPin) {
    host(setupOf("duel", {seatOf(here, "Ada", "teal"), seatOf(elsewhere, "", "coral")}), "2718");
    bo->join(address(), "Bo", "2718");
    WAIT_FOR(bo->isHere() && !bo->room().seats.isEmpty());
    begin(1);
    startAdaAgain();
    ada->goOn();
    WAIT_FOR(ada->isPlaying() && bo->isPlaying());
    EXPECT_EQ(ada->room().pin, QStringLiteral("2718"));
    auto cleo = screen("cleo");
    cleo->lan.seek(true);
    cleo->lan.seekAt(address());
    WAIT_FOR(!cleo->lan.found().isEmpty() && !cleo->lan.found().front().id.isEmpty());
    EXPECT_TRUE(cleo->lan.found().front().needsPin);
    cleo->watch(cleo->lan.found().front());
    WAIT_FOR(!cleo->problem.isEmpty());
    EXPECT_TRUE(cleo->isHome());
}

// 11, 12
TEST_F(EveningTest, ATableThatIsSavedRestsUntilEverybodyIsBack) {
    beginDuel();
    play(4);
    bo->lan.leave(true);
    WAIT_FOR(!ada->room().questions.isEmpty());
    ada->lan.answer(ada->room().questions.first().number, QStringLiteral("save_and_end"));
    WAIT_FOR(ada->isHome());
    EXPECT_FALSE(ada->note.isEmpty());
    EXPECT_TRUE(ada->problem.isEmpty()) << ada->problem.toStdString();
    ASSERT_EQ(ada->lan.saves().size(), 1);
    ada->goOn();
    WAIT_FOR(ada->isPlaying());
}

TEST_F(EveningTest, WhoIsThereWhenATableIsSavedGoesHomeToo) {
    beginWithTwoAtTheHost();
    auto cleo = screen("cleo");
    cleo->lan.seek(true);
    cleo->lan.seekAt(address());
    WAIT_FOR(!cleo->lan.found().isEmpty() && !cleo->lan.found().front().id.isEmpty());
    cleo->watch(cleo->lan.found().front());
    WAIT_FOR(cleo->isPlaying());
    bo->lan.leave(true);
    WAIT_FOR(!ada->room().questions.isEmpty());
    ada->lan.answer(ada->room().questions.first().number, QStringLiteral("save_and_end"));
    WAIT_FOR(cleo->isHome() && ada->isHome());
    EXPECT_FALSE(cleo->note.isEmpty());
}

// 13
TEST_F(EveningTest, WhoWatchedSitsDownOnASeatThatIsFreeAfterwards) {
    beginDuel();
    auto cleo = screen("cleo");
    cleo->lan.seek(true);
    cleo->lan.seekAt(address());
    WAIT_FOR(!cleo->lan.found().isEmpty() && !cleo->lan.found().front().id.isEmpty());
    cleo->watch(cleo->lan.found().front());
    WAIT_FOR(cleo->isPlaying());
    play();
    bo->lan.leave(true);
    WAIT_FOR(ada->room().seats[1].presence == RoomSeat::Presence::Left);
    ada->lan.again();
    WAIT_FOR(ada->room().seats[1].presence == RoomSeat::Presence::Free);
    WAIT_FOR(!cleo->room().started);
    cleo->lan.seatAnother(QStringLiteral("Cleo"));
    WAIT_FOR(!cleo->room().watching);
    WAIT_FOR(ada->room().seats[1].setup.name == u"Cleo");
    ada->lan.start();
    WAIT_FOR(ada->isPlaying() && cleo->isPlaying());
    EXPECT_EQ(cleo->seats(), QList<int>{1});
}

// 15, 16
TEST_F(EveningTest, TwoAtTheHostsScreenAreBothThereWhenItIsStartedAgain) {
    beginWithTwoAtTheHost();
    play(4);
    EXPECT_EQ(persons(*ada), (QStringList{QStringLiteral("Ada"), QStringLiteral("Cleo")}));
    startAdaAgain();
    EXPECT_EQ(persons(*ada), (QStringList{QStringLiteral("Ada"), QStringLiteral("Cleo")}));
    ada->goOn();
    WAIT_FOR(ada->isPlaying() && bo->isPlaying());
    EXPECT_EQ(ada->seats(), (QList<int>{0, 1}));
    EXPECT_EQ(ada->timesLaid, 1) << "nobody's hand lies open before both are known";
    EXPECT_EQ(ada->room().seats[1].setup.kind, here);
    EXPECT_EQ(persons(*ada), (QStringList{QStringLiteral("Ada"), QStringLiteral("Cleo")}));
    play(12);
}

// 18, 23
TEST_F(EveningTest, TwoAtTheHostsScreenLeaveAndContinue) {
    beginWithTwoAtTheHost();
    play(4);
    for (int times = 0; times < 2; ++times) {
        ports.tables = static_cast<quint16>(readAddress(ada->room().link)->host.port());
        ada->lan.leave(false);
        ASSERT_EQ(ada->lan.saves().size(), 1);
        ada->goOn();
        WAIT_FOR(ada->isPlaying() && bo->isPlaying());
        EXPECT_EQ(ada->seats(), (QList<int>{0, 1}));
        play(6);
    }
}

// 17, 24
TEST_F(EveningTest, GivingAwayTheSecondSeatOfTheHostLeavesTheFirst) {
    beginWithTwoAtTheHost();
    play(4);
    ada->lan.giveAway(1);
    WAIT_FOR(ada->room().givenAway == 1);
    WAIT_FOR(ada->seats() == QList<int>{0});
    EXPECT_TRUE(ada->isHere());
    ASSERT_EQ(ada->lan.saves().size(), 1);
    startAdaAgain();
    EXPECT_EQ(persons(*ada).first(), QStringLiteral("Ada"));
    ada->goOn();
    WAIT_FOR(ada->isPlaying());
    EXPECT_EQ(ada->seats(), QList<int>{0});
}

// 19
TEST_F(EveningTest, WhoeverIsNotThereIsAskedNothing) {
    beginWithTwoAtTheGuest();
    ada->lan.giveAway(2);
    WAIT_FOR(bo->room().questions.size() == 1);
    const RoomQuestion question = bo->room().questions.first();
    EXPECT_EQ(question.seat, 2);
    EXPECT_TRUE(question.choices.contains(QStringLiteral("give_away")));
    ada.reset();
    WAIT_FOR(bo->room().state == Room::State::Lost);
    EXPECT_TRUE(bo->room().questions.isEmpty()) << "nobody would hear the answer";
    EXPECT_EQ(bo->withdrawn, QList<int>{question.number});
}

// 20
TEST_F(EveningTest, TwoAtAGuestsScreenAreBothThereWhenItIsStartedAgain) {
    beginWithTwoAtTheGuest();
    play(4);
    for (int times = 0; times < 2; ++times) {
        bo.reset();
        bo = screen("bo");
        EXPECT_EQ(persons(*bo), (QStringList{QStringLiteral("Bo"), QStringLiteral("Cleo")}));
        bo->goOn();
        WAIT_FOR(bo->isPlaying());
        EXPECT_EQ(bo->seats(), (QList<int>{1, 2}));
        EXPECT_EQ(bo->timesLaid, 1);
        play(8);
    }
}

// 21
TEST_F(EveningTest, GivingAwayOneSeatOfAGuestLeavesTheOther) {
    beginWithTwoAtTheGuest();
    play(4);
    ada->lan.giveAway(2);
    const auto isAsked = [this] {
        return !bo->room().questions.isEmpty() || ada->room().givenAway == 2;
    };
    WAIT_FOR(isAsked());
    for (const RoomQuestion &question : QList<RoomQuestion>(bo->room().questions)) {
        bo->lan.answer(question.number, QStringLiteral("give_away"));
    }
    WAIT_FOR(bo->seats() == QList<int>{1});
    EXPECT_TRUE(bo->isHere());
    EXPECT_EQ(bo->room().seats[2].setup.kind, elsewhere);
    bo.reset();
    bo = screen("bo");
    EXPECT_EQ(persons(*bo), QStringList{QStringLiteral("Bo")});
    bo->goOn();
    WAIT_FOR(bo->isPlaying());
    EXPECT_EQ(bo->seats(), QList<int>{1});
}

// 22, 27
TEST_F(EveningTest, TwoSeatsAwayAreTwoQuestions) {
    beginWithTwoAtTheGuest();
    bo->lan.leave(true);
    WAIT_FOR(ada->room().questions.size() == 2);
    const QList<RoomQuestion> questions = ada->room().questions;
    EXPECT_NE(questions[0].seat, questions[1].seat);
    ada->lan.answer(questions[0].number, QStringLiteral("stand_in"));
    EXPECT_EQ(ada->room().questions.size(), 1);
    EXPECT_EQ(ada->withdrawn, QList<int>{questions[0].number});
    ada->lan.answer(questions[1].number, QStringLiteral("stand_in"));
    WAIT_FOR(ada->room().seats[1].presence == RoomSeat::Presence::StandIn &&
             ada->room().seats[2].presence == RoomSeat::Presence::StandIn);
    EXPECT_TRUE(ada->room().questions.isEmpty());
}

// ---- And afterwards -----------------------------------------------------------------------------

TEST_F(EveningTest, EverybodySeesHowManyWatch) {
    beginDuel();
    auto cleo = screen("cleo");
    cleo->lan.seek(true);
    cleo->lan.seekAt(address());
    WAIT_FOR(!cleo->lan.found().isEmpty() && !cleo->lan.found().front().id.isEmpty());
    EXPECT_EQ(ada->room().watchers, 0);
    cleo->watch(cleo->lan.found().front());
    WAIT_FOR(ada->room().watchers == 1 && bo->room().watchers == 1 && cleo->room().watchers == 1);
    cleo.reset();
    WAIT_FOR(ada->room().watchers == 0 && bo->room().watchers == 0);
}

TEST_F(EveningTest, ThoseWhoWatchAreSeenBeforeItBegins) {
    host(setupOf("duel", {seatOf(here, "Ada", "teal"), seatOf(elsewhere, "", "coral")}));
    bo->lan.seek(true);
    bo->lan.seekAt(address());
    WAIT_FOR(!bo->lan.found().isEmpty() && !bo->lan.found().front().id.isEmpty());
    bo->watch(bo->lan.found().front());
    WAIT_FOR(ada->room().watchers == 1);
    bo->lan.seatAnother(QStringLiteral("Bo")); // taking a seat ends watching
    WAIT_FOR(ada->room().seats[1].setup.name == u"Bo" && ada->room().watchers == 0);
}

TEST_F(EveningTest, WhoGaveTheSeatBackTakesItAgain) {
    beginDuel();
    play(4);
    const QString id = bo->lan.saves().front().id;
    bo->lan.leave(true);
    EXPECT_TRUE(bo->lan.saves().isEmpty());
    WAIT_FOR(ada->room().seats[1].presence == RoomSeat::Presence::Left);
    ASSERT_TRUE(bo->lan.restoreSave(id));
    bo->lan.continueGame(id);
    WAIT_FOR(bo->isPlaying());
    WAIT_FOR(ada->room().seats[1].presence == RoomSeat::Presence::Here);
    play();
    EXPECT_TRUE(ada->over());
}

TEST_F(EveningTest, OneMorePersonOfAScreenThatCameBackNeedsNoPin) {
    host(setupOf("classic", {seatOf(here, "Ada", "teal"), seatOf(elsewhere, "", "coral"),
                             seatOf(elsewhere, "", "gold"), seatOf(elsewhere, "", "sky")}),
         "2718");
    bo->join(address(), "Bo", "2718");
    WAIT_FOR(bo->isHere() && !bo->room().seats.isEmpty());
    const QString table = readAddress(ada->room().link)->table;
    bo.reset();
    bo = screen("bo");
    bo->lan.continueGame(table); // the PIN is not remembered here
    WAIT_FOR(bo->isHere() && !bo->room().seats.isEmpty());
    bo->lan.seatAnother(QStringLiteral("Cleo"));
    WAIT_FOR(!bo->problem.isEmpty() || ada->room().seats[2].setup.name == u"Cleo");
    EXPECT_EQ(bo->problem, QString());
    auto stranger = screen("stranger");
    stranger->join(address(), "Dion");
    WAIT_FOR(!stranger->problem.isEmpty());
    EXPECT_TRUE(stranger->isHome());
}

/// The files of a screen, as a kill would leave them.
void copyAsKilled(const QString &from, const QString &to) {
    QDir().mkpath(to + QStringLiteral("/tables"));
    QDirIterator files(from, QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        const QString path = files.next();
        if (!path.endsWith(QStringLiteral(".lock"))) {
            QFile::remove(to + path.mid(from.size()));
            QFile::copy(path, to + path.mid(from.size()));
        }
    }
}

TEST_F(EveningTest, ATableThatNeverBeganIsGoneWhenItsHostWasKilled) {
    const QString killed = folder.filePath(QStringLiteral("killed"));
    const auto tablesOf = [&killed] {
        return QDir(killed + QStringLiteral("/tables")).entryList({QStringLiteral("*.seats")});
    };
    const auto seatsOf = [](const QString &folder) {
        return KeptSeats(folder + QStringLiteral("/seats")).all().seats_size();
    };
    host(setupOf("duel", {seatOf(here, "Ada", "teal"), seatOf(elsewhere, "", "coral")}));
    WAIT_FOR(seatsOf(folder.filePath(QStringLiteral("ada"))) == 1);
    copyAsKilled(folder.filePath(QStringLiteral("ada")), killed);
    ASSERT_EQ(tablesOf().size(), 1);
    auto again = screen("killed");
    WAIT_FOR(tablesOf().isEmpty() && seatsOf(killed) == 0);
    again.reset();
    // A second window leaves an open table alone.
    again = screen("ada");
    sitDownBo();
    begin(1);
    WAIT_FOR(!KeptSeats(folder.filePath(QStringLiteral("ada/seats"))).games().isEmpty());
    copyAsKilled(folder.filePath(QStringLiteral("ada")), killed);
    ASSERT_EQ(tablesOf().size(), 1);
    again = screen("killed");
    ASSERT_EQ(again->lan.saves().size(), 1) << "and a game that has begun goes on";
    again->goOn();
    WAIT_FOR(again->isPlaying());
}

TEST_F(EveningTest, ATableForPeopleFromFarAwayStaysOneWhenItGoesOn) {
    HostWish wish;
    wish.setup = setupOf("duel", {seatOf(here, "Ada", "teal"), seatOf(elsewhere, "", "coral")});
    wish.title = QStringLiteral("Ada's table");
    wish.everywhere = true;
    ada->lan.host(wish);
    WAIT_FOR(ada->isHere() && !ada->room().seats.isEmpty());
    const std::string table = readAddress(ada->room().link)->table.toStdString();
    const KeptTables kept(QDir(Lan::tablesIn(folder.filePath(QStringLiteral("ada")))));
    ASSERT_TRUE(kept.read(table));
    EXPECT_TRUE(kept.read(table)->everywhere());
    ada->lan.leave(true);
    wish.everywhere = false;
    ada->lan.host(wish);
    WAIT_FOR(ada->isHere() && !ada->room().seats.isEmpty());
    const auto near = kept.read(readAddress(ada->room().link)->table.toStdString());
    ASSERT_TRUE(near);
    EXPECT_FALSE(near->everywhere());
}

} // namespace

} // namespace mirabilia::net
