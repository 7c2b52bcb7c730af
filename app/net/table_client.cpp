// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/net/table_client.h"

#include "app/edge/admit.h"
#include "app/host/brief_view.h"
#include "app/net/sound_view.h"
#include "app/net/wire.h"

#include <QLocale>
#include <QNetworkProxy>
#include <QRandomGenerator>
#include <QSslError>
#include <QSslSocket>
#include <QWebSocket>

#include <algorithm>
#include <utility>

namespace mirabilia::net {

namespace {

using namespace std::chrono_literals;

constexpr auto attemptTime = 5s; // Qt itself never gives up
constexpr std::chrono::milliseconds firstWait = 250ms;
constexpr std::chrono::milliseconds longestWait = 5s;
constexpr std::chrono::milliseconds calm = 30s;
constexpr std::chrono::milliseconds askOpenEvery = 5s; // for a table that is not open
constexpr qint64 frameCost = 64; // bytes charged per frame, because empty frames cost too
constexpr double saidAtOnce = 512.0 * 1024;
constexpr double saidPerSecond = 128.0 * 1024;
constexpr std::uint32_t shortestPing = 2; // seconds
constexpr std::uint32_t longestPing = 30;
constexpr qint64 shortestLongest = qint64{4} * 1024; // an honest message is never longer

#if QT_VERSION >= QT_VERSION_CHECK(6, 5, 0)
constexpr auto failed = &QWebSocket::errorOccurred;
#else
constexpr auto failed = QOverload<QAbstractSocket::SocketError>::of(&QWebSocket::error);
#endif

/// The URL of its WebSocket.
QUrl endpoint(const QUrl &host) {
    QUrl url = host;
    const bool encrypted = url.scheme() == u"wss";
    url.setScheme(encrypted ? QStringLiteral("wss") : QStringLiteral("ws"));
    url.setPath(QStringLiteral("/ws"));
    url.setFragment({});
    if (url.port() < 0) {
        constexpr int encryptedPort = 443;
        url.setPort(encrypted ? encryptedPort : usualPort);
    }
    return url;
}

} // namespace

TableClient::TableClient(const QUrl &host, QObject *parent)
    : QObject(parent)
    , m_url(endpoint(host))
    , m_tickets([this](const v1::Envelope &envelope) { return send(envelope); }) {
    m_attempt.setSingleShot(true);
    m_retry.setSingleShot(true);
    connect(&m_attempt, &QTimer::timeout, this, [this] { lose(reason()); });
    connect(&m_retry, &QTimer::timeout, this, &TableClient::connectNow);
    connect(&m_watch, &QTimer::timeout, this, &TableClient::watch);
}

TableClient::~TableClient() {
    drop();
}

std::chrono::milliseconds TableClient::backoff(int losses, double jitter) {
    const auto doubled = firstWait * (1 << std::clamp(losses - 1, 0, 8));
    const auto most = std::min<std::chrono::milliseconds>(doubled, longestWait);
    // Clients lost together should not return together.
    return std::max(firstWait, std::chrono::milliseconds(static_cast<qint64>(
                                   static_cast<double>(most.count()) *
                                   (0.5 + 0.5 * std::clamp(jitter, 0.0, 1.0)))));
}

std::chrono::milliseconds TableClient::pingTime(const v1::Welcome &welcome) {
    return welcome.ping_seconds() == 0 ? pingEvery
                                       : std::chrono::seconds(std::clamp(
                                             welcome.ping_seconds(), shortestPing, longestPing));
}

qint64 TableClient::longestFor(const v1::Welcome &welcome) {
    return welcome.max_message() == 0
               ? largestToHost
               : std::clamp<qint64>(welcome.max_message(), shortestLongest, largestToHost);
}

void TableClient::open() {
    m_losses = 0;
    connectNow();
}

void TableClient::moveTo(const QUrl &host) {
    m_url = endpoint(host);
    open();
}

void TableClient::aimAt(const QUrl &host) {
    m_url = endpoint(host);
}

void TableClient::doubt(const QString &why) {
    lose(why);
}

std::string TableClient::hostId() const {
    const std::string known = m_tickets.hostId();
    return known.empty() ? m_welcome.host_id() : known;
}

void TableClient::close() {
    if (m_socket && m_state == State::Here) { // let the last message go out
        m_socket->disconnect(this);
        m_socket->close();
        m_socket.release()->deleteLater();
    }
    drop();
    setState(State::Closed, {});
}

void TableClient::connectNow() {
    drop();
    if (m_url.scheme() == u"wss" && !QSslSocket::supportsSsl()) {
        end(tr("This computer cannot make encrypted connections."));
        return;
    }
    setState(State::Connecting, m_why);
    m_distrust.clear();
    m_hearing = Allowance(m_limits.bytesAtOnce, m_limits.bytesPerSecond);
    m_saying = Allowance(saidAtOnce, saidPerSecond);
    m_socket = std::make_unique<QWebSocket>();
    m_socket->setProxy(QNetworkProxy::NoProxy);
    m_socket->setMaxAllowedIncomingFrameSize(static_cast<quint64>(m_limits.message));
    m_socket->setMaxAllowedIncomingMessageSize(static_cast<quint64>(m_limits.message));
    followSocket();
    m_attempt.start(attemptTime);
    m_socket->open(m_url);
}

void TableClient::followSocket() {
    QWebSocket *socket = m_socket.get();
    connect(socket, &QWebSocket::connected, this, &TableClient::greet);
    connect(socket, &QWebSocket::binaryFrameReceived, this,
            [this](const QByteArray &frame) { countHeard(frame.size()); });
    connect(socket, &QWebSocket::textFrameReceived, this,
            [this](const QString &frame) { countHeard(frame.toUtf8().size()); });
    connect(socket, &QWebSocket::binaryMessageReceived, this, &TableClient::hear);
    connect(socket, &QWebSocket::textMessageReceived, this,
            [this](const QString &text) { hear(text.toUtf8()); });
    connect(socket, &QWebSocket::pong, this, [this] {
        m_heard.start();
        countHeard(0);
    });
    connect(socket, &QWebSocket::bytesWritten, this, [this](qint64 bytes) {
        if (!m_saying.spend(static_cast<double>(bytes))) {
            end(tr("The host says more than anybody can read."));
        }
    });
    connect(socket, &QWebSocket::disconnected, this,
            [this] { lose(tr("The connection to the host is lost.")); });
    connect(socket, &QWebSocket::sslErrors, this, [this](const QList<QSslError> &errors) {
        m_distrust = errors.empty() ? QString() : errors.front().errorString();
    });
    connect(socket, failed, this, [this] { lose(reason()); });
}

void TableClient::countHeard(qint64 bytes) {
    if (!m_hearing.spend(static_cast<double>(bytes + frameCost))) {
        end(tr("The host says more than anybody can read."));
    }
}

QString TableClient::reason() const {
    return m_distrust.isEmpty()
               ? tr("Nobody answers at %1.").arg(m_url.authority())
               : tr("The certificate of %1 cannot be trusted: %2").arg(m_url.host(), m_distrust);
}

void TableClient::greet() {
    v1::Hello hello;
    hello.set_magic(magic);
    hello.set_major(major);
    hello.set_minor(minor);
    hello.set_program("Mirabilia " MIRABILIA_VERSION);
    hello.set_language(QLocale().bcp47Name().toStdString());
    const auto can = [&hello](const auto &features) {
        for (const char *feature : features) {
            hello.add_features(feature);
        }
    };
    m_isPage ? can(pageFeatures) : can(features);
    if (m_showsEditions) {
        hello.add_features(editionsFeature);
    }
    m_nonce = newNonce();
    hello.set_nonce(m_nonce);
    transmit(written(hello));
}

QByteArray TableClient::written(const google::protobuf::Message &message) const {
    return m_isPage ? QByteArray::fromStdString(edge::jsonOf(message)) : packed(message);
}

void TableClient::transmit(const QByteArray &bytes) {
    if (m_isPage) {
        m_socket->sendTextMessage(QString::fromUtf8(bytes));
    } else {
        m_socket->sendBinaryMessage(bytes);
    }
}

bool TableClient::read(const QByteArray &bytes, google::protobuf::Message &message) const {
    return m_isPage ? edge::parseJson({bytes.constData(), static_cast<std::size_t>(bytes.size())},
                                      message) &&
                          edge::admitParsed(message).empty()
                    : unpack(bytes, message);
}

void TableClient::hear(const QByteArray &bytes) {
    m_heard.start();
    m_bytesHeard += bytes.size();
    if (m_state != State::Here) {
        hearReply(bytes);
        return;
    }
    v1::Envelope envelope;
    const bool understood = read(bytes, envelope);
    if (understood && envelope.has_update()) {
        v1::TableView &view = *envelope.mutable_update()->mutable_view();
        const auto whole = m_whole.find(view.viewer());
        if (whole != m_whole.end() && whole->second.match_id() == view.match_id()) {
            host::complete(view, whole->second);
        }
    }
    if (!understood || (envelope.has_update() && !isSound(envelope.update().view())) ||
        (envelope.has_restored() && !isSound(envelope.restored().view()))) {
        end(tr("This program does not understand the host. Update both."));
        return;
    }
    if (envelope.has_restored()) {
        const v1::TableView &view = envelope.restored().view();
        m_whole[view.viewer()] = view;
    }
    take(envelope);
}

void TableClient::hearReply(const QByteArray &bytes) {
    v1::HelloReply reply;
    const bool understood = read(bytes, reply) && reply.magic() == magic;
    if (understood && reply.has_reject()) {
        const v1::Reject &reject = reply.reject();
        m_askedToWait = std::chrono::milliseconds(std::min(reject.retry_after_ms(), 60'000U));
        const QString why = told(reject.code(), reject.text());
        reject.retry() ? lose(why) : end(why);
        return;
    }
    if (!understood || !reply.has_welcome()) {
        end(tr("At %1 is something else, not a Mirabilia table.").arg(m_url.authority()));
        return;
    }
    welcome(reply.welcome());
}

void TableClient::welcome(const v1::Welcome &welcome) {
    const std::string expected = m_tickets.hostId();
    if (!expected.empty() && expected != welcome.host_id()) {
        lose(tr("Another host answers at %1 now.").arg(m_url.authority()));
        return;
    }
    m_welcome = welcome;
    m_attempt.stop();
    m_calm.start();
    m_pinged.start();
    m_asked.start();
    m_watch.start(1s);
    setState(State::Here, {});
    if (m_state != State::Here) {
        return; // a receiver of the signal has left
    }
    if (m_tickets.begin(m_welcome, m_nonce)) {
        emit ticketsChanged();
    } else {
        lose(tr("Whoever answers at %1 cannot show that it is the host.").arg(m_url.authority()));
    }
}

void TableClient::take(const v1::Envelope &envelope) {
    const Tickets::Heard heard = m_tickets.hear(envelope);
    if (heard == Tickets::Heard::Impostor) {
        lose(tr("Whoever answers at %1 cannot show that it is the host.").arg(m_url.authority()));
        return;
    }
    if (heard == Tickets::Heard::Other && !envelope.has_bye()) {
        emit received(envelope);
    }
    const bool isAboutSeats = heard == Tickets::Heard::Answer || envelope.has_seated() ||
                              envelope.has_notice() || envelope.has_bye();
    if (isAboutSeats && m_state == State::Here) {
        emit ticketsChanged();
    }
    if (envelope.has_bye() && m_state == State::Here) {
        emit received(envelope);
        if (m_state == State::Here) {
            part(envelope.bye());
        }
    }
}

void TableClient::part(const v1::Bye &bye) {
    m_askedToWait = std::chrono::milliseconds(std::min(bye.after_ms(), 60'000U));
    const QString why = told(bye.code(), bye.text());
    bye.come_back() ? lose(why) : end(why);
}

bool TableClient::can(std::string_view feature) const {
    const auto &both = m_welcome.features();
    return std::find(both.begin(), both.end(), feature) != both.end();
}

quint32 TableClient::send(v1::Envelope envelope) {
    if (m_state != State::Here) {
        return 0;
    }
    envelope.set_id(m_requests + 1);
    const QByteArray bytes = written(envelope);
    if (bytes.size() > longestFor(m_welcome)) {
        return 0; // the host would close the connection
    }
    ++m_requests;
    transmit(bytes);
    if (envelope.has_leave()) {
        m_tickets.clear();
    }
    return m_requests;
}

void TableClient::lose(const QString &why) {
    const bool wasCalm = m_state == State::Here && m_calm.hasExpired(calm.count());
    drop();
    m_losses = wasCalm ? 1 : m_losses + 1;
    const double jitter = QRandomGenerator::global()->generateDouble();
    m_retry.start(std::max(backoff(m_losses, jitter), std::exchange(m_askedToWait, {})));
    setState(State::Lost, why); // last, because a receiver may know a better address
}

void TableClient::end(const QString &why) {
    drop();
    setState(State::Closed, why);
}

void TableClient::drop() {
    m_tickets.end();
    m_attempt.stop();
    m_retry.stop();
    m_watch.stop();
    if (m_socket) {
        m_socket->disconnect(this);
        m_socket->abort();
        m_socket.release()->deleteLater(); // it may be the sender of this signal
    }
}

void TableClient::watch() {
    const std::chrono::milliseconds ping = pingTime(m_welcome);
    if (m_heard.hasExpired(ping.count() * 5 / 2)) {
        lose(tr("The connection to the host is lost."));
    } else if (m_pinged.hasExpired(ping.count())) {
        m_pinged.start();
        m_socket->ping();
    }
    if (m_state == State::Here && m_asked.hasExpired(askOpenEvery.count())) {
        m_asked.start();
        m_tickets.askAgain();
    }
}

void TableClient::setState(State state, const QString &why) {
    if (m_state != state || m_why != why) {
        m_state = state;
        m_why = why;
        emit stateChanged();
    }
}

} // namespace mirabilia::net
