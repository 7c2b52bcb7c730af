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

/// Who is at a table: one connection per seat (a screen may have several) and watchers. While a
/// game runs it feeds them, and it alone reports to the Attendance who is present.
class TableSession final : public QObject {
    Q_OBJECT

public:
    /// A seat or a watcher at the table.
    struct Guest {
        Connection *connection = nullptr;
        Seat seat = noSeat;                   ///< noSeat: a watcher
        std::unique_ptr<host::SeatFeed> feed; ///< set while the game runs
        quint32 replyTo = 0;                  ///< request answered by the next update
        QElapsedTimer emoted;                 ///< since the last emote
    };
    using Guests = std::vector<std::unique_ptr<Guest>>;

    explicit TableSession(host::Attendance::Patience patience, QObject *parent = nullptr);
    ~TableSession() override;

    /// In order of arrival.
    [[nodiscard]] const Guests &guests() const { return m_guests; }
    [[nodiscard]] bool isEmpty() const { return m_guests.empty(); }
    [[nodiscard]] Guest *guestAt(Seat seat) const;
    [[nodiscard]] Guest *guestOf(const Connection &connection, std::optional<Seat> seat = {}) const;
    [[nodiscard]] std::vector<Seat> seatsOf(const Connection &connection) const;
    [[nodiscard]] std::uint32_t watchers() const;
    [[nodiscard]] bool isHere(Seat seat) const { return guestAt(seat) != nullptr; }
    /// As shown to others: a player who has just lost the connection still counts as present.
    [[nodiscard]] v1::SeatState::Presence presenceOf(Seat seat) const;

    /// Assigns the seat, or a watcher's place, to this connection and takes it from any other.
    Guest &arrive(Connection &connection, Seat seat);
    /// Sends the guest everything else after its Seated message.
    void show(Guest &guest);
    /// The connection is lost.
    void lose(Connection &connection);
    /// The guest left on purpose.
    void leave(Connection &connection);
    /// The seat goes to somebody else. `isFree`: nobody is expected back.
    void giveUp(Seat seat, bool isFree);
    /// Tells everyone the reason and removes them.
    void dismiss(const std::string &code, bool comeBack);
    /// For each new seat, `order` names the seat its guest had before.
    void reseat(const std::vector<Seat> &order);

    /// A game starts; anyone not present is away.
    void play(host::GameHost &host);
    void endPlay();
    /// Sends a full update as an answer.
    void tellStory(const Connection &connection, quint32 request);
    /// Handles questions about absent players.
    [[nodiscard]] host::Attendance *attendance() const { return m_attendance.get(); }
    [[nodiscard]] bool isPaused() const { return m_paused; }
    void setPaused(bool paused);

    [[nodiscard]] v1::SeatStates states() const;
    /// Sends once to each connection.
    void tell(const v1::Envelope &envelope) const;

signals:
    /// Seat states changed; everyone should be told.
    void changed();
    void asked(const mirabilia::v1::Ask &ask);
    void withdrawn(quint32 question, mirabilia::Seat seat);
    void endWanted();
    /// A turn clock ran out; a computer decides.
    void stoodIn(mirabilia::Seat seat);

private:
    void feed(Guest &guest);
    /// Takes the seat from its guest, who leaves if it was the last.
    void takeFrom(Seat seat, const std::string &code);

    host::Attendance::Patience m_patience;
    Guests m_guests;
    host::GameHost *m_host = nullptr; ///< set while a game runs
    std::unique_ptr<host::Attendance> m_attendance;
    bool m_paused = false;
};

} // namespace mirabilia::net
