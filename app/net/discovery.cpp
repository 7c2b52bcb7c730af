// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/net/discovery.h"

#include "app/net/kept_table.h"
#include "app/net/subnets.h"
#include "app/net/wire.h"

#include <QNetworkDatagram>
#include <QNetworkInterface>

#include <algorithm>
#include <chrono>

namespace mirabilia::net {

namespace {

using namespace std::chrono_literals;

constexpr auto askEvery = 1s;
constexpr auto rescanEvery = 5s;
constexpr std::chrono::milliseconds forgetAfter = 5s;
constexpr int answersPerAddress = 5; // per second
constexpr int answersInAll = 50;
constexpr std::size_t mostHosts = 200;
constexpr std::size_t mostAddresses = 8;  // per host
constexpr std::uint32_t firstPort = 1024; // lower ports are system services, not tables
constexpr std::size_t nonceBytes = 8;
const QByteArray asks("MIRQ");
const QByteArray tells("MIRA");

QHostAddress group(QAbstractSocket::NetworkLayerProtocol protocol) {
    return QHostAddress(protocol == QAbstractSocket::IPv4Protocol
                            ? QStringLiteral("239.255.77.8")
                            : QStringLiteral("ff02::4d:4952"));
}

bool isUp(const QNetworkInterface &interface) {
    constexpr auto wanted = QNetworkInterface::IsUp | QNetworkInterface::IsRunning;
    return (interface.flags() & wanted) == wanted;
}

} // namespace

QByteArray question(const v1::Seek &seek) {
    v1::Seek padded = seek;
    const QByteArray bare = asks + packed(seek);
    constexpr qsizetype head = 3; // of the padding field
    if (bare.size() + head < largestDatagram) {
        padded.set_padding(
            std::string(static_cast<std::size_t>(largestDatagram - bare.size() - head), '\0'));
    }
    return asks + packed(padded);
}

std::optional<v1::Seek> readQuestion(const QByteArray &datagram) {
    v1::Seek seek;
    const bool isOne = datagram.size() <= largestDatagram && datagram.startsWith(asks) &&
                       unpack(datagram.mid(asks.size()), seek) && seek.major() == major &&
                       seek.nonce().size() == nonceBytes;
    return isOne ? std::optional(seek) : std::nullopt;
}

QByteArray answer(v1::Found found, qsizetype questionSize) {
    QByteArray bytes = tells + packed(found);
    if (bytes.size() > questionSize) {
        found.clear_host_name();
        bytes = tells + packed(found);
    }
    return bytes.size() <= questionSize ? bytes : QByteArray();
}

std::optional<v1::Found> readAnswer(const QByteArray &datagram) {
    v1::Found found;
    const bool isOne = datagram.size() <= largestDatagram && datagram.startsWith(tells) &&
                       unpack(datagram.mid(tells.size()), found) && found.major() == major &&
                       found.host_id().size() == static_cast<std::size_t>(tokenBytes) &&
                       found.port() >= firstPort && found.port() <= 0xffff;
    return isOne ? std::optional(found) : std::nullopt;
}

Beacon::Beacon(News news, QObject *parent) : QObject(parent), m_news(std::move(news)) {
    for (QUdpSocket *socket : {&m_v4, &m_v6}) {
        connect(socket, &QUdpSocket::readyRead, this, [this, socket] { read(*socket); });
    }
    connect(&m_rescan, &QTimer::timeout, this, &Beacon::joinGroups);
}

QString Beacon::open(quint16 port) {
    const auto shared = QUdpSocket::ShareAddress | QUdpSocket::ReuseAddressHint;
    if (!m_v4.bind(QHostAddress::AnyIPv4, port, shared)) {
        return tr("Nobody can find this host: %1.").arg(m_v4.errorString());
    }
    // One socket for both could not join the IPv4 groups. Without IPv6 the IPv4 socket is enough.
    m_v6.bind(QHostAddress::AnyIPv6, m_v4.localPort(), shared);
    joinGroups();
    m_rescan.start(rescanEvery);
    return {};
}

void Beacon::joinGroups() {
    const auto interfaces = QNetworkInterface::allInterfaces();
    for (const QNetworkInterface &interface : interfaces) {
        if (isUp(interface) && interface.flags().testFlag(QNetworkInterface::CanMulticast)) {
            m_v4.joinMulticastGroup(group(QAbstractSocket::IPv4Protocol), interface);
            m_v6.joinMulticastGroup(group(QAbstractSocket::IPv6Protocol), interface);
        }
    }
}

bool Beacon::mayAnswer(const QHostAddress &asker) {
    if (!m_second.isValid() || m_second.hasExpired(1000)) {
        m_second.start();
        m_answers = 0;
        m_perAddress.clear();
    }
    // Count before checking, so that a flood does not cost an interface scan each.
    return ++m_answers <= answersInAll && ++m_perAddress[asker] <= answersPerAddress &&
           isNear(asker);
}

void Beacon::read(QUdpSocket &socket) {
    while (socket.hasPendingDatagrams()) {
        const QNetworkDatagram datagram = socket.receiveDatagram(largestDatagram + 1);
        const auto seek = readQuestion(datagram.data());
        if (!seek || !mayAnswer(datagram.senderAddress())) {
            continue;
        }
        v1::Found found = m_news();
        found.set_nonce(seek->nonce());
        if (const QByteArray bytes = answer(found, datagram.data().size()); !bytes.isEmpty()) {
            socket.writeDatagram(datagram.makeReply(bytes));
        }
    }
}

Seeker::Seeker(quint16 port, QObject *parent) : QObject(parent), m_port(port) {
    for (QUdpSocket *socket : {&m_v4, &m_v6}) {
        connect(socket, &QUdpSocket::readyRead, this, [this, socket] { read(*socket); });
    }
    connect(&m_again, &QTimer::timeout, this, &Seeker::ask);
}

void Seeker::open() {
    if (m_again.isActive()) {
        return;
    }
    m_nonce = newToken().left(nonceBytes).toStdString();
    m_v4.bind(QHostAddress::AnyIPv4, 0);
    m_v6.bind(QHostAddress::AnyIPv6, 0);
    ask();
    m_again.start(askEvery);
}

void Seeker::close() {
    m_again.stop();
    m_v4.close();
    m_v6.close();
}

/// Asks on each network from its own address: with a VPN that takes every route, 255.255.255.255
/// reaches nobody and reports success.
void Seeker::ask() {
    v1::Seek seek;
    seek.set_major(major);
    seek.set_nonce(m_nonce);
    const QByteArray bytes = question(seek);
    const auto interfaces = QNetworkInterface::allInterfaces();
    for (const QNetworkInterface &interface : interfaces) {
        if (!isUp(interface)) {
            continue;
        }
        const auto entries = interface.addressEntries();
        for (const QNetworkAddressEntry &entry : entries) {
            const QHostAddress all = entry.ip() == QHostAddress(QHostAddress::LocalHost)
                                         ? QHostAddress(QStringLiteral("127.255.255.255"))
                                         : entry.broadcast();
            if (!all.isNull()) {
                m_v4.writeDatagram(bytes, all, m_port);
            }
        }
        if (interface.flags().testFlag(QNetworkInterface::CanMulticast)) {
            m_v4.setMulticastInterface(interface);
            m_v4.writeDatagram(bytes, group(QAbstractSocket::IPv4Protocol), m_port);
            m_v6.setMulticastInterface(interface);
            m_v6.writeDatagram(bytes, group(QAbstractSocket::IPv6Protocol), m_port);
        }
    }
    const auto gone = std::erase_if(m_hosts, [](const auto &host) {
        return host.second.heard.hasExpired(forgetAfter.count());
    });
    if (gone > 0) {
        emit changed();
    }
}

void Seeker::read(QUdpSocket &socket) {
    while (socket.hasPendingDatagrams()) {
        const QNetworkDatagram datagram = socket.receiveDatagram(largestDatagram + 1);
        auto found = readAnswer(datagram.data());
        const bool isMine = found && found->nonce() == m_nonce && isNear(datagram.senderAddress());
        if (!isMine || (m_hosts.size() >= mostHosts && !m_hosts.contains(found->host_id()))) {
            continue;
        }
        found->set_host_name(cleanName(QString::fromStdString(found->host_name())).toStdString());
        FoundHost &host = m_hosts[found->host_id()];
        const QHostAddress address = datagram.senderAddress();
        const bool isNew = host.addresses.size() < mostAddresses &&
                           std::find(host.addresses.begin(), host.addresses.end(), address) ==
                               host.addresses.end();
        if (isNew) {
            host.addresses.push_back(address);
        }
        const bool isChanged = isNew || host.what.SerializeAsString() != found->SerializeAsString();
        host.what = std::move(*found);
        host.heard.start();
        if (isChanged) {
            emit changed();
        }
    }
}

} // namespace mirabilia::net
