// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/faces/duel_faces.h"
#include "app/render/duel_painter.h"
#include "app/render/text_fit.h"
#include "tests/render/render_support.h"

#include <QJsonArray>
#include <QTest>

#include <algorithm>
#include <cmath>

using namespace mirabilia::render;
using namespace mirabilia::tests;

namespace {

/// The rows in which two pictures of one size differ.
std::pair<int, int> differingRows(const QImage &one, const QImage &other) {
    std::pair<int, int> rows{one.height(), -1};
    for (int y = 0; y < one.height(); ++y) {
        if (one.copy(0, y, one.width(), 1) != other.copy(0, y, one.width(), 1))
            rows = {std::min(rows.first, y), y};
    }
    return rows;
}

/// Sizes of Duel's cards from the phone to the large screen.
const QList<QSize> duelSizes{{116, 156}, {116, 150}, {138, 200}, {122, 160}, {54, 92},
                             {54, 109},  {54, 136},  {82, 74},   {82, 86}};

} // namespace

class TestDuelFaces : public QObject {
    Q_OBJECT

private slots:
    void effectsAreTold_data();
    void effectsAreTold();
    void tokensHaveOneSign();
    void chainsJoinTheSameSymbol();
    void facesShowTheDataInUse();
    void cardsTakeTheShapeOfTheirPicture();
    void namesStayInTheirPlace();
    void costsStayInTheHead();
    void footStaysEmpty();
    void coveredCardsShowTheirHeadOnly();
    void backsDiffer();
    void tilesAndSignsAreAsWideAsTheyNeed();
};

void TestDuelFaces::effectsAreTold_data() {
    QTest::addColumn<QByteArray>("effects");
    QTest::addColumn<QString>("full");
    QTest::addColumn<QString>("brief");
    const auto row = [](const char *name, const char *effects, const char *full,
                        const char *brief) {
        QTest::newRow(name) << QByteArray(effects) << QString::fromUtf8(full)
                            << QString::fromUtf8(brief);
    };
    row("two units", R"([{"type":"produce","resource":"clay","amount":2}])", "clay clay",
        "clay clay");
    row("either or", R"([{"type":"produce_choice","options":["glass","papyrus"]}])",
        "glass / papyrus", "glass / papyrus");
    row("cheaper", R"([{"type":"trade_price","resources":["glass","papyrus"],"price":1}])",
        "trade glass papyrus pay:1", "glass papyrus pay:1");
    row("science", R"([{"type":"science","symbol":"wheel"},{"type":"vp","amount":1}])", "wheel 1",
        "wheel");
    row("coins once",
        R"([{"type":"coins_per","unit":"cards","colors":["grey"],"amount":3,"city":"own"},)"
        R"({"type":"vp","amount":3}])",
        "+3 x manufactured_good 3", "manufactured_good 3");
    row("a guild",
        R"([{"type":"coins_per","unit":"cards","colors":["brown","grey"],"amount":1,"city":"max"},)"
        R"({"type":"vp_per","unit":"cards","colors":["brown","grey"],"amount":1,"city":"max"}])",
        "+1 1 x raw_material manufactured_good", "1 x raw_material manufactured_good");
    row("coins kept", R"([{"type":"vp_per","unit":"coin_sets","set_size":3,"amount":1}])", "1 x 3",
        "1 x 3");
    row("against the rival",
        R"([{"type":"opponent_loses_coins","amount":3},)"
        R"({"type":"destroy_opponent_card","color":"brown"}])",
        "rival −3 destroy raw_material", "rival −3 destroy raw_material");
    row("cheaper wonders", R"([{"type":"resource_discount","target":"wonders","amount":2}])",
        "−2 crate wonder", "−2 crate wonder");
    row("a new kind", R"([{"type":"sing"}])", "sing", "sing");
}

void TestDuelFaces::effectsAreTold() {
    QFETCH(QByteArray, effects);
    const QJsonArray list = QJsonDocument::fromJson(effects).array();
    QVERIFY(!list.isEmpty());
    QTEST(told(duelEffects(list, Telling::Full)), "full");
    QTEST(told(duelEffects(list, Telling::Short)), "brief");
}

void TestDuelFaces::tokensHaveOneSign() {
    QStringList signs;
    for (const CardFace &token : embeddedDuelFaces().tokens)
        signs += token.id + u' ' + told(token.shortEffect);
    signs.sort();
    QCOMPARE(signs.join(u','),
             QStringLiteral("agriculture coin,architecture wonder,economy income,law scales,"
                            "masonry civilian,mathematics progress,philosophy 7,strategy shield,"
                            "theology extra-turn,urbanism chain"));
}

