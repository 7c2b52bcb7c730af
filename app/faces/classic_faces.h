// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/faces/face_reading.h"

#include <QByteArray>

namespace mirabilia::faces {

/// The signs for all effects of a card or a wonder stage, in the order to read them. Coins and
/// points for the same count are drawn together before one "times"; a discount told `Short` names
/// the family of the goods; an effect without a sign shows the glyph named like its type.
QList<Mark> effectsMarks(const QJsonArray &effects, Telling telling);

/// The glyph for a power of a wonder, by the type of its effect ("copy_guild"); empty for other
/// effects.
QString powerGlyph(const QString &type);

/// The signs for the cost of a card or a wonder stage.
QList<Mark> classicCost(const QJsonObject &cost);

/// The faces of the classic game from the text of classic.json, with the names built in. Cards that
/// lack an id are left out; anything else missing leaves that part of the face empty. The engine's
/// loader is the one that refuses bad data.
FaceCatalogue classicFaces(const QByteArray &classicJson);

/// The faces made from the embedded data of the first or second edition, built once.
const FaceCatalogue &embeddedClassicFaces(int edition = 1);

} // namespace mirabilia::faces
