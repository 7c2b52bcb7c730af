// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/net/guarded_server.h"

#include "app/platform/sockets.h"

#include <QMetaMethod>

#include <algorithm>
#include <utility>

namespace mirabilia::net {

namespace {

constexpr int backlog = 512; // 50 made 1,400 connections wait for 19 s
constexpr int sendBuffer = 64 * 1024;
constexpr unsigned unansweredMs = 12'000;

} // namespace

// ---- Crowd --------------------------------------------------------------------------------------

Crowd::Crowd(const GuardLimits &limits) : m_limits(limits) {
    m_limits.trustedProxy = plain(limits.trustedProxy);
}

QString Crowd::counted(const QHostAddress &address) const {
    return GuardedServer::countedAs(address, m_limits.subnets());
}

bool Crowd::isProxy(const QHostAddress &address) const {
    return !m_limits.trustedProxy.isNull() && plain(address) == m_limits.trustedProxy;
}

void Crowd::setBanned(std::function<bool(const QHostAddress &)> isBanned) {
    m_limits.isBanned = std::move(isBanned);
}

bool Crowd::mayCome(const QHostAddress &address) const {
    return m_perAddress.value(counted(address)) < m_limits.perAddress &&
           !(m_limits.isBanned && m_limits.isBanned(address));
}

bool Crowd::hasRoomFor(const QHostAddress &address) const {
    if (size() >= m_limits.all) {
        return false;
    }
    // A proxy is counted once it says whom it forwards for.
    const bool isFar = !m_limits.everywhere && !isNear(address, m_limits.subnets());
    return isProxy(address) || (!isFar && mayCome(address));
}

void Crowd::add(GuardedSocket &socket) {
    socket.m_counted = counted(socket.m_from);
    ++m_perAddress[socket.m_counted];
    m_sockets.insert(socket.m_port, &socket);
}

void Crowd::remove(GuardedSocket &socket) {
    m_sockets.remove(socket.m_port, &socket);
    if (--m_perAddress[socket.m_counted] == 0) {
        m_perAddress.remove(socket.m_counted);
    }
}

bool Crowd::recount(GuardedSocket &socket, const QHostAddress &address) {
    if (!mayCome(address)) {
        return false;
    }
    remove(socket);
    socket.m_from = address;
    add(socket);
    return true;
}

GuardedSocket *Crowd::find(const QHostAddress &peer, quint16 port,
                           const QHostAddress &local) const {
    const auto sockets = m_sockets.values(port);
    const auto found = std::find_if(sockets.begin(), sockets.end(), [&](const auto *socket) {
        return socket->peerAddress() == peer && socket->localAddress() == local;
    });
    return found != sockets.end() ? *found : nullptr;
}

// ---- GuardedSocket ------------------------------------------------------------------------------

GuardedSocket::GuardedSocket(std::shared_ptr<Crowd> crowd, QObject *parent)
    : QTcpSocket(parent)
    , m_crowd(std::move(crowd)) {
    m_greeting.setSingleShot(true);
    connect(&m_greeting, &QTimer::timeout, this, &QTcpSocket::abort);
}

GuardedSocket::~GuardedSocket() {
    if (!m_counted.isEmpty()) {
        m_crowd->remove(*this);
    }
}

bool GuardedSocket::take(qintptr descriptor) {
    // A server without a descriptor for the next connection is woken by it again and again, and Qt
    // does not say why.
    if (!setSocketDescriptor(descriptor) || platform::isOneOfTheLast(descriptor) ||
        !m_crowd->hasRoomFor(peerAddress())) {
        abort();
        return false;
    }
    setReadBufferSize(m_crowd->limits().requestBytes);
    tune();
    followWriting();
    // Connected before the HTTP server takes the socket.
    connect(this, &QTcpSocket::readyRead, this, &GuardedSocket::hearRequestLine);
    m_from = peerAddress();
    m_port = peerPort();
    m_crowd->add(*this);
    m_greeting.start(m_crowd->limits().greeting);
    return true;
}

void GuardedSocket::tune() {
    setSocketOption(QAbstractSocket::LowDelayOption, 1);
    setSocketOption(QAbstractSocket::SendBufferSizeSocketOption, sendBuffer);
    // Else a lost peer is noticed by its missing pings.
    platform::closeUnanswered(socketDescriptor(), unansweredMs);
}

/// Checked here because Qt's parser accepts any version.
void GuardedSocket::hearRequestLine() {
    m_requestLine += peek(m_crowd->limits().requestBytes - m_requestLine.size());
    const auto isLineEnd = [](char each) { return each == '\r' || each == '\n'; };
    const auto begin = std::find_if_not(m_requestLine.begin(), m_requestLine.end(), isLineEnd);
    const auto end = std::find_if(begin, m_requestLine.end(), isLineEnd);
    if (end != m_requestLine.end()) {
        m_requestLine = QByteArray(begin, end - begin);
        disconnect(this, &QTcpSocket::readyRead, this, &GuardedSocket::hearRequestLine);
    }
}

void GuardedSocket::allowFor(qint64 bytes) {
    const GuardLimits &limits = m_crowd->limits();
    m_greeting.start(limits.greeting + std::chrono::seconds(bytes / limits.slowestPage));
}

bool GuardedSocket::isHttp11() const {
    return m_requestLine.endsWith(" HTTP/1.1");
}

bool GuardedSocket::hearForwarded(const QByteArray &forwardedFor) {
    if (forwardedFor.isEmpty() || !m_crowd->isProxy(peerAddress())) {
        return true;
    }
    // Earlier entries come from untrusted clients.
    const QByteArray last = forwardedFor.mid(forwardedFor.lastIndexOf(',') + 1).trimmed();
    const QHostAddress address(QString::fromLatin1(last));
    return !address.isNull() && m_crowd->recount(*this, address);
}

qint64 GuardedSocket::bytesAvailable() const {
    return m_paused ? 0 : QTcpSocket::bytesAvailable();
}

qint64 GuardedSocket::writeData(const char *data, qint64 size) {
    const qint64 waiting = bytesToWrite() + size;
    if (waiting > m_crowd->limits().mostWaitingBytes) {
        if (!std::exchange(m_overflown, true)) { // the caller may be in the middle of writing
            QMetaObject::invokeMethod(this, &QTcpSocket::abort, Qt::QueuedConnection);
        }
        return size;
    }
    m_paused = m_paused || waiting > m_crowd->limits().waitingBytes;
    return m_overflown ? size : QTcpSocket::writeData(data, size);
}

/// A WebSocket upgrade disconnects all signals of the socket, so connect ours again.
void GuardedSocket::disconnectNotify(const QMetaMethod &signal) {
    if (!signal.isValid()) {
        followWriting();
    }
}

void GuardedSocket::followWriting() {
    // Queued, because this can be called while somebody is writing.
    constexpr auto how = Qt::ConnectionType(Qt::QueuedConnection | Qt::UniqueConnection);
    connect(this, &QTcpSocket::bytesWritten, this, &GuardedSocket::readOn, how);
}

void GuardedSocket::readOn() {
    if (m_paused && bytesToWrite() <= m_crowd->limits().waitingBytes) {
        m_paused = false;
        if (bytesAvailable() > 0) {
            emit readyRead();
        }
    }
}

// ---- GuardedServer ------------------------------------------------------------------------------

GuardedServer::GuardedServer(std::shared_ptr<Crowd> crowd, QObject *parent)
    : QTcpServer(parent)
    , m_crowd(std::move(crowd)) {
    setListenBacklogSize(backlog);
    setMaxPendingConnections(backlog);
}

QString GuardedServer::countedAs(const QHostAddress &address, const Subnets &subnets) {
    const QHostAddress bare = plain(address);
    if (bare.protocol() != QAbstractSocket::IPv6Protocol || isNear(bare, subnets)) {
        return bare.toString();
    }
    constexpr int networkBytes = 8;
    Q_IPV6ADDR network = bare.toIPv6Address();
    std::fill(std::begin(network.c) + networkBytes, std::end(network.c), quint8{0});
    return QHostAddress(network).toString();
}

void GuardedServer::incomingConnection(qintptr descriptor) {
    auto socket = std::make_unique<GuardedSocket>(m_crowd, this);
    if (socket->take(descriptor)) {
        addPendingConnection(socket.release());
    }
}

} // namespace mirabilia::net
