// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/net/guarded_server.h"

#include <QObject>
#include <QStringList>

#include <functional>
#include <memory>
#include <vector>

class QWebSocket;

namespace mirabilia::net {

/// Somebody who has come by WebSocket.
struct Arrival {
    std::unique_ptr<QWebSocket> socket; ///< null: nobody
    QHostAddress from;                  ///< behind a trusted proxy: whom it speaks for
    std::function<void()> letIn;        ///< to be called when the greeting is done: it may stay
};

/// A page that the port serves from memory.
struct Page {
    int status = 404;
    QByteArray type = "text/plain; charset=utf-8";
    QByteArray body;
};

/// The one port of a host: pages over HTTP, and WebSockets at `/ws`, behind a GuardedServer.
///
/// Everything of QtHttpServer is in its source file: the interface changes with Qt 6.8.
class Port final : public QObject {
    Q_OBJECT

public:
    /// What is served at a path ("/health"); 404 where there is nothing.
    using Pages = std::function<Page(const QString &path)>;

    Port(Pages pages, const GuardLimits &limits, QObject *parent = nullptr);
    ~Port() override;

    /// Besides addresses and `localhost` whoever asks may call this host so. Other names are
    /// refused: anybody may make one that leads here.
    void setNames(const QStringList &names);
    /// Whom nobody listens to; said before `listen`.
    void setBanned(std::function<bool(const QHostAddress &)> isBanned);
    /// Who is not of this computer's own networks is let in too; said before `listen`.
    void setEverywhere(bool everywhere);
    /// Empty, or why nobody can be heard there. Each address takes the port of the first; 0: any
    /// that is free.
    [[nodiscard]] QString listen(const std::vector<QHostAddress> &addresses, quint16 port);
    [[nodiscard]] quint16 number() const { return m_number; }
    /// No new connections from now on.
    void close();
    [[nodiscard]] int connections() const { return m_crowd->size(); }

signals:
    /// Somebody is connected; to be taken out of `take` at once.
    void arrived();

public:
    /// The next of those who have arrived.
    [[nodiscard]] Arrival take();

private:
    class Http;

    std::shared_ptr<Crowd> m_crowd;
    std::unique_ptr<Http> m_http;
    std::vector<GuardedServer *> m_servers;
    quint16 m_number = 0;
};

} // namespace mirabilia::net
