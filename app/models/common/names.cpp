// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/common/names.h"

#include "resources/data.h"
#include "resources/i18n/languages.h"

#include <QJsonDocument>
#include <QJsonObject>

namespace mirabilia {

Names::Names() {
    const std::string_view text = data::file("names.json");
    const QJsonObject games =
        QJsonDocument::fromJson(
            QByteArray::fromRawData(text.data(), static_cast<qsizetype>(text.size())))
            .object();
    // Classic ids are those of the rules data; those of other games are prefixed.
    for (auto game = games.begin(); game != games.end(); ++game) {
        add(game.key() == QLatin1String("classic") ? QString() : game.key() + QLatin1Char('.'),
            game.value().toObject());
    }
}

void Names::add(const QString &prefix, const QJsonObject &entries) {
    for (auto entry = entries.begin(); entry != entries.end(); ++entry) {
        const QJsonObject names = entry.value().toObject();
        if (!names.contains(QLatin1String("en"))) {
            add(prefix + entry.key() + QLatin1Char('.'), names); // a group of names
            continue;
        }
        for (const QString &language : languages()) {
            if (names.contains(language)) {
                m_names[prefix + entry.key()].insert(language, names[language].toString());
            }
        }
    }
}

QStringList Names::languages() {
    QStringList ids;
    for (const Language &each : mirabilia::languages) {
        ids.append(QString::fromUtf8(each.id));
    }
    return ids;
}

QString Names::name(const QString &id, const QString &language) const {
    const QHash<QString, QString> names = m_names.value(id);
    return names.value(language, names.value(QStringLiteral("en"), id));
}

} // namespace mirabilia
