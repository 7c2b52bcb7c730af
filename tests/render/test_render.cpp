// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/render/card_painter.h"
#include "app/render/classic_faces.h"
#include "app/render/duel_painter.h"
#include "app/render/fonts.h"
#include "app/render/image_providers.h"
#include "app/render/svg_art.h"
#include "app/render/text_fit.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QPainter>
#include <QQmlComponent>
#include <QQmlEngine>
#include <QQuickAsyncImageProvider>
#include <QQuickItem>
#include <QQuickView>
#include <QTest>
#include <QtConcurrent>

#include <atomic>
#include <memory>

using namespace mirabilia::render;

namespace {

const QStringList languages{QStringLiteral("en"), QStringLiteral("zh_CN"), QStringLiteral("zh_TW"),
                            QStringLiteral("ja")};

QList<Mark> marksOf(const char *json) {
    return effectsMarks(QJsonDocument::fromJson(json).array(), Telling::Full);
}

QJsonObject rulesOf(const char *game) {
    QFile file(QStringLiteral(MIRABILIA_SOURCE_DIR "/resources/data/%1.json").arg(game));
    return file.open(QIODevice::ReadOnly) ? QJsonDocument::fromJson(file.readAll()).object()
                                          : QJsonObject();
}

QString told(const QList<Mark> &marks) {
    QStringList words;
    for (const Mark &mark : marks) {
        const QString word = mark.kind == Mark::Kind::Card    ? QLatin1String(look(mark.family).key)
                             : mark.kind == Mark::Kind::Slash ? QStringLiteral("/")
                             : mark.kind == Mark::Kind::Times ? QStringLiteral("x")
                                                              : mark.text;
        words.append(mark.own ? word + u'!' : word);
    }
    return words.join(u' ');
}

/// The picture that QML gets for `image://provider/id`.
QImage provided(const char *provider, const QString &id, const QSize &size) {
    auto engine = std::make_unique<QQmlEngine>();
    registerImageProviders(*engine);
    auto *images =
        static_cast<QQuickAsyncImageProvider *>(engine->imageProvider(QLatin1String(provider)));
    const std::unique_ptr<QQuickImageResponse> response(images->requestImageResponse(id, size));
    engine.reset(); // waits for the worker
    const std::unique_ptr<QQuickTextureFactory> factory(response->textureFactory());
    return factory->image();
}

/// The texts that leave `page` or are too small to read; a face without any text is a fault too.
QStringList misplaced(const QList<TextBox> &texts, const QRectF &page) {
    constexpr qreal smallest = 9;
    QStringList faults;
    for (const TextBox &text : texts) {
        if (!page.contains(text.ink) || text.size < smallest)
            faults += text.text;
    }
    return texts.isEmpty() ? QStringList{QStringLiteral("no text")} : faults;
}

/// The pictures that the signs among `marks` need.
QStringList pathsOf(const QList<Mark> &marks) {
    QStringList paths;
    for (const Mark &mark : marks) {
        if (mark.kind == Mark::Kind::Glyph || mark.kind == Mark::Kind::Arrow)
            paths += glyphPath(mark.text);
    }
    return paths;
}

QStringList postersOf(const QJsonArray &wonders) {
    QStringList paths;
    for (const QJsonValue &wonder : wonders) {
        const QString id = wonder[QLatin1String("id")].toString();
        paths << posterPath(id + QStringLiteral("-a")) << posterPath(id + QStringLiteral("-b"));
    }
    return paths;
}

QStringList missing(const QStringList &paths) {
    QStringList faults;
    for (const QString &path : paths) {
        if (!artExists(path))
            faults += path.isEmpty() ? QStringLiteral("nothing") : path;
    }
    return faults;
}

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
const QList<QSize> duelSizes{{116, 156}, {116, 150}, {138, 200}, {122, 160}, {54, 92}, {82, 74}};

bool hasColour(const QImage &image, const QColor &colour) {
    for (int x = 0; x < image.width(); ++x) {
        if (image.pixelColor(x, image.height() / 2) == colour)
            return true;
    }
    return false;
}

} // namespace

