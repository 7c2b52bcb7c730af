// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <QStringList>

class QObject;

namespace mirabilia {

class Catalogue;
class RunningGame;
class Settings;
class TableModel;

/// A game as the shell knows it: what it is called, what it wants of those who sit down to it, and
/// its table. Not the rules: the host refuses what does not fit.
struct GameKind {
    QString id;                  ///< of the engine
    const char *nameSource = ""; ///< what it is called, to be translated
    int fewest = 2;              ///< players
    int most = 2;                ///< players
    int usual = 2;               ///< players where nobody has chosen yet
    bool freeCity = false;       ///< with the fewest players the Free City joins them
    bool sides = false;          ///< a board has two
    bool starter = false;        ///< somebody begins
    /// Ids of the boards that a seat may ask for; null: there are none.
    QStringList (*boards)(const Catalogue &) = nullptr;
    QString boardGroup = {}; ///< the group of names that those of the boards stand in
    /// Where a game stands, in a word or two.
    QString (*place)(int age, int turn) = nullptr;
    /// The same move by move, for a replay; null: as `place` says it.
    QString (*step)(int age, int turn) = nullptr;

    /// The table of the running game.
    TableModel *(*table)(RunningGame &game, const Settings &settings, const Catalogue &catalogue,
                         QObject *parent) = nullptr;

    [[nodiscard]] QString name() const;
};

/// All games that can be played here, one line each; the first is the one to begin with.
const QList<GameKind> &gameKinds();
/// Null if there is no such game.
const GameKind *gameKind(const QString &id);

/// How well a computer plays: "easy", "normal", "expert", "master".
const QStringList &computerLevels();

} // namespace mirabilia
