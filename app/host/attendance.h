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

/// Who is at the table: live state, apart from the saved game.
///
/// Somebody whose connection is gone is shown as away after a while; later the owner of the table
/// is asked what to do. A computer takes over only if the owner says so, and gives the seat back at
/// the next question after its person is here again.
///
/// Where turns have a clock, it runs while somebody who is here is asked: at three quarters all see
/// what is left, and at its end a computer makes this one decision, unless its person is faster. It
/// stands still while the table is paused or waits for the disk, and goes on where a choice is
/// taken back.
class Attendance final : public QObject {
    Q_OBJECT

public:
    /// Counted from the last sign of life.
    struct Patience {
        std::chrono::milliseconds shown{10'000}; ///< until all see that somebody is away
        std::chrono::milliseconds asked{30'000}; ///< until the owner is asked, and asked again
        std::chrono::milliseconds given{60'000}; ///< until the seat may be given away
        std::chrono::milliseconds turn{0};       ///< that a question may take; 0: any time
    };

    Attendance(GameHost &host, Patience patience, QObject *parent = nullptr);

    /// A person takes the seat, perhaps again; commands are numbered anew.
    void arrive(Seat seat);
    /// The connection is gone, and was silent for so long.
    void lose(Seat seat, std::chrono::milliseconds silent = {});
    /// On purpose: nobody has to wait before something is asked.
    void leave(Seat seat);
    /// Not here, and nobody knows since when: so it is after the host was killed, or the game
    /// rested.
    void miss(Seat seat);
    /// Somebody has come to an empty table: about the others they are asked after the usual time.
    void waitAnew();
    /// The owner has decided. False if nobody asked that, or the choice is none.
    bool answer(quint32 question, std::string_view choice);

    /// No turn's time runs while the table is paused.
    void setPaused(bool paused) { m_paused = paused; }
    /// Who is here is about to decide: where a computer was to, because the time is up, it no
    /// longer does.
    void act(Seat seat);

    /// Of every seat of a person.
    [[nodiscard]] v1::SeatStates states() const;
    [[nodiscard]] v1::SeatState::Presence presenceOf(Seat seat) const;
    /// It was left on purpose, also where a computer plays since.
    [[nodiscard]] bool hasLeft(Seat seat) const;
    /// Nobody comes back to it, or not soon: it may be given away.
    [[nodiscard]] bool isAbandoned(Seat seat) const;
    /// What has been asked and not answered, the oldest first.
    [[nodiscard]] std::vector<v1::Ask> open() const;

signals:
    /// Everybody is told `states`.
    void changed();
    void asked(const mirabilia::v1::Ask &ask);
    /// It no longer counts.
    void withdrawn(quint32 question, mirabilia::Seat seat);
    /// The owner wants the game to rest: it is saved, the table may close.
    void endWanted();
    /// The time of somebody who is here is up: a computer decides.
    void stoodIn(mirabilia::Seat seat);

private:
    struct Place {
        v1::SeatState::Presence presence = v1::SeatState::HERE;
        bool left = false;                   ///< on purpose
        QElapsedTimer gone;                  ///< monotonic: clocks are set
        std::chrono::milliseconds before{0}; ///< it was silent before
        QTimer wait;
        quint32 question = 0; ///< that waits for the owner

        // Of the turn's clock.
        std::optional<std::size_t> decided; ///< so often before it was asked what it is asked
        std::chrono::milliseconds spent{0}; ///< on that
        bool isShort = false;               ///< all see what is left
        bool isLate = false;                ///< a computer decides for once
        bool isTold = false;                ///< all have heard that
    };

    void absent(Seat seat, v1::SeatState::Presence presence);
    void ask(Seat seat);
    [[nodiscard]] static v1::Ask askAbout(Seat seat, quint32 question);
    void withdraw(Seat seat);
    [[nodiscard]] static std::chrono::milliseconds awayFor(const Place &place);
    [[nodiscard]] bool isTimed(Seat seat, const Place &place) const;
    void tick();
    /// What has come of the turns since.
    void lookAtTurns();
    [[nodiscard]] bool lookAtTurn(Seat seat, Place &place);
    void standIn(Seat seat, Place &place);

    GameHost &m_host;
    Patience m_patience;
    std::map<Seat, Place> m_places; ///< of persons
    quint32 m_questions = 0;
    QTimer m_tick; ///< of the turns' clock
    QElapsedTimer m_ticked;
    bool m_paused = false;
};

} // namespace mirabilia::host
