// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/screens/screens.h"

#include "tests/qml/stage/dice_stage.h"
#include "tests/qml/stage/duel_stage.h"

#include <QFile>
#include <QTest>

namespace mirabilia::a11y {

namespace {

using test::Deal;
using test::ShellWindow;
using test::Stage;
using Open = std::function<bool(ShellWindow &)>;

Deal deal(int players, const QString &wonder = QStringLiteral("giza"),
          const QString &side = QStringLiteral("A")) {
    Deal value;
    value.players = players;
    value.ownWonder = wonder;
    value.side = side;
    value.livePoints = true;
    return value;
}

Open page(const QString &where) {
    return [where](ShellWindow &window) { return window.go(where); };
}

Open table(const Deal &what, int age, int turn) {
    return [=](ShellWindow &window) {
        return window.stage().deal(what) && window.stage().playTo(age, turn) &&
               window.shows(QStringLiteral("table"));
    };
}

Open then(const Open &first, const Open &second) {
    return [=](ShellWindow &window) {
        if (!first(window)) {
            return false;
        }
        window.settle();
        return second(window);
    };
}

Open key(Qt::Key key) {
    return [key](ShellWindow &window) {
        QTest::keyClick(window.window(), key);
        return true;
    };
}

QQuickItem *find(QQuickItem *root, const std::function<bool(const QQuickItem *)> &test) {
    if (!root->isVisible() || test(root)) {
        return root->isVisible() ? root : nullptr;
    }
    for (QQuickItem *child : root->childItems()) {
        if (QQuickItem *hit = find(child, test)) {
            return hit;
        }
    }
    return nullptr;
}

/// Returns true if the item is of this QML type, or of one derived from it.
bool isOfType(const QQuickItem &item, const QString &type) {
    for (const QMetaObject *each = item.metaObject(); each != nullptr; each = each->superClass()) {
        if (QString::fromLatin1(each->className()).startsWith(type + u'_')) {
            return true;
        }
    }
    return false;
}

/// Presses the first item of this type (and with these words) as soon as it is there.
Open press(const QString &type, const QString &words = {}) {
    return [=](ShellWindow &window) {
        const auto fits = [&](const QQuickItem *candidate) {
            return isOfType(*candidate, type) &&
                   (words.isEmpty() || candidate->property("text").toString() == words);
        };
        QQuickItem *item = nullptr;
        return Stage::wait([&] {
                   item = find(window.window()->contentItem(), fits);
                   return item != nullptr;
               }) &&
               QMetaObject::invokeMethod(item, "clicked");
    };
}

bool problem(ShellWindow &window) {
    emit window.stage().services().problem(QStringLiteral("The disk is full."),
                                           QStringLiteral("The game is safe."),
                                           QStringLiteral("Make room."));
    return true;
}

bool crashed(ShellWindow &window) {
    return window.window()->setProperty("crashReport", QStringLiteral("crashes/crash-1.txt"));
}

bool savedGames(ShellWindow &window) {
    const bool played = window.stage().deal(deal(3)) && window.stage().playTo(1, 2);
    window.stage().app().leaveTable();
    return played && window.go(QStringLiteral("saves"));
}

/// Lifts the first card with a choice of payments, or else the last one.
bool liftCard(ShellWindow &window) {
    ClassicChoice &choice = *window.stage().table().choice();
    const ListModel &hand = *window.stage().table().hand();
    for (int row = 0; row < hand.count() && !choice.needsPayment(); ++row) {
        choice.select(row);
        choice.consider(choice.actions()->possible(ClassicAction::Build));
    }
    return choice.row() >= 0;
}

bool chooseCard(ShellWindow &window) {
    // Experts take their time, which leaves a moment to change the choice.
    window.stage().decide();
    return Stage::wait([&window] { return window.stage().table().canChange(); }, 5000);
}

bool handover(ShellWindow &window) {
    Deal shared = deal(3);
    shared.persons = 2;
    return window.stage().deal(shared) && window.stage().playUntil([](const ClassicTable &table) {
        return table.handover() && table.turn() == 2;
    });
}

/// The second lesson of a game's practice.
Open lesson(const char *game) {
    return [game = QString::fromLatin1(game)](ShellWindow &window) {
        PracticeModel &practice = *window.stage().app().practice();
        practice.begin(game);
        practice.go(1);
        return Stage::wait([&window] { return window.shows(QStringLiteral("lesson")); });
    };
}

bool discardPick(ShellWindow &window) {
    return window.stage().deal(deal(3, QStringLiteral("halicarnassus"), QStringLiteral("B"))) &&
           window.stage().playUntil([](const ClassicTable &table) {
               return table.moment() == QStringLiteral("pick");
           }) &&
           window.stage().table().moment() == QStringLiteral("pick");
}

/// A game's first test record, halfway through.
Open replay(const char *game) {
    return [=](ShellWindow &window) {
        App &app = window.stage().app();
        QFile file(
            QStringLiteral(MIRABILIA_SOURCE_DIR "/tests/conformance/records/%1_records.jsonl")
                .arg(QString::fromLatin1(game)));
        app.openReplay(file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readLine())
                                                      : QString());
        const bool open =
            Stage::wait([&] { return app.replay() != nullptr && app.replay()->table()->laid(); });
        if (open) {
            app.replay()->goTo(app.replay()->lastStep() / 2);
        }
        return open && window.shows(QStringLiteral("replay"));
    };
}

bool records(ShellWindow &window) {
    window.stage().app().records()->setGames(
        QStringLiteral("a.jsonl"), {{1, QStringLiteral("duel"), 2, {}, {}}, {2, {}, 0, {}, {}}});
    return window.go(QStringLiteral("records"));
}

bool finishedGames(ShellWindow &window) {
    App &app = window.stage().app();
    const bool played = window.stage().deal(deal(3)) && window.stage().playToEnd();
    app.leaveTable();
    return played && Stage::wait([&app] { return app.finishedGames()->count() == 1; }) &&
           window.go(QStringLiteral("saves"));
}

bool reveal(ShellWindow &window) {
    window.stage().app().settings()->setMotionSpeed(1);
    window.stage().decide();
    return Stage::wait([&window] { return window.stage().table().revealing(); });
}

bool conflict(ShellWindow &window) {
    return reveal(window) && Stage::wait([&window] {
               if (window.stage().table().revealing()) {
                   window.stage().table().skip();
               }
               return window.stage().table().conflictShown();
           });
}

/// The pad with an empty sheet.
Open sheet(const QString &box, int players) {
    return [=](ShellWindow &window) {
        window.stage().scores().pad()->begin(box, players);
        return window.go(QStringLiteral("scores"));
    };
}

/// Opens the helper of the current cell, or of the first one below that has one.
bool helper(ShellWindow &window) {
    ScorePadModel &pad = *window.stage().scores().pad();
    while (!pad.hasHelper() && pad.row() + 1 < pad.rows()->count()) {
        pad.move(0, 1);
    }
    pad.openHelper();
    return pad.helper()->isOpen();
}

/// Enters a value that cannot be right in this row.
Open oddValue(int row) {
    return [row](ShellWindow &window) {
        ScorePadModel &pad = *window.stage().scores().pad();
        pad.select(0, row);
        pad.type(7);
        return !pad.currentMark().isEmpty();
    };
}

bool scoredGame(ShellWindow &window) {
    ScorePadModel &pad = *window.stage().scores().pad();
    pad.begin(QStringLiteral("classic"), 3);
    for (const int figure : {6, 4, 1}) {
        pad.type(figure);
        pad.enter();
    }
    return pad.finish();
}

bool importPreview(ShellWindow &window) {
    return window.stage().scores().transfer()->previewText(
        QStringLiteral("game,player,military,mood\ng1,Ada,6,x\ng1,Bo,y,x\n"));
}

Open result(int players) {
    return [players](ShellWindow &window) {
        return window.stage().deal(deal(players)) && window.stage().playToEnd() &&
               Stage::wait([&window] { return window.shows(QStringLiteral("result")); });
    };
}

/// Reviews the game whose result is shown.
bool review(ShellWindow &window) {
    return window.go(QStringLiteral("review")) &&
           Stage::wait([&window] { return window.stage().app().review()->whole(); }, 60000);
}

Open duel(const test::DuelWish &there) {
    return [=](ShellWindow &window) {
        return test::dealDuel(window.stage()) && test::playDuel(window.stage(), there) &&
               Stage::wait([&window] { return window.shows(QStringLiteral("table")); });
    };
}

test::DuelWish inAge(int age) {
    return [age](const DuelTable &table) {
        return table.age() == age && table.phase() == DuelPhase::Pick && table.cardsTaken() > 2;
    };
}

bool chooseOpenCard(ShellWindow &window) {
    DuelTable &table = test::duelTable(window.stage());
    table.choice()->walk(1);
    return table.choice()->made();
}

bool duelResult(ShellWindow &window) {
    return test::dealDuel(window.stage()) &&
           test::playDuel(window.stage(), [](const DuelTable &table) { return table.over(); }) &&
           Stage::wait([&window] { return window.shows(QStringLiteral("result")); });
}

Open dice(int players, int round) {
    return [=](ShellWindow &window) {
        test::DiceDeal deal;
        deal.players = players;
        return test::dealDice(window.stage(), deal) &&
               test::playDice(window.stage(),
                              [round](const DiceTable &table) {
                                  return table.round() >= round && table.dice().of_round();
                              }) &&
               Stage::wait([&window] { return window.shows(QStringLiteral("table")); });
    };
}

bool chooseDie(ShellWindow &window) {
    DiceTable &table = test::diceTable(window.stage());
    for (const v1::DiceOption &option : table.dice().options()) {
        if (option.move().action() == v1::DICE_ACTION_BUILD) {
            table.choice()->selectDie(QString::fromStdString(option.move().die()));
            return true;
        }
    }
    return false;
}

bool diceResult(ShellWindow &window) {
    return test::dealDice(window.stage(), {}) &&
           test::playDice(window.stage(), [](const DiceTable &table) { return table.over(); }) &&
           Stage::wait([&window] { return window.shows(QStringLiteral("result")); });
}

} // namespace

