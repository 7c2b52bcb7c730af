// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/common/json.h"

#include <QJsonArray>

namespace mirabilia {

QStringList stringsOf(const QJsonValue &list) {
    QStringList texts;
    for (const QJsonValue &entry : list.toArray()) {
        texts.append(entry.toString());
    }
    return texts;
}

} // namespace mirabilia
