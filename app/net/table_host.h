// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/net/allowance.h"
#include "app/net/bans.h"
#include "app/net/hosted_table.h"
#include "app/net/pin_guard.h"
#include "app/net/port.h"
#include "app/net/request_queue.h"
#include "app/net/table_words.h"
#include "app/net/web_pages.h"
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
    QStringList names; ///< accepted host names besides those of the computer
    QString pages;     ///< folder of the pages for browsers (WebPages); empty: only the join page
    bool mayWatch = true;
    int maxTables = 50; ///< awake ones
    bool clientTables = false;
    int tablesPerAddress = 8; ///< awake client-opened tables; IPv6 by /64
    bool wakes = true;        ///< a player with a seat wakes a sleeping table
    int turnSeconds = 0;      ///< for tables it opens itself; see `isTurnTime`
    std::chrono::milliseconds sleepAfter = std::chrono::hours(1);
    /// A table that is over waits this long for people who reload its page.
    std::chrono::milliseconds closeAfter = std::chrono::minutes(2);
    TableSettings table;
    GuardLimits guard;
};

/// A table opened for people at the host's own screen.
struct OpenedTable {
    QString problem; ///< a sentence; nothing else counts then
    std::string id;
    std::vector<std::string> tokens; ///< for the seats at the host's screen, in seat order
};

/// A table as its operator sees it.
struct TableReport {
    enum class State { Waiting, Playing, Over, Asleep, Broken };

    State state = State::Waiting;
    v1::TableInfo info;
    v1::SeatStates seats; ///< of people
    std::string invite;
    std::map<Seat, QHostAddress> addresses; ///< of the players present
    std::chrono::milliseconds empty{0};     ///< how long it has been empty; not for sleeping tables
};

/// All tables of a host and its guests.
///
/// A client-opened table sleeps after being empty for a while and when the host starts: it is then
/// only a file, until somebody comes to it by its id. A table that is over and empty is soon put
/// away; until then it takes no room from others.
class TableHost final : public QObject {
    Q_OBJECT

public:
    TableHost(const host::Games &games, const QDir &folder, HostSettings settings,
              QObject *parent = nullptr);
    ~TableHost() override;

    /// Locks the folder for this host. Returns an empty string, or why it cannot be used.
    [[nodiscard]] QString take();
    /// Locks it and resumes all tables in it, or only one.
    [[nodiscard]] QString load(const std::string &only = {});
    /// Resumes the unfinished table opened with these words, or opens a new one. Returns an empty
    /// string, or why not.
    [[nodiscard]] QString open(const QString &words);
    /// Opens a table for people at the host's screen: their seats are taken, and the first of them
    /// is the owner. PIN, title and the like come from the settings.
    [[nodiscard]] OpenedTable open(const GameSetup &setup);
    /// Whether clients from outside this computer's networks are let in; call before `listen`. The
    /// default comes from the settings.
    void setEverywhere(bool everywhere) { m_port.setEverywhere(everywhere); }
    [[nodiscard]] QString listen(const std::vector<QHostAddress> &addresses, quint16 port);
    [[nodiscard]] quint16 port() const { return m_port.number(); }
    /// Sends every guest a Bye with this code and lets no one in; guests come back unless the table
    /// closes for good. The tables are already saved.
    void stop(const std::string &why = "restarting");

    [[nodiscard]] const std::vector<std::unique_ptr<HostedRoom>> &tables() const {
        return m_tables;
    }
    [[nodiscard]] int connections() const { return m_port.connections(); }
    /// The answer to discovery.
    [[nodiscard]] v1::Found found() const;

    // ---- For the operator of the host; table_operator.cpp --------------------------------------

    using Done = HostedRoom::Done;

    /// Includes sleeping tables, whose files are read first.
    void report(const std::function<void(const std::vector<TableReport> &)> &then);
    /// Tells everyone there why and removes them. The table then sleeps until its people return; if
    /// it is over or `discard` is set, it is gone and its game is among the finished ones.
    void close(const std::string &id, bool discard, const Done &done);
    void kick(const std::string &id, Seat seat, const Done &done);
    /// Refuses this address until `until` (seconds since 1970, UTC; 0: permanent) and removes
    /// guests from there.
    void ban(const QHostAddress &address, qint64 until, const Done &done);
    void unban(const QHostAddress &address, const Done &done);
    [[nodiscard]] const Bans &bans() const { return m_bans; }
    /// Refuses new tables and newcomers from now on; people with a seat may still return to it.
    /// `drained` follows when nobody plays any more.
    void drain();
    [[nodiscard]] bool isDraining() const { return m_drain.isActive(); }

signals:
    /// A log line, in English.
    void happened(const QString &what);
    /// A problem someone should look into, as a sentence.
    void warned(const QString &what);
    /// The last guest has gone.
    void emptied();
    void drained();

private:
    /// A client needs the data of a table once; each has tens of kilobytes.
    static constexpr double fewAskings = 4;

