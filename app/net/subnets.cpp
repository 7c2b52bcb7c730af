// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/net/subnets.h"

#include <QElapsedTimer>
#include <QNetworkInterface>

#include <algorithm>

namespace mirabilia::net {

namespace {

constexpr qint64 lookAgainMs = 5'000;

Subnets subnetsNow() {
    Subnets subnets;
    const auto interfaces = QNetworkInterface::allInterfaces();
    for (const QNetworkInterface &interface : interfaces) {
        const auto entries = interface.addressEntries();
        for (const QNetworkAddressEntry &entry : entries) {
            if (entry.prefixLength() > 0) {
                subnets.append({plain(entry.ip()), entry.prefixLength()});
            }
        }
    }
    return subnets;
}

} // namespace

const Subnets &ownSubnets() {
    thread_local Subnets subnets; // a host has its own thread
    thread_local QElapsedTimer looked;
    if (!looked.isValid() || looked.hasExpired(lookAgainMs)) {
        looked.start();
        subnets = subnetsNow();
    }
    return subnets;
}

QHostAddress plain(const QHostAddress &address) {
    bool isV4 = false;
    const quint32 v4 = address.toIPv4Address(&isV4);
    QHostAddress bare = isV4 ? QHostAddress(v4) : address;
    bare.setScopeId({});
    return bare;
}

bool isNear(const QHostAddress &address, const Subnets &subnets) {
    const QHostAddress bare = plain(address);
    return bare.isLoopback() || bare.isLinkLocal() ||
           std::any_of(subnets.begin(), subnets.end(),
                       [&bare](const auto &subnet) { return bare.isInSubnet(subnet); });
}

} // namespace mirabilia::net
