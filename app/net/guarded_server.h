// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QHostAddress>
#include <QTcpServer>

#include <chrono>
#include <functional>

namespace mirabilia::net {

/// What strangers may cost before they have said hello.
struct GuardLimits {
    int all = 2000;                             ///< connections at once
    int perAddress = 64;                        ///< of them; IPv6 by /64
    std::chrono::milliseconds greeting{10'000}; ///< from accept to Welcome, for all of it together
    qint64 requestBytes = qint64{16} * 1024;    ///< of a request's header
    QHostAddress trustedProxy; ///< says in X-Forwarded-For for whom it speaks; null: nobody does
    std::function<bool(const QHostAddress &)> isBanned = {}; ///< nobody may come from there
};

/// Accepts connections for the HTTP server, which by itself reads on for ever, keeps the silent for
/// ever and takes any number of them: each is counted, may send no more than a header, and is gone
/// unless it is let in within the time of a greeting.
class GuardedServer final : public QTcpServer {
    Q_OBJECT

public:
    explicit GuardedServer(const GuardLimits &limits, QObject *parent = nullptr);

    /// Whoever comes from there has been greeted and may stay.
    void letIn(const QHostAddress &address, quint16 port);
    [[nodiscard]] int connections() const { return m_all; }

    /// How an address is counted: IPv4 also where it comes mapped into IPv6, IPv6 by its network.
    [[nodiscard]] static QString countedAs(const QHostAddress &address);

protected:
    void incomingConnection(qintptr descriptor) override;

private:
    class Visitor;
    using Peer = QPair<QString, quint16>;

    GuardLimits m_limits;
    int m_all = 0;
    QHash<QString, int> m_perAddress;
    QHash<Peer, Visitor *> m_visitors;
};

} // namespace mirabilia::net
