// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/services/replayed_game.h"
#include "app/models/services/reviewer.h"
#include "app/models/services/running_game.h"

#include <QByteArray>
#include <QDateTime>
#include <QList>
#include <QString>
#include <QStringList>
#include <QVariant>

namespace mirabilia {

/// What is told about a saved game without opening it.
struct SavedGame {
    QString id;
    QString game;    ///< id of the engine; empty: one that this program does not know
    int edition = 1; ///< of the game
    QString ownData; ///< "3f2a91c0": the data it is played with; empty: the built-in ones
    QDateTime savedAt;
    int age = 1;           ///< 0: before the first, or a game without ages
    int turn = 1;          ///< of the age, or of the game where it has none
    bool finished = false; ///< only its result is left to see
    QStringList persons;   ///< names of the people of this screen, in seat order
    QStringList others;    ///< names of everybody else but the Free City, in seat order
    QStringList winners;   ///< names, in seat order; of finished games only
    bool hosted = false;   ///< a finished game at a table for others: `persons` sat anywhere
    QString table;   ///< on the network: what the table is called; then age and turn are not known
    QString problem; ///< why it cannot go on, for people; then age and turn say nothing
};

/// A position to practise at: one scenario of a document of them.
struct LessonSetup {
    QString game; ///< id of the engine
    QByteArray scenarios;
    int number = 0;         ///< of the scenario, from 0
    QList<SeatSetup> seats; ///< who learns, then computers: as many as the position has sit down
};

/// What the models need from the rest of the program. It lives in the thread of the models, and
/// nothing here may block it: host, store and computer players work elsewhere and answer by
/// signals.
/// As a table it is the running game of this screen, at most one.
class Services : public RunningGame {
    Q_OBJECT

public:
    using RunningGame::RunningGame;

    // ---- The running game -----------------------------------------------------------------------

    /// Sets the table up and begins; answered by `opened` or `problem`. A running game is left
    /// first.
    virtual void startGame(const GameSetup &setup) = 0;
    /// Goes on with a saved game; answered by `opened` or `problem`.
    virtual void continueGame(const QString &id) = 0;
    /// Lays the position out, of which nothing is kept; answered by `opened` or `problem`, and then
    /// by `practised`. A hint says what the lesson asks for, with the reason "lesson".
    virtual void practise(const LessonSetup &lesson) = 0;
    /// Leaves the table at once; the save stays. Links die with it; computers stop thinking.
    virtual void leave() = 0;

    /// Who looks back on finished games, whoever their host was.
    [[nodiscard]] virtual Reviewer &reviewer() = 0;
    // ---- Finished games -------------------------------------------------------------------------

    /// Opens a finished game to be looked at again, beside the running one; answered by
    /// `replayOpened`, or by `problem`. One that is open is closed first.
    virtual void openReplay(const ReplayWish &wish) = 0;
    /// Its links die with it.
    virtual void closeReplay() = 0;
    /// The one that is open, or null.
    [[nodiscard]] virtual ReplayedGame *replay() = 0;
    /// Finished games as they were last read, the one that was played last first; those that cannot
    /// be replayed are told with the reason.
    [[nodiscard]] virtual QList<SavedGame> finishedGames() const = 0;

    // ---- Kept things ----------------------------------------------------------------------------

    /// Saved games as they were last read, the one that was opened last first; those that cannot go
    /// on are told with the reason. Of finished ones that which lies on the table, and those whose
    /// table was never left because the program ended before.
    [[nodiscard]] virtual QList<SavedGame> saves() const = 0;
    /// Reads the saved games and the finished ones, with reasons in the language of now; answered
    /// by `savesChanged`. It is done by itself at the beginning, when there are none yet, and after
    /// everything that changes them.
    virtual void readSaves() = 0;
    /// Puts a saved or finished game aside, so that nobody tells of it. False if that failed.
    virtual bool removeSave(const QString &id) = 0;
    /// Brings a game back that was put aside. False if that failed.
    virtual bool restoreSave(const QString &id) = 0;
    /// The value kept under a key, or `fallback`. Values: bool, int, double, QString.
    [[nodiscard]] virtual QVariant setting(const QString &key, const QVariant &fallback) const = 0;
    /// Keeps a value; it is on disk at the latest when the program ends.
    virtual void setSetting(const QString &key, const QVariant &value) = 0;

signals:
    /// The table stands and `game`, `localSeats` and `link` are valid; the models ask each link for
    /// a view.
    void opened();
    /// The person has decided in a lesson: as it asked, or otherwise, which ends it. `left`: how
    /// much more it asks.
    void practised(bool asAsked, int left);
    void savesChanged();
    /// `replay` is there.
    void replayOpened();
};

} // namespace mirabilia
