// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/host/attendance.h"
#include "app/host/game_host.h"
#include "app/host/saved_match.h"
#include "app/host/seat_feed.h"
#include "app/net/connection.h"
#include "app/net/kept_table.h"

#include <QElapsedTimer>
#include <QObject>

#include <memory>
#include <optional>
#include <vector>

namespace mirabilia::net {

/// A table that people sit down at over the network: it waits until every seat of a person is
/// taken, then plays. Who holds a seat's token has the seat, also after host and client were
/// killed.
class HostedTable final : public QObject {
    Q_OBJECT

public:
    /// A table that nobody has kept yet, or one of before. `problem` says why it cannot be played.
    HostedTable(const host::Games &games, KeptTables &kept, v1::HostedTable table,
                QObject *parent = nullptr);
    ~HostedTable() override;

    [[nodiscard]] const QString &problem() const { return m_problem; }
    [[nodiscard]] const std::string &id() const { return m_table.header().match_id(); }
    [[nodiscard]] const std::string &invite() const { return m_table.invite(); }
    [[nodiscard]] const std::string &openedAs() const { return m_table.opened_as(); }
    [[nodiscard]] const v1::HostedTable &kept() const { return m_table; }
    [[nodiscard]] v1::TableInfo info() const;
    [[nodiscard]] bool sits(const Connection &connection) { return guestOf(connection) != nullptr; }
    [[nodiscard]] bool over() const { return m_host && m_host->match().over(); }
    [[nodiscard]] bool isEmpty() const { return m_guests.empty(); }

    /// A request to sit down, to have one's seat again, or to watch; whether the person may is
    /// decided already. Answered by Seated and everything there is to see, or by a Problem.
    void join(Connection &connection, quint32 request, const v1::Join &join);
    /// What somebody at the table says.
    void receive(Connection &connection, const v1::Envelope &envelope);
    /// The connection is gone.
    void lose(Connection &connection);
    /// Everybody hears why, and is gone.
    void dismiss(const std::string &code, bool comeBack);

signals:
    /// Seats were taken or given back, or the game began.
    void changed();
    /// The owner wants it to rest.
    void endWanted();

private:
    /// Somebody at the table: a connection for each seat, or none that watches.
    struct Guest {
        Connection *connection = nullptr;
        Seat seat = noSeat;
        std::unique_ptr<host::SeatFeed> feed; ///< while the game runs
        quint32 replyTo = 0;                  ///< the request that the next update answers
        QElapsedTimer emoted;                 ///< since its latest emote
    };

    /// Empty, or the code of the problem.
    [[nodiscard]] std::string sitDown(Connection &connection, quint32 request,
                                      const v1::Join &join);
    [[nodiscard]] std::string comeBack(Connection &connection, quint32 request,
                                       std::string_view token);
    void welcome(Connection &connection, quint32 request, Seat seat, const QByteArray &token);
    void tellSeat(const Guest &guest, quint32 request, const QByteArray &token);
    /// The latest who holds a token has the seat.
    void replace(Seat seat, const Connection &by);
    void standUp(Connection &connection);
    void remove(Connection &connection);
    void carryOut(Connection &connection, const v1::Envelope &envelope);
    void answer(Connection &connection, const v1::Envelope &envelope);
    void showEmote(Connection &connection, std::uint32_t emote);
    void tellRecord(Connection &connection, quint32 request);

    /// Empty, or the code of the problem.
    [[nodiscard]] std::string act(const v1::OwnerAct &act);
    [[nodiscard]] std::string removePerson(Seat seat);
    [[nodiscard]] std::string move(const v1::MoveSeat &move);
    [[nodiscard]] std::string fillSeat(const v1::Fill &fill);
    [[nodiscard]] std::string startNow();
    /// What was changed is kept, or nothing has changed.
    [[nodiscard]] std::string change(v1::HostedTable after);

    void begin();
    [[nodiscard]] QString resume();
    void play(host::SavedMatch match, std::unique_ptr<store::GameLog> log);
    void feed(Guest &guest);
    void tellSeats();
    void tellAll(const v1::Envelope &envelope);
    /// Who decides for the table: at one without a screen of its own the person who has sat here
    /// longest.
    [[nodiscard]] Guest *owner();
    [[nodiscard]] bool isOwner(const Connection &connection);
    [[nodiscard]] Guest *guestOf(const Connection &connection, std::optional<Seat> seat = {});
    [[nodiscard]] v1::SeatStates seatStates() const;

    const host::Games &m_games;
    KeptTables &m_kept;
    v1::HostedTable m_table;
    QString m_problem;
    std::unique_ptr<host::GameHost> m_host; ///< while the game runs
    std::unique_ptr<host::Attendance> m_attendance;
    bool m_paused = false;
    std::vector<std::unique_ptr<Guest>> m_guests; ///< in the order in which they came
};

} // namespace mirabilia::net
