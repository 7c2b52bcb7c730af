// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/net/discovery.h"
#include "app/net/host_thread.h"
#include "app/net/table_host.h"
#include "app/net/wire.h"

#include <functional>
#include <memory>

namespace mirabilia::net {

/// A table that has been opened to others.
struct HomeTable {
    quint16 port = 0;
    std::string id;
    std::string invite;
    QString pin;                     ///< asked of newcomers; empty: none
    std::vector<std::string> tokens; ///< of the seats of this screen, where it is new
};

/// Where a host is heard; 0: any that is free.
struct HostPorts {
    quint16 tables = usualPort;
    quint16 discovery = discoveryPort;
};

/// A host, and whoever hears it on the network, in the thread of a HomeHost.
class HomeHostThere final : public QObject {
    Q_OBJECT

public:
    HomeHostThere(const host::Games &games, const QDir &folder, HostSettings settings,
                  const HostPorts &ports);
    ~HomeHostThere() override;

    /// With the table that `seat` brings to it.
    void begin(const std::function<OpenedTable(TableHost &)> &seat);
    /// Waits a moment until everybody has heard why it goes.
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

/// The host within a program with a window: in a thread of its own, so that nothing that tables do
/// or write holds up a picture. The window is a guest like any other.
class HomeHost final : public QObject {
    Q_OBJECT

public:
    /// `folder` is where its tables are kept. It lives in `thread`, which lives longer.
    HomeHost(HostThread &thread, const host::Games &games, const QDir &folder,
             const HostSettings &settings, const HostPorts &ports, QObject *parent = nullptr);
    /// Nobody waits: it tells everybody in its thread that it goes, and why; the tables are safe.
    ~HomeHost() override;

    void open(const GameSetup &setup);
    /// Goes on with a table of before.
    void goOn(const std::string &table);
    /// The code of the Bye that its guests hear at the end.
    void setFarewell(const std::string &code) { m_farewell = code; }

signals:
    void opened(const mirabilia::net::HomeTable &table);
    /// Nothing is open; why, as a sentence.
    void failed(const QString &why);
    /// Something is wrong that somebody should see to; a sentence.
    void warned(const QString &what);

private:
    void begin(std::function<OpenedTable(TableHost &)> seat);

    HostThread &m_thread;
    std::string m_farewell = "host_left";
    HomeHostThere *m_there = nullptr; ///< ends in its thread
};

} // namespace mirabilia::net

Q_DECLARE_METATYPE(mirabilia::net::HomeTable)
