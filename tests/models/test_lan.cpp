// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/data/fingerprint.h"
#include "tests/models/table_fixture.h"

#include <QSignalSpy>

using namespace mirabilia;

namespace {

RoomSeat seat(SeatSetup::Kind kind, const char *name, RoomSeat::Presence presence) {
    RoomSeat seat;
    seat.setup.kind = kind;
    seat.setup.name = QString::fromLatin1(name);
    seat.presence = presence;
    return seat;
}

constexpr auto me = SeatSetup::Kind::Person;
constexpr auto elsewhere = SeatSetup::Kind::Elsewhere;
constexpr auto here = RoomSeat::Presence::Here;

/// Ada's table of Duel, where Bo sits.
Room roomOfTwo() {
    Room room;
    room.state = Room::State::Here;
    room.title = QStringLiteral("Ada's table");
    room.game = QStringLiteral("duel");
    room.owner = room.mayStart = room.mayModerate = true;
    room.hosted = true;
    room.seats = {seat(me, "Ada", here), seat(elsewhere, "Bo", here)};
    return room;
}

/// The program without a window, at a network that does as it is told.
struct Net {
    FixtureServices services;
    FixtureNetwork network;
    App app{services, network};
    RoomModel &room = *app.lan()->room();
};

} // namespace

class LanTest : public QObject {
    Q_OBJECT

private slots:
    void aTableWithSeatsElsewhereIsOpenedToTheNetwork() {
        Net net;
        net.app.newGame()->setGame(QStringLiteral("duel"));
        net.app.newGame()->seatElsewhere(true);
        QVERIFY(net.app.newGame()->hosting());
        net.app.lan()->setTitle(QStringLiteral("Club"));
        net.app.lan()->setPin(QStringLiteral("12"));
        net.app.lan()->setMayWatch(false);
        net.app.startGame();
        QCOMPARE(net.network.hosted.size(), 1);
        const HostWish &wish = net.network.hosted.front();
        QCOMPARE(wish.title, QStringLiteral("Club"));
        QCOMPARE(wish.pin, QStringLiteral("12"));
        QVERIFY(!wish.mayWatch);
        QVERIFY(!wish.everywhere);
        QCOMPARE(wish.setup.game, QStringLiteral("duel"));
        QCOMPARE(wish.setup.seats[0].kind, SeatSetup::Kind::Person);
        QCOMPARE(wish.setup.seats[1].kind, SeatSetup::Kind::Elsewhere);
        QVERIFY(wish.setup.seats[1].name.isEmpty());
        QVERIFY(net.services.started.seats.isEmpty());
        net.app.newGame()->seatElsewhere(false);
        QVERIFY(!net.app.newGame()->hosting());
    }

    void peopleFromFarAwayAreForOneTableAlone() {
        Net net;
        net.app.newGame()->setGame(QStringLiteral("duel"));
        net.app.newGame()->seatElsewhere(true);
        const auto before = net.services.kept;
        net.app.lan()->setEverywhere(true);
        QCOMPARE(net.services.kept, before);
        net.app.startGame();
        QVERIFY(net.network.hosted.back().everywhere);
        QVERIFY(!net.app.lan()->everywhere());
        net.app.startGame();
        QVERIFY(!net.network.hosted.back().everywhere);
    }

    void whoWatchesIsCounted() {
        Net net;
        QCOMPARE(net.app.lan()->room()->watchers(), QString());
        Room room = roomOfTwo();
        for (const int watchers : {1, 2}) {
            room.watchers = watchers;
            net.network.show(room);
            QVERIFY(net.app.lan()->room()->watchers().startsWith(QString::number(watchers)));
        }
    }

