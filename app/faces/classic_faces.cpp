// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/faces/classic_faces.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>

namespace mirabilia::faces {

namespace {

using Kind = Mark::Kind;

bool contains(const QJsonArray &array, const char *word) {
    return array.contains(QJsonValue(QLatin1String(word)));
}

QList<Mark> produceMarks(const QJsonObject &effect) {
    const QList<Mark> unit = eitherOr(effect.value(QLatin1String("options")).toArray());
    QList<Mark> marks;
    for (int i = 0; i < unitsOf(effect.value(QLatin1String("amount")), 1); ++i)
        marks += unit;
    return marks;
}

/// Puts the neighbours' arrows around what is counted or bought.
QList<Mark> betweenArrows(QList<Mark> marks, const QJsonArray &cities) {
    if (contains(cities, "self")) {
        for (Mark &counted : marks)
            counted.own = true;
    }
    if (contains(cities, "left"))
        marks.prepend(mark(Kind::Arrow, QStringLiteral("arrow-left")));
    if (contains(cities, "right"))
        marks.append(mark(Kind::Arrow, QStringLiteral("arrow-right")));
    return marks;
}

QList<Mark> countMarks(const QJsonObject &count) {
    const QString what = count.value(QLatin1String("what")).toString();
    QList<Mark> counted;
    if (what == QLatin1String("cards")) {
        for (const QJsonValue &colour : count.value(QLatin1String("colors")).toArray())
            counted.append({Kind::Card, {}, familyFromKey(colour.toString()), false});
    } else if (what == QLatin1String("defeat_tokens")) {
        counted.append(glyph(QStringLiteral("defeat")));
    } else {
        counted.append(glyph(QStringLiteral("wonder")));
    }
    return betweenArrows(counted, count.value(QLatin1String("scope")).toArray());
}

QList<Mark> discountMarks(const QJsonObject &effect, Telling telling) {
    const bool raw = effect.value(QLatin1String("group")).toString() == QLatin1String("raw");
    const QString family =
        raw ? QStringLiteral("raw_material") : QStringLiteral("manufactured_good");
    const QString goods =
        raw ? QStringLiteral("wood stone clay ore") : QStringLiteral("glass cloth papyrus");
    QList<Mark> marks{mark(Kind::Price, numberOf(effect, "price"))};
    for (const QString &good : (telling == Telling::Full ? goods : family).split(u' '))
        marks.append(glyph(good));
    return betweenArrows(marks, effect.value(QLatin1String("from")).toArray());
}

QList<Mark> perMarks(const QJsonObject &effect) {
    const bool coins = effect.value(QLatin1String("type")).toString() == QLatin1String("coins_per");
    return {coins ? gained(numberOf(effect, "value"))
                  : mark(Kind::Laurel, numberOf(effect, "value"))};
}

QList<Mark> perCountMarks(const QJsonObject &effect) {
    return perMarks(effect) + QList<Mark>{mark(Kind::Times)} +
           countMarks(effect.value(QLatin1String("count")).toObject());
}

QList<Mark> effectMarks(const QJsonObject &effect, Telling telling) {
    const QString type = effect.value(QLatin1String("type")).toString();
    if (type == QLatin1String("produce"))
        return produceMarks(effect);
    if (type == QLatin1String("points"))
        return {mark(Kind::Laurel, numberOf(effect, "value"))};
    if (type == QLatin1String("coins"))
        return {gained(numberOf(effect, "value"))};
    if (type == QLatin1String("points_if_wonder_complete"))
        return {mark(Kind::Laurel, numberOf(effect, "value")), glyph(QStringLiteral("complete"))};
    if (type == QLatin1String("shields")) {
        const int shields = unitsOf(effect.value(QLatin1String("value")));
        return QList<Mark>(shields, glyph(QStringLiteral("shield")));
    }
    if (type == QLatin1String("science"))
        return {glyph(effect.value(QLatin1String("symbol")).toString())};
    if (type == QLatin1String("science_choice"))
        return eitherOr(effect.value(QLatin1String("symbols")).toArray());
    if (type == QLatin1String("discount"))
        return discountMarks(effect, telling);
    if (type == QLatin1String("coins_per") || type == QLatin1String("points_per"))
        return perCountMarks(effect);
    const QString power = powerGlyph(type);
    return {glyph(power.isEmpty() ? type : power)};
}

QStringList resourceNames() {
    QStringList names;
    for (const char *resource : resourceKeys)
        names.append(QLatin1String(resource));
    return names;
}

CardFace readFace(const QJsonObject &card, const QJsonObject &names) {
    CardFace face;
    face.id = card.value(QLatin1String("id")).toString();
    face.structure = card.value(QLatin1String("structure")).toString(face.id);
    face.family = familyFromKey(card.value(QLatin1String("color")).toString());
    face.age = QString(std::clamp(card.value(QLatin1String("age")).toInt(), 0, 3), u'I');
    face.name = localName(names, face.id, card.value(QLatin1String("name")).toString());
    face.cost = classicCost(card.value(QLatin1String("cost")).toObject());
    const QJsonArray effects = card.value(QLatin1String("effects")).toArray();
    face.effect = effectsMarks(effects, Telling::Full);
    face.shortEffect = effectsMarks(effects, Telling::Short);
    return face;
}

void linkChains(const QJsonArray &cards, FaceCatalogue &faces) {
    for (const QJsonValue &value : cards) {
        const QJsonObject card = value.toObject();
        const auto to = faces.find(card.value(QLatin1String("id")).toString());
        if (to == faces.end())
            continue;
        for (const QJsonValue &id : card.value(QLatin1String("chain_from")).toArray()) {
            const auto from = faces.find(id.toString());
            if (from == faces.end())
                continue;
            to->freeFrom.append({from->id, from->name});
            from->makesFree.append({to->id, to->name});
        }
    }
}

} // namespace

QString powerGlyph(const QString &type) {
    static const QHash<QString, QString> glyphs{
        {QStringLiteral("build_from_discard"), QStringLiteral("from-discard")},
        {QStringLiteral("free_build_per_age"), QStringLiteral("build")},
        {QStringLiteral("free_first_of_colour"), QStringLiteral("first-of-colour")},
        {QStringLiteral("free_first_of_age"), QStringLiteral("first-card")},
        {QStringLiteral("free_last_of_age"), QStringLiteral("last-card")},
        {QStringLiteral("play_last_card"), QStringLiteral("hand")},
        {QStringLiteral("copy_guild"), QStringLiteral("guild")},
        {QStringLiteral("copy_wonder_stage"), QStringLiteral("copy")},
    };
    return glyphs.value(type);
}

QList<Mark> effectsMarks(const QJsonArray &effects, Telling telling) {
    QList<Mark> marks;
    for (qsizetype i = 0; i < effects.size(); ++i) {
        const QJsonObject effect = effects.at(i).toObject();
        const QJsonValue count = effect.value(QLatin1String("count"));
        const bool shared = i + 1 < effects.size() && count.isObject() &&
                            effects.at(i + 1).toObject().value(QLatin1String("count")) == count;
        marks += shared ? perMarks(effect) : effectMarks(effect, telling);
    }
    return marks;
}

QList<Mark> classicCost(const QJsonObject &cost) {
    return costMarks(cost.value(QLatin1String("coins")).toInt(), cost, resourceNames());
}

FaceCatalogue classicFaces(const QByteArray &classicJson) {
    const QJsonArray cards =
        QJsonDocument::fromJson(classicJson).object().value(QLatin1String("cards")).toArray();
    const QJsonObject names = builtInNames("classic");
    FaceCatalogue faces;
    for (const QJsonValue &card : cards) {
        CardFace face = readFace(card.toObject(), names);
        if (!face.id.isEmpty())
            faces.insert(face.id, face);
    }
    linkChains(cards, faces);
    return faces;
}

const FaceCatalogue &embeddedClassicFaces(int edition) {
    static const FaceCatalogue first = classicFaces(builtIn("classic.json"));
    static const FaceCatalogue second = classicFaces(builtIn("classic-2.json"));
    return edition == 2 ? second : first;
}

} // namespace mirabilia::faces
