// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/net/discovery.h"
#include "app/net/table_host.h"
#include "app/net/wire.h"

#include <QThread>

#include <functional>

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
    bool everywhere = false; ///< by everybody, and not only on the networks of this computer
};

/// The host within a program with a window: in a thread of its own, so that nothing that tables do
/// or write holds up a picture. The window is a guest like any other.
class HomeHost final : public QObject {
    Q_OBJECT

public:
    /// `folder` is where its tables are kept.
    HomeHost(const host::Games &games, const QDir &folder, HostSettings settings,
             const HostPorts &ports, QObject *parent = nullptr);
    /// Tells everybody that it goes, and why; the tables are safe.
    ~HomeHost() override;

    void open(const GameSetup &setup);
    /// Goes on with a table of before.
    void goOn(const std::string &table);
    /// The code of the Bye that its guests hear at the end.
    void setFarewell(const std::string &code) { m_farewell = code; }
    /// How it is open to others.
    [[nodiscard]] const HostSettings &settings() const { return m_settings; }

signals:
    void opened(const mirabilia::net::HomeTable &table);
    /// Nothing is open; why, as a sentence.
    void failed(const QString &why);
    /// Something is wrong that somebody should see to; a sentence.
    void warned(const QString &what);

private:
    struct Parts;

    /// Begins with the table that `seat` brings to it.
    void begin(std::function<OpenedTable(TableHost &)> seat);

    const host::Games &m_games;
    QDir m_folder;
    HostSettings m_settings;
    HostPorts m_ports;
    std::string m_farewell = "host_left";
    QThread m_thread;
    QObject *m_there; ///< lives in the thread, and everything of the host with it
};

} // namespace mirabilia::net

Q_DECLARE_METATYPE(mirabilia::net::HomeTable)
