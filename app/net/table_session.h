// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/host/attendance.h"
#include "app/host/seat_feed.h"
#include "app/net/connection.h"

#include <QElapsedTimer>
#include <QObject>

#include <memory>
#include <optional>
#include <vector>

namespace mirabilia::net {

/// Who is at a table: a connection for each seat, also several seats of one screen, and those who
/// watch. While a game runs it feeds them, and who is here is said to the Attendance by nobody
/// else.
class TableSession final : public QObject {
    Q_OBJECT

public:
    /// Somebody at the table.
    struct Guest {
        Connection *connection = nullptr;
        Seat seat = noSeat;                   ///< noSeat: watches
        std::unique_ptr<host::SeatFeed> feed; ///< while the game runs
        quint32 replyTo = 0;                  ///< the request that the next update answers
        QElapsedTimer emoted;                 ///< since its latest emote
    };
    using Guests = std::vector<std::unique_ptr<Guest>>;

    explicit TableSession(host::Attendance::Patience patience, QObject *parent = nullptr);
    ~TableSession() override;

    /// In the order in which they came.
    [[nodiscard]] const Guests &guests() const { return m_guests; }
    [[nodiscard]] bool isEmpty() const { return m_guests.empty(); }
    [[nodiscard]] Guest *guestAt(Seat seat) const;
    [[nodiscard]] Guest *guestOf(const Connection &connection, std::optional<Seat> seat = {}) const;
    [[nodiscard]] std::vector<Seat> seatsOf(const Connection &connection) const;
    [[nodiscard]] std::uint32_t watchers() const;
    [[nodiscard]] bool isHere(Seat seat) const { return guestAt(seat) != nullptr; }
    /// As it is shown: who has just lost the connection is here for a while.
    [[nodiscard]] v1::SeatState::Presence presenceOf(Seat seat) const;

    /// The seat is at this connection from now on, and no longer at another; or a chair to watch.
    Guest &arrive(Connection &connection, Seat seat);
    /// It has been told what its seat is, and now sees all the rest.
    void show(Guest &guest);
    /// The connection is gone.
    void lose(Connection &connection);
    /// On purpose.
    void leave(Connection &connection);
    /// The seat is somebody else's. `isFree`: nobody has to come back to it.
    void giveUp(Seat seat, bool isFree);
    /// Everybody hears why, and is gone.
    void dismiss(const std::string &code, bool comeBack);
    /// At each seat is now who sat at that of `order` before.
    void reseat(const std::vector<Seat> &order);

    /// A game runs: whoever is not here is away.
    void play(host::GameHost &host);
    void endPlay();
    /// The whole story, once more; as an answer.
    void tellStory(const Connection &connection, quint32 request);
    /// What is asked about those who are away.
    [[nodiscard]] host::Attendance *attendance() const { return m_attendance.get(); }
    [[nodiscard]] bool isPaused() const { return m_paused; }
    void setPaused(bool paused);

    [[nodiscard]] v1::SeatStates states() const;
    /// Once to each connection.
    void tell(const v1::Envelope &envelope) const;

signals:
    /// Of the seats: everybody should hear of it.
    void changed();
    void asked(const mirabilia::v1::Ask &ask);
    void withdrawn(quint32 question, mirabilia::Seat seat);
    void endWanted();
    /// The time of its person is up: a computer decides.
    void stoodIn(mirabilia::Seat seat);

private:
    void feed(Guest &guest);
    /// It has this seat no longer; it goes when that was its last.
    void takeFrom(Seat seat, const std::string &code);

    host::Attendance::Patience m_patience;
    Guests m_guests;
    host::GameHost *m_host = nullptr; ///< while a game runs
    std::unique_ptr<host::Attendance> m_attendance;
    bool m_paused = false;
};

} // namespace mirabilia::net
