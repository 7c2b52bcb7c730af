// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/net/allowance.h"
#include "app/net/seat_proof.h"
#include "mirabilia/v1/net.pb.h"

#include <QElapsedTimer>
#include <QHostAddress>
#include <QObject>
#include <QTimer>

#include <memory>

class QWebSocket;

namespace mirabilia::net {

/// One client of this host: its greeting, then envelopes both ways. Any protocol violation is
/// answered with Bye and a close; `gone` is always the last signal.
class Connection final : public QObject {
    Q_OBJECT

public:
    /// `from` is the client's address; `welcome` answers a valid Hello; a `reject` with a code
    /// refuses everyone.
    Connection(std::unique_ptr<QWebSocket> socket, const QHostAddress &from, v1::Welcome welcome,
               v1::Reject reject, QObject *parent = nullptr);
    ~Connection() override;

    void send(const v1::Envelope &envelope);
    void sendProblem(quint32 replyTo, const std::string &code);
    /// The same with what else is known about it; the sentence is added.
    void sendProblem(quint32 replyTo, v1::Problem what);
    /// Answers "malformed" with the reason, in English: the request was understood but exceeds a
    /// limit.
    void sendMalformed(quint32 replyTo, const std::string &why);
    /// Sends the last message, then closes.
    void sendBye(const std::string &code, bool comeBack, quint32 afterMs = 0);

    /// `heard` follows once the client has received everything sent so far.
    void askIfHeard(quint8 about);

    [[nodiscard]] const QHostAddress &address() const { return m_from; }
    /// Time since the last message from the client.
    [[nodiscard]] std::chrono::milliseconds silentFor() const;
    /// Returns true if both sides support the feature.
    [[nodiscard]] bool can(std::string_view feature) const;
    /// The nonces for proofs on this connection; not whole if the client proves nothing.
    [[nodiscard]] ProofNonces nonces() const;
    /// Returns true while earlier data is still unsent, so that updates should wait.
    [[nodiscard]] bool isFull() const { return m_full; }

signals:
    void greeted();
    void received(const mirabilia::v1::Envelope &envelope);
    void fullChanged(bool full);
    void heard(quint8 about);
    void gone();

private:
    /// How this client writes its messages, and is written to; its first one decides.
    enum class Form { Unknown, Binary, Text };

    void hear(const QByteArray &bytes, Form form);
    void greet(const QByteArray &bytes);
    [[nodiscard]] bool readHello(const QByteArray &bytes, v1::Hello &hello) const;
    [[nodiscard]] bool read(const QByteArray &bytes, v1::Envelope &envelope) const;
    [[nodiscard]] QByteArray written(const google::protobuf::Message &message) const;
    void receive(const v1::Envelope &envelope);
    void reject(const v1::Reject &why);
    void violate(const std::string &code, quint16 closeCode);
    void close(quint16 closeCode);
    /// Charges a message (or frame) against the limits. Returns false if it came too fast; the
    /// connection is then closed.
    [[nodiscard]] bool mayCost(double messages, qint64 bytes);
    void hearFrame(qsizetype bytes, bool isLast);
    void hearPong(const QByteArray &payload);
    void countPongs(qint64 bytesWritten);
    void transmit(const QByteArray &bytes);
    void ping(const QByteArray &payload);
    /// Once a second: pings, and checks for silence.
    void watch();
    void setFull();
    void cutOff();
    void end();

    std::unique_ptr<QWebSocket> m_socket;
    QHostAddress m_from;
    v1::Welcome m_welcome; ///< features of both sides once sent
    v1::Reject m_reject;
    std::string m_nonce; ///< from the Hello
    Form m_form = Form::Unknown;
    bool m_greeted = false;
    bool m_closing = false;
    bool m_full = false;
    int m_frames = 0; ///< frames of the incoming message so far
    Allowance m_messages;
    Allowance m_bytes;
    Allowance m_pongs;     ///< limits the pong bytes the client makes us send
    int m_pings = 0;       ///< our pings still waiting for pongs
    qint64 m_owed = 0;     ///< bytes we sent that have not gone out yet
    QElapsedTimer m_heard; ///< since the last message
    QElapsedTimer m_pinged;
    QTimer m_watch;
};

} // namespace mirabilia::net
