// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/host/attendance.h"
#include "app/host/game_host.h"
#include "app/host/saved_match.h"
#include "app/host/seat_feed.h"
#include "app/net/connection.h"
#include "app/net/kept_table.h"
#include "app/store/turns.h"

#include <QElapsedTimer>
#include <QObject>
#include <QPointer>
#include <QTimer>

#include <memory>
#include <optional>
#include <vector>

namespace mirabilia::net {

/// A table as it was left: also its game, if that had begun, or why it cannot go on.
struct LaidTable {
    v1::HostedTable table;
    host::SavedMatch match;
    std::unique_ptr<store::GameLog> log;
    QString problem;
};
/// Plays its game again up to where it was left; from any thread.
[[nodiscard]] LaidTable lay(const host::Games &games, KeptTables &kept, v1::HostedTable table);

/// A table that people sit down at over the network: it waits until every seat of a person is
/// taken, then plays. Who holds a seat's token has the seat, also after host and client were
/// killed.
///
/// Whatever changes who sits where is on the disk before anybody hears of it. While it is on its
/// way, in another thread, what else would change it waits.
class HostedTable final : public QObject {
    Q_OBJECT

public:
    /// A seat whose person neither has shown to know it nor is there is free again after so long.
    static constexpr std::chrono::milliseconds usualGrace{15'000};

    /// A table that is kept already. `problem` says why it cannot be played.
    HostedTable(const host::Games &games, KeptTables &kept, LaidTable table,
                std::chrono::milliseconds grace = usualGrace, QObject *parent = nullptr);
    /// Waits for a file on its way.
    ~HostedTable() override;

    [[nodiscard]] const QString &problem() const { return m_problem; }
    [[nodiscard]] const std::string &id() const { return tableId(m_table); }
    [[nodiscard]] const std::string &invite() const { return m_table.invite(); }
    [[nodiscard]] const std::string &openedAs() const { return m_table.opened_as(); }
    [[nodiscard]] const v1::HostedTable &kept() const { return m_table; }
    [[nodiscard]] v1::TableInfo info() const;
    /// Of the log.
    [[nodiscard]] QString line(const char *what) const;
    /// It sits here, or is about to.
    [[nodiscard]] bool has(const Connection &connection);
    [[nodiscard]] bool isInvited(std::string_view invite) const;
    [[nodiscard]] bool over() const { return m_host && m_host->match().over(); }
    /// Nobody is here, and nothing waits.
    [[nodiscard]] bool isEmpty() const;
    /// For a file, and so does whatever is asked next.
    [[nodiscard]] bool isWaiting() const { return m_turns.isWaiting(); }
    /// How long; 0 while somebody is here.
    [[nodiscard]] std::chrono::milliseconds emptyFor() const;

    /// A request to sit down, to have one's seat again, or to watch; whether the person may is
    /// decided already. Answered by Seated and everything there is to see, or by a Problem.
    void join(Connection &connection, quint32 request, const v1::Join &join);
    /// Whoever has opened the table has these seats of it.
    void seatOpener(Connection &connection, quint32 request,
                    const std::vector<std::string> &tokens);
    /// What somebody at the table says.
    void receive(Connection &connection, const v1::Envelope &envelope);
    /// The connection is gone.
    void lose(Connection &connection);
    /// Everybody hears why, and is gone.
    void dismiss(const std::string &code, bool comeBack);

    /// Called once, with the code of the problem, or with nothing when it is done.
    using Done = std::function<void(const std::string &problem)>;
    /// Whoever runs the host takes the seat from its person. "no_such_seat": none has it.
    void kick(Seat seat, const Done &done);
    /// Who sits there now; null: nobody is here.
    [[nodiscard]] const Connection *at(Seat seat) const;
    [[nodiscard]] v1::SeatStates seatStates() const;

signals:
    /// Seats were taken or given back, or the game began.
    void changed();
    void arrived(bool watching);
    /// Something is wrong that somebody should see to; a sentence.
    void warned(const QString &what);
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

    using Visitor = QPointer<Connection>;

    void admit(Connection &connection, quint32 request, const v1::Join &join);
    void sitDown(Connection &connection, quint32 request, const v1::Join &join);
    /// The seat that was written down for somebody.
    void give(const Visitor &visitor, quint32 request, Seat seat, const QByteArray &token);
    [[nodiscard]] std::string comeBack(Connection &connection, quint32 request,
                                       std::string_view token);
    void refuse(Connection &connection, quint32 request, const std::string &problem);
    /// Its request is dealt with. False: it has gone before.
    bool stopComing(const Visitor &visitor);
    void welcome(Connection &connection, quint32 request, Seat seat, const QByteArray &token);
    void tellSeat(const Guest &guest, quint32 request, const QByteArray &token);
    void tellInvite(const Guest &guest);
    /// Its person has heard the token.
    void see(Seat seat);
    /// Seats that nobody has seen and where nobody is are free again.
    void freeUnseen();
    /// The latest who holds a token has the seat.
    void replace(Seat seat, const Connection &by);
    void standUp(Connection &connection);
    void remove(Connection &connection);
    void hear(Connection &connection, const v1::Envelope &envelope);
    void carryOut(Connection &connection, const v1::Envelope &envelope);
    void answer(Connection &connection, const v1::Envelope &envelope);
    void showEmote(Connection &connection, std::uint32_t emote);
    void tellRecord(Connection &connection, quint32 request);

    /// Tells the problem to whoever has asked.
    [[nodiscard]] static Done answering(Connection &connection, quint32 request);
    void act(Connection &owner, quint32 request, const v1::OwnerAct &act);
    void removePerson(Seat seat, const Done &done);
    /// The seat is free, and its person hears so.
    void unseat(Seat seat, const Done &done);
    /// The token of the seat dies; its owner hears the invite for somebody else.
    void giveAwaySeat(Connection &owner, quint32 request, Seat seat, const Done &done);
    void move(const v1::MoveSeat &move, const Done &done);
    void fillSeat(const v1::Fill &fill, const Done &done);
    void dressSeat(Connection &connection, const v1::SeatLook &look, const Done &done);
    void startNow(const Done &done);
    /// The same table anew, when its game is over.
    void playAgain(const Done &done);
    void meetAgain(const Done &done);
    /// What was changed is kept, or nothing has changed.
    void change(v1::HostedTable after, Done done);
    /// A person has this seat, and it is not the owner's.
    [[nodiscard]] bool isOthers(Seat seat) const;
    void dismissSeat(Seat seat);

    void beginWhenComplete();
    void begin(const Done &done);
    void play(host::SavedMatch match, std::unique_ptr<store::GameLog> log);
    void endPlay();
    void feed(Guest &guest);
    void tellSeats();
    void tellAll(const v1::Envelope &envelope);
    /// The time of its person is up.
    void tellStandIn(Seat seat);
    /// Who decides for the table: at one without a screen of its own the person who has sat here
    /// longest.
    [[nodiscard]] Guest *owner();
    [[nodiscard]] bool isOwner(const Connection &connection);
    [[nodiscard]] Guest *guestOf(const Connection &connection, std::optional<Seat> seat = {});

    const host::Games &m_games;
    KeptTables &m_kept;
    v1::HostedTable m_table;
    std::chrono::milliseconds m_grace;
    QString m_problem;
    std::vector<Visitor> m_coming; ///< a request to sit down of each waits
    QElapsedTimer m_empty;         ///< while nobody is here
    QTimer m_unseen;               ///< while a seat that nobody has seen may have to be freed
    std::unique_ptr<host::GameHost> m_host; ///< while the game runs
    std::unique_ptr<host::Attendance> m_attendance;
    bool m_paused = false;
    std::vector<std::unique_ptr<Guest>> m_guests; ///< in the order in which they came
    store::Turns m_turns;                         ///< last: what it waits for goes before the rest
};

} // namespace mirabilia::net
