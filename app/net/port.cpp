// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/net/port.h"

#include <QAbstractHttpServer>
#include <QHttpServerRequest>
#include <QPointer>
#include <QTcpSocket>
#include <QUrl>
#include <QWebSocket>

#include <algorithm>

namespace mirabilia::net {

namespace {

constexpr char answered[] = "mirabilia_answered";

/// The address of a Host header such as "192.168.1.4:7707"; empty if it is more or less than that.
QUrl urlOf(const QByteArray &authority) {
    QUrl url(QStringLiteral("http://") + QString::fromLatin1(authority), QUrl::StrictMode);
    const bool isPlain = url.isValid() && url.path().isEmpty() && url.userInfo().isEmpty() &&
                         !url.hasQuery() && !url.hasFragment();
    return isPlain ? url : QUrl();
}

/// What the pages for browsers may do: load files of this host and open its WebSocket.
QByteArray webPolicy(const QByteArray &authority) {
    const QByteArray host = urlOf(authority).authority(QUrl::FullyEncoded).toLatin1();
    // Policies cannot name an IPv6 address; there, 'self' has to do.
    const bool hasName = !host.isEmpty() && !host.startsWith('[');
    return "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; "
           "font-src 'self'; media-src 'self'; connect-src 'self'" +
           (hasName ? " ws://" + host + " wss://" + host : QByteArray()) +
           "; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
}

QList<QByteArray> valuesOf(const QHttpServerRequest &request, QByteArrayView key) {
#if QT_VERSION >= QT_VERSION_CHECK(6, 8, 0)
    return request.headers().values(QAnyStringView(QLatin1String(key)));
#else
    QList<QByteArray> values;
    const auto headers = request.headers();
    for (const auto &[name, value] : headers) {
        if (name.compare(key, Qt::CaseInsensitive) == 0) {
            values.append(value);
        }
    }
    return values;
#endif
}

constexpr char joinPagePolicy[] = "default-src 'none'; style-src 'unsafe-inline'; "
                                  "script-src 'unsafe-inline'; frame-ancestors 'none'";

QByteArray headerOf(const Page &page, const QByteArray &authority) {
    const QByteArray policy = page.isOfWeb ? webPolicy(authority) : QByteArray(joinPagePolicy);
    return "HTTP/1.1 " + QByteArray::number(page.status) + " \r\nContent-Type: " + page.type +
           "\r\nContent-Length: " + QByteArray::number(page.body.size()) +
           (page.encoding.isEmpty() ? QByteArray() : "\r\nContent-Encoding: " + page.encoding) +
           (page.etag.isEmpty() ? QByteArray() : "\r\nETag: " + page.etag) +
           "\r\nCache-Control: " + page.cache + "\r\nContent-Security-Policy: " + policy +
           "\r\nX-Content-Type-Options: nosniff"
           "\r\nCross-Origin-Resource-Policy: same-origin"
           "\r\nReferrer-Policy: no-referrer"
           "\r\nConnection: close\r\n\r\n";
}

/// Writes an answer piece by piece and closes the connection once all of it has gone out. Until
/// then the socket stays open, because Qt 6.8 deletes one that is closing.
class Delivery final : public QObject {
public:
    Delivery(QTcpSocket &socket, const QByteArray &header, QByteArray body)
        : QObject(&socket)
        , m_socket(socket)
        , m_body(std::move(body)) {
        connect(&m_socket, &QTcpSocket::bytesWritten, this, [this] { goOn(); });
        m_socket.write(header);
        goOn();
        m_socket.flush();
    }

private:
    void goOn() {
        constexpr qint64 piece = qint64{32} * 1024; // less than what would pause a guarded socket
        while (m_sent < m_body.size() && m_socket.bytesToWrite() < piece) {
            const qint64 written = m_socket.write(m_body.constData() + m_sent,
                                                  std::min(piece, m_body.size() - m_sent));
            if (written <= 0) {
                m_socket.abort();
                return;
            }
            m_sent += written;
        }
        if (m_sent == m_body.size() && m_socket.bytesToWrite() == 0) {
            m_socket.disconnectFromHost();
        }
    }

