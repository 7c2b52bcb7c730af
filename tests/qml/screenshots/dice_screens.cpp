// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/qml/screenshots/screens.h"
#include "tests/qml/stage/dice_stage.h"

#include <QTest>

namespace mirabilia::test {

namespace {

const QString dicePage = QStringLiteral("import Mirabilia.Dice\n"
                                        "import Mirabilia.Models.Shell\n"
                                        "DicePage { table: App.table }\n");
const QString diceResult = QStringLiteral("import Mirabilia.Dice\n"
                                          "import Mirabilia.Models.Shell\n"
                                          "DiceResult { table: App.table }\n");

using Position = std::function<bool(Stage &)>;
using Act = std::function<void(Stage &, QQuickWindow &)>;

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

Act hit(const QList<Qt::Key> &pressed) {
    return [=](Stage &, QQuickWindow &window) {
        for (const Qt::Key key : pressed) {
            QTest::keyClick(&window, key);
        }
    };
}

/// Chooses the dearest thing that can be had.
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

/// Chooses the first cell that is ringed.
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

/// Attacks are on their way, after a round that was revealed.
void waitForAttacks(Stage &stage, QQuickWindow &window) {
    waitForReveal(stage, window);
    while (diceTable(stage).attacks().isEmpty()) {
        diceTable(stage).skip();
        waitForReveal(stage, window);
    }
    diceTable(stage).skip();
    QTest::qWait(400);
}

/// Touches a building in which several cells may be taken.
void chooseBuilding(Stage &stage, QQuickWindow &) {
    diceTable(stage).choice()->selectBuilding(QStringLiteral("barracks_west"));
}

/// Chooses a cell that lets cross off more.
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
    const Screen sheet{
        "dice-city", dicePage, on(dice(7), inRound(9)), hit({Qt::Key_O}), {laptop, tablet, phone}};
    return {
        {"dice-hint", dicePage, on(dice(3), inRound(1)), hinted, everySize},
        {"dice-3-start", dicePage, on(dice(3), inRound(1)), {}, everySize},
        {"dice-3-middle", dicePage, on(dice(3), inRound(12)), {}, everySize},
        {"dice-3-middle-dark", dicePage, on(dice(3), inRound(12)), {}, everySize, "dark"},
        {"dice-4-chosen", dicePage, on(dice(4), inRound(10)), chooseDearest, everySize},
        {"dice-7-middle", dicePage, on(dice(7), inRound(9)), {}, everySize},
        {"dice-7-last-dark", dicePage, on(dice(7), lastRound), {}, everySize, "dark"},
        {"dice-7-last-ja", dicePage, on(dice(7), lastRound), chooseDearest, everySize, "light",
         "ja"},
        {"dice-3-middle-zh", dicePage, on(dice(3), inRound(12)), {}, everySize, "light", "zh_CN"},
        {"dice-2-middle", dicePage, on(dice(2), inRound(10)), {}, everySize},
        {"dice-blocked", dicePage, on(dice(3), inRound(12)), hit({Qt::Key_7}), {laptop, phone}},
        {"dice-cross", dicePage, on(dice(3), asking(v1::DICE_QUESTION_CROSS, 4)), chooseFirst,
         everySize},
        {"dice-cross-places",
         dicePage,
         on(dice(3), asking(v1::DICE_QUESTION_CROSS, 4)),
         chooseBuilding,
         {laptop, phone}},
        {"dice-cross-dark",
         dicePage,
         on(dice(3), asking(v1::DICE_QUESTION_CROSS, 4)),
         {},
         {laptop, phone},
         "dark"},
        {"dice-free",
         dicePage,
         on(dice(3, 9), asking(v1::DICE_QUESTION_FREE_BUILD, 2)),
         {},
         {laptop, phone}},
        {"dice-bonus", dicePage, on(dice(3), asking(v1::DICE_QUESTION_BONUS, 2)), {}, everySize},
        {"dice-shared", dicePage, on(shared, inRound(3)), {}, {laptop, phone}},
        sheet,
        {"dice-log", dicePage, on(dice(4), inRound(8)), hit({Qt::Key_L}), {laptop, phone}},
        {"dice-round", dicePage, on(dice(7), inRound(8)), hit({Qt::Key_R}), {laptop, phone}},
        {"dice-keys", dicePage, on(dice(3), inRound(1)), hit({Qt::Key_F1}), {laptop, phone}},
        {"dice-sideways", dicePage, on(dice(4), inRound(10)), chooseDearest, {QSize(740, 360)}},
        {"dice-between",
         dicePage,
         on(dice(4), inRound(10)),
         chooseDearest,
         {QSize(412, 915), QSize(1024, 768), QSize(900, 1000), QSize(1366, 700)}},
        {"dice-scale-150", dicePage, on(dice(4), inRound(10)), {}, {desktop}, "light", "en", 1.5},
        {"dice-scale-200", dicePage, on(dice(4), inRound(10)), {}, {desktop}, "light", "en", 2.0},
        {"dice-scale-200-small",
         dicePage,
         on(dice(2), inRound(10)),
         chooseDearest,
         {laptop},
         "light",
         "en",
         2.0},
        {"dice-scale-80", dicePage, on(dice(4), inRound(10)), {}, {laptop}, "light", "en", 0.8},
        {"dice-reveal",
         dicePage,
         on(dice(7), inRound(9)),
         waitForReveal,
         {laptop, tablet, phone},
         "light",
         "en",
         1.0,
         3},
        {"dice-attacks",
         dicePage,
         on(dice(7), inRound(9)),
         waitForAttacks,
         {laptop, phone},
         "light",
         "en",
         1.0,
         1},
        {"dice-chain-lit", dicePage, on(dice(3), inRound(12)), chooseChain, {laptop, phone}},
        {"dice-result-3", diceResult, on(dice(3), isOver), {}, everySize},
        {"dice-result-7-dark", diceResult, on(dice(7), isOver), {}, everySize, "dark"},
    };
}

} // namespace mirabilia::test
