// SPDX-License-Identifier: GPL-3.0-or-later
// The table in the middle: a television that everybody looks at.
#include "tests/screens/screens.h"
#include "tests/support/fixture_network.h"

#include <QTest>

namespace mirabilia::test {

namespace {

constexpr QSize television{1280, 720};
constexpr QSize fullHd{1920, 1080};
constexpr QSize ultraHd{3840, 2160};

/// The table is hosted by this window, in which nobody has a seat.
Room roomOnScreen() {
    Room there = room(true, 0);
    there.watching = there.hosted = there.started = true;
    there.address = QStringLiteral("192.168.1.7:7707");
    there.page = QStringLiteral("http://192.168.1.7:7707/j/5b0c#JdQ0Zl9v3nYc1x2k4m6p8A");
    return there;
}

/// The position that was laid out; then something more.
Touch shows(const Touch &then) {
    return [then](Stage &stage, QQuickWindow &window) {
        if (stage.goOverNetwork(roomOnScreen()) && then) {
            then(stage, window);
        }
    };
}

/// The cards of a turn, or the dice of a round, are turned over.
void reveals(Stage &stage, QQuickWindow &) {
    stage.push(stage.app().table()->game() == QStringLiteral("dice")
                   ? QStringLiteral("dice-three-next")
                   : QStringLiteral("three-next"));
    Stage::wait([&stage] { return stage.app().table()->showing(); });
}

/// The end of an age.
void fights(Stage &stage, QQuickWindow &window) {
    stage.push(QStringLiteral("three-age-end-next"));
    Stage::wait([&stage] { return stage.app().table()->showing(); });
    stage.app().table()->skip();
    Stage::wait([&stage] { return stage.table().conflictShown(); });
    QTest::keyClick(&window, Qt::Key_Space); // to the end of it: no token is in flight
}

void waitsForPlayers(Stage &stage, QQuickWindow &) {
    Room there = roomOnScreen();
    there.started = false;
    there.game = QStringLiteral("classic");
    there.seats = room(true, 1).seats;
    stage.network().show(there);
}

} // namespace

QList<Screen> tvScreens() {
    const QList<QSize> sizes{television, fullHd};
    const auto screen = [&sizes](const char *name, const char *fixture, const Touch &then = {}) {
        Screen shown{QStringLiteral("tv-") + QString::fromLatin1(name), "", {}, {}, sizes};
        shown.position = [fixture](Stage &stage) {
            return stage.layOut({QString::fromLatin1(fixture)});
        };
        shown.touch = shows(then);
        shown.motionSpeed = then ? 1 : 0;
        return shown;
    };
    QList<Screen> screens{
        screen("three", "three"),
        screen("free-city", "free-city"),
        screen("four", "choose"),
        screen("seven", "seven-watched"),
        screen("seven-late", "seven-late"),
        screen("duel", "duel"),
        screen("duel-draft", "duel-draft"),
        screen("duel-danger", "duel-danger-watched"),
        screen("dice-two", "dice-two"),
        screen("dice-three", "dice-three"),
        screen("dice-seven", "dice-seven-watched"),
        screen("over", "three-over"),
        screen("reveal", "three", reveals),
        screen("dice-reveal", "dice-three", reveals),
        screen("war", "three-age-end", fights),
        {QStringLiteral("tv-room"), "", {}, waitsForPlayers, sizes},
    };
    screens[3].sizes.append(ultraHd);
    screens[5].sizes.append(ultraHd);
    screens[9].sizes.append(ultraHd);
    screens = inBothThemes(screens);
    for (const char *language : {"ja", "zh_CN", "zh_TW"}) {
        for (const char *fixture : {"seven-watched", "duel-danger-watched", "dice-seven-watched"}) {
            Screen spoken = screen(fixture, fixture);
            spoken.name += '-' + QString::fromLatin1(language);
            spoken.sizes = {television};
            spoken.language = QString::fromLatin1(language);
            screens.append(spoken);
        }
    }
    return screens;
}

} // namespace mirabilia::test
