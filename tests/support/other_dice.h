// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "resources/data.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QStringList>

#include <array>
#include <string_view>

namespace mirabilia {

inline QJsonObject builtIn(std::string_view file) {
    const std::string_view text = data::file(file);
    return QJsonDocument::fromJson({text.data(), static_cast<qsizetype>(text.size())}).object();
}

/// A copy of a document in which one value is another.
inline QJsonValue with(const QJsonValue &part, QStringList place, const QJsonValue &value) {
    if (place.isEmpty()) {
        return value;
    }
    const QString key = place.takeFirst();
    if (part.isArray()) {
        QJsonArray list = part.toArray();
        const auto at = key.toInt();
        if (at == list.size()) {
            list.append(QJsonValue());
        }
        list[at] = with(list[at], place, value);
        return list;
    }
    QJsonObject object = part.toObject();
    object[key] = with(object[key], place, value);
    return object;
}

/// The Agora has two rows of four, and the Market one space more.
inline QJsonObject otherDice() {
    QJsonArray cells;
    QJsonObject lines;
    for (int row = 0; row < 2; ++row) {
        for (int column = 0; column < 4; ++column) {
            const QString id = QStringLiteral("agora.r%1c%2").arg(row + 1).arg(column + 1);
            cells.append(QJsonObject{
                {"id", id},
                {"cost", row},
                {"row", row},
                {"col", column},
                {"effects", QJsonArray{QJsonObject{{"type", "vp"}, {"n", 1 + row + column}}}},
                {"origin", "sourced"}});
            const std::array faces{"fountain", "temple", "owl", "caduceus"};
            for (const char *face : {row == 0 ? "mask" : "scales", faces.at(column)}) {
                QJsonArray line = lines[QLatin1String(face)].toArray();
                line.append(id);
                lines[QLatin1String(face)] = line;
            }
        }
    }
    QJsonValue dice = builtIn("dice.json");
    dice = with(dice, {"buildings", "agora", "cells"}, cells);
    dice = with(dice, {"buildings", "agora", "lines"}, lines);
    dice = with(dice, {"buildings", "market", "lanes", "coin7", "cells", "2"},
                QJsonObject{{"id", "market.coin7.3"},
                            {"cost", 4},
                            {"effects", QJsonArray{QJsonObject{{"type", "coins"}, {"n", 9}}}},
                            {"origin", "sourced"}});
    return dice.toObject();
}

} // namespace mirabilia