    void foundTablesSayWhatTheyAre() {
        Net net;
        FoundTable table;
        table.address = QStringLiteral("192.168.1.7");
        table.id = QStringLiteral("t");
        table.host = QStringLiteral("Ada's table");
        table.game = QStringLiteral("duel");
        table.persons = {QStringLiteral("Ada")};
        table.freeSeats = 1;
        FoundTable unknown = table;
        unknown.game = QStringLiteral("chess");
        FoundTable second = table;
        second.game = QStringLiteral("classic");
        second.edition = 2;
        FoundTable third = second;
        third.edition = 3;
        net.network.showFound({table, unknown, second, third});
        const FoundModel &tables = *net.app.lan()->tables();
        QCOMPARE(tables.count(), 4);
        QCOMPARE(tables.table(2).detail,
                 QStringLiteral("7 Wonders (second edition), with Ada; 1 seat free"));
        QVERIFY(tables.table(2).mayJoin);
        QVERIFY(tables.table(3).problem.contains(QStringLiteral("edition")));
        QVERIFY(!tables.table(3).mayJoin);
        QCOMPARE(tables.table(0).detail, QStringLiteral("7 Wonders Duel, with Ada; 1 seat free"));
        QVERIFY(tables.table(0).mayJoin);
        QVERIFY(!tables.table(0).mayWatch);
        QVERIFY(!tables.table(1).problem.isEmpty());
        QVERIFY(!tables.table(1).mayJoin);
    }

    void otherDataAreToldBeforeAnybodySitsDown() {
        FixtureServices services;
        FixtureNetwork network;
        App app(services, network);
        const GameData &data = app.catalogue().data();
        FoundTable table;
        table.address = QStringLiteral("10.0.0.7:7707");
        table.id = QStringLiteral("t");
        table.game = QStringLiteral("dice");
        table.freeSeats = 1;
        for (const quint64 same : {quint64{0}, quint64{dataFingerprint(data.text("dice.json"))}}) {
            table.data = same;
            network.showFound({table});
            QCOMPARE(app.lan()->tables()->table(0).otherData, QString());
        }
        table.data = 0x3f2a91c012345678;
        network.showFound({table});
        QCOMPARE(app.lan()->tables()->table(0).otherData,
                 QStringLiteral("other data than yours (3f2a91c0)"));
        QVERIFY(app.lan()->tables()->table(0).mayJoin);
        table.sendsData = true;
        network.showFound({table});
        QCOMPARE(app.lan()->tables()->table(0).otherData,
                 QStringLiteral("data of its host, for this table alone (3f2a91c0)"));
        app.lan()->join(0, {}, false);
        QVERIFY(network.joined.back().isTold);
        app.lan()->joinAt(table.address);
        QVERIFY(!network.joined.back().isTold);

        Room room = roomOfTwo();
        room.game = QStringLiteral("dice");
        network.show(room);
        QCOMPARE(app.lan()->room()->dataText(), QString());
        room.data = table.data;
        network.show(room);
        const QString told = app.lan()->room()->dataText();
        QVERIFY2(
            told.startsWith(QStringLiteral(
                "This table plays 7 Wonders Dice with other data (3f2a91c0) than this program (")),
            qPrintable(told));
        GameData sent;
        sent.replace("dice.json", R"({"boards": [{"id": "atlantis"}]})", "dice.json");
        room.gameData = std::make_shared<const GameData>(sent);
        network.show(room);
        QVERIFY(app.lan()->room()->dataText().endsWith(
            QStringLiteral("They are used for this table alone.")));
        const auto boards = [&app] { return app.lan()->room()->wonders().size(); };
        QCOMPARE(boards(), 1); // those that the table has
        room.gameData.reset();
        network.show(room);
        QVERIFY(boards() > 1);
        room.game = QStringLiteral("chess");
        network.show(room);
        QCOMPARE(app.lan()->room()->dataText(), QString());
    }

    void aTableOnOnesOwnDataSaysSo() {
        FixtureServices services;
        FixtureNetwork network;
        GameData data;
        data.replace("dice.json", "{}", "mine");
        App app(services, network, data);
        Room room = roomOfTwo();
        room.game = QStringLiteral("dice");
        room.data = dataFingerprint("{}");
        network.show(room);
        QVERIFY(app.lan()->room()->dataText().startsWith(
            QStringLiteral("7 Wonders Dice is played with your own data (")));
    }

