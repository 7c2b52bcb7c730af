// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/services/running_game.h"

#include <QList>
#include <QString>

#include <vector>

namespace mirabilia {

/// A stop in a replay: a position after which something becomes visible.
struct ReplayStep {
    int decision = 0; ///< the first decision due here, from 0; at the end: the number of decisions
    int age = 0;      ///< 0: before the first, or a game without ages
    int turn = 0;     ///< of the age, or of the game if it has no ages
};

/// What to replay, and where to start.
struct ReplayWish {
    QString save;   ///< id of a finished game; empty: use `record`
    QString record; ///< one JSON document, possibly hostile
    /// The players of a record, if known; a saved game knows its own.
    std::vector<v1::SeatInfo> seats;
    int decision = 0; ///< the decision due in the first position shown
};

/// A finished game to look at again, from every seat including its hand. It has one link, which
/// switches between seats. Nothing can be decided, and nobody is asked.
class ReplayedGame : public RunningGame {
    Q_OBJECT

public:
    using RunningGame::RunningGame;

    [[nodiscard]] bool replayed() const override { return true; }

    /// Contains at least the start and the end.
    [[nodiscard]] virtual const QList<ReplayStep> &steps() const = 0;
    /// The current position, and the seat it is seen from.
    [[nodiscard]] virtual int decision() const = 0;
    [[nodiscard]] virtual int seat() const = 0;
    /// Shows the position before a decision, seen from a seat. The link sends an update if that is
    /// the next step, otherwise a full update.
    virtual void look(int decision, int seat) = 0;
};

} // namespace mirabilia
