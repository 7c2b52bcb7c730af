// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace mirabilia::net {
class TableHost;
}

namespace mirabilia::server {

/// Tidies the folder of a host now and once a day, away from its tables, and tells when something
/// was removed. For as long as the host lives.
void keepTidy(const QString &folder, net::TableHost &host);

} // namespace mirabilia::server
