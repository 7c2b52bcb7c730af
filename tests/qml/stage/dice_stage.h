// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/dice/dice_table.h"
#include "tests/qml/stage/stage.h"

namespace mirabilia::test {

/// A game of Dice to set up.
struct DiceDeal {
    int players = 3;
    int persons = 1;
    quint64 seed = 7;
    QString ownBoard; ///< empty: by lot
    QString level = QStringLiteral("easy");
    QStringList names;
    bool livePoints = false;
};

using DiceWish = std::function<bool(const DiceTable &)>;

/// The table of Dice on a stage. Only while one is laid.
[[nodiscard]] DiceTable &diceTable(Stage &stage);
/// Begins a game and waits until the first action is asked for. False if that fails.
bool dealDice(Stage &stage, const DiceDeal &deal);
/// Makes one decision for the person whose turn it is: what brings the most for the least coins.
void decideDice(DiceTable &table);
/// Plays on until `there` holds; false if it gets stuck or the game is over before.
bool playDice(Stage &stage, const DiceWish &there);
/// The game reaches this question, in which these many answers are possible.
DiceWish asking(v1::DiceQuestion question, int answers = 1);

} // namespace mirabilia::test
