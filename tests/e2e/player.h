// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/e2e/driver.h"

namespace mirabilia::e2e {

/// Plays the classic game on the screen: builds what costs least, else a stage, else discards.
class Player {
public:
    explicit Player(Driver &driver) : m_driver(driver) {}

    /// From the home screen to the first hand, against two easy computers, with this board.
    bool begin(const QString &wonder, const QString &side, int edition = 1, int players = 3);
    /// Makes one decision and waits until it is the player's turn again, or the game is over.
    bool decide();
    bool playToEnd();

    /// What the player sees of the position: age, turn, coins, built cards, hand.
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
