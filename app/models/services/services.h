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

/// What a list shows of a saved game without opening it.
struct SavedGame {
    QString id;
    QString game;    ///< engine id; empty: unknown to this program
    int edition = 1; ///< of the game
    QString ownData; ///< "3f2a91c0": the data it is played with; empty: the built-in ones
    QDateTime savedAt;
    int age = 1;           ///< 0: before the first, or a game without ages
    int turn = 1;          ///< of the age, or of the game if it has no ages
    bool finished = false; ///< only its result can be shown
    QStringList persons;   ///< names of the people at this screen, in seat order
    QStringList others;    ///< names of everyone else except the Free City, in seat order
    QStringList winners;   ///< names, in seat order; of finished games only
    bool hosted = false;   ///< a finished game of a hosted table: `persons` sat anywhere
    QString table;         ///< network games: the title of the table; age and turn are unknown
    QString problem; ///< why it cannot continue, for display; age and turn are meaningless then
};

/// A practice position: one scenario of a document.
struct LessonSetup {
    QString game; ///< engine id
    QByteArray scenarios;
    int edition = 1;        ///< of the game
    int number = 0;         ///< of the scenario, from 0
    QList<SeatSetup> seats; ///< the learner, then computers; as many as the position has are used
};

/// What the models need from the rest of the program. Lives in the models' thread and must never
/// block it: host, store and computer players work elsewhere and answer by signals. It is itself
/// the running game of this screen, at most one.
class Services : public RunningGame {
    Q_OBJECT

public:
    using RunningGame::RunningGame;

    // ---- The running game -----------------------------------------------------------------------

    /// Sets up a table and starts; answered by `opened` or `problem`. Leaves a running game first.
    virtual void startGame(const GameSetup &setup) = 0;
    /// Resumes a saved game; answered by `opened` or `problem`.
    virtual void continueGame(const QString &id) = 0;
    /// Opens a practice position, of which nothing is saved; answered by `opened` or `problem`,
    /// then by `practised`. Hints name the requested move, with the reason "lesson".
    virtual void practise(const LessonSetup &lesson) = 0;
    /// Judges what is decided at this screen from now on, each answered by `judged`.
    virtual void coach() = 0;
    /// Leaves the table at once; its save stays. Links are deleted; computer players stop
    /// searching.
    virtual void leave() = 0;

    /// Reviews finished games, wherever they were hosted.
    [[nodiscard]] virtual Reviewer &reviewer() = 0;
    // ---- Finished games -------------------------------------------------------------------------

    /// Opens a finished game for replay, beside the running one; answered by `replayOpened` or
    /// `problem`. Closes an open replay first.
    virtual void openReplay(const ReplayWish &wish) = 0;
    /// Deletes its links too.
    virtual void closeReplay() = 0;
    /// The open replay, or null.
    [[nodiscard]] virtual ReplayedGame *replay() = 0;
    /// Finished games as last read, the last played first; those that cannot be replayed carry the
    /// reason.
    [[nodiscard]] virtual QList<SavedGame> finishedGames() const = 0;

    // ---- Saved games and settings ---------------------------------------------------------------

    /// Saved games as last read, the last opened first; those that cannot continue carry the
    /// reason. Includes the finished game at the table, and finished games whose table was never
    /// left because the program ended first.
    [[nodiscard]] virtual QList<SavedGame> saves() const = 0;
    /// Reads saved and finished games, with reasons in the current language; answered by
    /// `savesChanged`. Happens automatically at the start, when the list is still empty, and after
    /// every change.
    virtual void readSaves() = 0;
    /// Moves a saved or finished game out of the lists. Returns false on failure.
    virtual bool removeSave(const QString &id) = 0;
    /// Brings a removed game back. Returns false on failure.
    virtual bool restoreSave(const QString &id) = 0;
    /// The value saved under a key, or `fallback`. Types: bool, int, double, QString.
    [[nodiscard]] virtual QVariant setting(const QString &key, const QVariant &fallback) const = 0;
    /// Saves a value; it is on disk at the latest when the program ends.
    virtual void setSetting(const QString &key, const QVariant &value) = 0;

signals:
    /// The table is open and `game`, `localSeats` and `link` are valid; the models request a view
    /// from each link.
    void opened();
    /// The learner has decided: as asked, or otherwise, which ends the lesson. `left`: moves still
    /// asked for.
    void practised(bool asAsked, int left);
    /// What was decided at this seat, then a better move if one was found, each with its chance.
    void judged(int seat, const QList<mirabilia::HintedMove> &moves);
    void savesChanged();
    /// `replay` is set.
    void replayOpened();
};

} // namespace mirabilia
