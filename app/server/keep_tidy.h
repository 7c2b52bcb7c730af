// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace mirabilia::net {
class TableHost;
}

namespace mirabilia::server {

/// Tidies the folder of a host in the background, now and once a day, and logs when something was
/// removed. Ends with the host.
void keepTidy(const QString &folder, net::TableHost &host);

} // namespace mirabilia::server
