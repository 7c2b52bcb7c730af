// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/host/games.h"
#include "tests/monkey/world.h"

#include <QStringList>

namespace mirabilia::monkey {

/// What must hold after every step, whatever was done: nothing complains, every dialog can be left,
/// and what was typed or played is on disk.
class Witness {
public:
    explicit Witness(World &world);

    /// What does not hold, in sentences.
    QStringList problems();
    /// Esc, again and again, closes whatever is open; what it does not close has a button.
    QStringList wayOutProblems();
    /// The program is ended and started anew: what was going on is offered, and is the same.
    QStringList restartProblems();

private:
    static void watchModels(const QObject &parent);
    [[nodiscard]] QStringList dialogProblems() const;
    [[nodiscard]] QStringList sheetProblems() const;
    QStringList tableProblems();
    /// The position on disk as the seat at the screen may know it; why there is none otherwise.
    [[nodiscard]] std::string positionOnDisk(QString &problem);

    World &m_world;
    host::Games m_games;
};

} // namespace mirabilia::monkey
