// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLatin1String>
#include <QList>
#include <QString>
#include <QStringList>

class QObject;

namespace mirabilia {

class Catalogue;
class RunningGame;
class Settings;
class TableModel;

/// Something that a whole game is played with, one answer of several: its edition.
struct GameOption {
    struct Answer {
        QString value;
        const char *nameSource = ""; ///< to be translated, as all of them are
        const char *gameSource = ""; ///< "%1 (second edition)", of the game's name; empty: as it is
        const char *noteSource = ""; ///< what else follows from it, in a sentence
        int fewest = 0;              ///< players; 0: as few as the game allows
    };

    QString id;
    const char *nameSource = "";
    QList<Answer> answers;
    QString newcomers; ///< the answer of those who have never played here
    QString before;    ///< of those who have, when nobody was asked

    /// Null if it is none.
    [[nodiscard]] const Answer *answer(const QString &value) const;
};

/// The option that every setup, save and table of a game names.
inline constexpr QLatin1String editionOption("edition");

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
    QList<GameOption> options = {};
    /// Where a game stands, in a word or two.
    QString (*place)(int age, int turn) = nullptr;
    /// The same move by move, for a replay; null: as `place` says it.
    QString (*step)(int age, int turn) = nullptr;

    /// The table of the running game.
    TableModel *(*table)(RunningGame &game, const Settings &settings, const Catalogue &catalogue,
                         QObject *parent) = nullptr;

    [[nodiscard]] QString name(int edition = 1) const;
    /// Null if there is no such option.
    [[nodiscard]] const GameOption *option(const QString &id) const;
    /// Games without that option have one edition, the first.
    [[nodiscard]] bool hasEdition(int edition) const;

    /// A text of a game or of its options in the language in use.
    [[nodiscard]] static QString translated(const char *source);
};

/// All games that can be played here, one line each; the first is the one to begin with.
const QList<GameKind> &gameKinds();
/// Null if there is no such game.
const GameKind *gameKind(const QString &id);

/// How well a computer plays: "easy", "normal", "expert", "master".
const QStringList &computerLevels();

} // namespace mirabilia
