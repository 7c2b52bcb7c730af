// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/qml/screenshots/screens.h"
#include "tests/support/fixture_network.h"

#include <QCoreApplication>
#include <QQuickItem>
#include <QQuickWindow>

namespace mirabilia::test {

namespace {

QString network(const char *where) {
    return QStringLiteral("import Mirabilia.Shell\n"
                          "Shell { focus: true; Component.onCompleted: go(\"%1\") }\n")
        .arg(QString::fromLatin1(where));
}

const QString table = QStringLiteral("import Mirabilia.Shell\nShell { focus: true }\n");

QString watchedPage(const char *game) {
    return QStringLiteral("import Mirabilia.%1\n"
                          "import Mirabilia.Models.Shell\n"
                          "%1Page { table: App.table }\n")
        .arg(QString::fromLatin1(game));
}

/// A table as somebody sees it who has no seat.
std::function<bool(Stage &)> watches(const char *fixture) {
    return [fixture](Stage &stage) { return stage.layOut({QString::fromLatin1(fixture)}); };
}

/// What the network has found before the page asks.
Touch finds(bool needsPin) {
    return [needsPin](Stage &stage, QQuickWindow &) { stage.network().showFound(found(needsPin)); };
}

Touch waits(const Room &room) {
    return [room](Stage &stage, QQuickWindow &) { stage.network().show(room); };
}

/// The host is gone before the game began.
void lost(Stage &stage, QQuickWindow &) {
    Room there = room(false, 0);
    there.state = Room::State::Lost;
    there.why = QCoreApplication::translate("mirabilia::net::TableClient",
                                            "The connection to the host is lost.");
    stage.network().show(there);
}

/// Seven seats of everybody there can be.
Room crowdedRoom() {
    Room there = room(true, 0);
    there.game = QStringLiteral("classic");
    there.pin = QStringLiteral("4711");
    RoomSeat computer = there.seats[1];
    computer.setup = {SeatSetup::Kind::Computer, QStringLiteral("Cleo"), QStringLiteral("gold"),
                      QStringLiteral("expert"),  QStringLiteral("giza"), {}};
    RoomSeat away = there.seats[1];
    away.setup.name = QStringLiteral("Wolfeschlegelsteinhausen");
    away.setup.color = QStringLiteral("violet");
    away.presence = RoomSeat::Presence::Away;
    RoomSeat free = room(true, 1).seats[1];
    free.setup.color = QStringLiteral("sky");
    there.seats += {computer, away, free};
    return there;
}

/// Plays with Bo, who is somewhere; then something more happens.
Touch plays(RoomSeat::Presence presence, Room::State state, bool paused, const Touch &then = {}) {
    return [=](Stage &stage, QQuickWindow &window) {
        Room there = room(true, 0);
        there.started = true;
        there.state = state;
        there.paused = paused;
        there.seats[1].presence = presence;
        if (stage.dealOverNetwork(there) && then) {
            then(stage, window);
        }
    };
}

/// The end of a game with Bo, whose host this is or not: both may play again.
Touch ends(bool owner) {
    return [owner](Stage &stage, QQuickWindow &) {
        Room there = room(owner, 0);
        there.started = true;
        if (stage.deal({}) && stage.playToEnd()) {
            stage.goOverNetwork(there);
        }
    };
}

/// A club where tables may be opened, beside the table that was found.
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

/// The seat of somebody in the room.
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

/// Bo's seat at a table of the classic game, and what he may choose for it.
Touch dresses() {
    return [](Stage &stage, QQuickWindow &window) {
        Room there = room(false, 0);
        there.game = QStringLiteral("classic");
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

/// The whole of a game of three that pauses, as somebody sees it who did not pause it; or whose own
/// turn runs out.
Touch plays(bool paused, int leftMs) {
    return [=](Stage &stage, QQuickWindow &) {
        Room there = room(!paused, 0);
        there.started = true;
        there.paused = paused;
        there.turnSeconds = leftMs > 0 ? 60 : 0;
        there.seats[0].turnLeftMs = leftMs;
        stage.dealOverNetwork(there);
    };
}

/// On the way back to a table whose host is away.
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

/// Two tables that ask for a PIN and a clock; somebody here has a seat at the second one.
void findsOwnSeat(Stage &stage, QQuickWindow &) {
    QList<FoundTable> all = found(true);
    all[0].turnSeconds = 120;
    all[1].hasMySeat = true;
    FoundTable asked;
    asked.address = QStringLiteral("192.168.1.99");
    stage.network().showFound(all + QList<FoundTable>{asked});
}

/// The table of somebody whose name is written from the right, with a seat for whoever watches.
void watchesLobby(Stage &stage, QQuickWindow &) {
    Room there = room(false, 1);
    there.watching = true;
    there.turnSeconds = 120;
    there.title = QString::fromUtf8("דנה שלום's table");
    there.seats[0].setup.name = QString::fromUtf8("דנה שלום");
    stage.network().show(there);
}

/// Both seats of the others are away.
void askTwice(Stage &stage, QQuickWindow &window) {
    Room there = stage.network().room();
    there.seats.append(there.seats[1]);
    there.seats[2].setup.name = QStringLiteral("Wolfeschlegelsteinhausen");
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
        const auto add = [&](const char *name, const QString &page,
                             const std::function<bool(Stage &)> &position, const Touch &touch) {
            screens.append({QStringLiteral("network-%1-%2").arg(name, theme), page, position, touch,
                            everySize + QList<QSize>{sideways}, theme});
        };
        add("host", network("host"), {}, {});
        add("join-none", network("join"), {}, {});
        add("join", network("join"), {}, finds(true));
        add("lobby-host", table, {}, waits(room(true, 1)));
        add("lobby-crowd", table, {}, waits(crowdedRoom()));
        add("lobby-guest", table, {}, waits(room(false, 0)));
        add("lobby-lost", table, {}, lost);
        add("away", table, {}, plays(Presence::Away, Room::State::Here, false));
        add("lost", table, {}, plays(Presence::Here, Room::State::Lost, false));
        add("people", table, {},
            plays(Presence::StandIn, Room::State::Here, true, keys({Qt::Key_T})));
        add("asked", table, {}, plays(Presence::Away, Room::State::Here, false, ask));
        add("asked-twice", table, {}, plays(Presence::Away, Room::State::Here, false, askTwice));
        add("paused", table, {}, plays(true, 0));
        add("hurried", table, {}, plays(false, 12000));
        add("awaited", table, {}, awaitHost);
        add("own-seat", network("join"), {}, findsOwnSeat);
        add("lobby-watch", table, {}, watchesLobby);
        add("join-club", network("join"), {}, findsClub);
        add("seat", table, {}, plays(Presence::Away, Room::State::Here, false, giveAway));
        add("look", table, {}, dresses());
        add("result-host", table, {}, ends(true));
        add("result-guest", table, {}, ends(false));
        add("watched-classic", watchedPage("Classic"), watches("seven-watched"), {});
        add("watched-duel", watchedPage("Duel"), watches("duel-danger-watched"), {});
        add("watched-dice", watchedPage("Dice"), watches("dice-seven-watched"), {});
    }
    for (const char *language : {"ja", "zh_CN", "zh_TW"}) {
        screens.append({QStringLiteral("network-host-%1").arg(language),
                        network("host"),
                        {},
                        {},
                        {laptop, phone},
                        "light",
                        language});
        screens.append({QStringLiteral("network-lobby-%1").arg(language),
                        table,
                        {},
                        waits(crowdedRoom()),
                        {laptop, phone},
                        "light",
                        language});
    }
    return screens;
}

} // namespace mirabilia::test