    void joiningTakesTheRowAndTheName() {
        Net net;
        net.app.lan()->setName(QStringLiteral("Bo"));
        FoundTable table;
        table.address = QStringLiteral("192.168.1.7");
        table.id = QStringLiteral("t");
        table.game = QStringLiteral("dice");
        net.network.showFound({table});
        net.app.lan()->join(0, QStringLiteral("1234"), true);
        net.app.lan()->join(7, {}, false);
        QCOMPARE(net.network.joined.size(), 1);
        const JoinWish &wish = net.network.joined.front();
        QCOMPARE(wish.address, table.address);
        QCOMPARE(wish.table, table.id);
        QCOMPARE(wish.pin, QStringLiteral("1234"));
        QCOMPARE(wish.name, QStringLiteral("Bo"));
        QVERIFY(wish.watch);
    }

    void addressesAreRememberedWithoutTheirInvites() {
        Net net;
        QVERIFY(net.app.lan()->lookAt(QStringLiteral("10.0.0.1")));
        QVERIFY(net.app.lan()->lookAt(QStringLiteral("10.0.0.2#secret")));
        QVERIFY(net.app.lan()->lookAt(QStringLiteral("10.0.0.1")));
        QVERIFY(!net.app.lan()->lookAt(QStringLiteral("no address")));
        QCOMPARE(net.app.lan()->recent(),
                 (QStringList{QStringLiteral("10.0.0.1"), QStringLiteral("10.0.0.2")}));
        for (int i = 0; i < 9; ++i) {
            QVERIFY(net.app.lan()->lookAt(QStringLiteral("10.0.1.%1").arg(i)));
        }
        QCOMPARE(net.app.lan()->recent().size(), 5);
    }

    void aRoomWaitsUntilEverybodyIsThere() {
        Net net;
        QVERIFY(!net.room.active());
        Room room = roomOfTwo();
        room.seats[1] = seat(elsewhere, "", RoomSeat::Presence::Free);
        net.network.show(room);
        QVERIFY(net.room.active());
        QCOMPARE(net.room.gameName(), QStringLiteral("7 Wonders Duel"));
        QCOMPARE(net.room.seats()->seat(0).kind, QStringLiteral("me"));
        QCOMPARE(net.room.seats()->seat(1).kind, QStringLiteral("free"));
        QVERIFY(!net.room.canStart());
        QCOMPARE(net.room.waiting(), QStringLiteral("1 seat still free"));
        net.network.show(roomOfTwo());
        QVERIFY(net.room.canStart());
        QCOMPARE(net.room.waiting(), QStringLiteral("Everybody is here"));
        room = roomOfTwo();
        room.mayStart = false;
        net.network.show(room);
        QVERIFY(!net.room.canStart());
    }

    void aComputerThatTakesASeatGetsANameThatNobodyHas() {
        Net net;
        net.network.show(roomOfTwo());
        net.room.fill(1, QStringLiteral("expert"));
        net.room.fill(1, {});
        QCOMPARE(net.network.done,
                 (QStringList{QStringLiteral("fill 1 expert Cleo"), QStringLiteral("fill 1  ")}));
    }

    void whatPeopleHaveChosenIsTheirs() {
        Net net;
        Room room = roomOfTwo();
        room.game = QStringLiteral("classic");
        room.seats += {seat(elsewhere, "", RoomSeat::Presence::Free),
                       seat(SeatSetup::Kind::Computer, "Cy", here)};
        const QStringList colors{QStringLiteral("teal"), QStringLiteral("coral"),
                                 QStringLiteral("gold"), QStringLiteral("sky")};
        for (qsizetype i = 0; i < room.seats.size(); ++i) {
            room.seats[i].setup.color = colors[i];
        }
        room.seats[1].setup.wonder = QStringLiteral("giza");
        net.network.show(room);
        const QVariantMap holders{{QStringLiteral("teal"), QStringLiteral("Ada")},
                                  {QStringLiteral("coral"), QStringLiteral("Bo")},
                                  {QStringLiteral("giza"), QStringLiteral("Bo")}};
        QCOMPARE(net.room.holders(), holders); // free seats and computers take what is left
    }