    QTcpSocket &m_socket;
    QByteArray m_body;
    qint64 m_sent = 0;
};

} // namespace

class Port::Http final : public QAbstractHttpServer {
public:
    explicit Http(Pages pages) : m_pages(std::move(pages)) {
#if QT_VERSION >= QT_VERSION_CHECK(6, 8, 0)
        addWebSocketUpgradeVerifier(this, [this](const QHttpServerRequest &request) {
            return mayUpgrade(request, socketOf(request))
                       ? QHttpServerWebSocketUpgradeResponse::accept()
                       : QHttpServerWebSocketUpgradeResponse::passToNext();
        });
#endif
    }

    QStringList names;

protected:
#if QT_VERSION >= QT_VERSION_CHECK(6, 8, 0)
    bool handleRequest(const QHttpServerRequest &request,
                       QHttpServerResponder & /*responder*/) override {
        answer(request, socketOf(request));
        return true;
    }

    /// A refused upgrade.
    void missingHandler(const QHttpServerRequest &request,
                        QHttpServerResponder & /*responder*/) override {
        answer(request, socketOf(request));
    }
#else
    bool handleRequest(const QHttpServerRequest &request, QTcpSocket *socket) override {
        if (mayUpgrade(request, socket)) {
            return true;
        }
        answer(request, socket);
        return !isUpgrade(request);
    }

    void missingHandler(const QHttpServerRequest & /*request*/, QTcpSocket *socket) override {
        socket->disconnectFromHost();
    }
#endif

private:
#if QT_VERSION >= QT_VERSION_CHECK(6, 8, 0)
    /// The socket of a request. An answered connection has to be closed, which a responder cannot
    /// do. Only sockets still speaking HTTP are children.
    [[nodiscard]] QTcpSocket *socketOf(const QHttpServerRequest &request) const {
        const auto sockets = findChildren<QTcpSocket *>();
        const auto found =
            std::find_if(sockets.begin(), sockets.end(), [&request](const QTcpSocket *socket) {
                return socket->peerPort() == request.remotePort() &&
                       socket->peerAddress() == request.remoteAddress();
            });
        return found != sockets.end() ? *found : nullptr;
    }
#endif

    static bool isAnswered(const QTcpSocket *socket) {
        return socket == nullptr || socket->property(answered).toBool();
    }

    [[nodiscard]] bool mayUpgrade(const QHttpServerRequest &request, QTcpSocket *socket) const {
        return isUpgrade(request) && !isAnswered(socket) && refusalOf(request, socket) == 0 &&
               hasRoom(request, socket);
    }

    /// Applies X-Forwarded-For from a trusted proxy. Returns false if the client has no room.
    static bool hasRoom(const QHttpServerRequest &request, QTcpSocket *socket) {
        auto *guarded = qobject_cast<GuardedSocket *>(socket);
        const QList<QByteArray> forwarded = valuesOf(request, "x-forwarded-for");
        return guarded == nullptr || forwarded.empty() || guarded->hearForwarded(forwarded.back());
    }

    static bool isUpgrade(const QHttpServerRequest &request) {
        return request.value("upgrade").compare("websocket", Qt::CaseInsensitive) == 0 &&
               request.url().path() == u"/ws";
    }

    /// Keeps web pages in somebody's browser from reaching us under their own name (DNS rebinding)
    /// or opening a connection on that person's behalf.
    [[nodiscard]] int refusalOf(const QHttpServerRequest &request, QTcpSocket *socket) const {
        using Method = QHttpServerRequest::Method;
        const auto *guarded = qobject_cast<GuardedSocket *>(socket);
        if (guarded != nullptr && !guarded->isHttp11()) {
            return 505;
        }
        const QList<QByteArray> hosts = valuesOf(request, "host");
        if (hosts.size() != 1 || !isOurs(urlOf(hosts.front()).host())) {
            return 421;
        }
        const QList<QByteArray> origins = valuesOf(request, "origin");
        if (origins.size() > 1 || (origins.size() == 1 && !isOf(origins.front(), hosts.front()))) {
            return 403;
        }
        const bool hasBody = !request.body().isEmpty() ||
                             request.value("content-length").toInt() != 0 ||
                             !request.value("transfer-encoding").isEmpty();
        if (hasBody) {
            return 413;
        }
        constexpr qsizetype keyBytes = 16;
        if (isUpgrade(request) &&
            QByteArray::fromBase64(request.value("sec-websocket-key")).size() != keyBytes) {
            return 400;
        }
        return request.method() == Method::Get || request.method() == Method::Head ? 0 : 405;
    }

