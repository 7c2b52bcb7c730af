// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/dice/dice_table.h"
#include "tests/qml/stage/stage.h"

namespace mirabilia::test {

/// Setup of a game of Dice.
struct DiceDeal {
    int players = 3;
    int persons = 1;
    quint64 seed = 7;
    QString ownBoard; ///< empty = random
    QString level = QStringLiteral("easy");
    QStringList names;
    bool livePoints = false;
};

using DiceWish = std::function<bool(const DiceTable &)>;

/// The table of Dice on a stage; only while there is one.
[[nodiscard]] DiceTable &diceTable(Stage &stage);
/// Begins a game and waits for its first action. Returns false on failure.
bool dealDice(Stage &stage, const DiceDeal &deal);
/// Makes one decision for the player to move: the most gain for the fewest coins.
void decideDice(DiceTable &table);
/// Plays until `there` holds; returns false if it gets stuck or the game ends first.
bool playDice(Stage &stage, const DiceWish &there);
/// True once this question is pending with at least this many legal answers.
DiceWish asking(v1::DiceQuestion question, int answers = 1);

} // namespace mirabilia::test
