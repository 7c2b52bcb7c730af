// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/host/game_host.h"
#include "mirabilia/v1/net.pb.h"

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include <chrono>
#include <map>
#include <optional>
#include <vector>

namespace mirabilia::host {

/// Who is at the table: live state, not part of the saved game.
///
/// A player whose connection is lost is shown as away after a while; later the owner of the table
/// is asked what to do. A computer takes over only if the owner says so, and gives the seat back at
/// the next question after its player has returned.
///
/// With turn clocks, the clock runs while a player who is present has to decide. At three quarters
/// everyone sees the time left; at the end a computer makes this one decision unless the player is
/// faster. The clock stops while the table is paused or waits for the disk, and continues if a
/// choice is taken back.
class Attendance final : public QObject {
    Q_OBJECT

public:
    /// Counted from the last sign of life.
    struct Patience {
        std::chrono::milliseconds shown{10'000}; ///< until everyone sees that a player is away
        std::chrono::milliseconds asked{30'000}; ///< until the owner is asked, and asked again
        std::chrono::milliseconds given{60'000}; ///< until the seat may be given away
        std::chrono::milliseconds turn{0};       ///< per decision; 0: no limit
        // Of a device that sleeps, which is normal for a phone:
        std::chrono::milliseconds asleep{15'000}; ///< until everyone sees that it sleeps
        std::chrono::milliseconds sleeperShown{120'000};
        std::chrono::milliseconds sleeperAsked{300'000};
    };

    Attendance(GameHost &host, Patience patience, QObject *parent = nullptr);

    /// A player takes the seat, perhaps again; command numbers start anew.
    void arrive(Seat seat);
    /// Whether the player's device sleeps whenever it is not looked at.
    void setSleeper(Seat seat, bool sleeps);
    /// The connection is lost after being silent for this long.
    void lose(Seat seat, std::chrono::milliseconds silent = {});
    /// The player left on purpose, so the owner is asked without delay.
    void leave(Seat seat);
    /// The player has been absent for an unknown time: after a restart of the host, or when a game
    /// resumes.
    void miss(Seat seat);
    /// Someone has come to an empty table: the usual waiting times for the others start again.
    void waitAnew();
    /// The owner has decided. Returns false if the question is not open or the choice is invalid.
    bool answer(quint32 question, std::string_view choice);

    /// No turn clock runs while the table is paused.
    void setPaused(bool paused) { m_paused = paused; }
    /// The player of this seat is about to decide: if a computer was to because time was up, it no
    /// longer does.
    void act(Seat seat);

    /// The states of all seats held by people.
    [[nodiscard]] v1::SeatStates states() const;
    [[nodiscard]] v1::SeatState::Presence presenceOf(Seat seat) const;
    /// Returns true if its player left on purpose, even if a computer plays there now.
    [[nodiscard]] bool hasLeft(Seat seat) const;
    /// Returns true if its player will not be back soon, so the seat may be given away.
    [[nodiscard]] bool isAbandoned(Seat seat) const;
    /// Unanswered questions, the oldest first.
    [[nodiscard]] std::vector<v1::Ask> open() const;

signals:
    /// `states` has changed; everyone is sent it.
    void changed();
    void asked(const mirabilia::v1::Ask &ask);
    /// The question no longer counts.
    void withdrawn(quint32 question, mirabilia::Seat seat);
    /// The owner wants to suspend the game: it is saved, so the table may close.
    void endWanted();
    /// The turn clock of a present player has run out; a computer decides.
    void stoodIn(mirabilia::Seat seat);

private:
    struct Place {
        v1::SeatState::Presence presence = v1::SeatState::HERE;
        bool left = false;                   ///< on purpose
        bool sleeps = false;                 ///< the device does
        bool isAsleep = false;               ///< everyone sees that it does
        QElapsedTimer gone;                  ///< monotonic, because wall clocks get set
        std::chrono::milliseconds before{0}; ///< how long it was already silent
        QTimer wait;
        quint32 question = 0; ///< the open question to the owner; 0 if none

        // Turn clock:
        std::optional<std::size_t> decided; ///< decisions made when the current question came up
        std::chrono::milliseconds spent{0}; ///< time spent on it
        bool isShort = false;               ///< true while everyone sees the time left
        bool isLate = false;                ///< true while a computer makes one decision
        bool isTold = false;                ///< true once everyone was told
    };

    /// The next stage of an absence.
    void goOn(Seat seat, Place &place);
    [[nodiscard]] std::chrono::milliseconds shownAfter(const Place &place) const;
    [[nodiscard]] std::chrono::milliseconds askedAfter(const Place &place) const;
    void absent(Seat seat, v1::SeatState::Presence presence);
    void ask(Seat seat);
    [[nodiscard]] static v1::Ask askAbout(Seat seat, quint32 question);
    void withdraw(Seat seat);
    [[nodiscard]] static std::chrono::milliseconds awayFor(const Place &place);
    [[nodiscard]] bool isTimed(Seat seat, const Place &place) const;
    void tick();
    /// Updates the clocks after a change in the game.
    void lookAtTurns();
    [[nodiscard]] bool lookAtTurn(Seat seat, Place &place);
    void standIn(Seat seat, Place &place);

    GameHost &m_host;
    Patience m_patience;
    std::map<Seat, Place> m_places; ///< seats of people
    quint32 m_questions = 0;
    QTimer m_tick; ///< drives the turn clocks
    QElapsedTimer m_ticked;
    bool m_paused = false;
};

} // namespace mirabilia::host
