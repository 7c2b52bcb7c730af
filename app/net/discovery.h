// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "mirabilia/v1/net.pb.h"

#include <QElapsedTimer>
#include <QHash>
#include <QHostAddress>
#include <QObject>
#include <QTimer>
#include <QUdpSocket>

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace mirabilia::net {

// Discovery of hosts on the local network: a broadcast question and an answer. Each is a datagram
// of at most 512 bytes: four letters, then the message.
inline constexpr quint16 discoveryPort = 7708;
inline constexpr qsizetype largestDatagram = 512;

[[nodiscard]] QByteArray question(const v1::Seek &seek);
[[nodiscard]] std::optional<v1::Seek> readQuestion(const QByteArray &datagram);
/// Never longer than the question, so it cannot be abused to amplify traffic. What does not fit is
/// shortened, or the answer is empty.
[[nodiscard]] QByteArray answer(v1::Found found, qsizetype questionSize);
[[nodiscard]] std::optional<v1::Found> readAnswer(const QByteArray &datagram);

/// Answers questions from the networks of this computer and ignores all others.
class Beacon final : public QObject {
    Q_OBJECT

public:
    using News = std::function<v1::Found()>;

    explicit Beacon(News news, QObject *parent = nullptr);

    /// Returns an empty string, or why this host cannot be found.
    [[nodiscard]] QString open(quint16 port = discoveryPort);
    [[nodiscard]] quint16 port() const { return m_v4.localPort(); }

private:
    void read(QUdpSocket &socket);
    /// Polled, because Qt does not signal network changes.
    void joinGroups();
    [[nodiscard]] bool mayAnswer(const QHostAddress &asker);

    News m_news;
    QUdpSocket m_v4;
    QUdpSocket m_v6;
    QTimer m_rescan;
    QElapsedTimer m_second; ///< the current second, in which answers are counted
    int m_answers = 0;
    QHash<QHostAddress, int> m_perAddress;
};

/// A host that answered, possibly at several addresses.
struct FoundHost {
    v1::Found what;
    std::vector<QHostAddress> addresses; ///< the first to answer comes first
    QElapsedTimer heard;
};

/// Keeps asking while open, and lists the hosts that answer.
class Seeker final : public QObject {
    Q_OBJECT

public:
    explicit Seeker(quint16 port = discoveryPort, QObject *parent = nullptr);

    void open();
    void close();
    [[nodiscard]] const std::map<std::string, FoundHost> &hosts() const { return m_hosts; }

signals:
    void changed();

private:
    void ask();
    void read(QUdpSocket &socket);

    quint16 m_port;
    QUdpSocket m_v4;
    QUdpSocket m_v6;
    QTimer m_again;
    std::string m_nonce;
    std::map<std::string, FoundHost> m_hosts; ///< by host_id
};

} // namespace mirabilia::net
