// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/faces/face_reading.h"

#include "resources/data.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>

namespace mirabilia::faces {

QByteArray builtIn(std::string_view name) {
    const std::string_view bytes = data::file(name);
    return {bytes.data(), static_cast<qsizetype>(bytes.size())};
}

QJsonObject builtInNames(const char *game) {
    return QJsonDocument::fromJson(builtIn("names.json"))
        .object()
        .value(QLatin1String(game))
        .toObject();
}

LocalName localName(const QJsonObject &names, const QString &key, const QString &english) {
    LocalName name;
    const QJsonObject entry = names.value(key).toObject();
    for (auto it = entry.begin(); it != entry.end(); ++it) {
        if (it.value().isString())
            name.byLanguage.insert(it.key(), it.value().toString());
    }
    if (name.byLanguage.value(QStringLiteral("en")).isEmpty())
        name.byLanguage.insert(QStringLiteral("en"), english);
    return name;
}

Mark glyph(const QString &name) {
    return mark(Mark::Kind::Glyph, name);
}

Mark mark(Mark::Kind kind, const QString &text) {
    return {kind, text, Family::Unknown, false};
}

QString numberOf(const QJsonObject &object, const char *key) {
    return QString::number(object.value(QLatin1String(key)).toInt());
}

int unitsOf(const QJsonValue &value, int otherwise) {
    return std::clamp(value.toInt(otherwise), 0, 9);
}

QList<Mark> eitherOr(const QJsonArray &options) {
    QList<Mark> marks;
    for (const QJsonValue &option : options) {
        if (!marks.isEmpty())
            marks.append(mark(Mark::Kind::Slash));
        marks.append(glyph(option.toString()));
    }
    return marks;
}

Mark gained(const QString &coins) {
    return mark(Mark::Kind::Coin, u'+' + coins);
}

QList<Mark> costMarks(int coins, const QJsonObject &goods, const QStringList &order) {
    QList<Mark> marks;
    if (coins > 0)
        marks.append(mark(Mark::Kind::Price, QString::number(coins)));
    for (const QString &good : order)
        marks += QList<Mark>(unitsOf(goods.value(good)), glyph(good));
    return marks;
}

} // namespace mirabilia::faces
