// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/net/bans.h"
#include "app/net/hosted_table.h"
#include "app/net/pin_guard.h"
#include "app/net/port.h"
#include "app/net/request_queue.h"
#include "app/net/table_words.h"
#include "app/store/turns.h"

#include <QElapsedTimer>
#include <QPointer>
#include <QTimer>

#include <chrono>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <vector>

namespace mirabilia::net {

struct HostSettings {
    QString name;
    QString pin;       ///< asked of newcomers; empty: none
    QStringList names; ///< by which others may call this host, besides those of the computer
    bool mayWatch = true;
    int maxTables = 50; ///< that are awake
    bool clientTables = false;
    int tablesPerAddress = 8; ///< awake, of those that clients open; IPv6 by /64
    bool wakes = true;        ///< whoever has a seat at a table that sleeps wakes it
    int turnSeconds = 0;      ///< of the tables that it opens by itself; see `isTurnTime`
    std::chrono::milliseconds sleepAfter = std::chrono::hours(1);
    TableSettings table;
    GuardLimits guard;
};

/// A table that people of the host's own screen sit at.
struct OpenedTable {
    QString problem; ///< a sentence; nothing else counts then
    std::string id;
    std::vector<std::string> tokens; ///< of the seats of the host's screen, in seat order
};

/// A table as whoever runs the host sees it.
struct TableReport {
    enum class State { Waiting, Playing, Over, Asleep, Broken };

    State state = State::Waiting;
    v1::TableInfo info;
    v1::SeatStates seats; ///< of persons
    std::string invite;
    std::map<Seat, QHostAddress> addresses; ///< from where those play who are here
    std::chrono::milliseconds empty{0};     ///< nobody has been here for so long; not of sleepers
};

/// All tables of a host, and who comes to them through its port.
///
/// A table that a client has opened sleeps when nobody has been there for a while, and when the
/// host is started: then it is a file and nothing else, until somebody comes to it by its id.
class TableHost final : public QObject {
    Q_OBJECT

public:
    TableHost(const host::Games &games, const QDir &folder, HostSettings settings,
              QObject *parent = nullptr);
    ~TableHost() override;

    /// Takes the folder for this host. Empty, or why nothing can be kept there.
    [[nodiscard]] QString take();
    /// Takes it, and lets every table in it go on, or only one.
    [[nodiscard]] QString load(const std::string &only = {});
    /// The table that was opened with these words and is not over, or a new one. Empty, or why not.
    [[nodiscard]] QString open(const QString &words);
    /// A table at whose host people sit: their seats are taken, the first of them is the owner. It
    /// keeps PIN, title and so on of the settings.
    [[nodiscard]] OpenedTable open(const GameSetup &setup);
    /// Whether people come from beyond the networks of this computer; said before `listen`, else
    /// as the settings have it.
    void setEverywhere(bool everywhere) { m_port.setEverywhere(everywhere); }
    [[nodiscard]] QString listen(const std::vector<QHostAddress> &addresses, quint16 port);
    [[nodiscard]] quint16 port() const { return m_port.number(); }
    /// Every guest is told why by the code of a Bye, and no new one let in; they come back unless a
    /// table is closed for good. The tables are safe as they are.
    void stop(const std::string &why = "restarting");

    [[nodiscard]] const std::vector<std::unique_ptr<HostedRoom>> &tables() const {
        return m_tables;
    }
    [[nodiscard]] int connections() const { return m_port.connections(); }
    /// What is told to whoever looks for a table.
    [[nodiscard]] v1::Found found() const;

    // ---- For whoever runs the host; table_operator.cpp -----------------------------------------

    using Done = HostedRoom::Done;

    /// Those that sleep, too: their files are read first.
    void report(const std::function<void(const std::vector<TableReport> &)> &then);
    /// Everybody there hears why and is gone. The table sleeps then, until its people come back to
    /// it; `discard`ed or over it is gone, and its game lies among the finished ones.
    void close(const std::string &id, bool discard, const Done &done);
    void kick(const std::string &id, Seat seat, const Done &done);
    /// Nobody comes from there until then (seconds since 1970, UTC; 0: for ever); who is here from
    /// there is gone.
    void ban(const QHostAddress &address, qint64 until, const Done &done);
    void unban(const QHostAddress &address, const Done &done);
    [[nodiscard]] const Bans &bans() const { return m_bans; }
    /// No new table and nobody new from now on; who has a seat may come back to it. `drained` says
    /// when nobody is left who plays.
    void drain();
    [[nodiscard]] bool isDraining() const { return m_drain.isActive(); }

signals:
    /// A line for the log, in English.
    void happened(const QString &what);
    /// Something is wrong that somebody should see to; a sentence.
    void warned(const QString &what);
    /// The last guest has gone.
    void emptied();
    void drained();

private:
    /// A client, and the table it sits at.
    struct Guest {
        std::unique_ptr<Connection> connection;
        QPointer<HostedRoom> table;
    };
    using Visitor = QPointer<Connection>;