    /// A client and its table.
    struct Guest {
        std::unique_ptr<Connection> connection;
        QPointer<HostedRoom> table;
        Allowance data{fewAskings, fewAskings / 60.0}; ///< askings for data
    };
    using Visitor = QPointer<Connection>;

    [[nodiscard]] Page page(const QString &path) const;
    /// The page where people sit down.
    [[nodiscard]] Page tablePage(const QString &path) const;
    void accept();
    void receive(Guest &guest, const v1::Envelope &envelope);
    [[nodiscard]] v1::TableList list(const Guest &guest);
    void sendData(Guest &guest, quint32 request, const std::string &table) const;
    [[nodiscard]] v1::TableInfo infoOf(const HostedRoom &table) const;
    void join(Guest &guest, quint32 request, const v1::Join &join);
    /// Returns an empty string, or the code that keeps a newcomer out.
    [[nodiscard]] std::string refusal(const Connection &connection, const HostedRoom &table,
                                      const v1::Join &join);
    [[nodiscard]] static bool hasSeat(const Connection &connection, const HostedRoom &table);
    /// Does the same for the table's PIN.
    [[nodiscard]] std::string refusal(const Connection &connection, const Seating &table,
                                      const v1::Join &join);
    /// Tells the code, and of a PIN how many guesses are left or how long to wait.
    void refuse(Connection &connection, quint32 request, const std::string &code,
                const std::string &table);
    void lose(Connection *connection);
    [[nodiscard]] bool isFull() const;
    /// Sets up a new table with these seats without saving it; `tokens` receives those of people at
    /// this screen. Returns an empty string, or why not.
    [[nodiscard]] QString set(const GameSetup &setup, quint64 seed, v1::HostedTable &table,
                              std::vector<std::string> &tokens) const;
    HostedRoom *add(LaidTable table);
    /// For clients.
    void openFor(Guest &guest, quint32 request, const v1::OpenTable &wish);
    /// Returns an empty string, or the code of why this guest may not open a table now.
    [[nodiscard]] std::string refusalToOpen(const Guest &guest, const v1::OpenTable &wish);
    void keepFor(const Visitor &visitor, quint32 request, const v1::HostedTable &table,
                 const std::vector<std::string> &tokens);
    /// A join at a sleeping table: its file is read first to see who may wake it.
    void knock(Guest &guest, quint32 request, const v1::Join &join);
    [[nodiscard]] std::string refusalAsleep(const Connection &visitor, const Seating &table,
                                            const v1::Join &join);
    void wakeFor(const Visitor &visitor, quint32 request, const v1::Join &join,
                 const v1::HostedTable &table);
    /// Proves that the host knows the token of a seat.
    void prove(Guest &guest, quint32 request, const v1::Challenge &challenge);
    static void answerChallenge(Connection &asking, quint32 request, const v1::Challenge &challenge,
                                const Seating &table);
    /// Reads the file of a sleeping table, within a turn. Answers with a problem if it is
    /// unreadable.
    void readFor(Connection &visitor, const std::string &table, quint32 request,
                 std::function<void(Connection &, const v1::HostedTable &)> then);
    [[nodiscard]] int openedFrom(const std::string &opener) const;
    /// Identifies openers by address; hashed, so that no address is saved.
    [[nodiscard]] std::string openerAt(const Connection &connection) const;
    /// A title no other table here has.
    [[nodiscard]] std::string distinctTitle(const std::string &wanted) const;
    /// Runs the task in this guest's turn; answers `too_fast` if too many of theirs wait.
    void inTurn(Guest &guest, quint32 request, std::function<void(Guest &)> task);
    [[nodiscard]] std::vector<std::string> awake() const;
    void letSleep();
    /// Puts away tables that are over and have been empty for a while.
    void closeLeft(std::chrono::milliseconds emptyFor);
    void readBans();
    void keepBans(Bans bans, const Done &done);
    /// Tells everyone there or joining why, and removes the table from the list.
    void part(HostedRoom &table, const std::string &code);
    [[nodiscard]] TableReport reportOf(const HostedRoom &table) const;
    [[nodiscard]] TableReport reportOf(const v1::HostedTable &sleeping) const;
    [[nodiscard]] HostedRoom *find(std::string_view id) const;
    [[nodiscard]] v1::Welcome welcome() const;

    const host::Games &m_games;
    KeptTables m_kept;
    QStringList m_unread; ///< problems with unreadable table files
    HostSettings m_settings;
    WebPages m_pages{m_settings.pages};
    std::string m_assets; ///< where its pages find the facts of the games
    std::string m_id;     ///< of this host, saved because its address may change
    std::vector<std::unique_ptr<HostedRoom>> m_tables;
    std::map<Connection *, std::unique_ptr<Guest>> m_guests;
    PinGuard m_pins;
    QTimer m_sleep;
    QTimer m_close;
    QTimer m_drain; ///< checks whether everyone has gone while draining
    Bans m_bans;
    bool m_stopping = false;
    Port m_port;
    store::Turns m_turns; ///< for tables that clients open or wake
    RequestQueue m_requests{m_turns};
};

} // namespace mirabilia::net