QList<Screen> screens() {
    const Open seven = table(deal(7, QStringLiteral("babylon"), QStringLiteral("B")), 2, 3);
    Deal experts = deal(7);
    experts.level = QStringLiteral("expert");
    return {
        {"home", [](ShellWindow &) { return true; }},
        {"home, a problem", problem},
        {"home, after a crash", crashed},
        {"home, the report of a crash", then(crashed, press("InverseButton", "Report"))},
        {"new game", page("newGame")},
        {"new game of Duel", then(page("newGame"), press("PictureTile", "7 Wonders Duel"))},
        {"new game of Dice", then(page("newGame"), press("PictureTile", "7 Wonders Dice"))},
        {"new game, a seat", then(page("newGame"), press("SeatRow"))},
        {"saved games", savedGames},
        {"finished games", finishedGames},
        {"records of a file", records},
        {"replay", replay("classic")},
        {"replay, from which seat", then(replay("classic"), press("ReplaySeat"))},
        {"replay of Duel", replay("duel")},
        {"replay of Dice", replay("dice")},
        {"settings", page("settings")},
        {"rules", page("rules")},
        {"practice", page("practice")},
        {"lesson of 7 Wonders", lesson("classic")},
        {"lesson of Duel", lesson("duel")},
        {"lesson of Dice", lesson("dice")},
        {"about", page("about")},
        {"about, keys", then(page("about"), press("AppButton", "Keys at the table"))},
        {"table of 2", table(deal(2), 1, 1)},
        {"table of 3", table(deal(3), 3, 4)},
        {"table of 7", seven},
        {"table, a card lifted", then(seven, liftCard)},
        {"table, chosen", then(table(experts, 1, 1), chooseCard)},
        {"table, log", then(seven, key(Qt::Key_L))},
        {"table, keys", then(seven, key(Qt::Key_F1))},
        {"table, menu", then(seven, key(Qt::Key_Escape))},
        {"table, another city", then(seven, key(Qt::Key_4))},
        {"table, discard pile",
         then(then(seven, key(Qt::Key_Escape)), press("AppButton", "Discard pile"))},
        {"table, pick from the discard pile", discardPick},
        {"table, handover", handover},
        {"table, reveal", then(seven, reveal), true},
        {"table, end of an age", then(table(deal(7), 1, 6), conflict), true},
        {"Duel, the draft",
         duel([](const DuelTable &table) { return table.phase() == DuelPhase::Draft; })},
        {"Duel, age I", duel(inAge(1))},
        {"Duel, age III", duel(inAge(3))},
        {"Duel, who begins",
         duel([](const DuelTable &table) { return table.phase() == DuelPhase::Begin; })},
        {"Duel, a card chosen", then(duel(inAge(2)), chooseOpenCard)},
        {"Duel, log", then(duel(inAge(2)), key(Qt::Key_L))},
        {"Duel, keys", then(duel(inAge(2)), key(Qt::Key_F1))},
        {"Duel, menu", then(duel(inAge(2)), key(Qt::Key_Escape))},
        {"Duel, the opponent's city", then(duel(inAge(2)), key(Qt::Key_O))},
        {"Duel, discard pile", then(duel(inAge(2)), key(Qt::Key_P))},
        {"Duel, result", duelResult},
        {"Dice of 2", dice(2, 2)},
        {"Dice of 7", dice(7, 3)},
        {"Dice, a die chosen", then(dice(3, 3), chooseDie)},
        {"Dice, log", then(dice(3, 2), key(Qt::Key_L))},
        {"Dice, keys", then(dice(3, 2), key(Qt::Key_F1))},
        {"Dice, result", diceResult},
        {"score pad", page("scores")},
        {"score pad, a sheet of 3", sheet("classic", 3)},
        {"score pad, a sheet of 8", sheet("classic", 8)},
        {"score pad, Duel", sheet("duel", 2)},
        {"score pad, Dice", sheet("dice", 5)},
        {"score pad, an odd value", then(sheet("classic", 3), oddValue(4))},
        {"score pad, a helper", then(sheet("classic", 3), helper)},
        {"score pad, a player", then(sheet("classic", 3), press("GridHead"))},
        {"score pad, menu", then(sheet("classic", 3), press("IconButton", "Menu"))},
        {"score history, empty", page("scoreHistory")},
        {"score history", then(scoredGame, page("scoreHistory"))},
        {"score history, a game",
         then(then(scoredGame, page("scoreHistory")), press("HistoryEntry"))},
        {"score statistics", then(scoredGame, page("scoreStatistics"))},
        {"score import", page("scoreImport")},
        {"score import, preview", then(page("scoreImport"), importPreview)},
        {"result of 3", result(3)},
        {"result of 7", result(7)},
        {"result, explained", then(result(3), press("ScoreCell"))},
        {"review", then(result(3), review)},
        {"review, what cost a computer most",
         then(then(result(3), review), press("AppButton", "Show"))},
        {"result, buried cards", then(result(3), press("AppButton", "Under the wonders"))},
    };
}

} // namespace mirabilia::a11y
