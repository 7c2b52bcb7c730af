// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/net/address.h"

#include "app/net/wire.h"

#include <QNetworkInterface>

namespace mirabilia::net {

namespace {

constexpr qsizetype longest = 300;

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
    const bool isOurs = url.scheme() == u"mirabilia" || url.scheme() == u"http";
    if (!url.isValid() || !isOurs || url.host().isEmpty() || !url.userInfo().isEmpty()) {
        return std::nullopt;
    }
    Address address;
    address.host.setScheme(QStringLiteral("ws"));
    address.host.setHost(url.host());
    address.host.setPort(url.port(usualPort));
    QString path = url.path();
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
    if (shown.port() == usualPort) {
        shown.setPort(-1);
    }
    return shown.authority();
}

QString linkTo(const QUrl &host, const QString &table, const QString &invite) {
    return QStringLiteral("mirabilia://%1/%2#%3").arg(host.authority(), table, invite);
}

QString pageOf(const QUrl &host, const QString &table, const QString &invite) {
    return QStringLiteral("http://%1/j/%2#%3").arg(host.authority(), table, invite);
}

QHostAddress ownAddress() {
    QHostAddress other;
    const auto interfaces = QNetworkInterface::allInterfaces();
    for (const QNetworkInterface &interface : interfaces) {
        if (!isUpAndShared(interface)) {
            continue;
        }
        const auto entries = interface.addressEntries();
        for (const QNetworkAddressEntry &entry : entries) {
            if (entry.ip().protocol() == QAbstractSocket::IPv4Protocol) {
                return entry.ip();
            }
            other = other.isNull() ? entry.ip() : other;
        }
    }
    return other.isNull() ? QHostAddress(QHostAddress::LocalHost) : other;
}

} // namespace mirabilia::net
