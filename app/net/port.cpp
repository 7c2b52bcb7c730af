// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/net/port.h"

#include <QAbstractHttpServer>
#include <QHttpServerRequest>
#include <QHttpServerResponder>
#include <QTcpSocket>
#include <QUrl>
#include <QWebSocket>

#include <algorithm>

namespace mirabilia::net {

namespace {

constexpr char answered[] = "mirabilia_answered";

/// "192.168.1.4:7707" without its port; IPv6 without its brackets.
QString hostOf(const QByteArray &authority) {
    const QUrl url(QStringLiteral("http://") + QString::fromLatin1(authority), QUrl::StrictMode);
    return url.isValid() && url.path().isEmpty() && url.userInfo().isEmpty() ? url.host()
                                                                             : QString();
}

QList<QByteArray> valuesOf(const QHttpServerRequest &request, QByteArrayView key) {
    QList<QByteArray> values;
    const auto headers = request.headers();
    for (const auto &[name, value] : headers) {
        if (name.compare(key, Qt::CaseInsensitive) == 0) {
            values.append(value);
        }
    }
    return values;
}

} // namespace

class Port::Http final : public QAbstractHttpServer {
public:
    explicit Http(Pages pages) : m_pages(std::move(pages)) {}

    QStringList names;

protected:
    bool handleRequest(const QHttpServerRequest &request, QTcpSocket *socket) override {
        if (socket->property(answered).toBool()) {
            return false; // one request a connection: what was sent behind it is not read
        }
        const int refusal = refusalOf(request);
        if (refusal == 0 && isUpgrade(request)) {
            return true;
        }
        answer(refusal != 0 ? Page{refusal, {}, {}} : m_pages(request.url().path()), request,
               socket);
        return !isUpgrade(request);
    }

    void missingHandler(const QHttpServerRequest & /*request*/, QTcpSocket *socket) override {
        socket->disconnectFromHost();
    }

private:
    static bool isUpgrade(const QHttpServerRequest &request) {
        return request.value("upgrade").compare("websocket", Qt::CaseInsensitive) == 0 &&
               request.url().path() == u"/ws";
    }

    /// A page that somebody's browser shows must not reach us under a name of its own (DNS
    /// rebinding), nor open a connection in that person's name.
    [[nodiscard]] int refusalOf(const QHttpServerRequest &request) const {
        using Method = QHttpServerRequest::Method;
        const QList<QByteArray> hosts = valuesOf(request, "host");
        if (hosts.size() != 1 || !isOurs(hostOf(hosts.front()))) {
            return 421;
        }
        const QList<QByteArray> origins = valuesOf(request, "origin");
        if (origins.size() > 1 ||
            (origins.size() == 1 &&
             origins.front().toLower() != "http://" + hosts.front().toLower())) {
            return 403;
        }
        const bool hasBody = !request.body().isEmpty() ||
                             request.value("content-length").toInt() != 0 ||
                             !request.value("transfer-encoding").isEmpty();
        if (hasBody) {
            return 413;
        }
        return request.method() == Method::Get || request.method() == Method::Head ? 0 : 405;
    }

    [[nodiscard]] bool isOurs(const QString &host) const {
        return !QHostAddress(host).isNull() || host == u"localhost" ||
               host.endsWith(QStringLiteral(".local")) || names.contains(host, Qt::CaseInsensitive);
    }

    static void answer(const Page &page, const QHttpServerRequest &request, QTcpSocket *socket) {
        socket->setProperty(answered, true);
        {
            QHttpServerResponder responder = makeResponder(request, socket);
            responder.writeStatusLine(static_cast<QHttpServerResponder::StatusCode>(page.status));
            responder.writeHeaders(
                {{"Content-Type", page.type},
                 {"Content-Length", QByteArray::number(page.body.size())},
                 {"X-Content-Type-Options", "nosniff"},
                 {"Content-Security-Policy", "default-src 'none'; style-src 'unsafe-inline'; "
                                             "script-src 'unsafe-inline'; frame-ancestors 'none'"},
                 {"Cache-Control", "no-store"},
                 {"Referrer-Policy", "no-referrer"},
                 {"Connection", "close"}});
            responder.writeBody(request.method() == QHttpServerRequest::Method::Head ? QByteArray()
                                                                                     : page.body);
        }
        socket->disconnectFromHost();
    }

    Pages m_pages;
};

Port::Port(Pages pages, const GuardLimits &limits, QObject *parent)
    : QObject(parent)
    , m_limits(limits)
    , m_http(std::make_unique<Http>(std::move(pages))) {
    connect(m_http.get(), &QAbstractHttpServer::newWebSocketConnection, this, &Port::arrived);
}

Port::~Port() = default;

void Port::setNames(const QStringList &names) {
    m_http->names = names;
}

QString Port::listen(const std::vector<QHostAddress> &addresses, quint16 port) {
    m_number = port;
    for (const QHostAddress &address : addresses) {
        auto *server = new GuardedServer(m_limits, m_http.get());
        if (!server->listen(address, m_number)) {
            return tr("Nobody can be heard at %1, port %2: %3.")
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

int Port::connections() const {
    int count = 0;
    for (const GuardedServer *server : m_servers) {
        count += server->connections();
    }
    return count;
}

void Port::letIn(const QHostAddress &address, quint16 port) {
    for (GuardedServer *server : m_servers) {
        server->letIn(address, port);
    }
}

std::unique_ptr<QWebSocket> Port::take() {
    return m_http->nextPendingWebSocketConnection();
}

} // namespace mirabilia::net
