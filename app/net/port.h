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

/// A new WebSocket client.
struct Arrival {
    std::unique_ptr<QWebSocket> socket; ///< null: nobody
    QHostAddress from;                  ///< the client's address, as forwarded by a trusted proxy
    std::function<void()> letIn;        ///< call when the greeting is done; stops its timeout
};

/// A page served from memory.
struct Page {
    int status = 404;
    QByteArray type = "text/plain; charset=utf-8";
    QByteArray body;
    QByteArray cache = "no-store";
    QByteArray etag;      ///< quoted; empty: none
    QByteArray encoding;  ///< of the body: "gzip" or "deflate", for every browser; empty: as it is
    bool isOfWeb = false; ///< may load files of this host and open its WebSocket, nothing else
};

/// The single port of a host: pages over HTTP and WebSockets at `/ws`, behind a GuardedServer.
///
/// QtHttpServer is used only in the source file, because its interface changes in Qt 6.8.
class Port final : public QObject {
    Q_OBJECT

public:
    /// Returns the page for a path ("/health"), or a 404.
    using Pages = std::function<Page(const QString &path)>;

    Port(Pages pages, const GuardLimits &limits, QObject *parent = nullptr);
    ~Port() override;

    /// Names accepted for this host besides addresses and `localhost`. All others are refused:
    /// anyone can point a name here.
    void setNames(const QStringList &names);
    /// Which addresses are refused; call before `listen`.
    void setBanned(std::function<bool(const QHostAddress &)> isBanned);
    /// Whether clients from outside this computer's networks are let in; call before `listen`.
    void setEverywhere(bool everywhere);
    /// Returns an empty string, or why it cannot listen. All addresses share the port of the first;
    /// 0: any free one.
    [[nodiscard]] QString listen(const std::vector<QHostAddress> &addresses, quint16 port);
    [[nodiscard]] quint16 number() const { return m_number; }
    /// Accepts no new connections from now on.
    void close();
    [[nodiscard]] int connections() const { return m_crowd->size(); }

signals:
    /// A client has connected; collect it with `take` at once.
    void arrived();

public:
    /// The next client that has arrived.
    [[nodiscard]] Arrival take();

private:
    class Http;

    std::shared_ptr<Crowd> m_crowd;
    std::unique_ptr<Http> m_http;
    std::vector<GuardedServer *> m_servers;
    quint16 m_number = 0;
};

} // namespace mirabilia::net
