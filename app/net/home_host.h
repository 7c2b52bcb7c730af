// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/net/discovery.h"
#include "app/net/host_thread.h"
#include "app/net/table_host.h"
#include "app/net/wire.h"

#include <functional>
#include <memory>

namespace mirabilia::net {

/// A table opened to others.
struct HomeTable {
    quint16 port = 0;
    std::string id;
    std::string invite;
    QString pin;                     ///< asked of newcomers; empty: none
    std::vector<std::string> tokens; ///< of the seats at this screen, if the table is new
};

/// Ports to listen on; 0: any free one.
struct HostPorts {
    quint16 tables = usualPort;
    quint16 discovery = discoveryPort;
};

/// A host and its discovery beacon, in the thread of a HomeHost.
class HomeHostThere final : public QObject {
    Q_OBJECT

public:
    HomeHostThere(const host::Games &games, const QDir &folder, HostSettings settings,
                  const HostPorts &ports);
    ~HomeHostThere() override;

    /// Starts with the table that `seat` opens.
    void begin(const std::function<OpenedTable(TableHost &)> &seat);
    /// Sends everyone the reason and waits a moment for delivery.
    void end(const std::string &farewell);

signals:
    void opened(const mirabilia::net::HomeTable &table);
    void failed(const QString &why);
    void warned(const QString &what);

private:
    [[nodiscard]] QString listen();

    const host::Games &m_games;
    QDir m_folder;
    HostSettings m_settings;
    HostPorts m_ports;
    std::unique_ptr<TableHost> m_host;
    std::unique_ptr<Beacon> m_beacon;
};

/// A host inside a program with a window. Runs in its own thread, so that tables and disk writes
/// never delay a frame. The window connects as a guest like any other.
class HomeHost final : public QObject {
    Q_OBJECT

public:
    /// `folder` holds its tables. `thread` runs it and must outlive it.
    HomeHost(HostThread &thread, const host::Games &games, const QDir &folder,
             const HostSettings &settings, const HostPorts &ports, QObject *parent = nullptr);
    /// Does not wait: everyone is told the reason in the host's thread; the tables are saved.
    ~HomeHost() override;

    void open(const GameSetup &setup);
    /// Resumes an earlier table.
    void goOn(const std::string &table);
    /// The code of the Bye its guests get at the end.
    void setFarewell(const std::string &code) { m_farewell = code; }

signals:
    void opened(const mirabilia::net::HomeTable &table);
    /// Nothing was opened; `why` is a sentence for display.
    void failed(const QString &why);
    /// A problem someone should look into, as a sentence.
    void warned(const QString &what);

private:
    void begin(std::function<OpenedTable(TableHost &)> seat);

    HostThread &m_thread;
    std::string m_farewell = "host_left";
    HomeHostThere *m_there = nullptr; ///< deleted in its thread
};

} // namespace mirabilia::net

Q_DECLARE_METATYPE(mirabilia::net::HomeTable)