void TestDuelFaces::chainsJoinTheSameSymbol() {
    const FaceCatalogue &cards = embeddedDuelFaces().cards;
    const auto names = [](const QList<ChainEnd> &ends) {
        QStringList list;
        for (const ChainEnd &end : ends)
            list += end.name.in(QStringLiteral("en"));
        return list.join(u',');
    };
    const CardFace statue = cards.value(QStringLiteral("statue"));
    QCOMPARE(names(statue.freeFrom), QStringLiteral("Theater"));
    QCOMPARE(names(statue.makesFree), QStringLiteral("Gardens"));
    QVERIFY(cards.value(QStringLiteral("palace")).freeFrom.isEmpty());
}

void TestDuelFaces::facesShowTheDataInUse() {
    QJsonObject rules = rulesOf("duel");
    QJsonArray cards = rules.value(QLatin1String("cards")).toArray();
    QJsonObject card = cards.first().toObject();
    card.insert(QStringLiteral("cost"), QJsonObject{{QStringLiteral("coins"), 5}});
    cards.replace(0, card);
    rules.insert(QStringLiteral("cards"), cards);
    const DuelFaces faces = duelFaces(QJsonDocument(rules).toJson());
    QCOMPARE(faces.cards.size(), embeddedDuelFaces().cards.size());
    QCOMPARE(told(faces.cards.value(card.value(QLatin1String("id")).toString()).cost),
             QStringLiteral("pay:5"));
    QVERIFY(duelFaces("[]").cards.isEmpty());
    const DuelFaces odd = duelFaces(
        R"({"progress": [{"id": "idle", "effects": [{"type": "produce", "amount": 0}]}]})");
    QVERIFY(odd.tokens.value(QStringLiteral("idle")).shortEffect.isEmpty());
}

void TestDuelFaces::cardsTakeTheShapeOfTheirPicture() {
    QCOMPARE(duelShape(QSizeF(116, 156)).width, duelCard.width);
    QCOMPARE(duelShape(QSizeF(138, 200)).width, duelCard.width);
    QCOMPARE(duelShape(QSizeF(2 * 54, 2 * 92)).width, duelTall.width);
    QCOMPARE(duelShape(QSizeF(82, 74)).width, duelFlat.width);
    // A card fills its picture: nothing is left at the middle of any side.
    const CardFace face = embeddedDuelFaces().cards.value(QStringLiteral("school"));
    for (const QSize &size : duelSizes) {
        const QImage image = renderDuelCard(face, {}, size);
        QCOMPARE(image.size(), size);
        const QPoint middle = image.rect().center();
        for (const QPoint &place : {QPoint(0, middle.y()), QPoint(size.width() - 1, middle.y()),
                                    QPoint(middle.x(), 0), QPoint(middle.x(), size.height() - 1)})
            QVERIFY(image.pixelColor(place).alpha() > 240);
        QCOMPARE(image.pixelColor(0, 0).alpha(), 0);
    }
}

void TestDuelFaces::namesStayInTheirPlace() {
    for (const QString &language : languages) {
        for (const CardFace &face : embeddedDuelFaces().cards) {
            for (const QSize &size : duelSizes) {
                const DuelShape &shape = duelShape(size);
                const qreal height = shape.width * size.height() / size.width();
                QList<TextBox> texts;
                renderDuelCard(face, {Theme::Dark, language}, size, &texts);
                if (face.cost.isEmpty()) { // it says so where the cost would stand
                    QVERIFY(!texts.isEmpty());
                    QCOMPARE(texts.first().text, face.freeWord.in(language));
                    const QRectF costs(2, shape.band, shape.width - 4, shape.head - shape.band);
                    QCOMPARE(misplaced({texts.takeFirst()}, costs), QStringList());
                }
                const bool below = height >= shape.head + shape.name + shape.foot - 1;
                const bool inHead =
                    size.width() == 54 &&
                    face.cost.size() + (face.freeFrom.isEmpty() ? 0 : 1) <= 3 &&
                    canFit(face.name.in(language), TextRole::Title, language, 9, 48);
                if (!below && !inHead) {
                    QVERIFY(texts.isEmpty());
                    continue;
                }
                const QRectF page(1, inHead ? 43 : shape.head, shape.width - 2,
                                  inHead ? shape.head - 43 : shape.name + 2);
                QVERIFY2(misplaced(texts, page).isEmpty(),
                         qPrintable(face.id + language + QString::number(size.height())));
            }
        }
    }
}

