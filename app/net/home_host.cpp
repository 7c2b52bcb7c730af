// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/net/home_host.h"

#include <QEventLoop>
#include <QTimer>

#include <functional>
#include <utility>

namespace mirabilia::net {

namespace {

using namespace std::chrono_literals;

constexpr auto goodbyeTime = 500ms; // for the last words to go out

} // namespace

/// Everything of the host, in its thread.
struct HomeHost::Parts : QObject {
    Parts(const host::Games &games, const QDir &folder, const HostSettings &settings)
        : host(games, folder, settings)
        , beacon([this] { return host.found(); }) {}

    TableHost host;
    Beacon beacon;
};

HomeHost::HomeHost(const host::Games &games, const QDir &folder, HostSettings settings,
                   const HostPorts &ports, QObject *parent)
    : QObject(parent)
    , m_games(games)
    , m_folder(folder)
    , m_settings(std::move(settings))
    , m_ports(ports)
    , m_there(new QObject) {
    m_settings.wakes = false; // what its person did not open stays asleep
    m_settings.guard.everywhere = ports.everywhere;
    qRegisterMetaType<HomeTable>();
    m_there->moveToThread(&m_thread);
    m_thread.setObjectName(QStringLiteral("host"));
    m_thread.start();
}

HomeHost::~HomeHost() {
    QMetaObject::invokeMethod(m_there, [there = m_there, farewell = m_farewell] {
        if (auto *parts = there->findChild<QObject *>(QString(), Qt::FindDirectChildrenOnly)) {
            TableHost &host = static_cast<Parts *>(parts)->host;
            QEventLoop untilGone;
            connect(&host, &TableHost::emptied, &untilGone, &QEventLoop::quit,
                    Qt::QueuedConnection);
            QTimer::singleShot(goodbyeTime, &untilGone, &QEventLoop::quit);
            host.stop(farewell);
            untilGone.exec();
        }
        delete there;
        QThread::currentThread()->quit();
    });
    m_thread.wait();
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
    QMetaObject::invokeMethod(m_there, [this, seat = std::move(seat)] {
        auto *parts = new Parts(m_games, m_folder, m_settings);
        parts->setParent(m_there);
        connect(&parts->host, &TableHost::warned, this, &HomeHost::warned);
        OpenedTable table = seat(parts->host);
        // Where the usual port is taken by another program any other does.
        if (table.problem.isEmpty() &&
            !parts->host.listen({QHostAddress(QHostAddress::Any)}, m_ports.tables).isEmpty()) {
            table.problem = parts->host.listen({QHostAddress(QHostAddress::Any)}, 0);
        }
        if (!table.problem.isEmpty()) {
            emit failed(table.problem);
            return;
        }
        if (const QString why = parts->beacon.open(m_ports.discovery); !why.isEmpty()) {
            emit warned(why); // the address and the link still lead here
        }
        const HostedRoom &opened = *parts->host.tables().front();
        const std::string &own = opened.kept().pin();
        emit this->opened({parts->host.port(), table.id, opened.invite(),
                           own.empty() ? m_settings.pin : QString::fromStdString(own),
                           table.tokens});
    });
}

} // namespace mirabilia::net
