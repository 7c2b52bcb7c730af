// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/faces/card_face.h"

#include <QByteArray>
#include <QJsonArray>
#include <QJsonObject>

namespace mirabilia::faces {

// What the documents of all games for pages share (README.md).

QJsonArray marksOf(const QList<Mark> &marks);

/// Cards and whatever else has a face, by id, in one language.
QJsonObject thingsOf(const FaceCatalogue &faces, const QString &language);

/// Of a game's names, those of what is no card and no board: "resource.wood", "symbol.gear".
QJsonObject wordsOf(const QJsonObject &names, const QString &language);

/// `ownData`: they are not the built-in data.
QByteArray factsDocument(QJsonObject facts, bool ownData);

} // namespace mirabilia::faces
