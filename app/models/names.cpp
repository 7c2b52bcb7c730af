// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/names.h"

#include "resources/data.h"

#include <QJsonDocument>
#include <QJsonObject>

namespace mirabilia {

Names::Names() {
    const std::string_view text = data::file("names.json");
    const QJsonObject entries =
        QJsonDocument::fromJson(
            QByteArray::fromRawData(text.data(), static_cast<qsizetype>(text.size())))
            .object()[QLatin1String("classic")]
            .toObject();
    for (auto entry = entries.begin(); entry != entries.end(); ++entry) {
        const QJsonObject names = entry.value().toObject();
        for (const QString &language : languages()) {
            if (names.contains(language)) {
                m_names[entry.key()].insert(language, names[language].toString());
            }
        }
    }
}

QStringList Names::languages() {
    return {QStringLiteral("en"), QStringLiteral("zh_CN"), QStringLiteral("zh_TW"),
            QStringLiteral("ja")};
}

QString Names::name(const QString &id, const QString &language) const {
    const QHash<QString, QString> names = m_names.value(id);
    return names.value(language, names.value(QStringLiteral("en"), id));
}

} // namespace mirabilia
