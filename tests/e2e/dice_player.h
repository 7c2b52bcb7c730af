// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/dice/dice_table.h"
#include "tests/e2e/driver.h"

namespace mirabilia::e2e {

/// Plays Dice on the screen: many points for few coins.
class DicePlayer {
public:
    explicit DicePlayer(Driver &driver) : m_driver(driver) {}

    /// Goes from the home screen to the first round, against easy computers.
    bool begin(int players);
    /// Makes one decision and waits for the next question or the end of the game.
    bool decide();
    bool playToEnd();

    [[nodiscard]] DiceTable &table() const {
        return *qobject_cast<DiceTable *>(m_driver.app().table());
    }

private:
    [[nodiscard]] v1::DiceOption plan() const;
    bool carryOut(const v1::DiceOption &option);
    bool chooseDie(const QString &die);
    bool chooseCell(const QString &cell);
    QQuickItem *find(const char *role, const QString &id);
    bool walkTo(const QQuickItem &item);
    bool press(DiceAction::Kind kind, int number);
    [[nodiscard]] QString moment() const;

    Driver &m_driver;
};

} // namespace mirabilia::e2e
