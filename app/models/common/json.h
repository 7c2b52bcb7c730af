// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonValue>
#include <QStringList>

namespace mirabilia {

/// The texts of a JSON array; empty if it is not an array.
QStringList stringsOf(const QJsonValue &list);

} // namespace mirabilia
