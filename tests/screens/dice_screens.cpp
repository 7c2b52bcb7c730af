// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/qml/stage/dice_stage.h"
#include "tests/screens/screens.h"

#include <QTest>

namespace mirabilia::test {

namespace {

Position on(const DiceDeal &deal, const DiceWish &there) {
    return [=](Stage &stage) { return dealDice(stage, deal) && playDice(stage, there); };
}

DiceWish inRound(int number) {
    return [=](const DiceTable &table) {
        return table.round() >= number && table.dice().of_round() &&
               table.dice().question() == v1::DICE_QUESTION_ACTION;
    };
}

bool isOver(const DiceTable &table) {
    return table.over();
}

bool lastRound(const DiceTable &table) {
    return table.lastRound() && table.dice().of_round();
}

/// Chooses the most expensive possible action.
void chooseDearest(Stage &stage, QQuickWindow &) {
    const v1::DiceOption *dearest = nullptr;
    for (const v1::DiceOption &option : diceTable(stage).dice().options()) {
        if (!option.cell().empty() &&
            (dearest == nullptr || option.price().coins() > dearest->price().coins())) {
            dearest = &option;
        }
    }
    if (dearest != nullptr) {
        DiceChoice &choice = *diceTable(stage).choice();
        choice.selectDie(QString::fromStdString(dearest->move().die()));
        choice.selectCell(QString::fromStdString(dearest->cell()));
    }
}

/// Chooses the first ringed cell.
void chooseFirst(Stage &stage, QQuickWindow &) {
    for (const v1::DiceOption &option : diceTable(stage).dice().options()) {
        if (!option.cell().empty()) {
            diceTable(stage).choice()->selectCell(QString::fromStdString(option.cell()));
            return;
        }
    }
}

void waitForReveal(Stage &stage, QQuickWindow &) {
    Stage::wait([&stage] {
        if (!diceTable(stage).revealing()) {
            decideDice(diceTable(stage));
        }
        return diceTable(stage).revealing();
    });
    QTest::qWait(1500);
}

/// Waits until attacks are in flight after a reveal.
void waitForAttacks(Stage &stage, QQuickWindow &window) {
    waitForReveal(stage, window);
    while (diceTable(stage).attacks().isEmpty()) {
        diceTable(stage).skip();
        waitForReveal(stage, window);
    }
    diceTable(stage).skip();
    QTest::qWait(400);
}

/// Presses a building with several possible cells.
void chooseBuilding(Stage &stage, QQuickWindow &) {
    diceTable(stage).choice()->selectBuilding(QStringLiteral("barracks_west"));
}

/// Chooses a cell that allows more to be crossed off.
void chooseChain(Stage &stage, QQuickWindow &) {
    diceTable(stage).choice()->selectCell(QStringLiteral("gallery.blue"));
}

DiceDeal dice(int players, quint64 seed = 7) {
    DiceDeal value;
    value.players = players;
    value.seed = seed;
    value.livePoints = players == 7;
    return value;
}

} // namespace

QList<Screen> diceScreens() {
    DiceDeal shared = dice(4);
    shared.persons = 4;
    DiceDeal alike = dice(4);
    alike.names = namesAlike;
    const auto at = [](const char *name, const DiceDeal &deal, const DiceWish &there,
                       Touch touch = {}, const char *language = "en") {
        return Screen{QString::fromLatin1(name),
                      "table",
                      on(deal, there),
                      std::move(touch),
                      everySize,
                      QStringLiteral("light"),
                      QString::fromLatin1(language)};
    };
    const auto result = [](const char *name, int players, const char *language = "en") {
        return Screen{QString::fromLatin1(name),
                      "result",
                      on(dice(players), isOver),
                      {},
                      everySize,
                      QStringLiteral("light"),
                      QString::fromLatin1(language)};
    };
    const auto sized = [](Screen screen, QList<QSize> sizes, double scale = 1.0) {
        screen.sizes = std::move(sizes);
        screen.scale = scale;
        return screen;
    };
    const auto moving = [](Screen screen, int speed) {
        screen.motionSpeed = speed;
        return screen;
    };
    const DiceWish cross = asking(v1::DICE_QUESTION_CROSS, 4);
    return inGate(
        inBothThemes({
            at("dice-hint", dice(3), inRound(1), hinted),
            at("dice-hint-7-ja", dice(7), inRound(4), hinted, "ja"),
            at("dice-3-start", dice(3), inRound(1)),
            at("dice-3-middle", dice(3), inRound(12)),
            at("dice-4-chosen", dice(4), inRound(10), chooseDearest),
            at("dice-7-middle", dice(7), inRound(9)),
            at("dice-7-last", dice(7), lastRound),
            at("dice-7-last-ja", dice(7), lastRound, chooseDearest, "ja"),
            at("dice-3-middle-zh", dice(3), inRound(12), {}, "zh_CN"),
            at("dice-2-middle", dice(2), inRound(10)),
            at("dice-answer", dice(3), inRound(12), pointing("Cell")),
            at("dice-answers-ja", dice(3), inRound(12), keys({Qt::Key_Right, Qt::Key_E}), "ja"),
            at("dice-blocked", dice(3), inRound(12), keys({Qt::Key_7})),
            at("dice-cross", dice(3), cross, chooseFirst),
            at("dice-cross-open", dice(3), cross),
            at("dice-cross-places", dice(3), cross, chooseBuilding),
            at("dice-cross-places-zh", dice(3), cross, chooseBuilding, "zh_CN"),
            at("dice-free", dice(3, 9), asking(v1::DICE_QUESTION_FREE_BUILD, 2)),
            at("dice-bonus", dice(3), asking(v1::DICE_QUESTION_BONUS, 2)),
            sized(at("dice-initials", alike, inRound(3)), {laptop, phone, sideways}),
            at("dice-shared", shared, inRound(3)),
            at("dice-city", dice(7), inRound(9), keys({Qt::Key_O})),
            at("dice-log", dice(4), inRound(8), keys({Qt::Key_L})),
            at("dice-round", dice(7), inRound(8), keys({Qt::Key_R})),
            at("dice-keys", dice(3), inRound(1), keys({Qt::Key_F1})),
            at("dice-menu", dice(3), inRound(1), keys({Qt::Key_Escape})),
            sized(at("dice-sideways", dice(4), inRound(10), chooseDearest), {sideways}),
            sized(at("dice-between", dice(4), inRound(10), chooseDearest),
                  {{412, 915}, {1024, 768}, {900, 1000}, {1366, 700}}),
            sized(at("dice-scale-150", dice(4), inRound(10)), {desktop}, 1.5),
            sized(at("dice-scale-200", dice(4), inRound(10)), {desktop}, 2.0),
            sized(at("dice-scale-200-small", dice(2), inRound(10), chooseDearest), {laptop}, 2.0),
            sized(at("dice-scale-80", dice(4), inRound(10)), {laptop}, 0.8),
            moving(at("dice-reveal", dice(7), inRound(9), waitForReveal), 3),
            moving(at("dice-attacks", dice(7), inRound(9), waitForAttacks), 1),
            at("dice-chain-lit", dice(3), inRound(12), chooseChain),
            result("dice-result-2", 2),
            result("dice-result-3", 3),
            result("dice-result-7", 7),
            result("dice-result-7-zh", 7, "zh_CN"),
            result("dice-result-3-ja", 3, "ja"),
        }),
        {"dice-2-middle", "dice-7-middle", "dice-4-chosen", "dice-log", "dice-keys",
         "dice-result-3"});
}

} // namespace mirabilia::test
