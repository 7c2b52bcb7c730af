// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/host/game_host.h"
#include "app/host/saved_match.h"
#include "app/net/hosted_room.h"
#include "app/net/seating.h"
#include "app/net/table_session.h"
#include "app/store/turns.h"

#include <QElapsedTimer>
#include <QPointer>
#include <QTimer>

#include <functional>
#include <memory>
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
/// It joins who may sit where (Seating), who is here (TableSession), the game and the disk.
/// Whatever changes who sits where is on the disk before anybody hears of it. While it is on its
/// way, in another thread, what else would change it waits.
class HostedTable final : public HostedRoom {
    Q_OBJECT

public:
    /// A seat whose person neither has shown to know it nor is there is free again after so long.
    static constexpr std::chrono::milliseconds usualGrace{15'000};

    /// A table that is kept already. `problem` says why it cannot be played.
    HostedTable(const host::Games &games, KeptTables &kept, LaidTable table,
                std::chrono::milliseconds grace = usualGrace, QObject *parent = nullptr);
    /// Waits for a file on its way.
    ~HostedTable() override;

    [[nodiscard]] const QString &problem() const override { return m_problem; }
    [[nodiscard]] const v1::HostedTable &kept() const override { return m_seating.kept(); }
    [[nodiscard]] v1::TableInfo info() const override;
    [[nodiscard]] bool over() const override { return m_host && m_host->match().over(); }
    [[nodiscard]] bool isEmpty() const override;
    [[nodiscard]] std::chrono::milliseconds emptyFor() const override;
    [[nodiscard]] bool has(const Connection &connection) const override;
    [[nodiscard]] bool isInvited(std::string_view invite) const override;

    void join(Connection &connection, quint32 request, const v1::Join &join) override;
    void seatOpener(Connection &connection, quint32 request,
                    const std::vector<std::string> &tokens) override;
    void receive(Connection &connection, const v1::Envelope &envelope) override;
    void lose(Connection &connection) override;
    void dismiss(const std::string &code, bool comeBack) override;

private:
    using Guest = TableSession::Guest;
    using Visitor = QPointer<Connection>;
    /// Called once, with the code of the problem, or with nothing when it is done.
    using Done = std::function<void(const std::string &problem)>;

    void admit(Connection &connection, quint32 request, const v1::Join &join);
    void sitDown(Connection &connection, quint32 request, const v1::Join &join);
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
    void carryOut(Connection &connection, const v1::Envelope &envelope);
    void answer(Connection &connection, const v1::Envelope &envelope);
    void showEmote(Connection &connection, std::uint32_t emote);
    void tellRecord(Connection &connection, quint32 request);

    /// Tells the problem to whoever has asked.
    [[nodiscard]] static Done answering(Connection &connection, quint32 request);
    void act(Connection &owner, quint32 request, const v1::OwnerAct &act);
    void removePerson(Seat seat, const Done &done);
    /// The token of the seat dies; its owner hears the invite for somebody else.
    void giveAwaySeat(Connection &owner, quint32 request, Seat seat, const Done &done);
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
    /// A person has this seat, and it is not the owner's.
    [[nodiscard]] bool isOthers(Seat seat) const;

    void beginWhenComplete();
    void begin(const Done &done);
    void play(host::SavedMatch match, std::unique_ptr<store::GameLog> log);
    void tellSeats();
    void ask(const v1::Ask &ask);
    /// Who decides for the table: at one without a screen of its own the person who has sat here
    /// longest.
    [[nodiscard]] const Guest *owner() const;
    [[nodiscard]] bool isOwner(const Connection &connection) const;

    const host::Games &m_games;
    KeptTables &m_kept;
    Seating m_seating;
    std::chrono::milliseconds m_grace;
    QString m_problem;
    std::vector<Visitor> m_coming;          ///< a request to sit down of each waits
    QElapsedTimer m_empty;                  ///< while nobody is here
    QTimer m_unseen;                        ///< while a seat may have to be freed
    std::unique_ptr<host::GameHost> m_host; ///< while the game runs
    TableSession m_session;
    store::Turns m_turns; ///< last: what it waits for goes before the rest
};

} // namespace mirabilia::net
