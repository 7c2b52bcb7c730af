// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/net/connection.h"

#include "app/edge/admit.h"
#include "app/net/wire.h"

#include <QWebSocket>

#include <algorithm>
#include <functional>
#include <utility>

namespace mirabilia::net {

namespace {

using namespace std::chrono_literals;

constexpr double messagesAtOnce = 60;
constexpr double messagesPerSecond = 20;
// The longest message of an honest client has a few kilobytes, and a table needs only one of those.
constexpr double bytesAtOnce = 256.0 * 1024;
constexpr double bytesPerSecond = 64.0 * 1024;
constexpr double pongBytes = 4.0 * 1024; // burst, and per second
constexpr int mostFrames = 64;           // per message; empty frames cost no bytes
constexpr qint64 fullBytes = qint64{16} * 1024;
constexpr qint64 fullTextBytes = qint64{48} * 1024; // the same messages are three times as long

/// The size on the wire of a message sent in one frame.
qint64 frameBytes(qint64 payload) {
    constexpr qint64 shortest = 2;
    return payload + shortest + (payload < 126 ? 0 : payload < 65536 ? 2 : 8);
}

constexpr auto policyViolated = QWebSocketProtocol::CloseCodePolicyViolated;
constexpr auto goingAway = QWebSocketProtocol::CloseCodeGoingAway;

} // namespace

Connection::Connection(std::unique_ptr<QWebSocket> socket, const QHostAddress &from,
                       v1::Welcome welcome, v1::Reject reject, QObject *parent)
    : QObject(parent)
    , m_socket(std::move(socket))
    , m_from(from)
    , m_welcome(std::move(welcome))
    , m_reject(std::move(reject))
    , m_messages(messagesAtOnce, messagesPerSecond)
    , m_bytes(bytesAtOnce, bytesPerSecond)
    , m_pongs(pongBytes, pongBytes) {
    m_socket->setMaxAllowedIncomingFrameSize(largestToHost);
    m_socket->setMaxAllowedIncomingMessageSize(largestToHost);
    m_socket->setReadBufferSize(largestToHost + fullBytes); // Qt waits for whole frames
    connect(m_socket.get(), &QWebSocket::binaryMessageReceived, this,
            [this](const QByteArray &bytes) { hear(bytes, Form::Binary); });
    connect(m_socket.get(), &QWebSocket::textMessageReceived, this,
            [this](const QString &text) { hear(text.toUtf8(), Form::Text); });
    connect(m_socket.get(), &QWebSocket::binaryFrameReceived, this,
            [this](const QByteArray &frame, bool isLast) { hearFrame(frame.size(), isLast); });
    connect(
        m_socket.get(), &QWebSocket::textFrameReceived, this,
        [this](const QString &frame, bool isLast) { hearFrame(frame.toUtf8().size(), isLast); });
    connect(m_socket.get(), &QWebSocket::pong, this,
            [this](quint64, const QByteArray &payload) { hearPong(payload); });
    connect(m_socket.get(), &QWebSocket::bytesWritten, this, &Connection::countPongs);
    connect(m_socket.get(), &QWebSocket::disconnected, this, &Connection::end);
    connect(&m_watch, &QTimer::timeout, this, &Connection::watch);
    m_heard.start();
    m_pinged.start();
    m_watch.start(1s);
}

Connection::~Connection() {
    m_socket->disconnect(this);
}

bool Connection::mayCost(double messages, qint64 bytes) {
    if (m_closing) {
        return false;
    }
    const bool mayTalk = m_messages.spend(messages);
    if (m_bytes.spend(static_cast<double>(bytes)) && mayTalk) {
        return true;
    }
    violate("too_fast", policyViolated);
    return false;
}

void Connection::hearFrame(qsizetype bytes, bool isLast) {
    m_frames = isLast ? 0 : m_frames + 1;
    if (m_frames > mostFrames) {
        violate("malformed", policyViolated);
    } else {
        static_cast<void>(mayCost(0, frameBytes(bytes)));
    }
}

/// An unsolicited pong carries no information and costs as much as a message.
void Connection::hearPong(const QByteArray &payload) {
    if (m_pings == 0) {
        if (!mayCost(1, frameBytes(payload.size()))) {
            cutOff(); // more may follow it
        }
        return;
    }
    --m_pings;
    m_heard.start();
    if (!payload.isEmpty()) {
        emit heard(static_cast<quint8>(payload.front()));
    }
}

/// Qt does not signal pings, but any bytes sent beyond our own are pongs.
void Connection::countPongs(qint64 bytesWritten) {
    const qint64 ours = std::min(bytesWritten, m_owed);
    m_owed -= ours;
    if (m_pongs.spend(static_cast<double>(bytesWritten - ours))) {
        setFull();
    } else {
        cutOff();
    }
}

void Connection::hear(const QByteArray &bytes, Form form) {
    if (m_closing) {
        return;
    }
    m_heard.start();
    if (!mayCost(1, 0)) {
        return;
    }
    if (m_form == Form::Unknown) {
        m_form = form;
    }
    v1::Envelope envelope;
    if (!m_greeted) {
        greet(bytes);
    } else if (form != m_form || !read(bytes, envelope)) {
        violate("malformed", policyViolated);
    } else if (const std::string misfit = edge::admitParsed(envelope); !misfit.empty()) {
        sendMalformed(envelope.id(), misfit);
    } else {
        receive(envelope);
    }
}

bool Connection::read(const QByteArray &bytes, v1::Envelope &envelope) const {
    const std::string_view view(bytes.constData(), static_cast<std::size_t>(bytes.size()));
    const bool isParsed = m_form == Form::Text ? edge::parseJson(view, envelope)
                                               : !isHello(bytes) && edge::parse(view, envelope);
    return isParsed && envelope.what_case() != v1::Envelope::WHAT_NOT_SET;
}

void Connection::receive(const v1::Envelope &envelope) {
    if (envelope.has_beat()) {
        v1::Envelope answer;
        answer.set_reply_to(envelope.id());
        answer.mutable_beat();
        send(answer);
    } else {
        emit received(envelope);
    }
}

bool Connection::readHello(const QByteArray &bytes, v1::Hello &hello) const {
    if (m_form == Form::Binary) {
        return isHello(bytes) && unpack(bytes, hello);
    }
    return edge::parseJson({bytes.constData(), static_cast<std::size_t>(bytes.size())}, hello) &&
           edge::admitParsed(hello).empty() && hello.magic() == magic;
}

QByteArray Connection::written(const google::protobuf::Message &message) const {
    return m_form == Form::Text ? QByteArray::fromStdString(edge::jsonOf(message))
                                : packed(message);
}

void Connection::greet(const QByteArray &bytes) {
    v1::Hello hello;
    if (!readHello(bytes, hello)) {
        m_closing = true;
        close(policyViolated); // the peer does not speak our protocol
        return;
    }
    if (hello.major() != major) {
        v1::Reject why;
        why.set_code("version");
        reject(why);
        return;
    }
    if (!m_reject.code().empty()) {
        reject(m_reject);
        return;
    }
    m_nonce = hello.nonce();
    const auto &theirs = hello.features();
    const auto isOfBoth = [this, &theirs](const std::string &ours) {
        return std::find(theirs.begin(), theirs.end(), ours) != theirs.end() &&
               (ours != "proof" || isWhole(nonces()));
    };
    auto &both = *m_welcome.mutable_features();
    both.erase(std::remove_if(both.begin(), both.end(), std::not_fn(isOfBoth)), both.end());
    v1::HelloReply reply;
    *reply.mutable_welcome() = m_welcome;
    reply.set_magic(magic);
    m_greeted = true;
    transmit(written(reply));
    emit greeted();
}

std::chrono::milliseconds Connection::silentFor() const {
    return std::chrono::milliseconds(m_heard.elapsed());
}

bool Connection::can(std::string_view feature) const {
    const auto &both = m_welcome.features();
    return m_greeted && std::find(both.begin(), both.end(), feature) != both.end();
}

ProofNonces Connection::nonces() const {
    return {m_nonce, m_welcome.nonce(), m_welcome.host_id()};
}

void Connection::reject(const v1::Reject &why) {
    v1::HelloReply reply;
    reply.set_magic(magic);
    *reply.mutable_reject() = why;
    reply.mutable_reject()->set_text(sentenceFor(why.code()));
    reply.mutable_reject()->set_major(major);
    reply.mutable_reject()->set_minor(minor);
    transmit(written(reply));
    m_closing = true;
    close(QWebSocketProtocol::CloseCodeNormal);
}

void Connection::violate(const std::string &code, quint16 closeCode) {
    if (m_closing) {
        return;
    }
    if (m_greeted) {
        v1::Envelope envelope;
        envelope.mutable_bye()->set_code(code);
        envelope.mutable_bye()->set_text(sentenceFor(code));
        send(envelope);
    }
    m_closing = true;
    close(closeCode);
}

void Connection::sendBye(const std::string &code, bool comeBack, quint32 afterMs) {
    if (m_closing) {
        return;
    }
    v1::Envelope envelope;
    v1::Bye &bye = *envelope.mutable_bye();
    bye.set_code(code);
    bye.set_text(sentenceFor(code));
    bye.set_come_back(comeBack);
    bye.set_after_ms(afterMs);
    send(envelope);
    m_closing = true;
    close(goingAway);
}

void Connection::sendProblem(quint32 replyTo, const std::string &code) {
    v1::Problem what;
    what.set_code(code);
    sendProblem(replyTo, std::move(what));
}

void Connection::sendProblem(quint32 replyTo, v1::Problem what) {
    v1::Envelope envelope;
    envelope.set_reply_to(replyTo);
    what.set_text(sentenceFor(what.code()));
    *envelope.mutable_problem() = std::move(what);
    send(envelope);
}

void Connection::sendMalformed(quint32 replyTo, const std::string &why) {
    v1::Envelope envelope;
    envelope.set_reply_to(replyTo);
    envelope.mutable_problem()->set_code("malformed");
    envelope.mutable_problem()->set_text(sentenceFor("malformed") + ' ' + why);
    send(envelope);
}

void Connection::send(const v1::Envelope &envelope) {
    if (m_closing || !m_greeted) {
        return;
    }
    // The client would close the connection, and again after every reconnect.
    const QByteArray bytes = written(envelope);
    if (bytes.size() <= largestToClient && edge::misfit(envelope).empty()) {
        transmit(bytes);
    } else {
        sendProblem(envelope.reply_to(), "malformed");
    }
}

void Connection::transmit(const QByteArray &bytes) {
    m_owed += frameBytes(bytes.size());
    if (m_form == Form::Text) {
        m_socket->sendTextMessage(QString::fromUtf8(bytes));
    } else {
        m_socket->sendBinaryMessage(bytes);
    }
    setFull();
}

void Connection::setFull() {
    const bool full =
        m_socket->bytesToWrite() >= (m_form == Form::Text ? fullTextBytes : fullBytes);
    if (full != m_full) {
        m_full = full;
        emit fullChanged(full);
    }
}

void Connection::close(quint16 closeCode) {
    QTimer::singleShot(closeTime, this, [this] { m_socket->abort(); });
    m_socket->close(static_cast<QWebSocketProtocol::CloseCode>(closeCode));
}

void Connection::watch() {
    if (m_heard.hasExpired(silence.count())) {
        cutOff();
    } else if (m_pinged.hasExpired(pingEvery.count())) {
        m_pinged.start();
        ping({});
    }
}

void Connection::ping(const QByteArray &payload) {
    ++m_pings;
    m_owed += frameBytes(payload.size());
    m_socket->ping(payload);
}

void Connection::askIfHeard(quint8 about) {
    ping(QByteArray(1, static_cast<char>(about)));
}

void Connection::cutOff() {
    m_socket->abort();
    end(); // an aborted handshake emits no signal by itself
}

void Connection::end() {
    m_watch.stop();
    m_closing = true;
    m_socket->disconnect(this);
    emit gone();
}

} // namespace mirabilia::net
