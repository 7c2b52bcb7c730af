// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/net/guarded_server.h"

#include <QPointer>
#include <QTcpSocket>
#include <QTimer>

#include <netinet/in.h>
#include <netinet/tcp.h>
#include <sys/socket.h>

namespace mirabilia::net {

namespace {

constexpr int backlog = 512; // 50 made 1,400 connections wait for 19 s
constexpr int sendBuffer = 64 * 1024;
constexpr unsigned unansweredMs = 12'000;

void tune(QTcpSocket &socket) {
    socket.setSocketOption(QAbstractSocket::LowDelayOption, 1);
    socket.setSocketOption(QAbstractSocket::SendBufferSizeSocketOption, sendBuffer);
#ifdef TCP_USER_TIMEOUT
    // Best effort: without it a lost peer is noticed by its missing pings.
    static_cast<void>(setsockopt(static_cast<int>(socket.socketDescriptor()), IPPROTO_TCP,
                                 TCP_USER_TIMEOUT, &unansweredMs, sizeof unansweredMs));
#endif
}

} // namespace

/// Lives and dies with its socket, as its child: an upgrade cuts every connection of the socket's
/// signals, also that of `destroyed`.
class GuardedServer::Visitor final : public QObject {
public:
    Visitor(GuardedServer &server, QTcpSocket &socket)
        : QObject(&socket)
        , m_server(&server)
        , m_address(countedAs(socket.peerAddress()))
        , m_peer(socket.peerAddress().toString(), socket.peerPort()) {
        ++server.m_all;
        ++server.m_perAddress[m_address];
        server.m_visitors.insert(m_peer, this);
        m_greeting.setSingleShot(true);
        connect(&m_greeting, &QTimer::timeout, &socket, &QTcpSocket::abort);
        m_greeting.start(server.m_limits.greeting);
    }

    ~Visitor() override {
        if (!m_server) {
            return;
        }
        --m_server->m_all;
        if (--m_server->m_perAddress[m_address] == 0) {
            m_server->m_perAddress.remove(m_address);
        }
        if (m_server->m_visitors.value(m_peer) == this) {
            m_server->m_visitors.remove(m_peer);
        }
    }

    void letIn() { m_greeting.stop(); }

private:
    QPointer<GuardedServer> m_server;
    QString m_address;
    Peer m_peer;
    QTimer m_greeting;
};

GuardedServer::GuardedServer(const GuardLimits &limits, QObject *parent)
    : QTcpServer(parent)
    , m_limits(limits) {
    setListenBacklogSize(backlog);
    setMaxPendingConnections(backlog);
}

QString GuardedServer::countedAs(const QHostAddress &address) {
    bool isMapped = false;
    const quint32 v4 = address.toIPv4Address(&isMapped);
    if (isMapped) {
        return QHostAddress(v4).toString();
    }
    constexpr int networkBytes = 8;
    Q_IPV6ADDR network = address.toIPv6Address();
    std::fill(std::begin(network.c) + networkBytes, std::end(network.c), quint8{0});
    return QHostAddress(network).toString();
}

void GuardedServer::letIn(const QHostAddress &address, quint16 port) {
    if (Visitor *visitor = m_visitors.value({address.toString(), port})) {
        visitor->letIn();
    }
}

void GuardedServer::incomingConnection(qintptr descriptor) {
    auto *socket = new QTcpSocket(this);
    if (!socket->setSocketDescriptor(descriptor) || m_all >= m_limits.all ||
        m_perAddress.value(countedAs(socket->peerAddress())) >= m_limits.perAddress ||
        (m_limits.isBanned && m_limits.isBanned(socket->peerAddress()))) {
        socket->abort();
        delete socket;
        return;
    }
    socket->setReadBufferSize(m_limits.requestBytes);
    tune(*socket);
    new Visitor(*this, *socket);
    addPendingConnection(socket);
}

} // namespace mirabilia::net
