// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/faces/classic_facts.h"

#include "app/faces/classic_faces.h"
#include "app/faces/fact_writing.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace mirabilia::faces {

namespace {

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

} // namespace

QByteArray classicFacts(const QByteArray &classicJson, const QString &language, bool ownData) {
    const QJsonObject rules = QJsonDocument::fromJson(classicJson).object();
    const QJsonObject names = builtInNames("classic");
    const QJsonArray wonders = rules.value(QLatin1String("wonders")).toArray();
    return factsDocument({{QStringLiteral("cards"), thingsOf(classicFaces(classicJson), language)},
                          {QStringLiteral("wonders"), wondersOf(wonders, names, language)},
                          {QStringLiteral("words"), wordsOf(names, language)}},
                         ownData);
}

} // namespace mirabilia::faces
