// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/services/link.h"

#include <QList>
#include <QObject>
#include <QString>

namespace mirabilia {

/// One place at a table that is about to be set up.
struct SeatSetup {
    enum class Kind {
        Person, ///< at this screen
        Computer,
        FreeCity,
        Elsewhere, ///< a person at another screen
    };

    Kind kind = Kind::Computer;
    QString name;
    QString color;       ///< name in the seat palette
    QString level;       ///< computers: "easy", "normal", "expert", "master"
    QString wonder;      ///< id, or empty: by lot
    QString side;        ///< "A", "B", or empty: by lot
    bool begins = false; ///< nobody: by lot

    bool operator==(const SeatSetup &) const = default;
};

/// A game that is about to begin. Two players bring a third seat, the Free City, last.
struct GameSetup {
    QList<SeatSetup> seats;
    bool livePoints = false;
    QString game = QStringLiteral("classic"); ///< id of the engine
    int edition = 1;                          ///< of the game

    bool operator==(const GameSetup &) const = default;
};

/// A move that a hint names.
struct HintedMove {
    v1::Move move;
    /// Why: "points", "science", "military", "resources", "trade", "wonder", "coins", "deny" (a
    /// neighbour wants it), "chain" (it leads on), "least" (nothing better), "lesson" (it asks for
    /// that), or empty.
    QString reason;
    double chance = 0; ///< to win, from 0 to 1, of who decides
};

/// A running game with people at this screen, whoever its host is. It lives in the thread of the
/// models, and nothing here may block it.
class RunningGame : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    /// The id of the engine of the running game.
    [[nodiscard]] virtual QString game() const = 0;
    /// What the running game was begun with, before the lot decided the rest; also of one that was
    /// continued.
    [[nodiscard]] virtual GameSetup setup() const = 0;
    /// Seats whose people sit at this screen, ascending; 255 if they only watch.
    [[nodiscard]] virtual QList<int> localSeats() const = 0;
    /// The wire of such a seat, or null. Alive as long as the table.
    [[nodiscard]] virtual Link *link(int seat) = 0;
    /// Its people sit at several screens: a Network tells of them, and no expert can be asked.
    [[nodiscard]] virtual bool overNetwork() const { return false; }
    /// A position to practise at: nothing of it is kept.
    [[nodiscard]] virtual bool isLesson() const { return false; }
    /// It is over and only looked at again: nothing can be decided.
    [[nodiscard]] virtual bool replayed() const { return false; }
    /// Asks what an expert would do at this seat; answered by `hintReady`, unless the position
    /// changes before.
    virtual void requestHint(int seat) = 0;
    /// The finished game as one line of JSON; empty while it runs.
    [[nodiscard]] virtual QString exportRecord() const = 0;

signals:
    /// The best move, and where there is a choice the second best.
    void hintReady(int seat, const QList<mirabilia::HintedMove> &moves);
    /// A failure in three sentences for people: what happened, what is safe, what to do next.
    void problem(const QString &what, const QString &safe, const QString &next);
    /// The same of something that worked, but not quite as people will expect.
    void note(const QString &what, const QString &safe, const QString &next);
};

} // namespace mirabilia
