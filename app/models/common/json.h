// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonValue>
#include <QStringList>

namespace mirabilia {

/// The texts of a JSON array; empty where it is none.
QStringList stringsOf(const QJsonValue &list);

} // namespace mirabilia
