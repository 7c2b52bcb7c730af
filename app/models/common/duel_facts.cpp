// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/common/duel_facts.h"

#include "app/models/common/json.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace mirabilia {

namespace {

DuelEffect duelEffect(const QJsonObject &object) {
    DuelEffect effect;
    effect.type = object[QLatin1String("type")].toString();
    for (const char *key : {"amount", "price", "coins", "draw"}) {
        if (object.contains(QLatin1String(key))) {
            effect.amount = object[QLatin1String(key)].toInt();
        }
    }
    for (const char *key : {"options", "resources"}) {
        effect.options += stringsOf(object[QLatin1String(key)]);
    }
    for (const char *key : {"resource", "symbol"}) {
        if (object.contains(QLatin1String(key))) {
            effect.options.append(object[QLatin1String(key)].toString());
        }
    }
    QStringList colors = stringsOf(object[QLatin1String("colors")]);
    if (object.contains(QLatin1String("color"))) {
        colors.append(object[QLatin1String("color")].toString());
    }
    for (const QString &color : colors) {
        effect.options.append(DuelFacts::familyOf(color));
    }
    effect.what =
        object[QLatin1String("unit")].toString(object[QLatin1String("target")].toString());
    effect.either = object[QLatin1String("city")] == QLatin1String("max");
    return effect;
}

QList<QPair<QString, int>> costFrom(const QJsonObject &cost) {
    QList<QPair<QString, int>> parts;
    if (const int coins = cost[QLatin1String("coins")].toInt(); coins > 0) {
        parts.append({QStringLiteral("coins"), coins});
    }
    const QJsonObject units = cost[QLatin1String("resources")].toObject();
    for (const char *resource : {"wood", "clay", "stone", "glass", "papyrus"}) {
        if (const int count = units[QLatin1String(resource)].toInt(); count > 0) {
            parts.append({QString::fromLatin1(resource), count});
        }
    }
    return parts;
}

} // namespace

DuelFacts::DuelFacts(const QByteArray &duelJson) {
    const QJsonObject root = QJsonDocument::fromJson(duelJson).object();
    QHash<QString, QString> providers; // of a chain
    for (const char *list : {"cards", "wonders", "progress"}) {
        for (const QJsonValue &value : root[QLatin1String(list)].toArray()) {
            const QJsonObject object = value.toObject();
            DuelFact &fact = m_facts[object[QLatin1String("id")].toString()];
            fact.family = familyOf(object[QLatin1String("color")].toString());
            fact.cost = costFrom(object[QLatin1String("cost")].toObject());
            for (const QJsonValue &effect : object[QLatin1String("effects")].toArray()) {
                fact.effects.append(duelEffect(effect.toObject()));
            }
            if (const QString chain = object[QLatin1String("chain_provides")].toString();
                !chain.isEmpty()) {
                providers.insert(chain, object[QLatin1String("id")].toString());
            }
        }
    }
    for (const QJsonValue &value : root[QLatin1String("cards")].toArray()) {
        const QJsonObject object = value.toObject();
        const QString from = providers.value(object[QLatin1String("chain_requires")].toString());
        if (!from.isEmpty()) {
            const QString id = object[QLatin1String("id")].toString();
            m_facts[id].chainFrom.append(from);
            m_facts[from].chainTo.append(id);
        }
    }
}

const DuelFact &DuelFacts::of(const QString &id) const {
    static const DuelFact unknown;
    const auto found = m_facts.constFind(id);
    return found == m_facts.constEnd() ? unknown : *found;
}

const QStringList &DuelFacts::families() {
    static const QStringList families{
        QStringLiteral("raw_material"), QStringLiteral("manufactured_good"),
        QStringLiteral("civilian"),     QStringLiteral("scientific"),
        QStringLiteral("commercial"),   QStringLiteral("military"),
        QStringLiteral("guild")};
    return families;
}

const QStringList &DuelFacts::symbols() {
    static const QStringList symbols{QStringLiteral("globe"),  QStringLiteral("sundial"),
                                     QStringLiteral("mortar"), QStringLiteral("plumb"),
                                     QStringLiteral("quill"),  QStringLiteral("wheel"),
                                     QStringLiteral("scales")};
    return symbols;
}

QString DuelFacts::familyOf(const QString &color) {
    static const QHash<QString, QString> families{
        {QStringLiteral("brown"), QStringLiteral("raw_material")},
        {QStringLiteral("grey"), QStringLiteral("manufactured_good")},
        {QStringLiteral("blue"), QStringLiteral("civilian")},
        {QStringLiteral("green"), QStringLiteral("scientific")},
        {QStringLiteral("yellow"), QStringLiteral("commercial")},
        {QStringLiteral("red"), QStringLiteral("military")},
        {QStringLiteral("purple"), QStringLiteral("guild")},
    };
    return families.value(color, color);
}

} // namespace mirabilia
