// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/faces/family.h"

#include <QHash>
#include <QList>
#include <QString>

namespace mirabilia::faces {

/// One sign in the line of signs that tells an effect or a cost without words.
struct Mark {
    enum class Kind : quint8 {
        Glyph,  ///< `text` names a file of resources/icons
        Coin,   ///< a coin with a rim and `text` on it: gained ("+3"), lost, or counted
        Price,  ///< a flat disc with `text` on it: so many coins are to be paid
        Laurel, ///< points: a wreath around `text`
        Number, ///< `text` alone ("+1"): how much more or less of what is drawn beside it
        Slash,  ///< either the mark before or the mark after
        Times,  ///< what stands before, for each of what follows
        Arrow,  ///< "arrow-left" or "arrow-right": that neighbour's city
        Card    ///< a small card of `family`
    };
    Kind kind = Kind::Glyph;
    QString text;
    Family family = Family::Unknown;
    /// The owner's own city counts too: a small triangle below the mark.
    bool own = false;

    bool operator==(const Mark &) const = default;
};

/// A word in every language the program speaks, keyed "en", "zh_CN", "zh_TW", "ja".
struct LocalName {
    QHash<QString, QString> byLanguage;

    /// English when the language has none, empty when there is no English either.
    QString in(const QString &language) const {
        const QString english = byLanguage.value(QStringLiteral("en"));
        return byLanguage.value(language, english);
    }
};

/// The other end of a chain.
struct ChainEnd {
    QString id;
    LocalName name;
    bool operator==(const ChainEnd &other) const {
        return name.byLanguage == other.name.byLanguage;
    }
};

/// What a card shows, whatever game it is from. A plain value: each game's catalogue makes them.
struct CardFace {
    QString id;
    /// Names the pictogram resources/art/buildings/<structure>.svg.
    QString structure;
    Family family = Family::Unknown;
    /// "I", "II", "III" or empty.
    QString age;
    LocalName name;
    /// In the order to read them; nothing = free.
    QList<Mark> cost;
    /// What stands in place of a cost where there is none; empty: nothing.
    LocalName freeWord;
    QList<Mark> effect;
    /// The effect in fewer signs, for the narrow head strip.
    QList<Mark> shortEffect;
    QList<ChainEnd> freeFrom;
    QList<ChainEnd> makesFree;
};

/// The card faces of a game by card id.
using FaceCatalogue = QHash<QString, CardFace>;

} // namespace mirabilia::faces
