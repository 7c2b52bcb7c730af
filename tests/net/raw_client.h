// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHostAddress>
#include <QTcpSocket>
#include <QTest>

namespace mirabilia::net {

/// A WebSocket client that makes its own frames, malformed ones if a test wants.
class RawClient {
public:
    enum Opcode : quint8 { Continuation = 0, Text = 1, Binary = 2, Close = 8, Ping = 9, Pong = 10 };
    static constexpr quint8 last = 0x80;       ///< flag of the first byte
    static constexpr quint8 compressed = 0x40; ///< likewise

    /// The upgrade request, with lines ended by `newLine`.
    static QByteArray request(quint16 port, const QByteArray &newLine = "\r\n") {
        QByteArray text;
        for (const QByteArray &line :
             {QByteArray("GET /ws HTTP/1.1"), "Host: 127.0.0.1:" + QByteArray::number(port),
              QByteArray("Upgrade: websocket"), QByteArray("Connection: Upgrade"),
              QByteArray("Sec-WebSocket-Version: 13"),
              QByteArray("Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=="), QByteArray()}) {
            text += line + newLine;
        }
        return text;
    }

    explicit RawClient(quint16 port) {
        QObject::connect(&socket, &QTcpSocket::readyRead, &socket, [this] {
            if (reads) {
                heard += socket.readAll();
            }
        });
        socket.connectToHost(QHostAddress(QHostAddress::LocalHost), port);
    }

    [[nodiscard]] bool isConnected() const {
        return socket.state() == QAbstractSocket::ConnectedState;
    }
    [[nodiscard]] bool isGone() const {
        return socket.state() == QAbstractSocket::UnconnectedState;
    }
    [[nodiscard]] bool isUpgraded() const { return heard.contains("\r\n\r\n"); }

    /// `first` is an opcode with its flags; masked, as a client must.
    void send(quint8 first, const QByteArray &payload) { socket.write(frame(first, payload)); }
    static QByteArray frame(quint8 first, const QByteArray &payload) {
        constexpr quint8 masked = 0x80;
        QByteArray bytes(1, static_cast<char>(first));
        const auto size = static_cast<quint16>(payload.size());
        if (payload.size() < 126) {
            bytes += static_cast<char>(masked | size);
        } else {
            bytes += static_cast<char>(masked | 126);
            bytes += static_cast<char>(size >> 8);
            bytes += static_cast<char>(size & 0xff);
        }
        return bytes + QByteArray(4, '\0') + payload; // a mask of zeros changes nothing
    }

    /// The close code of the host; 0: no close frame.
    [[nodiscard]] int closeCode() const {
        const qsizetype at = heard.lastIndexOf("\x88");
        return at < 0 || at + 3 >= heard.size()
                   ? 0
                   : static_cast<quint8>(heard[at + 2]) << 8 | static_cast<quint8>(heard[at + 3]);
    }

    QTcpSocket socket;
    QByteArray heard;
    bool reads = true; ///< false: never reads
};

} // namespace mirabilia::net
