// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHostAddress>
#include <QList>
#include <QPair>

namespace mirabilia::net {

/// Networks, each by an address of it and the length of its prefix.
using Subnets = QList<QPair<QHostAddress, int>>;

/// Those that this computer is in; looked at again after five seconds, for Qt does not tell when a
/// network comes or goes.
[[nodiscard]] const Subnets &ownSubnets();
/// IPv4 also where it comes mapped into IPv6; without the zone of a link.
[[nodiscard]] QHostAddress plain(const QHostAddress &address);
/// Somebody of one of these networks, or of this computer itself.
[[nodiscard]] bool isNear(const QHostAddress &address, const Subnets &subnets = ownSubnets());

} // namespace mirabilia::net
