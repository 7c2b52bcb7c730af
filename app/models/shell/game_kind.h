// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLatin1String>
#include <QList>
#include <QString>
#include <QStringList>

class QObject;

namespace mirabilia::v1 {
class TableView;
} // namespace mirabilia::v1

namespace mirabilia {

class Catalogue;
class RunningGame;
class Settings;
class TableModel;

/// A choice that applies to a whole game: its edition.
struct GameOption {
    struct Answer {
        QString value;
        const char *nameSource = ""; ///< translated like all sources here
        const char *gameSource = ""; ///< "%1 (second edition)", for the game's name; or empty
        const char *noteSource = ""; ///< its other consequences, in a sentence
        int fewest = 0;              ///< players; 0: the game's own minimum
    };

    QString id;
    const char *nameSource = "";
    QList<Answer> answers;
    QString newcomers; ///< the default for people who have never played here
    QString before;    ///< the default for people who played before there was a choice

    /// Null if there is no such answer.
    [[nodiscard]] const Answer *answer(const QString &value) const;
};

/// The option named by every setup, save and table of a game.
inline constexpr QLatin1String editionOption("edition");

/// A game as the shell knows it: its name, what players may choose, and its table. Not the rules:
/// the host refuses what does not fit.
struct GameKind {
    QString id;                  ///< engine id
    const char *nameSource = ""; ///< its name, to be translated
    int fewest = 2;              ///< players
    int most = 2;                ///< players
    int usual = 2;               ///< players by default
    bool freeCity = false;       ///< the Free City joins the smallest game
    bool sides = false;          ///< boards have two sides
    bool starter = false;        ///< has a starting player
    /// Ids of the boards a seat may ask for; null: none.
    QStringList (*boards)(const Catalogue &) = nullptr;
    QString boardGroup = {}; ///< name group of the boards
    QList<GameOption> options = {};
    /// The progress of a game in a word or two.
    QString (*place)(int age, int turn) = nullptr;
    /// The same per move, for replays; null: as in `place`.
    QString (*step)(int age, int turn) = nullptr;

    /// Returns true while a first game is guided.
    bool (*beginning)(const v1::TableView &view) = nullptr;

    /// Creates the table of the running game.
    TableModel *(*table)(RunningGame &game, const Settings &settings, const Catalogue &catalogue,
                         QObject *parent) = nullptr;

    [[nodiscard]] QString name(int edition = 1) const;
    /// Null if there is no such option.
    [[nodiscard]] const GameOption *option(const QString &id) const;
    /// Games without that option have one edition, the first.
    [[nodiscard]] bool hasEdition(int edition) const;

    /// A text of a game or its options in the current language.
    [[nodiscard]] static QString translated(const char *source);
};

/// All games of the program; the first one is the default.
const QList<GameKind> &gameKinds();
/// Null if there is no such game.
const GameKind *gameKind(const QString &id);

/// Levels of computer players: "easy", "normal", "expert", "master".
const QStringList &computerLevels();

} // namespace mirabilia
