// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/host/game_host.h"
#include "app/net/consent.h"
#include "app/net/hosted_room.h"
#include "app/net/laid_table.h"
#include "app/net/request_queue.h"
#include "app/net/seating.h"
#include "app/net/table_session.h"
#include "app/store/turns.h"

#include <QElapsedTimer>
#include <QPointer>
#include <QTimer>

#include <functional>
#include <map>
#include <memory>
#include <vector>

namespace mirabilia::net {

/// How long a table waits for people, and how many seats one connection may take.
struct TableSettings {
    /// A seat becomes free again after this long if its person is absent and never confirmed the
    /// token.
    std::chrono::milliseconds grace{15'000};
    host::Attendance::Patience patience;
    /// For newcomers; the opener has no limit.
    std::size_t seatsEach = 2;
};

/// A network table: waits until every seat for a person is taken, then plays. The token of a seat
/// grants the seat, even after host and client were killed.
///
/// Combines the seating (Seating), who is present (TableSession), the game and the disk. Changes of
/// the seating are saved before anyone is told. While a save is running in another thread, further
/// changes wait.
class HostedTable final : public HostedRoom {
    Q_OBJECT

public:
    /// A saved table. `problem` says why it cannot be played.
    HostedTable(const host::Games &games, KeptTables &kept, LaidTable table,
                TableSettings settings = {}, QObject *parent = nullptr);
    /// Waits for a file being written.
    ~HostedTable() override;

    [[nodiscard]] const QString &problem() const override { return m_problem; }
    [[nodiscard]] v1::TableInfo info() const override;
    [[nodiscard]] bool over() const override { return m_host && m_host->match().over(); }
    [[nodiscard]] bool isEmpty() const override;
    /// Returns true while waiting for a file, its own or a requested one.
    [[nodiscard]] bool isWaiting() const { return m_turns.isWaiting(); }
    [[nodiscard]] std::chrono::milliseconds emptyFor() const override;
    [[nodiscard]] bool has(const Connection &connection) const override;
    [[nodiscard]] const Seating &seating() const override { return m_seating; }

    void join(Connection &connection, quint32 request, const v1::Join &join) override;
    void seatOpener(Connection &connection, quint32 request,
                    const std::vector<std::string> &tokens) override;
    void receive(Connection &connection, const v1::Envelope &envelope) override;
    void lose(Connection &connection) override;
    void dismiss(const std::string &code, bool comeBack) override;
    void kick(Seat seat, const Done &done) override;
    [[nodiscard]] const Connection *at(Seat seat) const override;
    [[nodiscard]] v1::SeatStates seatStates() const override { return m_session.states(); }

private:
    using Guest = TableSession::Guest;
    using Visitor = QPointer<Connection>;
    /// What a guest may do besides playing.
    struct Rights {
        bool start = false;    ///< start, pause, arrange seats, answer about absent players
        bool moderate = false; ///< take seats from others, within limits
    };
    /// A request to give a seat to another person.
    struct Handover {
        Visitor by;
        quint32 request;
        Seat seat;
        bool invites; ///< to a person they choose; otherwise the seat becomes free
    };
    struct Asked {
        Consent consent;
        Handover handover;
    };

    void admit(Connection &connection, quint32 request, const v1::Join &join);
    void sitDown(Connection &connection, quint32 request, const v1::Join &join);
    [[nodiscard]] bool mayTakeMore(const Connection &connection) const;
    /// Hands over a seat that has been saved for a visitor.
    void give(const Visitor &visitor, quint32 request, Seat seat, const std::string &token);
    void comeBack(Connection &connection, quint32 request, const v1::Join &join);
    /// The visitor's request is done. Returns false if they have already left.
    bool stopComing(const Visitor &visitor);
    void welcome(Connection &connection, quint32 request, Seat seat, const std::string &token);
    void tellSeat(const Guest &guest, quint32 request, const std::string &token);
    void tellInvite(const Guest &guest);
    /// Sends a ping; its pong confirms that the token has arrived.
    void askIfHeard(Connection &connection, Seat seat);
    /// A guest says that they have the token of this seat.
    void hearKept(const Connection &connection, std::uint32_t about);
    /// The person of the seat has confirmed the token.
    void see(Seat seat);
    /// Frees seats whose token was never confirmed and where nobody is present.
    void freeUnseen();
    void standUp(Connection &connection);
    void forget(Connection &connection);

