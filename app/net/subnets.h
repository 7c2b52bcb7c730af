// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHostAddress>
#include <QList>
#include <QPair>

namespace mirabilia::net {

/// Networks, each as an address in it and a prefix length.
using Subnets = QList<QPair<QHostAddress, int>>;

/// The networks of this computer; refreshed every five seconds, because Qt does not signal network
/// changes.
[[nodiscard]] const Subnets &ownSubnets();
/// Unwraps IPv4-mapped IPv6 addresses and drops the zone of a link-local address.
[[nodiscard]] QHostAddress plain(const QHostAddress &address);
/// Returns true if the address is in one of these networks or is this computer.
[[nodiscard]] bool isNear(const QHostAddress &address, const Subnets &subnets = ownSubnets());

} // namespace mirabilia::net
