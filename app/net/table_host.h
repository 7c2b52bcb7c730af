// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/net/hosted_table.h"
#include "app/net/port.h"
#include "app/net/table_words.h"
#include "app/store/turns.h"

#include <QElapsedTimer>
#include <QPointer>
#include <QTimer>

#include <chrono>
#include <map>
#include <memory>
#include <string>
#include <vector>

namespace mirabilia::net {

struct HostSettings {
    QString name;
    QString pin; ///< asked of newcomers; empty: none
    QStringList names; ///< by which others may call this host, besides those of the computer
    bool mayWatch = true;
    int maxTables = 50; ///< that are awake
    bool clientTables = false;
    int tablesPerAddress = 8; ///< of those that clients open; IPv6 by /64
    std::chrono::milliseconds sleepAfter = std::chrono::hours(1);
    std::chrono::milliseconds grace = HostedTable::usualGrace;
    GuardLimits guard;
};

/// A table that people of the host's own screen sit at.
struct OpenedTable {
    QString problem; ///< a sentence; nothing else counts then
    std::string id;
    std::vector<std::string> tokens; ///< of the seats of the host's screen, in seat order
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
    /// A table at whose host people sit: their seats are taken, the first of them is the owner.
    [[nodiscard]] OpenedTable open(const GameSetup &setup);
    [[nodiscard]] QString listen(const std::vector<QHostAddress> &addresses, quint16 port);
    [[nodiscard]] quint16 port() const { return m_port.number(); }
    /// Every guest is told to come back, and no new one let in. The tables are safe as they are.
    void stop();

    [[nodiscard]] const std::vector<std::unique_ptr<HostedTable>> &tables() const {
        return m_tables;
    }
    [[nodiscard]] int connections() const { return m_port.connections(); }
    /// What is told to whoever looks for a table.
    [[nodiscard]] v1::Found found() const;

signals:
    /// A line for the log, in English.
    void happened(const QString &what);
    /// Something is wrong that somebody should see to; a sentence.
    void warned(const QString &what);
    /// The last guest has gone.
    void emptied();

private:
    /// A client, and the table it sits at.
    struct Guest {
        std::unique_ptr<Connection> connection;
        QPointer<HostedTable> table;
    };
    using Visitor = QPointer<Connection>;
    /// Wrong PINs from an address within the last minute.
    struct Guesses {
        QElapsedTimer since;
        int wrong = 0;
    };

    [[nodiscard]] Page page(const QString &path) const;
    void accept();
    void receive(Guest &guest, const v1::Envelope &envelope);
    [[nodiscard]] v1::TableList list(const Guest &guest);
    [[nodiscard]] v1::TableInfo infoOf(const HostedTable &table) const;
    void join(Guest &guest, quint32 request, const v1::Join &join);
    /// Empty, or the code of what keeps a newcomer out.
    [[nodiscard]] std::string refusal(const Connection &connection, const HostedTable &table,
                                      const v1::Join &join);
    /// The same of a PIN that is asked for.
    [[nodiscard]] std::string refusal(const Connection &connection, std::string_view wanted,
                                      std::string_view pin);
    void lose(Connection *connection);
    [[nodiscard]] bool isFull() const;
    /// A new table with these seats, kept nowhere yet; `tokens` gets those of the people of this
    /// screen. Empty, or why not.
    [[nodiscard]] QString set(const GameSetup &setup, quint64 seed, v1::HostedTable &table,
                              std::vector<std::string> &tokens) const;
    HostedTable *add(LaidTable table);
    /// Of clients.
    void openFor(Guest &guest, quint32 request, const v1::OpenTable &wish);
    void keepFor(const Visitor &visitor, quint32 request, const v1::HostedTable &table,
                 const std::vector<std::string> &tokens);
    void wakeFor(Guest &guest, quint32 request, const v1::Join &join);
    [[nodiscard]] int openedFrom(const QString &address) const;
    [[nodiscard]] std::vector<std::string> awake() const;
    void letSleep();
    void close(HostedTable *table);
    /// Tables that are over are closed when the last has left.
    void tidy(HostedTable *table);
    [[nodiscard]] HostedTable *find(std::string_view id) const;
    [[nodiscard]] v1::Welcome welcome() const;

    const host::Games &m_games;
    KeptTables m_kept;
    HostSettings m_settings;
    std::string m_id; ///< of this host, kept: its address may change
    std::vector<std::unique_ptr<HostedTable>> m_tables;
    std::map<Connection *, std::unique_ptr<Guest>> m_guests;
    std::map<QString, Guesses> m_guesses;
    std::map<std::string, QString> m_openers; ///< addresses, by the tables that were opened there
    QTimer m_sleep;
    bool m_stopping = false;
    Port m_port;
    store::Turns m_turns; ///< of tables that clients open or wake
};

} // namespace mirabilia::net