class TestRender : public QObject {
    Q_OBJECT

private slots:
    void everyGlyphAndPictogramIsDrawn();
    void everythingOfDuelHasItsPicture();
    void everythingOfDiceHasItsPicture();
    void picturesStayInTheirFrame();
    void effectsAreToldInMarks_data();
    void effectsAreToldInMarks();
    void chainsAreKnownAtBothEnds();
    void facesShowTheDataInUse();
    void duelTellsItsEffects_data();
    void duelTellsItsEffects();
    void duelTokensHaveOneSign();
    void duelChainsJoinTheSameSymbol();
    void duelFacesShowTheDataInUse();
    void duelCardsTakeTheShapeOfTheirPicture();
    void duelNamesStayInTheirPlace();
    void duelCostsStayInTheHead();
    void duelFootStaysEmpty();
    void duelBacksDiffer();
    void tilesAndSignsAreAsWideAsTheyNeed();
    void textStaysInsideTheCard();
    void textStaysInsideTheHead();
    void sameInputGivesSameBytes();
    void languageAndThemeMatter();
    void priceStripStaysEmpty();
    void unknownNamesGiveTiles();
    void providersAnswerInTheSizeAskedFor();
    void aPictureIsToldOfInTheThreadOfItsReader();
    void theLanguageMayChangeWhileTextIsDrawn();
    void qmlShowsAPicture();
    void glyphColoursStandOutFromTheSurface();
    void paletteAgreesWithQml();
};

void TestRender::everyGlyphAndPictogramIsDrawn() {
    QStringList paths{glyphPath(QStringLiteral("chain")), glyphPath(QStringLiteral("arrow-right"))};
    for (const FamilyLook &family : familyLooks)
        paths += glyphPath(QLatin1String(family.glyph));
    for (const CardFace &face : embeddedClassicFaces()) {
        paths += buildingPath(face.structure);
        for (const Mark &mark : face.effect + face.shortEffect + face.cost) {
            if (mark.kind == Mark::Kind::Glyph || mark.kind == Mark::Kind::Arrow)
                paths += glyphPath(mark.text);
        }
    }
    for (int age = 1; age <= 3; ++age)
        paths += posterPath(QStringLiteral("card-back-%1").arg(age));
    paths.removeDuplicates();
    QCOMPARE(missing(paths), QStringList());
}

void TestRender::everythingOfDuelHasItsPicture() {
    const QJsonObject rules = rulesOf("duel");
    const DuelFaces &faces = embeddedDuelFaces();
    QCOMPARE(faces.cards.size(), rules[QLatin1String("cards")].toArray().size());
    QCOMPARE(faces.wonders.size(), 12);
    QCOMPARE(faces.tokens.size(), 10);
    QStringList paths = postersOf(rules[QLatin1String("wonders")].toArray());
    for (const QJsonValue &symbol :
         rules[QLatin1String("vocabulary")][QLatin1String("science_symbols")].toArray())
        paths += glyphPath(symbol.toString());
    for (const CardFace &card : faces.cards) {
        QVERIFY2(card.family != Family::Unknown && !card.age.isEmpty(), qPrintable(card.id));
        paths += buildingPath(card.structure);
    }
    for (const FaceCatalogue *group : {&faces.cards, &faces.wonders, &faces.tokens}) {
        for (const CardFace &face : *group) {
            QVERIFY2(!face.effect.isEmpty() && !face.shortEffect.isEmpty(), qPrintable(face.id));
            paths += pathsOf(face.effect + face.shortEffect + face.cost);
        }
    }
    QCOMPARE(missing(paths), QStringList());
}

void TestRender::everythingOfDiceHasItsPicture() {
    const QJsonObject rules = rulesOf("dice");
    const QJsonObject dice = rules[QLatin1String("dice")].toObject();
    QVERIFY(dice.size() > 1);
    QStringList paths = postersOf(rules[QLatin1String("boards")].toArray());
    for (const QJsonValue &die : dice) {
        for (const QJsonValue &face : die[QLatin1String("faces")].toArray())
            paths += glyphPath(face.toString());
    }
    const QJsonObject buildings = rules[QLatin1String("buildings")].toObject();
    for (const QString &building : buildings.keys())
        paths += glyphPath(building);
    const QJsonObject marks = rules[QLatin1String("color_symbols")].toObject();
    for (auto mark = marks.begin(); mark != marks.end(); ++mark) {
        if (mark.value().isString())
            paths += glyphPath(QStringLiteral("mark-") + mark.value().toString());
    }
    QCOMPARE(missing(paths), QStringList());
}

