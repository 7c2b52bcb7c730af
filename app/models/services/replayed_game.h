// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/services/running_game.h"

#include <QList>
#include <QString>

#include <vector>

namespace mirabilia {

/// A position of a finished game at which one stops: what follows brought something to light.
struct ReplayStep {
    int decision =
        0;        ///< the first that is due here, counted from 0; at the end: how many there are
    int age = 0;  ///< 0: before the first, or a game without ages
    int turn = 0; ///< of the age, or of the game where it has none
};

/// What is to be replayed, and where one looks first.
struct ReplayWish {
    QString save;   ///< id of a finished game; empty: `record`
    QString record; ///< one document of JSON, perhaps hostile
    /// Who sat there, where the record's names are known; a saved game knows them itself.
    std::vector<v1::SeatInfo> seats;
    int decision = 0; ///< the one that is due in the position to begin with
};

/// A game that is over, to be looked at again, from every seat and with its hand. It has one wire:
/// the eyes of whoever looks, which go from seat to seat. Nothing can be decided, and nobody is
/// asked.
class ReplayedGame : public RunningGame {
    Q_OBJECT

public:
    using RunningGame::RunningGame;

    [[nodiscard]] bool replayed() const override { return true; }

    /// At least the beginning and the end.
    [[nodiscard]] virtual const QList<ReplayStep> &steps() const = 0;
    /// Where one looks, and from which seat.
    [[nodiscard]] virtual int decision() const = 0;
    [[nodiscard]] virtual int seat() const = 0;
    /// Looks at the position in which a decision is due, from a seat. The wire tells what happened
    /// where that is the next step, and else the whole story.
    virtual void look(int decision, int seat) = 0;
};

} // namespace mirabilia
