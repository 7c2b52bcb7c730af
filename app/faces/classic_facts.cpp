// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/faces/classic_facts.h"

#include "app/faces/classic_faces.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <array>

namespace mirabilia::faces {

namespace {

QString wordOf(Mark::Kind kind) {
    constexpr std::array words{"glyph", "coin",  "price", "laurel", "number",
                               "slash", "times", "arrow", "card"};
    return QLatin1String(words.at(static_cast<std::size_t>(kind)));
}

QJsonArray marksOf(const QList<Mark> &marks) {
    QJsonArray told;
    for (const Mark &mark : marks) {
        QJsonObject entry{{QStringLiteral("kind"), wordOf(mark.kind)}};
        if (!mark.text.isEmpty()) {
            entry.insert(QStringLiteral("text"), mark.text);
        }
        if (mark.family != Family::Unknown) {
            entry.insert(QStringLiteral("family"), QLatin1String(keyOf(mark.family)));
        }
        if (mark.own) {
            entry.insert(QStringLiteral("own"), true);
        }
        told.append(entry);
    }
    return told;
}

QJsonArray idsOf(const QList<ChainEnd> &ends) {
    QJsonArray ids;
    for (const ChainEnd &end : ends) {
        ids.append(end.id);
    }
    return ids;
}

QJsonObject cardOf(const CardFace &face, const QString &language) {
    return {{QStringLiteral("name"), face.name.in(language)},
            {QStringLiteral("structure"), face.structure},
            {QStringLiteral("family"), QLatin1String(keyOf(face.family))},
            {QStringLiteral("age"), static_cast<int>(face.age.size())},
            {QStringLiteral("cost"), marksOf(face.cost)},
            {QStringLiteral("effect"), marksOf(face.effect)},
            {QStringLiteral("short"), marksOf(face.shortEffect)},
            {QStringLiteral("from"), idsOf(face.freeFrom)},
            {QStringLiteral("to"), idsOf(face.makesFree)}};
}

QJsonObject sidesOf(const QJsonObject &wonder) {
    const QJsonObject sides = wonder.value(QLatin1String("sides")).toObject();
    QJsonObject told;
    for (auto side = sides.begin(); side != sides.end(); ++side) {
        QJsonArray stages;
        const QJsonArray read = side->toObject().value(QLatin1String("stages")).toArray();
        for (const QJsonValue &value : read) {
            const QJsonObject stage = value.toObject();
            const QJsonArray effects = stage.value(QLatin1String("effects")).toArray();
            stages.append(QJsonObject{
                {QStringLiteral("cost"),
                 marksOf(classicCost(stage.value(QLatin1String("cost")).toObject()))},
                {QStringLiteral("effect"), marksOf(effectsMarks(effects, Telling::Full))},
                {QStringLiteral("short"), marksOf(effectsMarks(effects, Telling::Short))}});
        }
        told.insert(side.key(), stages);
    }
    return told;
}

QJsonObject wondersOf(const QJsonArray &wonders, const QJsonObject &names,
                      const QString &language) {
    QJsonObject told;
    for (const QJsonValue &value : wonders) {
        const QJsonObject wonder = value.toObject();
        const QString id = wonder.value(QLatin1String("id")).toString();
        const QString name = wonder.value(QLatin1String("name")).toString();
        const QJsonValue start = wonder.value(QLatin1String("start"));
        told.insert(
            id,
            QJsonObject{{QStringLiteral("name"), localName(names, id, name).in(language)},
                        {QStringLiteral("produces"), start[QLatin1String("produces")].toString()},
                        {QStringLiteral("sides"), sidesOf(wonder)}});
    }
    return told;
}

/// Names of what is no card and no board: "resource.wood", "color.guild", "symbol.gear".
QJsonObject wordsOf(const QJsonObject &names, const QString &language) {
    QJsonObject words;
    for (const QString &key : names.keys()) {
        if (key.contains(u'.')) {
            words.insert(key, localName(names, key, key).in(language));
        }
    }
    return words;
}

} // namespace

QByteArray classicFacts(const QByteArray &classicJson, const QString &language, bool ownData) {
    const QJsonObject rules = QJsonDocument::fromJson(classicJson).object();
    const QJsonObject names = builtInNames("classic");
    QJsonObject cards;
    for (const CardFace &face : classicFaces(classicJson)) {
        cards.insert(face.id, cardOf(face, language));
    }
    const QJsonArray wonders = rules.value(QLatin1String("wonders")).toArray();
    QJsonObject facts{{QStringLiteral("cards"), cards},
                      {QStringLiteral("wonders"), wondersOf(wonders, names, language)},
                      {QStringLiteral("words"), wordsOf(names, language)}};
    if (ownData) {
        facts.insert(QStringLiteral("ownData"), true);
    }
    return QJsonDocument(facts).toJson(QJsonDocument::Compact);
}

} // namespace mirabilia::faces
