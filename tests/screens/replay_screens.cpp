// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/screens/screens.h"

#include <QFile>
#include <QTest>

namespace mirabilia::test {

namespace {

/// The record of a whole game for this number of players.
QString recordOf(const char *game, int players) {
    QFile file(QStringLiteral(MIRABILIA_SOURCE_DIR "/tests/conformance/records/%1_records.jsonl")
                   .arg(QString::fromLatin1(game)));
    const bool open = file.open(QIODevice::ReadOnly);
    const QByteArray wanted = QByteArrayLiteral("selfplay-") + QByteArray::number(players) + '-';
    QByteArray line = open ? file.readLine() : QByteArray();
    while (!line.contains(wanted) && players > 2 && !file.atEnd()) {
        line = file.readLine();
    }
    return QString::fromUtf8(line);
}

/// A replay at this percentage of its steps.
Touch replay(const char *game, int players, int percent, Touch then = {}) {
    return [=](Stage &stage, QQuickWindow &window) {
        stage.app().openReplay(recordOf(game, players));
        Stage::wait(
            [&stage] { return stage.app().replay() && stage.app().replay()->table()->laid(); });
        ReplayModel &shown = *stage.app().replay();
        shown.goTo(shown.lastStep() * percent / 100);
        QTest::qWait(300);
        if (then) {
            then(stage, window);
        }
    };
}

bool finishedGames(Stage &stage) {
    for (const int persons : {1, 2}) {
        Deal deal;
        deal.persons = persons;
        if (!stage.deal(deal) || !stage.playToEnd()) {
            return false;
        }
        stage.app().leaveTable();
        const int wanted = persons;
        if (!Stage::wait([&] { return stage.app().finishedGames()->count() == wanted; })) {
            return false;
        }
    }
    Deal deal;
    const bool dealt = stage.deal(deal) && stage.playTo(1, 3);
    stage.app().leaveTable();
    stage.readSaves();
    return dealt;
}

bool openedRecords(Stage &stage) {
    stage.app().records()->setGames(
        QStringLiteral("evening.jsonl"),
        {{1, QStringLiteral("classic"), 3, QStringLiteral("selfplay-3-2024-0"), {}},
         {2, QStringLiteral("duel"), 2, QStringLiteral("generated/g0000"), {}},
         {3, {}, 0, {}, {}},
         {4, QStringLiteral("dice"), 7, {}, {}}});
    return true;
}

} // namespace

QList<Screen> replayScreens() {
    const QList<QSize> sizes = everySize + QList<QSize>{sideways};
    QList<Screen> light;
    const auto add = [&](const char *name, const Touch &touch) {
        light.append({QStringLiteral("replay-%1").arg(name), "", {}, touch, sizes});
    };
    add("classic-3", replay("classic", 3, 60));
    add("classic-7", replay("classic", 7, 60));
    add("duel", replay("duel", 2, 50));
    add("dice-2", replay("dice", 2, 40));
    add("dice-7", replay("dice", 7, 40));
    add("end", replay("classic", 3, 100));
    add("seat", replay("classic", 3, 60, pressing("ReplaySeat")));
    light.append({"replay-saves", "saves", finishedGames, {}, sizes});
    light.append({"replay-records", "records", openedRecords, {}, sizes});
    QList<Screen> screens = inBothThemes(light);
    for (const char *game : {"classic", "duel", "dice"}) {
        screens.append({QStringLiteral("replay-%1-ja").arg(game),
                        "",
                        {},
                        replay(game, 2, 50),
                        {laptop, phone},
                        "light",
                        "ja"});
    }
    screens.append({"replay-200", "", {}, replay("classic", 3, 60), {laptop}, "dark", "en", 2.0});
    screens.append({"replay-80", "", {}, replay("duel", 2, 60), {laptop}, "light", "en", 0.8});
    return inGate(screens, {"replay-classic-3", "replay-duel", "replay-dice-2", "replay-seat",
                            "replay-saves", "replay-records"});
}

} // namespace mirabilia::test
