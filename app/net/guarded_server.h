// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/net/subnets.h"

#include <QHash>
#include <QHostAddress>
#include <QMultiHash>
#include <QTcpServer>
#include <QTcpSocket>
#include <QTimer>

#include <chrono>
#include <functional>
#include <memory>

namespace mirabilia::net {

/// Resource limits for strangers.
struct GuardLimits {
    int all = 2000;      ///< connections; also limited by the system's file limit
    int perAddress = 64; ///< connections; see `countedAs`
    std::chrono::milliseconds greeting{10'000};   ///< total time from accept to Welcome
    qint64 slowestPage = qint64{1024};            ///< bytes per second, after the greeting's time
    qint64 requestBytes = qint64{16} * 1024;      ///< header of a request
    qint64 waitingBytes = qint64{64} * 1024;      ///< unsent; above this, reading pauses
    qint64 mostWaitingBytes = qint64{512} * 1024; ///< unsent; above this, the connection is cut
    bool everywhere = true; ///< false: only this computer's own networks are let in
    std::function<const Subnets &()> subnets = ownSubnets;
    std::function<bool(const QHostAddress &)> isBanned = {}; ///< true for banned addresses
    QHostAddress trustedProxy; ///< trusted in X-Forwarded-For; null: none
};

class GuardedSocket;

/// All connections to a port, across all of its addresses.
class Crowd {
public:
    explicit Crowd(const GuardLimits &limits);

    void setBanned(std::function<bool(const QHostAddress &)> isBanned);
    void setEverywhere(bool everywhere) { m_limits.everywhere = everywhere; }
    [[nodiscard]] bool hasRoomFor(const QHostAddress &address) const;
    void add(GuardedSocket &socket);
    void remove(GuardedSocket &socket);
    /// The socket now speaks for another address. Returns false if that address has no room.
    [[nodiscard]] bool recount(GuardedSocket &socket, const QHostAddress &address);
    [[nodiscard]] int size() const { return static_cast<int>(m_sockets.size()); }
    /// Finds the guarded socket behind a socket object that Qt has created from it.
    [[nodiscard]] GuardedSocket *find(const QHostAddress &peer, quint16 port,
                                      const QHostAddress &local) const;
    [[nodiscard]] const GuardLimits &limits() const { return m_limits; }
    [[nodiscard]] bool isProxy(const QHostAddress &address) const;

private:
    [[nodiscard]] QString counted(const QHostAddress &address) const;
    [[nodiscard]] bool mayCome(const QHostAddress &address) const;

    GuardLimits m_limits;
    QMultiHash<quint16, GuardedSocket *> m_sockets; ///< by peer port
    QHash<QString, int> m_perAddress;
};

/// A connection with bounded cost: closed unless let in on time, not read while its own output is
/// stuck, and cut off once too much output is queued.
class GuardedSocket final : public QTcpSocket {
    Q_OBJECT

public:
    GuardedSocket(std::shared_ptr<Crowd> crowd, QObject *parent);
    ~GuardedSocket() override;

    /// Takes over the connection. Returns false if there is no room for it.
    [[nodiscard]] bool take(qintptr descriptor);
    /// The greeting is done; the connection may stay.
    void letIn() { m_greeting.stop(); }
    /// The connection gets the time that a slow reader needs for an answer of this size.
    void allowFor(qint64 bytes);
    /// The client's address: the peer, or the address a trusted proxy forwards for.
    [[nodiscard]] const QHostAddress &from() const { return m_from; }
    /// Applies X-Forwarded-For if the peer is the trusted proxy. Returns false if it is not an
    /// address, or there is no room for that address.
    [[nodiscard]] bool hearForwarded(const QByteArray &forwardedFor);

    /// Returns true if the first request uses HTTP/1.1, the version with upgrades; valid once the
    /// request has been read.
    [[nodiscard]] bool isHttp11() const;

    /// 0 while reading is paused.
    [[nodiscard]] qint64 bytesAvailable() const override;

protected:
    qint64 writeData(const char *data, qint64 size) override;
    void disconnectNotify(const QMetaMethod &signal) override;

private:
    friend class Crowd;

    void tune();
    void hearRequestLine();
    void followWriting();
    void readOn();

    std::shared_ptr<Crowd> m_crowd;
    QHostAddress m_from;
    quint16 m_port = 0; ///< of the peer, kept after it is gone
    QString m_counted;  ///< its entry in the crowd; empty: not counted
    QTimer m_greeting;
    QByteArray m_requestLine; ///< as received so far
    bool m_paused = false;
    bool m_overflown = false;
};

/// Accepts connections for the HTTP server, which by itself has no limits on reading, idle time or
/// number of connections.
class GuardedServer final : public QTcpServer {
    Q_OBJECT

public:
    explicit GuardedServer(std::shared_ptr<Crowd> crowd, QObject *parent = nullptr);

    /// The key an address is counted by: itself, but distant IPv6 addresses by /64, because
    /// everyone there has a whole one.
    [[nodiscard]] static QString countedAs(const QHostAddress &address,
                                           const Subnets &subnets = ownSubnets());

protected:
    void incomingConnection(qintptr descriptor) override;

private:
    std::shared_ptr<Crowd> m_crowd;
};

} // namespace mirabilia::net
