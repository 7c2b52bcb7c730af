// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/services/link.h"

#include <QList>
#include <QObject>
#include <QString>

#include <memory>

namespace mirabilia {

class GameData;

/// One seat of a table being set up.
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
    QString wonder;      ///< id; empty: drawn
    QString side;        ///< "A", "B"; empty: drawn
    bool begins = false; ///< if nobody does: drawn

    bool operator==(const SeatSetup &) const = default;
};

/// A game about to begin. Two players add a third seat, the Free City, last.
struct GameSetup {
    QList<SeatSetup> seats;
    bool livePoints = false;
    QString game = QStringLiteral("classic"); ///< engine id
    int edition = 1;                          ///< of the game

    bool operator==(const GameSetup &) const = default;
};

/// A move suggested by a hint.
struct HintedMove {
    v1::Move move;
    /// Why: "points", "science", "military", "resources", "trade", "wonder", "coins", "deny" (a
    /// neighbour wants it), "chain" (it enables later cards), "least" (nothing better), "lesson"
    /// (the lesson asks for it), or empty.
    QString reason;
    double chance = 0; ///< the deciding player's chance to win, 0 to 1
};

/// A running game with people at this screen, wherever its host is. Lives in the models' thread and
/// must never block it.
class RunningGame : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    /// The engine id of the running game.
    [[nodiscard]] virtual QString game() const = 0;
    /// The setup the running game began with, before anything was drawn; also after resuming.
    [[nodiscard]] virtual GameSetup setup() const = 0;
    /// What it is played with, if that is not the data of this program; null: it is.
    [[nodiscard]] virtual std::shared_ptr<const GameData> gameData() const { return {}; }
    /// Seats of people at this screen, ascending; 255 if they only watch.
    [[nodiscard]] virtual QList<int> localSeats() const = 0;
    /// The link of such a seat, or null. Lives as long as the table.
    [[nodiscard]] virtual Link *link(int seat) = 0;
    /// Returns true if its people are at several screens: a Network describes them, and no hints
    /// are available.
    [[nodiscard]] virtual bool overNetwork() const { return false; }
    /// Returns true for a practice position: nothing of it is saved.
    [[nodiscard]] virtual bool isLesson() const { return false; }
    /// Returns true if it is a replay: nothing can be decided.
    [[nodiscard]] virtual bool replayed() const { return false; }
    /// Asks what an expert would do at this seat; answered by `hintReady` unless the position
    /// changes first.
    virtual void requestHint(int seat) = 0;
    /// The finished game as one line of JSON; empty while it runs.
    [[nodiscard]] virtual QString exportRecord() const = 0;

signals:
    /// The best move, and the second best if there is a choice.
    void hintReady(int seat, const QList<mirabilia::HintedMove> &moves);
    /// A failure in three sentences for display: what happened, what is safe, what to do next.
    void problem(const QString &what, const QString &safe, const QString &next);
    /// The same for something that worked, but not quite as expected.
    void note(const QString &what, const QString &safe, const QString &next);
};

} // namespace mirabilia