    [[nodiscard]] bool isOurs(const QString &host) const {
        return !QHostAddress(host).isNull() || host == u"localhost" ||
               names.contains(host, Qt::CaseInsensitive);
    }

    /// Returns true if the origin is this host; https comes from a proxy in front of us.
    static bool isOf(const QByteArray &origin, const QByteArray &host) {
        const QByteArray page = origin.toLower();
        const QByteArray here = host.toLower();
        return page == "http://" + here || page == "https://" + here;
    }

    /// One request per connection; anything after it is not read.
    void answer(const QHttpServerRequest &request, QTcpSocket *socket) const {
        if (isAnswered(socket)) {
            return;
        }
        socket->setProperty(answered, true);
        const int wrong = refusalOf(request, socket);
        const int refusal = wrong != 0 ? wrong : hasRoom(request, socket) ? 0 : 429;
        Page page;
        page.status = refusal;
        if (refusal == 0) {
            page = m_pages(request.url().path());
        }
        if (!page.etag.isEmpty() && request.value("if-none-match").contains(page.etag)) {
            page.status = 304;
        }
        const bool hasBody =
            page.status != 304 && request.method() != QHttpServerRequest::Method::Head;
        const QByteArray body = hasBody ? page.body : QByteArray();
        if (auto *guarded = qobject_cast<GuardedSocket *>(socket)) {
            guarded->allowFor(body.size());
        }
        new Delivery(*socket, headerOf(page, request.value("host")), body); // owned by the socket
    }

    Pages m_pages;
};

Port::Port(Pages pages, const GuardLimits &limits, QObject *parent)
    : QObject(parent)
    , m_crowd(std::make_shared<Crowd>(limits))
    , m_http(std::make_unique<Http>(std::move(pages))) {
    connect(m_http.get(), &QAbstractHttpServer::newWebSocketConnection, this, &Port::arrived);
}

Port::~Port() = default;

void Port::setNames(const QStringList &names) {
    m_http->names = names;
}

void Port::setBanned(std::function<bool(const QHostAddress &)> isBanned) {
    m_crowd->setBanned(std::move(isBanned));
}

void Port::setEverywhere(bool everywhere) {
    m_crowd->setEverywhere(everywhere);
}

QString Port::listen(const std::vector<QHostAddress> &addresses, quint16 port) {
    m_number = port;
    for (const QHostAddress &address : addresses) {
        auto *server = new GuardedServer(m_crowd, m_http.get());
        if (!server->listen(address, m_number)) {
            return tr("Cannot listen at %1, port %2: %3.")
                .arg(address.toString(), QString::number(m_number), server->errorString());
        }
        m_number = server->serverPort();
        m_http->bind(server);
        m_servers.push_back(server);
    }
    return {};
}

void Port::close() {
    for (GuardedServer *server : m_servers) {
        server->close();
    }
}

Arrival Port::take() {
    std::unique_ptr<QWebSocket> socket = m_http->nextPendingWebSocketConnection();
    if (!socket) {
        return {};
    }
    const QPointer<GuardedSocket> guarded =
        m_crowd->find(socket->peerAddress(), socket->peerPort(), socket->localAddress());
    const QHostAddress from = guarded ? guarded->from() : socket->peerAddress();
    return {std::move(socket), from, [guarded] {
                if (guarded) {
                    guarded->letIn();
                }
            }};
}

} // namespace mirabilia::net