    void hear(Connection &connection, const v1::Envelope &envelope);
    void play(Connection &connection, const v1::Envelope &envelope);
    void answer(Connection &connection, const v1::Envelope &envelope);
    void showEmote(Connection &connection, std::uint32_t emote);
    void tellRecord(Connection &connection, quint32 request);

    /// Reports the problem to the visitor who asked.
    [[nodiscard]] static Done answering(const Visitor &visitor, quint32 request);
    void act(Connection &by, quint32 request, const v1::OwnerAct &act);
    void pause(bool pause, const Done &done);
    /// Gives the seat away at once if allowed; otherwise asks the others.
    void giveAway(const Handover &handover);
    [[nodiscard]] std::string refusal(const Handover &handover) const;
    [[nodiscard]] bool needsConsent(const Handover &handover) const;
    void askOthers(const Handover &handover);
    void carryOut(const Handover &handover);
    void unseat(const Seating::Change &change, Seat seat, bool isFree, const Done &done);
    void settleConsents();
    void endConsents();
    void move(const v1::MoveSeat &move, const Done &done);
    void look(Connection &connection, const v1::SeatLook &look, const Done &done);
    void startNow(const Done &done);
    /// Starts a new game at this table once the current one is over.
    void playAgain(const Done &done);
    void meetAgain(const Done &done);
    /// Saves a change of seating; if that fails, nothing changes.
    void change(const Seating::Change &change, Done done);
    /// Does the same and tells everyone the new seating.
    void changeAndTell(const Seating::Change &change, const Done &done);

    void beginWhenComplete();
    void begin(const Done &done);
    void play(host::SavedMatch match, std::unique_ptr<store::GameLog> log);
    /// The owner suspends the game until everyone is back.
    void rest();
    /// Saves who has left.
    void keepLeft(std::vector<Seat> seats);
    /// Seats of people.
    [[nodiscard]] std::vector<Seat> seatsTaken() const;
    /// Returns true if all of them left for good.
    [[nodiscard]] bool haveLeft(const std::vector<Seat> &seats) const;

    /// Someone came, went or is away.
    void seatsChanged();
    void tellSeats();
    void ask(const v1::Ask &ask);
    void tellNotice(const std::string &code, Seat seat);
    /// The guest who decides for the table: the owner, or else the one seated longest.
    [[nodiscard]] const Guest *decides() const;
    [[nodiscard]] Rights rightsOf(const Guest &guest) const;
    [[nodiscard]] Rights rightsOf(const Connection &connection) const;
    /// Tells a newly deciding guest about it and the open questions; `told` already knows.
    void settleRights(const Connection *told = nullptr);
    void tellSeatsOf(const Connection &connection);

    const host::Games &m_games;
    KeptTables &m_kept;
    Seating m_seating;
    TableSettings m_settings;
    QString m_problem;
    std::vector<Visitor> m_coming;          ///< connections with a pending join
    QElapsedTimer m_empty;                  ///< runs while nobody is present
    QTimer m_unseen;                        ///< runs while a seat may have to be freed
    std::unique_ptr<host::GameHost> m_host; ///< set while the game runs
    TableSession m_session;
    Visitor m_decides;                         ///< last one told that they decide
    Seat m_announced = noSeat;                 ///< the last one announced as deciding
    std::vector<Asked> m_asked;                ///< open questions to all others
    quint32 m_consents = 0;                    ///< number of consents ever asked
    std::map<Seat, QElapsedTimer> m_keptSince; ///< recently refused; not asked about again soon
    store::Turns m_turns; ///< destroyed before all but its queue, so pending work finishes first
    RequestQueue m_requests{m_turns};
};

} // namespace mirabilia::net
