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

/// What strangers may cost.
struct GuardLimits {
    int all = 2000;      ///< connections at once, and no more than the system lets us have files
    int perAddress = 64; ///< of them; see `countedAs`
    std::chrono::milliseconds greeting{10'000}; ///< from accept to Welcome, for all of it together
    qint64 requestBytes = qint64{16} * 1024;    ///< of a request's header
    qint64 waitingBytes = qint64{64} * 1024;    ///< unsent; while there are more nothing is read
    qint64 mostWaitingBytes = qint64{512} * 1024; ///< with more it is gone at once
    bool everywhere = true; ///< false: who is not of this computer's own networks is not let in
    std::function<const Subnets &()> subnets = ownSubnets;
    std::function<bool(const QHostAddress &)> isBanned = {}; ///< nobody may come from there
    QHostAddress trustedProxy; ///< says in X-Forwarded-For for whom it speaks; null: nobody does
};

class GuardedSocket;

/// Who is connected to a port, at all of its addresses together.
class Crowd {
public:
    explicit Crowd(const GuardLimits &limits);

    void setBanned(std::function<bool(const QHostAddress &)> isBanned);
    void setEverywhere(bool everywhere) { m_limits.everywhere = everywhere; }
    [[nodiscard]] bool hasRoomFor(const QHostAddress &address) const;
    void add(GuardedSocket &socket);
    void remove(GuardedSocket &socket);
    /// The same socket speaks for somebody else from now on. False: there is no room for them.
    [[nodiscard]] bool recount(GuardedSocket &socket, const QHostAddress &address);
    [[nodiscard]] int size() const { return static_cast<int>(m_sockets.size()); }
    /// Whose socket it is that some other class of Qt has made of one of them.
    [[nodiscard]] GuardedSocket *find(const QHostAddress &peer, quint16 port,
                                      const QHostAddress &local) const;
    [[nodiscard]] const GuardLimits &limits() const { return m_limits; }
    [[nodiscard]] bool isProxy(const QHostAddress &address) const;

private:
    [[nodiscard]] QString counted(const QHostAddress &address) const;
    [[nodiscard]] bool mayCome(const QHostAddress &address) const;

    GuardLimits m_limits;
    QMultiHash<quint16, GuardedSocket *> m_sockets; ///< by the port of the peer
    QHash<QString, int> m_perAddress;
};

/// A connection that costs no more than its limits: gone unless it is let in in time, not read
/// while it does not read itself, and cut off at once when even so too much waits for it.
class GuardedSocket final : public QTcpSocket {
    Q_OBJECT

public:
    GuardedSocket(std::shared_ptr<Crowd> crowd, QObject *parent);
    ~GuardedSocket() override;

    /// Takes the connection; false: there is no room for it.
    [[nodiscard]] bool take(qintptr descriptor);
    /// It has been greeted and may stay.
    void letIn() { m_greeting.stop(); }
    /// Who is there: the peer, or for whom a trusted proxy says that it speaks.
    [[nodiscard]] const QHostAddress &from() const { return m_from; }
    /// What a request says about that, if anybody may. False: it is no address, or there is no
    /// room.
    [[nodiscard]] bool hearForwarded(const QByteArray &forwardedFor);

    /// Its first request is of the version of HTTP that has upgrades; to be asked when that is
    /// read.
    [[nodiscard]] bool isHttp11() const;

    /// None while it is not read.
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
    quint16 m_port = 0; ///< of the peer, also when it is gone
    QString m_counted;  ///< in the crowd; empty: it is not
    QTimer m_greeting;
    QByteArray m_requestLine; ///< as far as it has come
    bool m_paused = false;
    bool m_overflown = false;
};

/// Accepts connections for the HTTP server, which by itself reads on for ever, keeps the silent for
/// ever and takes any number of them.
class GuardedServer final : public QTcpServer {
    Q_OBJECT

public:
    explicit GuardedServer(std::shared_ptr<Crowd> crowd, QObject *parent = nullptr);

    /// How an address is counted: by itself, but IPv6 from far away by its network of 64 bits, for
    /// there everybody has all of one.
    [[nodiscard]] static QString countedAs(const QHostAddress &address,
                                           const Subnets &subnets = ownSubnets());

protected:
    void incomingConnection(qintptr descriptor) override;

private:
    std::shared_ptr<Crowd> m_crowd;
};

} // namespace mirabilia::net