    void whatIsTheMatterIsSaidQuietly() {
        Net net;
        Room room = roomOfTwo();
        net.network.show(room);
        QVERIFY(net.room.notice().isEmpty()); // before it begins the room itself says so
        room.started = true;
        net.network.show(room);
        QVERIFY(net.room.notice().isEmpty());
        room.seats[1].presence = RoomSeat::Presence::Asleep;
        net.network.show(room);
        QVERIFY(net.room.notice().isEmpty()); // phones do
        QCOMPARE(net.room.asleepText(), QStringLiteral("Asleep: Bo"));
        QCOMPARE(net.room.seats()->seat(1).presence, QStringLiteral("asleep"));
        room.seats[1].presence = RoomSeat::Presence::Away;
        net.network.show(room);
        QVERIFY(net.room.asleepText().isEmpty());
        QVERIFY(net.room.notice().startsWith(QStringLiteral("Bo is away")));
        room.seats[1].presence = RoomSeat::Presence::StandIn;
        net.network.show(room);
        QCOMPARE(net.room.notice(), QStringLiteral("A computer plays for Bo"));
        room.paused = true;
        net.network.show(room);
        QCOMPARE(net.room.notice(), QStringLiteral("The game is paused"));
        room.state = Room::State::Lost;
        net.network.show(room);
        QVERIFY(net.room.notice().contains(QStringLiteral("nothing is lost")));
    }

    void aTableIsOpenedAtAnotherHost() {
        Net net;
        FoundTable club;
        club.address = QStringLiteral("192.168.1.9");
        club.host = QStringLiteral("Club");
        club.mayOpen = true;
        club.needsPin = true;
        net.network.showFound({club});
        const FoundRow &row = net.app.lan()->tables()->table(0);
        QVERIFY(row.mayOpen && row.needsPin && !row.mayJoin);
        QVERIFY(row.problem.isEmpty());
        net.app.lan()->openAt(0, QStringLiteral("2718"));
        QCOMPARE(net.app.lan()->elsewhere(), QStringLiteral("Club"));
        net.app.newGame()->setGame(QStringLiteral("duel"));
        net.app.newGame()->seatElsewhere(true);
        net.app.startGame();
        QCOMPARE(net.network.hosted.size(), 1);
        QCOMPARE(net.network.hosted.front().at, club.address);
        QCOMPARE(net.network.hosted.front().hostPin, QStringLiteral("2718"));
        net.app.lan()->openHere();
        net.app.startGame();
        QVERIFY(net.network.hosted.back().at.isEmpty());
        QVERIFY(net.network.hosted.back().hostPin.isEmpty());
    }

    void aSeatIsDressedOneThingAtATime() {
        Net net;
        Room room = roomOfTwo();
        room.game = QStringLiteral("classic");
        room.seats[0].setup.color = QStringLiteral("teal");
        room.seats[0].setup.wonder = QStringLiteral("giza");
        net.network.show(room);
        QVERIFY(net.room.hasSides());
        QCOMPARE(net.room.wonders().size(), 8);
        QCOMPARE(net.room.seats()->seat(0).wonder, QStringLiteral("giza"));
        net.room.dress(0, QStringLiteral("side"), QStringLiteral("B"));
        net.room.dress(0, QStringLiteral("color"), QStringLiteral("rose"));
        net.room.dress(0, QStringLiteral("wonder"), {});
        net.room.dress(9, QStringLiteral("color"), QStringLiteral("rose"));
        QCOMPARE(net.network.done, (QStringList{QStringLiteral("dress 0 teal giza B"),
                                                QStringLiteral("dress 0 rose giza "),
                                                QStringLiteral("dress 0 teal  ")}));
        room.game = QStringLiteral("duel");
        net.network.show(room);
        QVERIFY(net.room.wonders().isEmpty() && !net.room.hasSides());
    }

