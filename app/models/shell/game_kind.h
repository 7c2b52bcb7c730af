// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <QStringList>

namespace mirabilia {

/// What a game wants of those who sit down to it: all that a new game is set up by. Not the rules:
/// the host refuses what does not fit.
struct GameKind {
    QString id;            ///< of the engine
    int fewest = 2;        ///< players
    int most = 2;          ///< players
    int usual = 2;         ///< players where nobody has chosen yet
    bool freeCity = false; ///< with the fewest players the Free City joins them
};

/// All games that can be played here, one line each; the first is the one to begin with.
const QList<GameKind> &gameKinds();
/// Null if there is no such game.
const GameKind *gameKind(const QString &id);

/// How well a computer plays: "easy", "normal", "expert".
const QStringList &computerLevels();

} // namespace mirabilia
