// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/net/hosted_room.h"

namespace mirabilia::net {

QString HostedRoom::line(const char *what) const {
    return QStringLiteral("table %1: %2")
        .arg(QString::fromStdString(id()), QString::fromLatin1(what));
}

} // namespace mirabilia::net
