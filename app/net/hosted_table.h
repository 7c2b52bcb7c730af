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

/// How long a table waits for people, and how many of its seats one connection has.
struct TableSettings {
    /// A seat whose person neither has shown to know it nor is there is free again after so long.
    std::chrono::milliseconds grace{15'000};
    host::Attendance::Patience patience;
    /// Of newcomers; whoever has opened the table is not counted.
    std::size_t seatsEach = 2;
};

/// A table that people sit down at over the network: it waits until every seat of a person is
/// taken, then plays. Who holds a seat's token has the seat, also after host and client were
/// killed.
///
/// It joins who may sit where (Seating), who is here (TableSession), the game and the disk.
/// Whatever changes who sits where is on the disk before anybody hears of it. While it is on its
/// way, in another thread, what else would change it waits.
class HostedTable final : public HostedRoom {
    Q_OBJECT

public:
    /// A table that is kept already. `problem` says why it cannot be played.
    HostedTable(const host::Games &games, KeptTables &kept, LaidTable table,
                TableSettings settings = {}, QObject *parent = nullptr);
    /// Waits for a file on its way.
    ~HostedTable() override;

    [[nodiscard]] const QString &problem() const override { return m_problem; }
    [[nodiscard]] v1::TableInfo info() const override;
    [[nodiscard]] bool over() const override { return m_host && m_host->match().over(); }
    [[nodiscard]] bool isEmpty() const override;
    /// For a file, its own or what it was asked for.
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
    /// What somebody may do besides playing.
    struct Rights {
        bool start = false;    ///< begins, pauses, arranges, and is asked about the absent
        bool moderate = false; ///< takes seats from others, as far as that may be
    };
    /// Somebody wants a seat to have another person.
    struct Handover {
        Visitor by;
        quint32 request;
        Seat seat;
        bool invites; ///< to somebody whom they choose; else the seat is free
    };
    struct Asked {
        Consent consent;
        Handover handover;
    };

    void admit(Connection &connection, quint32 request, const v1::Join &join);
    void sitDown(Connection &connection, quint32 request, const v1::Join &join);
    [[nodiscard]] bool mayTakeMore(const Connection &connection) const;
    /// The seat that was written down for somebody.
    void give(const Visitor &visitor, quint32 request, Seat seat, const std::string &token);
    void comeBack(Connection &connection, quint32 request, const v1::Join &join);
    /// Its request is dealt with. False: it has gone before.
    bool stopComing(const Visitor &visitor);
    void welcome(Connection &connection, quint32 request, Seat seat, const std::string &token);
    void tellSeat(const Guest &guest, quint32 request, const std::string &token);
    void tellInvite(const Guest &guest);
    /// A pong comes back when the token has been heard.
    void askIfHeard(Connection &connection, Seat seat);
    /// Its person has heard the token.
    void see(Seat seat);
    /// Seats that nobody has seen and where nobody is are free again.
    void freeUnseen();
    void standUp(Connection &connection);
    void forget(Connection &connection);

    void hear(Connection &connection, const v1::Envelope &envelope);
    void play(Connection &connection, const v1::Envelope &envelope);
    void answer(Connection &connection, const v1::Envelope &envelope);
    void showEmote(Connection &connection, std::uint32_t emote);
    void tellRecord(Connection &connection, quint32 request);

    /// Tells the problem to whoever has asked.
    [[nodiscard]] static Done answering(const Visitor &visitor, quint32 request);
    void act(Connection &by, quint32 request, const v1::OwnerAct &act);
    void pause(bool pause, const Done &done);
    /// Where that may be, at once; where it may not, the others are asked.
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
    /// The same table anew, when its game is over.
    void playAgain(const Done &done);
    void meetAgain(const Done &done);
    /// What was changed is kept, or nothing has changed.
    void change(const Seating::Change &change, Done done);
    /// The same, and everybody hears who sits where.
    void changeAndTell(const Seating::Change &change, const Done &done);

    void beginWhenComplete();
    void begin(const Done &done);
    void play(host::SavedMatch match, std::unique_ptr<store::GameLog> log);
    /// The owner wants it to rest until its people come back.
    void rest();
    /// Who has left is kept.
    void keepLeft(std::vector<Seat> seats);
    /// Of persons.
    [[nodiscard]] std::vector<Seat> seatsTaken() const;
    /// All of them for good.
    [[nodiscard]] bool haveLeft(const std::vector<Seat> &seats) const;

    /// Somebody came or went, or is away.
    void seatsChanged();
    void tellSeats();
    void ask(const v1::Ask &ask);
    void tellNotice(const std::string &code, Seat seat);
    /// Who decides for the table: its owner, or whoever has sat here longest.
    [[nodiscard]] const Guest *decides() const;
    [[nodiscard]] Rights rightsOf(const Guest &guest) const;
    [[nodiscard]] Rights rightsOf(const Connection &connection) const;
    /// Whoever decides from now on hears so, and what is open; `told` has heard it.
    void settleRights(const Connection *told = nullptr);
    void tellSeatsOf(const Connection &connection);

    const host::Games &m_games;
    KeptTables &m_kept;
    Seating m_seating;
    TableSettings m_settings;
    QString m_problem;
    std::vector<Visitor> m_coming;          ///< a request to sit down of each waits
    QElapsedTimer m_empty;                  ///< while nobody is here
    QTimer m_unseen;                        ///< while a seat may have to be freed
    std::unique_ptr<host::GameHost> m_host; ///< while the game runs
    TableSession m_session;
    Visitor m_decides;                         ///< was told so last
    Seat m_announced = noSeat;                 ///< everybody has heard that this one decides
    std::vector<Asked> m_asked;                ///< of all others, and not answered
    quint32 m_consents = 0;                    ///< that were ever asked for
    std::map<Seat, QElapsedTimer> m_keptSince; ///< asked for lately, and not given away
    store::Turns m_turns; ///< last but for its queue: what it waits for goes before the rest
    RequestQueue m_requests{m_turns};
};

} // namespace mirabilia::net
