// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/e2e/driver.h"

namespace mirabilia::e2e {

/// Plays the classic game on the screen: builds the cheapest card, else a stage, else discards.
class Player {
public:
    explicit Player(Driver &driver) : m_driver(driver) {}

    /// Goes from the home screen to the first hand, with this board against easy computers.
    bool begin(const QString &wonder, const QString &side, int edition = 1, int players = 3);
    /// Makes one decision and waits for the next one or the end of the game.
    bool decide();
    bool playToEnd();

    /// The position as the player sees it: age, turn, coins, stages, shields, hand.
    [[nodiscard]] QString position() const;

private:
    struct Plan {
        int row = 0;
        ClassicAction::Kind action = ClassicAction::Discard;
    };

    [[nodiscard]] ClassicTable &table() const { return *m_driver.table(); }
    [[nodiscard]] bool asked() const;
    [[nodiscard]] Plan plan() const;
    bool lift(int row);
    bool act(ClassicAction::Kind action);
    bool pickFromDiscards();
    [[nodiscard]] QString moment() const;

    Driver &m_driver;
};

} // namespace mirabilia::e2e
