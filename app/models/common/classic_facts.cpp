// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/common/classic_facts.h"

#include "app/models/common/json.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace mirabilia {

namespace {

ClassicEffect effectFrom(const QJsonObject &object) {
    ClassicEffect effect;
    effect.type = object[QLatin1String("type")].toString();
    for (const char *key : {"value", "amount", "price", "uses_per_age", "stage"}) {
        if (object.contains(QLatin1String(key))) {
            effect.value = object[QLatin1String(key)].toInt();
        }
    }
    for (const char *key : {"options", "symbols"}) {
        effect.options += stringsOf(object[QLatin1String(key)]);
    }
    for (const char *key : {"symbol", "group"}) {
        if (object.contains(QLatin1String(key))) {
            effect.options.append(object[QLatin1String(key)].toString());
        }
    }
    const QJsonObject count = object[QLatin1String("count")].toObject();
    effect.options += stringsOf(count[QLatin1String("colors")]);
    effect.what = count[QLatin1String("what")].toString();
    effect.scope =
        stringsOf(count[QLatin1String("scope")]) + stringsOf(object[QLatin1String("from")]);
    return effect;
}

ClassicFact cardFrom(const QJsonObject &object) {
    ClassicFact card;
    card.family = object[QLatin1String("color")].toString();
    card.age = object[QLatin1String("age")].toInt();
    const QJsonObject cost = object[QLatin1String("cost")].toObject();
    for (auto part = cost.begin(); part != cost.end(); ++part) {
        card.cost.insert(part.key(), part.value().toInt());
    }
    for (const QJsonValue &effect : object[QLatin1String("effects")].toArray()) {
        card.effects.append(effectFrom(effect.toObject()));
    }
    card.chainFrom = stringsOf(object[QLatin1String("chain_from")]);
    return card;
}

} // namespace

ClassicFacts::ClassicFacts(const QByteArray &classicJson) {
    const QJsonObject root = QJsonDocument::fromJson(classicJson).object();
    m_families = stringsOf(root[QLatin1String("colors")]);
    QStringList ids;
    for (const QJsonValue &value : root[QLatin1String("cards")].toArray()) {
        const QJsonObject object = value.toObject();
        ids.append(object[QLatin1String("id")].toString());
        m_cards.insert(ids.last(), cardFrom(object));
    }
    for (const QString &id : ids) {
        for (const QString &from : m_cards[id].chainFrom) {
            m_cards[from].chainTo.append(id);
        }
    }
    for (const QJsonValue &wonder : root[QLatin1String("wonders")].toArray()) {
        m_wonders.append(wonder.toObject()[QLatin1String("id")].toString());
    }
    const QJsonObject rules = root[QLatin1String("rules")].toObject();
    m_turnsPerAge = rules[QLatin1String("turns_per_age")].toInt();
    m_discardIncome = rules[QLatin1String("discard_income")].toInt();
    const QJsonObject tokens = rules[QLatin1String("victory_token")].toObject();
    for (auto token = tokens.begin(); token != tokens.end(); ++token) {
        m_victoryTokens.insert(token.key().toInt(), token.value().toInt());
    }
}

const ClassicFact &ClassicFacts::card(const QString &id) const {
    static const ClassicFact unknown;
    const auto found = m_cards.constFind(id);
    return found == m_cards.constEnd() ? unknown : *found;
}

} // namespace mirabilia
