// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/faces/fact_writing.h"

#include "app/faces/face_reading.h"

#include <QJsonDocument>

#include <array>

namespace mirabilia::faces {

namespace {

QString wordOf(Mark::Kind kind) {
    constexpr std::array words{"glyph", "coin",  "price", "laurel", "number",
                               "slash", "times", "arrow", "card"};
    return QLatin1String(words.at(static_cast<std::size_t>(kind)));
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

} // namespace

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

QJsonObject thingsOf(const FaceCatalogue &faces, const QString &language) {
    QJsonObject told;
    for (const CardFace &face : faces) {
        told.insert(face.id, cardOf(face, language));
    }
    return told;
}

QJsonObject wordsOf(const QJsonObject &names, const QString &language) {
    QJsonObject words;
    for (const QString &key : names.keys()) {
        if (key.contains(u'.')) {
            words.insert(key, localName(names, key, key).in(language));
        }
    }
    return words;
}

QByteArray factsDocument(QJsonObject facts, bool ownData) {
    if (ownData) {
        facts.insert(QStringLiteral("ownData"), true);
    }
    return QJsonDocument(facts).toJson(QJsonDocument::Compact);
}

} // namespace mirabilia::faces
