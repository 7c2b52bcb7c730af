// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/services/link.h"

#include <QDateTime>
#include <QList>
#include <QObject>
#include <QString>
#include <QStringList>
#include <QVariant>

namespace mirabilia {

/// One place at a table that is about to be set up.
struct SeatSetup {
    enum class Kind { Person, Computer, FreeCity };

    Kind kind = Kind::Computer;
    QString name;
    QString color;       ///< name in the seat palette
    QString level;       ///< computers: "easy", "normal", "expert"
    QString wonder;      ///< id, or empty: by lot
    QString side;        ///< "A", "B", or empty: by lot
    bool begins = false; ///< nobody: by lot

    bool operator==(const SeatSetup &) const = default;
};

/// A game that is about to begin. Two players bring a third seat, the Free City, last.
/// Persons all sit at this screen.
struct GameSetup {
    QList<SeatSetup> seats;
    bool livePoints = false;
    QString game = QStringLiteral("classic"); ///< id of the engine

    bool operator==(const GameSetup &) const = default;
};

/// What is told about a saved game without opening it.
struct SavedGame {
    QString id;
    QString game; ///< id of the engine; empty: one that this program does not know
    QDateTime savedAt;
    int age = 1;           ///< 0: before the first, or a game without ages
    int turn = 1;          ///< of the age, or of the game where it has none
    bool finished = false; ///< only its result is left to see
    QStringList persons;   ///< names of the people of this screen, in seat order
    QStringList others;    ///< names of everybody else but the Free City, in seat order
    QString problem;       ///< why it cannot go on, for people; then age and turn say nothing
};

/// What the models need from the rest of the program. It lives in the thread of the models, and
/// nothing here may block it: host, store and computer players work elsewhere and answer by
/// signals.
class Services : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    // ---- The running game (at most one) ---------------------------------------------------------

    /// Sets the table up and begins; answered by `opened` or `problem`. A running game is left
    /// first.
    virtual void startGame(const GameSetup &setup) = 0;
    /// Goes on with a saved game; answered by `opened` or `problem`.
    virtual void continueGame(const QString &id) = 0;
    /// Leaves the table at once; the save stays. Links die with it; computers stop thinking.
    virtual void leave() = 0;
    /// The id of the engine of the running game.
    [[nodiscard]] virtual QString game() const = 0;
    /// What the running game was begun with, before the lot decided the rest; also of one that was
    /// continued.
    [[nodiscard]] virtual GameSetup setup() const = 0;
    /// Seats of the running game whose people sit at this screen, ascending.
    [[nodiscard]] virtual QList<int> localSeats() const = 0;
    /// The wire of a local seat, or null. Owned by the services, alive until `leave`.
    [[nodiscard]] virtual Link *link(int seat) = 0;
    /// Asks what an expert would do at this seat; answered by `hintReady`, unless the position
    /// changes before.
    virtual void requestHint(int seat) = 0;
    /// The finished game as one line of JSON; empty while it runs.
    [[nodiscard]] virtual QString exportRecord() const = 0;

    // ---- Kept things ----------------------------------------------------------------------------

    /// Saved games, the one that was opened last first; those that cannot go on are told with the
    /// reason. Of finished ones that which lies on the table, and those whose table was never left
    /// because the program ended before.
    [[nodiscard]] virtual QList<SavedGame> saves() const = 0;
    /// Puts a saved game aside, so that `saves` does not tell of it. False if that failed.
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
    void savesChanged();
    /// `reason` is one of: "points", "science", "military", "resources", "trade", "wonder",
    /// "coins", "deny" (a neighbour wants it), "chain" (it leads on), "least" (nothing better), or
    /// empty.
    void hintReady(int seat, const mirabilia::v1::Move &move, const QString &reason);
    /// A failure in three sentences for people: what happened, what is safe, what to do next.
    void problem(const QString &what, const QString &safe, const QString &next);
    /// The same of something that worked, but not quite as people will expect.
    void note(const QString &what, const QString &safe, const QString &next);
};

} // namespace mirabilia