void TestRender::picturesStayInTheirFrame() {
    // In the shape of the pictures, so that they fill the frame that is looked around.
    const QList<std::pair<const char *, QSize>> folders{
        {"icons", {120, 120}}, {"art/buildings", {128, 96}}, {"art/wonders", {160, 90}}};
    constexpr int border = 40;
    int pictures = 0;
    for (const auto &[folder, size] : folders) {
        const QDir dir(QStringLiteral(":/mirabilia/") + QLatin1String(folder));
        const QRect frame(QPoint(border, border), size);
        for (const QFileInfo &file : dir.entryInfoList({QStringLiteral("*.svg")}, QDir::Files)) {
            QImage image(size + 2 * QSize(border, border), QImage::Format_ARGB32_Premultiplied);
            image.fill(Qt::transparent);
            const QImage nothing = image;
            QPainter painter(&image);
            drawArt(painter, file.filePath(), Qt::black, frame);
            painter.setCompositionMode(QPainter::CompositionMode_Clear);
            painter.fillRect(frame.adjusted(-1, -1, 1, 1), Qt::transparent);
            painter.end();
            QVERIFY2(image == nothing, qPrintable(file.filePath()));
            ++pictures;
        }
    }
    QVERIFY(pictures > 200);
}

void TestRender::effectsAreToldInMarks_data() {
    QTest::addColumn<QByteArray>("effects");
    QTest::addColumn<QString>("marks");
    const auto row = [](const char *name, const char *effects, const char *marks) {
        QTest::newRow(name) << QByteArray(effects) << QString::fromLatin1(marks);
    };
    row("two units", R"([{"type":"produce","amount":2,"options":["ore"]}])", "ore ore");
    row("either or", R"([{"type":"produce","amount":1,"options":["wood","clay"]}])", "wood / clay");
    row("shields", R"([{"type":"shields","value":3}])", "shield shield shield");
    row("left", R"([{"type":"discount","price":1,"group":"raw","from":["left"]}])",
        "arrow-left 1 wood stone clay ore");
    row("both", R"([{"type":"discount","price":1,"group":"manufactured","from":["left","right"]}])",
        "arrow-left 1 glass cloth papyrus arrow-right");
    row("per card",
        R"([{"type":"coins_per","value":2,"count":{"what":"cards","colors":["guild"],)"
        R"("scope":["left","self","right"]}}])",
        "2 x arrow-left guild! arrow-right");
    row("coins and points",
        R"([{"type":"coins_per","value":3,"count":{"what":"wonder_stages","scope":["self"]}},)"
        R"({"type":"points_per","value":1,"count":{"what":"wonder_stages","scope":["self"]}}])",
        "3 1 x wonder!");
}

void TestRender::effectsAreToldInMarks() {
    QFETCH(QByteArray, effects);
    QFETCH(QString, marks);
    QCOMPARE(told(marksOf(effects)), marks);
}

void TestRender::chainsAreKnownAtBothEnds() {
    const FaceCatalogue &faces = embeddedClassicFaces();
    QCOMPARE(faces.size(), 78);
    const CardFace library = faces.value(QStringLiteral("library"));
    QCOMPARE(library.freeFrom.size(), 1);
    QCOMPARE(library.freeFrom.first().name.in(QStringLiteral("en")), QStringLiteral("Scriptorium"));
    QCOMPARE(library.makesFree.size(), 2);
    QCOMPARE(faces.value(QStringLiteral("palace")).cost.size(), 7);
}

