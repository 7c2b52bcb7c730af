// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/duel/duel_table.h"
#include "tests/e2e/driver.h"

namespace mirabilia::e2e {

/// Plays Duel on the screen, for both seats if both are people. Seat 0 aims at one of the three
/// victories; a second person helps.
class DuelPlayer {
public:
    enum class Goal { Military, Science, Points };

    DuelPlayer(Driver &driver, Goal goal) : m_driver(driver), m_goal(goal) {}

    /// Goes from the home screen to the draft, against an easy computer or with two people.
    bool begin(bool twoPeople);
    /// Makes one decision and waits for the next question or the end of the game.
    bool decide();
    bool playToEnd();

    [[nodiscard]] DuelTable &table() const {
        return *qobject_cast<DuelTable *>(m_driver.app().table());
    }
    /// The position as the player sees it.
    [[nodiscard]] QString position() const;

private:
    [[nodiscard]] bool asked() const { return table().myTurn() && !table().options().empty(); }
    [[nodiscard]] int liking(const v1::DuelOption &option) const;
    [[nodiscard]] v1::DuelMove plan() const;
    bool carryOut(const v1::DuelMove &move);
    bool chooseCard(const QString &card);
    [[nodiscard]] QList<Qt::Key> wayTo(int row) const;
    bool act(const v1::DuelMove &move);
    bool answer(const v1::DuelMove &move);
    QQuickItem *holding(const char *role, const QString &id);

    Driver &m_driver;
    Goal m_goal;
};

} // namespace mirabilia::e2e
