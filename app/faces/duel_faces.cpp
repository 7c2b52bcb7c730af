// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/faces/duel_faces.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>

namespace mirabilia::faces {

namespace {

using Kind = Mark::Kind;

const QString minus = QStringLiteral("\u2212");

/// Duel's data name the families by the colours of the cards.
Family familyOf(const QString &colour) {
    static const QHash<QString, Family> families{
        {QStringLiteral("brown"), Family::RawMaterial},
        {QStringLiteral("grey"), Family::ManufacturedGood},
        {QStringLiteral("blue"), Family::Civilian},
        {QStringLiteral("green"), Family::Scientific},
        {QStringLiteral("yellow"), Family::Commercial},
        {QStringLiteral("red"), Family::Military},
        {QStringLiteral("purple"), Family::Guild},
    };
    return families.value(colour, Family::Unknown);
}

QString textOf(const QJsonObject &object, const char *key) {
    return object.value(QLatin1String(key)).toString();
}

Mark smallCard(const QString &colour) {
    return {Kind::Card, {}, familyOf(colour), false};
}

bool isPer(const QJsonObject &effect) {
    return textOf(effect, "type").endsWith(QLatin1String("_per"));
}

/// What a "for each" counts, without what it gives.
QJsonObject countOf(QJsonObject effect) {
    effect.remove(QStringLiteral("type"));
    effect.remove(QStringLiteral("amount"));
    return effect;
}

QList<Mark> counted(const QJsonObject &effect) {
    const QString unit = textOf(effect, "unit");
    if (unit == QLatin1String("coin_sets")) {
        return {mark(Kind::Coin, numberOf(effect, "set_size"))};
    }
    if (unit == QLatin1String("progress_tokens")) {
        return {glyph(QStringLiteral("progress"))};
    }
    if (unit == QLatin1String("wonders")) {
        return {glyph(QStringLiteral("wonder"))};
    }
    QList<Mark> marks;
    for (const QJsonValue &colour : effect.value(QLatin1String("colors")).toArray()) {
        marks.append(smallCard(colour.toString()));
    }
    return marks;
}

Mark given(const QJsonObject &effect) {
    const bool coins = textOf(effect, "type").startsWith(QLatin1String("coins"));
    return coins ? gained(numberOf(effect, "amount"))
                 : mark(Kind::Laurel, numberOf(effect, "amount"));
}

QList<Mark> tradeMarks(const QJsonObject &effect, Telling telling) {
    QList<Mark> marks;
    if (telling == Telling::Full) {
        marks.append(glyph(QStringLiteral("trade")));
    }
    for (const QJsonValue &good : effect.value(QLatin1String("resources")).toArray()) {
        marks.append(glyph(good.toString()));
    }
    return marks << mark(Kind::Price, numberOf(effect, "price"));
}

bool forWonders(const QJsonObject &discount) {
    return textOf(discount, "target") == QLatin1String("wonders");
}

QList<Mark> cheaperMarks(const QJsonObject &discount) {
    const Mark target =
        forWonders(discount) ? glyph(QStringLiteral("wonder")) : smallCard(QStringLiteral("blue"));
    return {mark(Kind::Number, minus + numberOf(discount, "amount")),
            glyph(QStringLiteral("crate")), target};
}

/// Effects that are the same wherever they stand.
QList<Mark> fixedMarks(const QString &type) {
    static const QHash<QString, QStringList> glyphs{
        {QStringLiteral("extra_turn"), {QStringLiteral("extra-turn")}},
        {QStringLiteral("build_from_discard"), {QStringLiteral("from-discard")}},
        {QStringLiteral("draw_unused_progress"), {QStringLiteral("progress-draw")}},
        {QStringLiteral("trade_income"), {QStringLiteral("rival"), QStringLiteral("income")}},
        {QStringLiteral("wonders_gain_extra_turn"),
         {QStringLiteral("wonder"), QStringLiteral("extra-turn")}},
    };
    QList<Mark> marks;
    for (const QString &name : glyphs.value(type, {type})) {
        marks.append(glyph(name));
    }
    return marks;
}

QList<Mark> duelMarks(const QJsonObject &effect, Telling telling) {
    const QString type = textOf(effect, "type");
    const int amount = unitsOf(effect.value(QLatin1String("amount")), 1);
    if (type == QLatin1String("produce")) {
        return QList<Mark>(amount, glyph(textOf(effect, "resource")));
    }
    if (type == QLatin1String("produce_choice")) {
        return eitherOr(effect.value(QLatin1String("options")).toArray());
    }
    if (type == QLatin1String("trade_price")) {
        return tradeMarks(effect, telling);
    }
    if (type == QLatin1String("vp") || type == QLatin1String("coins")) {
        return {given(effect)};
    }
    if (type == QLatin1String("shields")) {
        return QList<Mark>(amount, glyph(QStringLiteral("shield")));
    }
    if (type == QLatin1String("science")) {
        return {glyph(textOf(effect, "symbol"))};
    }
    if (isPer(effect)) {
        return QList<Mark>{given(effect), mark(Kind::Times)} + counted(effect);
    }
    if (type == QLatin1String("opponent_loses_coins")) {
        return {glyph(QStringLiteral("rival")),
                mark(Kind::Coin, minus + numberOf(effect, "amount"))};
    }
    if (type == QLatin1String("destroy_opponent_card")) {
        return {glyph(QStringLiteral("destroy")), smallCard(textOf(effect, "color"))};
    }
    if (type == QLatin1String("resource_discount")) {
        return cheaperMarks(effect);
    }
    if (type == QLatin1String("extra_shields")) {
        return {glyph(QStringLiteral("shield")),
                mark(Kind::Number, u'+' + numberOf(effect, "amount"))};
    }
    if (type == QLatin1String("chain_bonus")) {
        return {gained(numberOf(effect, "coins")), mark(Kind::Times),
                glyph(QStringLiteral("chain"))};
    }
    return fixedMarks(type);
}

/// The one sign of a token: of the effect that sets it apart, which is the last but for mere
/// points.
QList<Mark> tokenSign(const QJsonArray &effects) {
    QJsonObject effect = effects.last().toObject();
    if (textOf(effect, "type") == QLatin1String("vp") && effects.size() > 1) {
        effect = effects.first().toObject();
    }
    const QString type = textOf(effect, "type");
    if (type == QLatin1String("coins")) {
        return {glyph(QStringLiteral("coin"))};
    }
    if (type == QLatin1String("resource_discount")) {
        return {glyph(forWonders(effect) ? QStringLiteral("wonder") : QStringLiteral("civilian"))};
    }
    if (type == QLatin1String("extra_shields")) {
        return {glyph(QStringLiteral("shield"))};
    }
    // What is given stands before what it is given for.
    const QList<Mark> marks = duelMarks(effect, Telling::Short);
    return marks.mid(marks.size() - 1);
}

CardFace readThing(const QJsonObject &thing, const QJsonObject &names) {
    CardFace face;
    face.id = textOf(thing, "id");
    face.structure = face.id;
    face.name = localName(names, face.id, textOf(thing, "name"));
    const QJsonObject cost = thing.value(QLatin1String("cost")).toObject();
    static const QStringList goods{QStringLiteral("wood"), QStringLiteral("clay"),
                                   QStringLiteral("stone"), QStringLiteral("glass"),
                                   QStringLiteral("papyrus")};
    face.cost = costMarks(cost.value(QLatin1String("coins")).toInt(),
                          cost.value(QLatin1String("resources")).toObject(), goods);
    face.freeWord = localName(names, QStringLiteral("free"), QStringLiteral("free"));
    const QJsonArray effects = thing.value(QLatin1String("effects")).toArray();
    face.effect = duelEffects(effects, Telling::Full);
    face.shortEffect = duelEffects(effects, Telling::Short);
    return face;
}

CardFace readCard(const QJsonObject &card, const QJsonObject &names) {
    CardFace face = readThing(card, names);
    face.family = familyOf(textOf(card, "color"));
    const QString deck = textOf(card, "deck");
    // Guilds are shuffled into the third age.
    const int age = deck == QLatin1String("guild") ? 3 : deck.right(1).toInt();
    face.age = QString(std::clamp(age, 0, 3), u'I');
    return face;
}

CardFace readWonder(const QJsonObject &wonder, const QJsonObject &names) {
    CardFace face = readThing(wonder, names);
    face.family = Family::Wonder;
    return face;
}

CardFace readToken(const QJsonObject &token, const QJsonObject &names) {
    CardFace face = readThing(token, names);
    face.family = Family::Scientific;
    const QJsonArray effects = token.value(QLatin1String("effects")).toArray();
    face.shortEffect = effects.isEmpty() ? QList<Mark>() : tokenSign(effects);
    return face;
}

FaceCatalogue readAll(const QJsonArray &things, const QJsonObject &names,
                      CardFace (*read)(const QJsonObject &, const QJsonObject &)) {
    FaceCatalogue faces;
    for (const QJsonValue &thing : things) {
        const CardFace face = read(thing.toObject(), names);
        if (!face.id.isEmpty()) {
            faces.insert(face.id, face);
        }
    }
    return faces;
}

/// Every card that asks for a chain symbol is free for the owner of the cards that provide it.
void joinChains(const QJsonArray &cards, FaceCatalogue &faces) {
    QMultiHash<QString, QString> providers;
    for (const QJsonValue &card : cards) {
        providers.insert(textOf(card.toObject(), "chain_provides"), textOf(card.toObject(), "id"));
    }
    for (const QJsonValue &card : cards) {
        const auto to = faces.find(textOf(card.toObject(), "id"));
        const QString symbol = textOf(card.toObject(), "chain_requires");
        if (to == faces.end() || symbol.isEmpty()) {
            continue;
        }
        for (const QString &id : providers.values(symbol)) {
            const auto from = faces.find(id);
            if (from == faces.end()) {
                continue;
            }
            to->freeFrom.append({from->id, from->name});
            from->makesFree.append({to->id, to->name});
        }
    }
}

} // namespace

QList<Mark> duelEffects(const QJsonArray &effects, Telling telling) {
    QList<Mark> marks;
    for (qsizetype i = 0; i < effects.size(); ++i) {
        const QJsonObject effect = effects.at(i).toObject();
        const QJsonObject next = effects.at(i + 1).toObject();
        const bool shared = isPer(effect) && isPer(next) && countOf(effect) == countOf(next);
        const bool brief = telling == Telling::Short && effects.size() > 1;
        if (brief && textOf(effect, "type") == QLatin1String("coins_per")) {
            marks += shared ? QList<Mark>() : counted(effect);
        } else if (shared) {
            marks.append(given(effect));
        } else {
            marks += duelMarks(effect, telling);
        }
        if (brief && textOf(effect, "type") == QLatin1String("science")) {
            break;
        }
    }
    return marks;
}

DuelFaces duelFaces(const QByteArray &duelJson) {
    const QJsonObject rules = QJsonDocument::fromJson(duelJson).object();
    const QJsonObject names = builtInNames("duel");
    const QJsonArray cards = rules.value(QLatin1String("cards")).toArray();
    DuelFaces faces{
        readAll(cards, names, readCard),
        readAll(rules.value(QLatin1String("wonders")).toArray(), names, readWonder),
        readAll(rules.value(QLatin1String("progress")).toArray(), names, readToken),
    };
    joinChains(cards, faces.cards);
    return faces;
}

const DuelFaces &embeddedDuelFaces() {
    static const DuelFaces faces = duelFaces(builtIn("duel.json"));
    return faces;
}

} // namespace mirabilia::faces