    [[nodiscard]] Page page(const QString &path) const;
    void accept();
    void receive(Guest &guest, const v1::Envelope &envelope);
    [[nodiscard]] v1::TableList list(const Guest &guest);
    [[nodiscard]] v1::TableInfo infoOf(const HostedRoom &table) const;
    void join(Guest &guest, quint32 request, const v1::Join &join);
    /// Empty, or the code of what keeps a newcomer out.
    [[nodiscard]] std::string refusal(const Connection &connection, const HostedRoom &table,
                                      const v1::Join &join);
    [[nodiscard]] static bool hasSeat(const Connection &connection, const HostedRoom &table);
    /// The same of its PIN.
    [[nodiscard]] std::string refusal(const Connection &connection, const Seating &table,
                                      const v1::Join &join);
    void lose(Connection *connection);
    [[nodiscard]] bool isFull() const;
    /// A new table with these seats, kept nowhere yet; `tokens` gets those of the people of this
    /// screen. Empty, or why not.
    [[nodiscard]] QString set(const GameSetup &setup, quint64 seed, v1::HostedTable &table,
                              std::vector<std::string> &tokens) const;
    HostedRoom *add(LaidTable table);
    /// Of clients.
    void openFor(Guest &guest, quint32 request, const v1::OpenTable &wish);
    /// Empty, or the code of why this one may open no table now.
    [[nodiscard]] std::string refusalToOpen(const Guest &guest, const v1::OpenTable &wish);
    void keepFor(const Visitor &visitor, quint32 request, const v1::HostedTable &table,
                 const std::vector<std::string> &tokens);
    /// Of a table that sleeps: who may wake it is looked up in its file first.
    void knock(Guest &guest, quint32 request, const v1::Join &join);
    [[nodiscard]] std::string refusalAsleep(const Connection &visitor, const Seating &table,
                                            const v1::Join &join);
    void wakeFor(const Visitor &visitor, quint32 request, const v1::Join &join,
                 const v1::HostedTable &table);
    /// Proves that the host knows the token of a seat.
    void prove(Guest &guest, quint32 request, const v1::Challenge &challenge);
    static void answerChallenge(Connection &asking, quint32 request, const v1::Challenge &challenge,
                                const Seating &table);
    /// What lies there of a table that sleeps; within a turn. Answers where it cannot be read.
    void readFor(Connection &visitor, const std::string &table, quint32 request,
                 std::function<void(Connection &, const v1::HostedTable &)> then);
    [[nodiscard]] int openedFrom(const std::string &opener) const;
    /// Who opens tables from there, as it is kept: no address lies on the disk.
    [[nodiscard]] std::string openerAt(const Connection &connection) const;
    /// That no other table here has.
    [[nodiscard]] std::string distinctTitle(const std::string &wanted) const;
    /// When it is this guest's turn; answers `too_fast` where too much of them waits.
    void inTurn(Guest &guest, quint32 request, std::function<void(Guest &)> task);
    [[nodiscard]] std::vector<std::string> awake() const;
    void letSleep();
    void close(HostedRoom *table);
    void readBans();
    void keepBans(Bans bans, const Done &done);
    /// Everybody who sits there or is about to hears why; it is no longer among the tables.
    void part(HostedRoom &table, const std::string &code);
    [[nodiscard]] TableReport reportOf(const HostedRoom &table) const;
    [[nodiscard]] TableReport reportOf(const v1::HostedTable &sleeping) const;
    /// Tables that are over are closed when the last has left.
    void tidy(HostedRoom *table);
    [[nodiscard]] HostedRoom *find(std::string_view id) const;
    [[nodiscard]] v1::Welcome welcome() const;

    const host::Games &m_games;
    KeptTables m_kept;
    QStringList m_unread; ///< what is wrong with files of tables that cannot be read
    HostSettings m_settings;
    std::string m_id; ///< of this host, kept: its address may change
    std::vector<std::unique_ptr<HostedRoom>> m_tables;
    std::map<Connection *, std::unique_ptr<Guest>> m_guests;
    PinGuard m_pins;
    QTimer m_sleep;
    QTimer m_drain; ///< looks whether everybody has gone, while the host drains
    Bans m_bans;
    bool m_stopping = false;
    Port m_port;
    store::Turns m_turns; ///< of tables that clients open or wake
    RequestQueue m_requests{m_turns};
};

} // namespace mirabilia::net
