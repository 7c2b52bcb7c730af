// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/rng.h"

#include <QElapsedTimer>
#include <QHostAddress>
#include <QTcpServer>
#include <QTcpSocket>
#include <QTimer>

#include <chrono>
#include <memory>
#include <vector>

namespace mirabilia::net {

/// A bad network between clients and a host on this computer: slow, silent for a while, or broken
/// at any byte. Bytes keep their order, as in TCP: a lost packet comes late.
class Relay {
public:
    explicit Relay(quint16 host) : m_host(host) {
        QObject::connect(&m_server, &QTcpServer::newConnection, &m_server, [this] {
            while (QTcpSocket *client = m_server.nextPendingConnection()) {
                join(client);
            }
        });
        m_server.listen(QHostAddress::LocalHost);
    }
    ~Relay() { cut(); }

    [[nodiscard]] quint16 port() const { return m_server.serverPort(); }
    /// Holds everything back, and tells nobody, until `resume`.
    void stall() { m_stalled = true; }
    void resume() {
        m_stalled = false;
        for (const auto &way : m_ways) {
            deliver(*way);
        }
    }
    void cut() {
        for (const auto &way : m_ways) {
            way->to->abort();
        }
    }

    std::chrono::milliseconds delay{0}; ///< per direction
    double loss = 0;                    ///< share of packets delayed by 300 ms
    qint64 breaksAfter = -1; ///< bytes from the host to a client until the connection breaks; once

private:
    /// One direction of one connection.
    struct Way {
        QTcpSocket *from;
        QTcpSocket *to;
        bool fromHost;
        std::vector<std::pair<qint64, QByteArray>> held; ///< due time and bytes
        qint64 latest = 0;
    };

    void join(QTcpSocket *client) {
        auto *host = new QTcpSocket(client);
        for (QTcpSocket *socket : {client, host}) {
            socket->setSocketOption(QAbstractSocket::LowDelayOption, 1);
        }
        add(client, host, false);
        add(host, client, true);
        QObject::connect(client, &QTcpSocket::disconnected, host, &QTcpSocket::abort);
        QObject::connect(host, &QTcpSocket::disconnected, client, &QTcpSocket::disconnectFromHost);
        host->connectToHost(QHostAddress(QHostAddress::LocalHost), m_host);
    }

    void add(QTcpSocket *from, QTcpSocket *to, bool fromHost) {
        Way *way = m_ways.emplace_back(std::make_unique<Way>(Way{from, to, fromHost, {}, 0})).get();
        QObject::connect(from, &QTcpSocket::readyRead, &m_server, [this, way] { take(*way); });
    }

    void take(Way &way) {
        const bool isLost = m_rng.below(1000) < static_cast<std::uint32_t>(loss * 1000);
        const qint64 due = m_clock.elapsed() + delay.count() + (isLost ? 300 : 0);
        way.latest = std::max(way.latest, due);
        way.held.emplace_back(way.latest, way.from->readAll());
        QTimer::singleShot(static_cast<int>(std::max<qint64>(0, way.latest - m_clock.elapsed())),
                           Qt::PreciseTimer, &m_server, [this, &way] { deliver(way); });
    }

    void deliver(Way &way) {
        while (!m_stalled && !way.held.empty() && way.held.front().first <= m_clock.elapsed()) {
            QByteArray bytes = way.held.front().second;
            way.held.erase(way.held.begin());
            const bool breaks =
                way.fromHost && breaksAfter >= 0 && (breaksAfter -= bytes.size()) < 0;
            if (breaks) {
                way.to->write(bytes.chopped(-breaksAfter));
                way.to->flush();
                breaksAfter = -1;
                way.to->abort();
                way.from->abort();
                return;
            }
            if (way.to->state() != QAbstractSocket::UnconnectedState) {
                way.to->write(bytes);
            }
        }
    }

    static QElapsedTimer started() {
        QElapsedTimer timer;
        timer.start();
        return timer;
    }

    quint16 m_host;
    QElapsedTimer m_clock = started();
    Rng m_rng{7};
    bool m_stalled = false;
    QTcpServer m_server;
    std::vector<std::unique_ptr<Way>> m_ways; ///< closed connections, too
};

} // namespace mirabilia::net
