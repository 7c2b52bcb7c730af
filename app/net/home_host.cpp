// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/net/home_host.h"

#include <QEventLoop>
#include <QTimer>

#include <functional>
#include <utility>

namespace mirabilia::net {

namespace {

using namespace std::chrono_literals;

constexpr auto goodbyeTime = 500ms; // for delivery of the last messages

} // namespace

// ---- In the host thread -------------------------------------------------------------------------

HomeHostThere::HomeHostThere(const host::Games &games, const QDir &folder, HostSettings settings,
                             const HostPorts &ports)
    : m_games(games)
    , m_folder(folder)
    , m_settings(std::move(settings))
    , m_ports(ports) {}

HomeHostThere::~HomeHostThere() = default;

void HomeHostThere::begin(const std::function<OpenedTable(TableHost &)> &seat) {
    m_host = std::make_unique<TableHost>(m_games, m_folder, m_settings);
    m_beacon = std::make_unique<Beacon>([this] { return m_host->found(); });
    connect(m_host.get(), &TableHost::warned, this, &HomeHostThere::warned);
    OpenedTable table = seat(*m_host);
    if (table.problem.isEmpty()) {
        table.problem = listen();
    }
    if (!table.problem.isEmpty()) {
        emit failed(table.problem);
        return;
    }
    if (const QString why = m_beacon->open(m_ports.discovery); !why.isEmpty()) {
        emit warned(why); // the address and the link still work
    }
    const HostedRoom &room = *m_host->tables().front();
    const std::string &own = room.kept().pin();
    emit opened({m_host->port(), table.id, room.invite(),
                 own.empty() ? m_settings.pin : QString::fromStdString(own), table.tokens});
}

QString HomeHostThere::listen() {
    m_host->setEverywhere(m_host->tables().front()->kept().everywhere());
    QString problem = m_host->listen({QHostAddress(QHostAddress::Any)}, m_ports.tables);
    // If another program uses the default port, take any other.
    return problem.isEmpty() ? problem : m_host->listen({QHostAddress(QHostAddress::Any)}, 0);
}

void HomeHostThere::end(const std::string &farewell) {
    if (m_host) {
        QEventLoop untilGone;
        connect(m_host.get(), &TableHost::emptied, &untilGone, &QEventLoop::quit,
                Qt::QueuedConnection);
        QTimer::singleShot(goodbyeTime, &untilGone, &QEventLoop::quit);
        m_host->stop(farewell);
        untilGone.exec();
    }
}

// ---- In the window's thread ---------------------------------------------------------------------

HomeHost::HomeHost(HostThread &thread, const host::Games &games, const QDir &folder,
                   const HostSettings &settings, const HostPorts &ports, QObject *parent)
    : QObject(parent)
    , m_thread(thread) {
    HostSettings own = settings;
    own.wakes = false; // tables this person did not open stay asleep
    qRegisterMetaType<HomeTable>();
    m_there = new HomeHostThere(games, folder, own, ports);
    m_there->moveToThread(&m_thread.thread());
    connect(m_there, &HomeHostThere::opened, this, &HomeHost::opened);
    connect(m_there, &HomeHostThere::failed, this, &HomeHost::failed);
    connect(m_there, &HomeHostThere::warned, this, &HomeHost::warned);
}

HomeHost::~HomeHost() {
    m_thread.inTurn([there = m_there, farewell = m_farewell] {
        there->end(farewell);
        delete there;
    });
}

void HomeHost::open(const GameSetup &setup) {
    begin([setup](TableHost &host) {
        OpenedTable table;
        table.problem = host.take();
        return table.problem.isEmpty() ? host.open(setup) : table;
    });
}

void HomeHost::goOn(const std::string &id) {
    begin([id](TableHost &host) {
        OpenedTable table;
        table.id = id;
        table.problem = host.load(id);
        if (table.problem.isEmpty()) {
            table.problem = host.tables().empty() ? tr("This table is not there any more.")
                                                  : host.tables().front()->problem();
        }
        return table;
    });
}

void HomeHost::begin(std::function<OpenedTable(TableHost &)> seat) {
    m_thread.inTurn([there = m_there, seat = std::move(seat)] { there->begin(seat); });
}

} // namespace mirabilia::net