    void theWayToASeatThatWasGivenAwayIsShownOnce() {
        Net net;
        QSignalSpy shown(&net.room, &RoomModel::seatGivenAway);
        Room room = roomOfTwo();
        net.network.show(room);
        net.room.giveAway(1);
        QCOMPARE(net.network.done, QStringList{QStringLiteral("give away 1")});
        room.givenAway = 1;
        room.seatLink = QStringLiteral("mirabilia://192.168.1.7/t#once");
        net.network.show(room);
        net.network.show(room);
        QCOMPARE(shown.size(), 1);
        QCOMPARE(net.room.seatName(), QStringLiteral("Bo"));
        QCOMPARE(net.room.seatLink(), room.seatLink);
    }

    void theOwnerPlaysAgainAndTheOthersComeAlong() {
        FixtureServices services;
        services.layOut({fixture(QStringLiteral("three"))});
        services.network = true;
        FixtureNetwork network;
        App app(services, network);
        network.game = &services;
        Room room = roomOfTwo();
        room.started = true;
        network.show(room);
        emit network.opened();
        QVERIFY(app.canRematch());
        QSignalSpy may(&app, &App::canRematchChanged);
        room.mayStart = false;
        network.show(room);
        QVERIFY(!app.canRematch());
        QVERIFY(!may.isEmpty());
        room.mayStart = true;
        network.show(room);
        app.rematch();
        QCOMPARE(network.done, QStringList{QStringLiteral("again")});
        QVERIFY(app.table() != nullptr); // until the next one is there
        emit network.ended();            // somebody is missing
        QVERIFY(app.table() == nullptr);
        QVERIFY(app.lan()->room()->active());
    }

    void signsOfOthersCanBeMuted() {
        Net net;
        net.network.show(roomOfTwo());
        QSignalSpy signs(&net.room, &RoomModel::emoted);
        emit net.network.emoted(1, 3);
        net.room.setMuted(true);
        emit net.network.emoted(1, 3);
        QCOMPARE(signs.size(), 1);
        QCOMPARE(signs[0][1].toString(), QStringLiteral("Bo"));
    }

    void namesOfOthersCannotSpoilASentence() {
        Net net;
        Room room = roomOfTwo();
        room.started = true;
        room.seats[1] = seat(elsewhere, "%1 <b>%2", RoomSeat::Presence::Away);
        net.network.show(room);
        QVERIFY(net.room.notice().contains(QStringLiteral("%1 <b>%2")));
    }

    void gamesOnTheNetworkAreContinuedThere() {
        FixtureServices services;
        FixtureNetwork network;
        SavedGame game;
        game.id = QStringLiteral("n");
        game.game = QStringLiteral("duel");
        game.table = QStringLiteral("Ada's table");
        game.savedAt = QDateTime(QDate(2024, 5, 1), QTime(20, 15));
        game.persons = {QStringLiteral("Bo")};
        game.others = {QStringLiteral("Ada")};
        network.savedGames = {game};
        App app(services, network);
        QCOMPARE(app.continueTitle(), QStringLiteral("7 Wonders Duel, Ada's table, with Ada"));
        QVERIFY(app.removeSave(game.id));
        QVERIFY(!app.canContinue());
        QVERIFY(app.restoreSave(game.id));
        app.continueGame();
        QCOMPARE(network.continued, game.id);
        QVERIFY(services.continued.isEmpty());
    }

    void leavingTheTableLeavesTheRoom() {
        FixtureServices services;
        services.layOut({fixture(QStringLiteral("three"))});
        FixtureNetwork network;
        App app(services, network);
        network.game = &services;
        Room room = roomOfTwo();
        room.started = true;
        network.show(room);
        emit network.opened();
        QVERIFY(app.table() != nullptr);
        app.leaveTable(true);
        QCOMPARE(network.done, QStringList{QStringLiteral("leave for good")});
        QVERIFY(app.table() == nullptr);
    }
};

QTEST_GUILESS_MAIN(LanTest)

#include "test_lan.moc"
