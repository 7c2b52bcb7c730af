// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/net/address.h"

#include "app/net/wire.h"

#include <QHostInfo>
#include <QNetworkInterface>
#include <QSysInfo>
#include <QUdpSocket>

#include <algorithm>
#include <array>

namespace mirabilia::net {

namespace {

constexpr qsizetype longest = 300;
constexpr int encryptedPort = 443;

bool isEncrypted(const QUrl &host) {
    return host.scheme() == u"wss";
}

/// Returns true for interfaces that connect this computer only to its own virtual machines and
/// containers.
bool isVirtual(const QString &interface) {
    constexpr std::array prefixes{"docker",  "br-", "virbr", "veth", "vnet",  "vmnet",
                                  "vboxnet", "lxc", "lxdbr", "cni",  "podman"};
    return std::any_of(prefixes.begin(), prefixes.end(), [&interface](const char *prefix) {
        return interface.startsWith(QLatin1String(prefix));
    });
}

/// The source address the system would use for a distant host; sends nothing. Null if there is
/// none.
QHostAddress routedAddress() {
    for (const char *far : {"192.0.2.1", "2001:db8::1"}) {
        constexpr quint16 discard = 9;
        QUdpSocket socket;
        socket.connectToHost(QHostAddress(QLatin1String(far)), discard);
        if (socket.state() == QAbstractSocket::ConnectedState) {
            return socket.localAddress();
        }
    }
    return {};
}

bool isUpAndShared(const QNetworkInterface &interface) {
    const auto flags = interface.flags();
    return flags.testFlag(QNetworkInterface::IsUp) &&
           flags.testFlag(QNetworkInterface::IsRunning) &&
           !flags.testFlag(QNetworkInterface::IsLoopBack) &&
           !flags.testFlag(QNetworkInterface::IsPointToPoint);
}

} // namespace

std::optional<Address> readAddress(const QString &text) {
    QString typed = text.trimmed();
    if (typed.isEmpty() || typed.size() > longest) {
        return std::nullopt;
    }
    if (const QHostAddress bare(typed); bare.protocol() == QAbstractSocket::IPv6Protocol) {
        return Address{hostUrl(bare, usualPort), {}, {}};
    }
    if (!typed.contains(QStringLiteral("://"))) {
        typed.prepend(QStringLiteral("mirabilia://"));
    }
    const QUrl url(typed, QUrl::StrictMode);
    const bool encrypted = url.scheme() == u"https" || isEncrypted(url);
    const bool isOurs = encrypted || url.scheme() == u"mirabilia" || url.scheme() == u"http" ||
                        url.scheme() == u"ws";
    if (!url.isValid() || !isOurs || url.host().isEmpty() || !url.userInfo().isEmpty()) {
        return std::nullopt;
    }
    Address address;
    address.host.setScheme(encrypted ? QStringLiteral("wss") : QStringLiteral("ws"));
    address.host.setHost(url.host());
    address.host.setPort(url.port(encrypted ? encryptedPort : usualPort));
    QString path = url.path() == u"/ws" ? QString() : url.path();
    if (path.startsWith(QStringLiteral("/j/"))) {
        path.remove(0, 2);
    }
    address.table = path.mid(1);
    address.invite = url.fragment();
    return address;
}

QUrl hostUrl(const QHostAddress &address, quint16 port) {
    bool mapped = false;
    const quint32 v4 = address.toIPv4Address(&mapped);
    QUrl url;
    url.setScheme(QStringLiteral("ws"));
    url.setHost(mapped ? QHostAddress(v4).toString() : address.toString());
    url.setPort(port);
    return url;
}

QString shownAddress(const QUrl &host) {
    QUrl shown = host;
    if (shown.port() == (isEncrypted(host) ? encryptedPort : usualPort)) {
        shown.setPort(-1);
    }
    return (isEncrypted(host) ? QStringLiteral("https://") : QString()) + shown.authority();
}

QString linkTo(const QUrl &host, const QString &table, const QString &invite) {
    return isEncrypted(host)
               ? pageOf(host, table, invite)
               : QStringLiteral("mirabilia://%1/%2#%3").arg(host.authority(), table, invite);
}

QString pageOf(const QUrl &host, const QString &table, const QString &invite) {
    return isEncrypted(host)
               ? QStringLiteral("%1/j/%2#%3").arg(shownAddress(host), table, invite)
               : QStringLiteral("http://%1/j/%2#%3").arg(host.authority(), table, invite);
}

QHostAddress ownAddress() {
    QList<QPair<QString, QHostAddress>> own;
    const auto interfaces = QNetworkInterface::allInterfaces();
    for (const QNetworkInterface &interface : interfaces) {
        const auto entries =
            isUpAndShared(interface) ? interface.addressEntries() : QList<QNetworkAddressEntry>();
        for (const QNetworkAddressEntry &entry : entries) {
            own.append({interface.name(), entry.ip()});
        }
    }
    return likeliest(routedAddress(), own);
}

QHostAddress likeliest(const QHostAddress &routed, const QList<QPair<QString, QHostAddress>> &own) {
    QHostAddress first;
    for (const auto &[interface, address] : own) {
        if (isVirtual(interface)) {
            continue;
        }
        if (address == routed) {
            return address; // unless a VPN has taken every route
        }
        const bool isBetter = address.protocol() == QAbstractSocket::IPv4Protocol &&
                              first.protocol() != QAbstractSocket::IPv4Protocol;
        first = first.isNull() || isBetter ? address : first;
    }
    return first.isNull() ? QHostAddress(QHostAddress::LocalHost) : first;
}

QStringList ownNames() {
    const QString name = QSysInfo::machineHostName().section(u'.', 0, 0);
    QStringList names{QSysInfo::machineHostName(), name, name + QStringLiteral(".local")};
    if (const QString domain = QHostInfo::localDomainName(); !domain.isEmpty()) {
        names.append(name + u'.' + domain);
    }
    names.removeAll(QString());
    return names;
}

} // namespace mirabilia::net
