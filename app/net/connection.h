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

/// A client of this host: its greeting, then envelopes both ways. Whatever breaks the rules of the
/// wire ends with Bye and a close; `gone` is always the last that is heard of it.
class Connection final : public QObject {
    Q_OBJECT

public:
    /// `from` is who is there; `welcome` is what a fitting Hello is answered with; a `reject` with
    /// a code refuses everybody.
    Connection(std::unique_ptr<QWebSocket> socket, const QHostAddress &from, v1::Welcome welcome,
               v1::Reject reject, QObject *parent = nullptr);
    ~Connection() override;

    void send(const v1::Envelope &envelope);
    void sendProblem(quint32 replyTo, const std::string &code);
    /// "malformed": what was asked for is understood and goes too far, and why (in English).
    void sendMalformed(quint32 replyTo, const std::string &why);
    /// The last message, then the close.
    void sendBye(const std::string &code, bool comeBack, quint32 afterMs = 0);

    /// `heard` says so when everything that was sent until now has come through.
    void askIfHeard(quint8 about);

    [[nodiscard]] const QHostAddress &address() const { return m_from; }
    /// Since anything was heard of it.
    [[nodiscard]] std::chrono::milliseconds silentFor() const;
    /// Both sides can do that.
    [[nodiscard]] bool can(std::string_view feature) const;
    /// What proofs of this connection count for; not whole where its client proves nothing.
    [[nodiscard]] ProofNonces nonces() const;
    /// Updates should wait: what was sent has not got through.
    [[nodiscard]] bool isFull() const { return m_full; }

signals:
    void greeted();
    void received(const mirabilia::v1::Envelope &envelope);
    void fullChanged(bool full);
    void heard(quint8 about);
    void gone();

private:
    void hear(const QByteArray &bytes);
    void greet(const QByteArray &bytes);
    void reject(const v1::Reject &why);
    void violate(const std::string &code, quint16 closeCode);
    void close(quint16 closeCode);
    /// A message, or what stands for one; false: it has come too fast, and this is over.
    [[nodiscard]] bool mayCost(double messages, qint64 bytes);
    void hearFrame(const QByteArray &frame, bool isLast);
    void hearPong(const QByteArray &payload);
    void countPongs(qint64 bytesWritten);
    void transmit(const QByteArray &bytes);
    void ping(const QByteArray &payload);
    /// Once a second: pings and silence.
    void watch();
    void setFull();
    void cutOff();
    void end();

    std::unique_ptr<QWebSocket> m_socket;
    QHostAddress m_from;
    v1::Welcome m_welcome; ///< with the features of both sides, once it is said
    v1::Reject m_reject;
    std::string m_nonce; ///< of the Hello
    bool m_greeted = false;
    bool m_closing = false;
    bool m_full = false;
    int m_frames = 0; ///< of the message that is coming in
    Allowance m_messages;
    Allowance m_bytes;
    Allowance m_pongs;     ///< bytes of those that it has us send
    int m_pings = 0;       ///< of ours that wait for their pongs
    qint64 m_owed = 0;     ///< bytes that we sent and that have not gone out
    QElapsedTimer m_heard; ///< since it was heard
    QElapsedTimer m_pinged;
    QTimer m_watch;
};

} // namespace mirabilia::net
