// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/qml/stage/dice_stage.h"
#include "tests/qml/stage/duel_stage.h"
#include "tests/screens/screens.h"
#include "tests/support/fixture_network.h"

#include <QCoreApplication>
#include <QQuickItem>
#include <QQuickWindow>
#include <QTest>

#include <algorithm>

namespace mirabilia::test {

namespace {

/// A table as a spectator sees it.
Position watches(const char *fixture) {
    return [fixture](Stage &stage) { return stage.layOut({QString::fromLatin1(fixture)}); };
}

/// Sets what the network has found before the page asks.
Touch finds(bool needsPin) {
    return [needsPin](Stage &stage, QQuickWindow &) { stage.network().showFound(found(needsPin)); };
}

Touch waits(const Room &room) {
    return [room](Stage &stage, QQuickWindow &) { stage.network().show(room); };
}

/// A sentence sent by the host.
QString byHost(const char *sentence) {
    return QCoreApplication::translate("Wire", sentence);
}

/// The host has gone before the game begins.
void lost(Stage &stage, QQuickWindow &) {
    Room there = room(false, 0);
    there.state = Room::State::Lost;
    there.why = QCoreApplication::translate("mirabilia::net::TableClient",
                                            "The connection to the host is lost.");
    stage.network().show(there);
}

RoomSeat person(const char *name, const char *color, RoomSeat::Presence presence) {
    RoomSeat seat = room(true, 0).seats[1];
    seat.setup.name = QString::fromUtf8(name);
    seat.setup.color = QString::fromLatin1(color);
    seat.presence = presence;
    return seat;
}

/// A running game of `players`: here, away, left, and replaced by a computer.
Room playingRoom(bool owner, int players, RoomSeat::Presence second = RoomSeat::Presence::Here) {
    using Presence = RoomSeat::Presence;
    Room there = room(owner, 0);
    there.game = QStringLiteral("classic");
    there.started = true;
    there.seats[1].presence = second;
    there.seats += {person("Cleo", "gold", Presence::Here),
                    person("Dion", "violet", Presence::Away), person("Eve", "sky", Presence::Left),
                    person("Wolfeschlegelsteinhausen", "olive", Presence::StandIn),
                    person("Gaia", "rose", Presence::Here)};
    there.seats[6].setup.kind = SeatSetup::Kind::Person; // another one at this screen
    there.seats.resize(players);
    return there;
}

/// A room of seven with every kind of seat.
Room crowdedRoom() {
    Room there = room(true, 0);
    there.game = QStringLiteral("classic");
    there.pin = QStringLiteral("4711");
    RoomSeat computer = there.seats[1];
    computer.setup = {SeatSetup::Kind::Computer, QStringLiteral("Cleo"), QStringLiteral("gold"),
                      QStringLiteral("expert"),  QStringLiteral("giza"), {}};
    const RoomSeat away = person("Wolfeschlegelsteinhausen", "violet", RoomSeat::Presence::Away);
    RoomSeat also = person("Gaia", "rose", RoomSeat::Presence::Here);
    also.setup.kind = SeatSetup::Kind::Person;
    RoomSeat free = room(true, 1).seats[1];
    free.setup.color = QStringLiteral("sky");
    there.seats += {computer, away, free, also, free};
    return there;
}

/// Plays with Bo, in this state; then does something more.
Touch plays(RoomSeat::Presence presence, Room::State state, bool paused, const Touch &then = {}) {
    return [=](Stage &stage, QQuickWindow &window) {
        Room there = playingRoom(true, 3, presence);
        there.state = state;
        there.paused = paused;
        if (stage.dealOverNetwork(there) && then) {
            then(stage, window);
        }
    };
}

/// The game of seven at somebody else's table; then does something more.
Touch playsSeven(const Touch &then) {
    return [=](Stage &stage, QQuickWindow &window) {
        Deal deal;
        deal.players = 7;
        if (stage.dealOverNetwork(playingRoom(false, 7), deal)) {
            then(stage, window);
        }
    };
}

/// Another game of two, paused by Ada.
Touch pauses(const char *game) {
    return [game](Stage &stage, QQuickWindow &) {
        Room there = room(false, 0);
        there.game = QString::fromLatin1(game);
        there.started = there.paused = true;
        if (there.game == QStringLiteral("duel")) {
            dealDuel(stage);
        } else {
            dealDice(stage, {});
            there.seats.append(person("Cleo", "gold", RoomSeat::Presence::Here));
        }
        stage.goOverNetwork(there);
    };
}

/// The end of a network game with Bo, hosted here or there: both may start a rematch.
Touch ends(bool owner) {
    return [owner](Stage &stage, QQuickWindow &) {
        Room there = room(owner, 0);
        there.started = true;
        if (stage.deal({}) && stage.playToEnd()) {
            stage.goOverNetwork(there);
        }
    };
}

/// A club where tables can be opened, besides the table found.
void findsClub(Stage &stage, QQuickWindow &) {
    QList<FoundTable> all = found(false);
    FoundTable club;
    club.address = QStringLiteral("192.168.1.20");
    club.host = QStringLiteral("Club");
    club.mayOpen = true;
    stage.network().showFound(all + QList<FoundTable>{club});
}

void giveAway(Stage &stage, QQuickWindow &) {
    Room there = stage.network().room();
    there.givenAway = 1;
    there.seatLink = QStringLiteral("mirabilia://192.168.1.7:7707/5b0c#JdQ0Zl9v3nYc1x2k4m6p8A");
    there.seatPage = QStringLiteral("http://192.168.1.7:7707/j/5b0c#JdQ0Zl9v3nYc1x2k4m6p8A");
    stage.network().show(there);
}

/// The row of a person's seat in the room.
QQuickItem *rowOf(QQuickItem &item, const QString &name) {
    if (item.property("seat").isValid() && item.property("text") == name) {
        return &item;
    }
    QQuickItem *found = nullptr;
    const QList<QQuickItem *> children = item.childItems();
    for (QQuickItem *child : children) {
        found = found == nullptr ? rowOf(*child, name) : found;
    }
    return found;
}

/// Bo's seat at a table of the classic game, with his choices for it.
Touch dresses() {
    return [](Stage &stage, QQuickWindow &window) {
        Room there = room(false, 0);
        there.game = QStringLiteral("classic");
        there.seats[0].setup.wonder = QStringLiteral("rhodes");
        there.seats[1].setup.wonder = QStringLiteral("giza");
        stage.network().show(there);
        const auto seat = [&window] { return rowOf(*window.contentItem(), QStringLiteral("Bo")); };
        if (Stage::wait([&seat] { return seat() != nullptr; })) {
            QMetaObject::invokeMethod(seat(), "clicked");
        }
    };
}

void ask(Stage &stage, QQuickWindow &) {
    stage.network().ask(
        {1,
         1,
         {QStringLiteral("wait"), QStringLiteral("stand_in"), QStringLiteral("save_and_end")}});
}

/// The vote whether Bo loses the seat, with the focus on it.
void askConsent(Stage &stage, QQuickWindow &window) {
    stage.network().ask({1, 1, {QStringLiteral("give_away"), QStringLiteral("keep")}});
    QCoreApplication::processEvents();
    keys({Qt::Key_A})(stage, window);
}

void tellGivenAway(Stage &stage, QQuickWindow &) {
    emit stage.network().notice(QStringLiteral("seat_given_away"), 1,
                                QStringLiteral("Wolfeschlegelsteinhausen"), {});
}

/// The host announces that it leaves the running game; its guests wait.
void hostLeaves(Stage &stage, QQuickWindow &) {
    Room there = stage.network().room();
    there.state = Room::State::Lost;
    there.why = byHost("The host has left the table. The game is kept: wait here, or go home and "
                       "continue another time.");
    stage.network().show(there);
}

/// The table has saved and closed the game.
void saveAndEnd(Stage &stage, QQuickWindow &) {
    const auto word = [](const char *sentence) {
        return QCoreApplication::translate("mirabilia::net::Lan", sentence);
    };
    stage.network().show({});
    emit stage.network().ended();
    emit stage.network().note(byHost("The table rests: its game is saved."),
                              word("The game and all seats are kept."),
                              word("Continue it when everybody has time again."));
}

/// The screen of a paused game of three, for a player who did not pause it; or a turn running
/// out.
Touch plays(bool paused, int leftMs) {
    return [=](Stage &stage, QQuickWindow &) {
        Room there = playingRoom(!paused, 3);
        there.paused = paused;
        stage.dealOverNetwork(there);
        there.turnSeconds = leftMs > 0 ? 60 : 0;
        there.seats[0].turnLeftMs = leftMs;
        stage.network().show(there);
    };
}

/// Reconnecting to a table whose host is away.
void awaitHost(Stage &stage, QQuickWindow &) {
    Room there;
    there.state = Room::State::Connecting;
    there.awaits = Room::Awaits::Host;
    there.why = QCoreApplication::translate("mirabilia::net::TableClient",
                                            "The connection to the host is lost.");
    there.title = QStringLiteral("Ada's table");
    there.address = QStringLiteral("192.168.1.7");
    there.started = true;
    stage.network().show(there);
}

/// Two tables with a PIN and a clock; somebody here has a seat at the second one.
void findsOwnSeat(Stage &stage, QQuickWindow &) {
    QList<FoundTable> all = found(true);
    all[0].turnSeconds = 120;
    all[1].hasMySeat = true;
    FoundTable asked;
    asked.address = QStringLiteral("192.168.1.99");
    FoundTable silent;
    silent.address = QStringLiteral("192.168.1.98:7707");
    silent.problem =
        QCoreApplication::translate("mirabilia::net::TableClient", "Nobody answers at %1.")
            .arg(silent.address);
    stage.network().showFound(all + QList<FoundTable>{asked, silent});
}

/// A wrong PIN was entered.
void typeWrongPin(Stage &stage, QQuickWindow &window) {
    finds(true)(stage, window);
    QTest::qWait(100); // until the row is there
    pressing("FoundTableRow")(stage, window);
    QTest::qWait(300);
    QTest::keyClick(&window, Qt::Key_4);
    QTest::keyClick(&window, Qt::Key_Return);
    stage.network().show({});
    emit stage.network().problem(byHost("That is not the PIN of this table. Ask the host for it."),
                                 {}, {});
}

/// A table of a person with a right-to-left name, with a free seat for the spectator.
void watchesLobby(Stage &stage, QQuickWindow &) {
    Room there = room(false, 1);
    there.seats[1].setup.kind = SeatSetup::Kind::Elsewhere;
    there.watching = true;
    there.turnSeconds = 120;
    there.title = QString::fromUtf8("דנה שלום's table");
    there.seats[0].setup.name = QString::fromUtf8("דנה שלום");
    stage.network().show(there);
}

/// Both other players are away.
void askTwice(Stage &stage, QQuickWindow &window) {
    Room there = stage.network().room();
    there.seats[2] = person("Wolfeschlegelsteinhausen", "gold", RoomSeat::Presence::Away);
    stage.network().show(there);
    ask(stage, window);
    stage.network().ask(
        {2,
         2,
         {QStringLiteral("wait"), QStringLiteral("stand_in"), QStringLiteral("save_and_end")}});
}

} // namespace

QList<Screen> networkScreens() {
    using Presence = RoomSeat::Presence;
    QList<Screen> screens;
    for (const char *theme : {"light", "dark"}) {
        const auto add = [&](const char *name, const char *place, const Position &position,
                             const Touch &touch) {
            screens.append({QStringLiteral("network-%1-%2").arg(name, theme),
                            QString::fromLatin1(place), position, touch,
                            everySize + QList<QSize>{sideways}, theme});
        };
        add("host", "host", {}, {});
        add("join-none", "join", {}, {});
        add("host-options", "host", {}, scrolledTo("NetworkOptions"));
        add("join", "join", {}, finds(true));
        add("join-pin", "join", {}, typeWrongPin);
        add("lobby-host", "", {}, waits(room(true, 1)));
        add("lobby-crowd", "", {}, waits(crowdedRoom()));
        add("lobby-guest", "", {}, waits(room(false, 0)));
        add("lobby-lost", "", {}, lost);
        add("away", "", {}, plays(Presence::Away, Room::State::Here, false));
        add("lost", "", {}, plays(Presence::Here, Room::State::Lost, false));
        add("people", "", {}, plays(Presence::StandIn, Room::State::Here, true, keys({Qt::Key_T})));
        add("asked", "", {}, plays(Presence::Away, Room::State::Here, false, ask));
        add("asked-twice", "", {}, plays(Presence::Away, Room::State::Here, false, askTwice));
        add("consent", "", {}, plays(Presence::Here, Room::State::Here, false, askConsent));
        add("told", "", {}, playsSeven(tellGivenAway));
        add("people-seven", "", {}, playsSeven(keys({Qt::Key_T})));
        add("host-left", "", {}, plays(Presence::Here, Room::State::Here, false, hostLeaves));
        add("ended", "", {}, plays(Presence::Here, Room::State::Here, false, saveAndEnd));
        add("paused", "", {}, plays(true, 0));
        add("paused-duel", "", {}, pauses("duel"));
        add("paused-dice", "", {}, pauses("dice"));
        add("hurried", "", {}, plays(false, 12000));
        add("awaited", "", {}, awaitHost);
        add("own-seat", "join", {}, findsOwnSeat);
        add("lobby-watch", "", {}, watchesLobby);
        add("join-club", "join", {}, findsClub);
        add("seat", "", {}, plays(Presence::Away, Room::State::Here, false, giveAway));
        add("look", "", {}, dresses());
        add("result-host", "", {}, ends(true));
        add("result-guest", "", {}, ends(false));
        add("watched-classic", "table", watches("seven-watched"), {});
        add("watched-duel", "table", watches("duel-danger-watched"), {});
        add("watched-dice", "table", watches("dice-seven-watched"), {});
    }
    for (const char *language : {"ja", "zh_CN", "zh_TW"}) {
        screens.append({QStringLiteral("network-host-%1").arg(language),
                        "host",
                        {},
                        {},
                        {laptop, phone},
                        "light",
                        language});
        screens.append({QStringLiteral("network-lobby-%1").arg(language),
                        "",
                        {},
                        waits(crowdedRoom()),
                        {laptop, phone},
                        "light",
                        language});
    }
    return screens;
}

} // namespace mirabilia::test