void TestDuelFaces::costsStayInTheHead() {
    for (const CardFace &face : embeddedDuelFaces().cards) {
        CardFace other = face;
        other.cost = QList<Mark>(face.cost.size() == 1 ? 2 : 1,
                                 {Mark::Kind::Glyph, QStringLiteral("cloth"), {}, false});
        other.freeFrom.clear();
        for (const QSize &size : {QSize(116, 150), QSize(54, 92), QSize(82, 74)}) {
            const DuelShape &shape = duelShape(size);
            const qreal unit = size.width() / shape.width;
            const auto [top, bottom] =
                differingRows(renderDuelCard(face, {}, size), renderDuelCard(other, {}, size));
            QVERIFY2(top >= std::floor(shape.band * unit), qPrintable(face.id));
            QVERIFY2(bottom >= top && bottom <= shape.head * unit, qPrintable(face.id));
        }
    }
}

void TestDuelFaces::footStaysEmpty() {
    for (const CardFace &face : embeddedDuelFaces().cards) {
        for (const QSize &size : duelSizes) {
            const QImage image = renderDuelCard(face, {}, size);
            const DuelShape &shape = duelShape(size);
            const qreal unit = size.width() / shape.width;
            const int inset = qCeil(shape.radius * unit);
            const QRgb ground = image.pixel(size.width() / 2, size.height() - inset);
            for (int y = qCeil(size.height() - shape.foot * unit); y < size.height() - 3; ++y) {
                for (int x = inset; x < size.width() - inset; ++x)
                    QCOMPARE(image.pixel(x, y), ground);
            }
        }
    }
}

void TestDuelFaces::coveredCardsShowTheirHeadOnly() {
    for (const CardFace &face : embeddedDuelFaces().cards) {
        for (const QSize &size : duelSizes) {
            const QImage open = renderDuelCard(face, {}, size);
            const DuelShape &shape = duelShape(size);
            const qreal unit = size.width() / shape.width;
            const int head = qFloor(shape.head * unit);
            const int inset = qCeil(shape.radius * unit);
            for (const bool named : {false, true}) {
                const QImage covered = renderDuelCovered(face, {}, size, named);
                QCOMPARE(covered.copy(0, 0, size.width(), head),
                         open.copy(0, 0, size.width(), head));
                const int below = named ? qCeil((shape.head + shape.name) * unit) + 2 : head + 2;
                const QRgb plain = covered.pixel(inset, below);
                for (int y = below; y < size.height() - inset; ++y) {
                    for (int x = inset; x < size.width() - inset; ++x)
                        QCOMPARE(covered.pixel(x, y), plain);
                }
            }
        }
    }
}

void TestDuelFaces::backsDiffer() {
    for (const QSize &size : duelSizes) {
        QList<QImage> backs;
        for (const DuelBack back :
             {DuelBack::Age1, DuelBack::Age2, DuelBack::Age3, DuelBack::Guild}) {
            const QImage image = renderDuelBack(back, size);
            QVERIFY(!backs.contains(image));
            backs.append(image);
            // What tells it apart stands where no card ever lies.
            const DuelShape &shape = duelShape(size);
            const int free = qFloor(shape.head * size.width() / shape.width);
            QImage plain = image.copy(8, 8, size.width() - 16, free - 8);
            plain.fill(image.pixel(8, size.height() - 12));
            QVERIFY(plain != image.copy(8, 8, size.width() - 16, free - 8));
            const int below = size.height() - free - 8;
            QCOMPARE(image.copy(8, free, size.width() - 16, below),
                     image.copy(8, free, 1, below).scaled(size.width() - 16, below));
        }
    }
}

void TestDuelFaces::tilesAndSignsAreAsWideAsTheyNeed() {
    const DuelFaces &faces = embeddedDuelFaces();
    const auto tile = [&](const char *card, const QSize &size) {
        return renderDuelTile(faces.cards.value(QLatin1String(card)), {}, size);
    };
    QVERIFY(tile("sawmill", {0, 26}).width() > tile("lumber_yard", {0, 26}).width());
    QCOMPARE(tile("sawmill", {34, 26}).size(), QSize(34, 26));
    // A narrow tile has no room for the wreath, but for the number.
    QVERIFY(tile("palace", {20, 26}) != tile("obelisk", {20, 26}));
    const QImage one =
        renderSigns(faces.wonders.value(QStringLiteral("the_pyramids")).effect, Qt::black, {0, 22});
    const QImage three =
        renderSigns(faces.wonders.value(QStringLiteral("piraeus")).effect, Qt::black, {0, 22});
    QCOMPARE(one.height(), 22);
    QVERIFY(three.width() > 2 * one.width());
}

QTEST_MAIN(TestDuelFaces)
#include "test_duel_faces.moc"