void TestRender::facesShowTheDataInUse() {
    QFile file(QStringLiteral(MIRABILIA_SOURCE_DIR "/resources/data/classic.json"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QJsonObject rules = QJsonDocument::fromJson(file.readAll()).object();
    QJsonArray cards = rules.value(QLatin1String("cards")).toArray();
    QJsonObject card = cards.first().toObject();
    card.insert(QStringLiteral("cost"), QJsonObject{{QStringLiteral("coins"), 5}});
    cards.replace(0, card);
    rules.insert(QStringLiteral("cards"), cards);
    const FaceCatalogue faces = classicFaces(QJsonDocument(rules).toJson());
    QCOMPARE(faces.size(), embeddedClassicFaces().size());
    QCOMPARE(told(faces.value(card.value(QLatin1String("id")).toString()).cost),
             QStringLiteral("5"));
}

void TestRender::duelTellsItsEffects_data() {
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
        "trade glass papyrus 1", "glass papyrus 1");
    row("science", R"([{"type":"science","symbol":"wheel"},{"type":"vp","amount":1}])", "wheel 1",
        "wheel");
    row("coins once",
        R"([{"type":"coins_per","unit":"cards","colors":["grey"],"amount":3,"city":"own"},)"
        R"({"type":"vp","amount":3}])",
        "3 x manufactured_good 3", "manufactured_good 3");
    row("a guild",
        R"([{"type":"coins_per","unit":"cards","colors":["brown","grey"],"amount":1,"city":"max"},)"
        R"({"type":"vp_per","unit":"cards","colors":["brown","grey"],"amount":1,"city":"max"}])",
        "1 1 x raw_material manufactured_good", "1 x raw_material manufactured_good");
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

void TestRender::duelTellsItsEffects() {
    QFETCH(QByteArray, effects);
    const QJsonArray list = QJsonDocument::fromJson(effects).array();
    QVERIFY(!list.isEmpty());
    QTEST(told(duelEffects(list, Telling::Full)), "full");
    QTEST(told(duelEffects(list, Telling::Short)), "brief");
}

void TestRender::duelTokensHaveOneSign() {
    QStringList signs;
    for (const CardFace &token : embeddedDuelFaces().tokens)
        signs += token.id + u' ' + told(token.shortEffect);
    signs.sort();
    QCOMPARE(signs.join(u','),
             QStringLiteral("agriculture coin,architecture wonder,economy income,law scales,"
                            "masonry civilian,mathematics progress,philosophy 7,strategy shield,"
                            "theology extra-turn,urbanism chain"));
}

void TestRender::duelChainsJoinTheSameSymbol() {
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

void TestRender::duelFacesShowTheDataInUse() {
    QJsonObject rules = rulesOf("duel");
    QJsonArray cards = rules.value(QLatin1String("cards")).toArray();
    QJsonObject card = cards.first().toObject();
    card.insert(QStringLiteral("cost"), QJsonObject{{QStringLiteral("coins"), 5}});
    cards.replace(0, card);
    rules.insert(QStringLiteral("cards"), cards);
    const DuelFaces faces = duelFaces(QJsonDocument(rules).toJson());
    QCOMPARE(faces.cards.size(), embeddedDuelFaces().cards.size());
    QCOMPARE(told(faces.cards.value(card.value(QLatin1String("id")).toString()).cost),
             QStringLiteral("5"));
    QVERIFY(duelFaces("[]").cards.isEmpty());
    const DuelFaces odd = duelFaces(
        R"({"progress": [{"id": "idle", "effects": [{"type": "produce", "amount": 0}]}]})");
    QVERIFY(odd.tokens.value(QStringLiteral("idle")).shortEffect.isEmpty());
}

void TestRender::duelCardsTakeTheShapeOfTheirPicture() {
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

void TestRender::duelNamesStayInTheirPlace() {
    for (const QString &language : languages) {
        for (const CardFace &face : embeddedDuelFaces().cards) {
            for (const QSize &size : {QSize(116, 150), QSize(54, 92)}) {
                const DuelShape &shape = duelShape(size);
                QList<TextBox> texts;
                renderDuelCard(face, {Theme::Dark, language}, size, &texts);
                if (!shape.named) {
                    QVERIFY(texts.isEmpty());
                    continue;
                }
                const QRectF page(2, shape.head, shape.width - 4, 22);
                QCOMPARE(misplaced(texts, page), QStringList());
            }
        }
    }
}

void TestRender::duelCostsStayInTheHead() {
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

void TestRender::duelFootStaysEmpty() {
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

void TestRender::duelBacksDiffer() {
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

void TestRender::tilesAndSignsAreAsWideAsTheyNeed() {
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

void TestRender::textStaysInsideTheCard() {
    const QRectF page(cardBody.left() + 3, cardBody.top(), cardBody.width() - 6,
                      priceStrip.top() + 1 - cardBody.top());
    for (const QString &language : languages) {
        for (const CardFace &face : embeddedClassicFaces()) {
            QList<TextBox> texts;
            renderCard(face, {Theme::Light, language}, {150, 210}, &texts);
            QCOMPARE(misplaced(texts, page), QStringList());
        }
    }
}

void TestRender::textStaysInsideTheHead() {
    for (const QString &language : languages) {
        for (const CardFace &face : embeddedClassicFaces()) {
            for (const QSize &size : {QSize(120, 26), QSize(150, 30)}) {
                const QRectF strip(3, 1, headUnits * size.width() / size.height() - 6,
                                   headUnits - 2);
                QList<TextBox> texts;
                renderCardHead(face, {Theme::Dark, language}, size, &texts);
                QCOMPARE(misplaced(texts, strip), QStringList());
            }
        }
    }
}

void TestRender::sameInputGivesSameBytes() {
    const QList<CardFace> faces = embeddedClassicFaces().values();
    const FaceStyle style{Theme::Dark, QStringLiteral("ja")};
    const auto card = [&](const CardFace &face) { return renderCard(face, style, {112, 157}); };
    // Workers side by side must not disturb each other.
    const QList<QImage> parallel = QtConcurrent::blockingMapped<QList<QImage>>(faces, card);
    for (qsizetype i = 0; i < faces.size(); ++i) {
        QCOMPARE(parallel.at(i), card(faces.at(i)));
        QCOMPARE(renderCardHead(faces.at(i), style, {120, 26}),
                 renderCardHead(faces.at(i), style, {120, 26}));
    }
}

void TestRender::languageAndThemeMatter() {
    const CardFace face = embeddedClassicFaces().value(QStringLiteral("baths"));
    const auto card = [&](Theme theme, const char *language) {
        return renderCard(face, {theme, QLatin1String(language)}, {150, 210});
    };
    QVERIFY(card(Theme::Light, "en") != card(Theme::Dark, "en"));
    QVERIFY(card(Theme::Light, "en") != card(Theme::Light, "ja"));
    QCOMPARE(card(Theme::Light, "tlh"), card(Theme::Light, "en"));
}

void TestRender::priceStripStaysEmpty() {
    for (const CardFace &face : embeddedClassicFaces()) {
        const QImage image = renderCard(face, {}, {150, 210});
        const QRect strip = priceStrip.adjusted(cardRadius, 2, -cardRadius, -2).toRect();
        const QRgb ground = image.pixel(strip.topLeft());
        for (int y = strip.top(); y <= strip.bottom(); ++y) {
            for (int x = strip.left(); x <= strip.right(); ++x)
                QCOMPARE(image.pixel(x, y), ground);
        }
    }
}

void TestRender::unknownNamesGiveTiles() {
    const QSize size(60, 84);
    const QImage tile = renderUnknownCard(size);
    QVERIFY(tile.pixelColor(tile.rect().center()).alpha() > 0);
    for (const char *id : {"", "?", "no_such_card", "../baths", "back-4", "no_such?theme=dark"})
        QCOMPARE(provided("card", QLatin1String(id), size), tile);
    for (const char *provider :
         {"glyph", "poster", "cardhead", "duelcard", "duelhead", "dueltile", "dueltoken"}) {
        const QImage image = provided(provider, QStringLiteral("../no/such?color=%23zz"), size);
        QCOMPARE(image.size(), size);
        QVERIFY(image.pixelColor(image.rect().center()).alpha() > 0);
    }
}

void TestRender::providersAnswerInTheSizeAskedFor() {
    const QString card = QStringLiteral("baths?theme=dark&language=ja");
    const QSize size(112, 157);
    const CardFace face = embeddedClassicFaces().value(QStringLiteral("baths"));
    QCOMPARE(provided("card", card, size),
             renderCard(face, {Theme::Dark, QStringLiteral("ja")}, size));
    QCOMPARE(provided("card", card, {}).size(), QSize(150, 210));
    QCOMPARE(provided("card", card, {300, 0}).size(), QSize(300, 420));
    QCOMPARE(provided("poster", QStringLiteral("giza-a"), {}).size(), QSize(480, 270));
    QCOMPARE(provided("poster", QStringLiteral("the_pyramids-a"), {}),
             provided("poster", QStringLiteral("giza-a"), {}));
    const CardFace school = embeddedDuelFaces().cards.value(QStringLiteral("school"));
    QCOMPARE(provided("duelcard", QStringLiteral("school?theme=dark&language=ja"), {116, 156}),
             renderDuelCard(school, {Theme::Dark, QStringLiteral("ja")}, {116, 156}));
    QCOMPARE(provided("duelcard", QStringLiteral("back-guild"), {54, 92}),
             renderDuelBack(DuelBack::Guild, {54, 92}));
    QCOMPARE(provided("dueltile", QStringLiteral("school"), {0, 26}),
             renderDuelTile(school, {}, {0, 26}));
    QCOMPARE(provided("duelsigns", QStringLiteral("piraeus?ink=%23FF0000"), {0, 22}),
             renderSigns(embeddedDuelFaces().wonders.value(QStringLiteral("piraeus")).effect,
                         Qt::red, {0, 22}));
    // A building of both games has a face of its own in each.
    QVERIFY(provided("duelhead", QStringLiteral("altar"), {150, 30}) !=
            provided("cardhead", QStringLiteral("altar"), {150, 30}));
    QCOMPARE(provided("glyph", QStringLiteral("tick?color=%23FF0000"), {32, 32}),
             renderGlyph(QStringLiteral("tick"), QColor(Qt::red), {32, 32}));
}

void TestRender::aPictureIsToldOfInTheThreadOfItsReader() {
    QQmlEngine engine;
    registerImageProviders(engine);
    auto *images = static_cast<QQuickAsyncImageProvider *>(engine.imageProvider("glyph"));
    const std::unique_ptr<QQuickImageResponse> response(
        images->requestImageResponse(QStringLiteral("chain"), QSize(8, 8)));
    std::atomic<QThread *> thread = nullptr;
    connect(
        response.get(), &QQuickImageResponse::finished, response.get(),
        [&] { thread = QThread::currentThread(); }, Qt::DirectConnection);
    QTRY_VERIFY(thread != nullptr);
    QCOMPARE(thread.load(), response->thread());
}

void TestRender::theLanguageMayChangeWhileTextIsDrawn() {
    for (int round = 0; round < 60; ++round) {
        // Every thread has fonts of its own, and asks for substitutes when it opens them.
        const std::unique_ptr<QThread> drawing(QThread::create([] {
            for (const QString &language : languages) {
                for (const TextRole role : {TextRole::Title, TextRole::Label, TextRole::Number})
                    shapeText(QStringLiteral("text"), role, language, 12);
            }
        }));
        drawing->start();
        while (!drawing->isFinished())
            substituteFonts(languages[round % languages.size()]);
    }
}

void TestRender::qmlShowsAPicture() {
    QQuickView view;
    registerImageProviders(*view.engine());
    QQmlComponent component(view.engine());
    component.setData("import QtQuick\nImage { source: 'image://glyph/shield?color=%23FF0000'\n"
                      "sourceSize: Qt.size(64, 64) }",
                      QUrl());
    auto *image = qobject_cast<QQuickItem *>(component.create());
    QVERIFY(image);
    view.setContent(QUrl(), &component, image);
    view.show();
    constexpr int ready = 1; // Image.Ready
    QTRY_COMPARE(image->property("status").toInt(), ready);
    QVERIFY(hasColour(view.grabWindow(), Qt::red));
}

void TestRender::glyphColoursStandOutFromTheSurface() {
    for (const ResourceLook &resource : resourceLooks) {
        QVERIFY(contrast(QColor(resource.onLight), QColor(lightPalette.surface)) >= 4.5);
        QVERIFY(contrast(QColor(resource.onDark), QColor(darkPalette.raised)) >= 4.5);
    }
    for (const FamilyLook &family : familyLooks)
        QVERIFY2(contrast(QColor(family.colour), inkOn(QColor(family.colour))) >= 4.4, family.key);
}

void TestRender::paletteAgreesWithQml() {
    QFile file(QStringLiteral(MIRABILIA_SOURCE_DIR "/qml/theme/Theme.qml"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QString qml = QString::fromUtf8(file.readAll()).toLower();
    const auto named = [&qml](QRgb colour) {
        return qml.contains(QColor(colour).name(QColor::HexRgb));
    };
    for (const Palette *palette : {&lightPalette, &darkPalette}) {
        for (const QRgb colour : {palette->tableTop, palette->tableBottom, palette->surface,
                                  palette->raised, palette->ink, palette->muted, palette->gold,
                                  palette->good, palette->bad, palette->note})
            QVERIFY2(named(colour), qPrintable(QColor(colour).name()));
    }
    for (const FamilyLook &family : familyLooks)
        QVERIFY2(named(family.colour), family.key);
}

QTEST_MAIN(TestRender)
#include "test_render.moc"
