// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/faces/card_face.h"

#include <QJsonObject>
#include <QStringList>

#include <string_view>

namespace mirabilia::faces {

// What the catalogues of all games need to turn rules data into faces.

/// A group of goods is shown good by good (`Full`) or as briefly as it can be told (`Short`).
enum class Telling : quint8 { Full, Short };

/// The text of a file of resources/data as it was when the program was built.
QByteArray builtIn(std::string_view name);

/// The names of everything of a game ("classic", "duel"), by id.
QJsonObject builtInNames(const char *game);

/// The name of `key`; without an English one it is `english`.
LocalName localName(const QJsonObject &names, const QString &key, const QString &english);

Mark glyph(const QString &name);
Mark mark(Mark::Kind kind, const QString &text = {});

QString numberOf(const QJsonObject &object, const char *key);

/// How often to draw a sign; faces stay sane whatever the data says.
int unitsOf(const QJsonValue &value, int otherwise = 0);

/// Coins that one gets.
Mark gained(const QString &coins);

/// The glyphs named by `options`, divided by slashes.
QList<Mark> eitherOr(const QJsonArray &options);

/// The signs for a cost: coins first, then the goods in the order given.
QList<Mark> costMarks(int coins, const QJsonObject &goods, const QStringList &order);

} // namespace mirabilia::faces
