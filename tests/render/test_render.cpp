// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/faces/classic_faces.h"
#include "app/render/card_painter.h"
#include "app/render/duel_painter.h"
#include "app/render/fonts.h"
#include "app/render/image_providers.h"
#include "app/render/marks.h"
#include "app/render/svg_art.h"
#include "app/render/text_fit.h"
#include "tests/render/render_support.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QPainter>
#include <QQmlComponent>
#include <QQmlEngine>
#include <QQuickAsyncImageProvider>
#include <QQuickItem>
#include <QQuickView>
#include <QRegularExpression>
#include <QTest>
#include <QtConcurrent>

#include <atomic>
#include <memory>

using namespace mirabilia::render;
using namespace mirabilia::tests;

namespace {

QList<Mark> marksOf(const char *json) {
    return effectsMarks(QJsonDocument::fromJson(json).array(), Telling::Full);
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

/// How wide that is in which two pictures differ.
int inkWidth(const QImage &one, const QImage &other) {
    int left = one.width();
    int right = -1;
    for (int y = 0; y < one.height(); ++y) {
        for (int x = 0; x < one.width(); ++x) {
            const QColor a = one.pixelColor(x, y);
            const QColor b = other.pixelColor(x, y);
            const int apart = std::abs(a.red() - b.red()) + std::abs(a.green() - b.green()) +
                              std::abs(a.blue() - b.blue());
            if (apart > 60) {
                left = std::min(left, x);
                right = std::max(right, x);
            }
        }
    }
    return right - left + 1;
}

bool hasColour(const QImage &image, const QColor &colour) {
    for (int x = 0; x < image.width(); ++x) {
        if (image.pixelColor(x, image.height() / 2) == colour)
            return true;
    }
    return false;
}

QList<CardFace> facesOfBothEditions() {
    return embeddedClassicFaces().values() + embeddedClassicFaces(2).values();
}

} // namespace

class TestRender : public QObject {
    Q_OBJECT

private slots:
    void everyGlyphAndPictogramIsDrawn();
    void effectsAreToldInMarks_data();
    void effectsAreToldInMarks();
    void chainsAreKnownAtBothEnds();
    void facesShowTheDataInUse();
    void textStaysInsideTheCard();
    void textStaysInsideTheHead();
    void effectsAreEighteenHighInTheirLanes();
    void whatIsWrittenCanBeRead();
    void sameInputGivesSameBytes();
    void languageAndThemeMatter();
    void priceStripStaysEmpty();
    void unknownNamesGiveTiles();
    void providersAnswerInTheSizeAskedFor();
    void aTableMayHaveFacesOfItsOwn();
    void aPictureIsToldOfInTheThreadOfItsReader();
    void theLanguageMayChangeWhileTextIsDrawn();
    void qmlShowsAPicture();
    void gainsAndPricesDifferInForm();
    void glyphColoursStandOutFromTheSurface();
    void paletteAgreesWithQml();
};

void TestRender::everyGlyphAndPictogramIsDrawn() {
    QStringList paths{glyphPath(QStringLiteral("chain")), glyphPath(QStringLiteral("arrow-right"))};
    for (const FamilyLook &family : familyLooks)
        paths += glyphPath(QLatin1String(family.glyph));
    for (const CardFace &face : facesOfBothEditions()) {
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
        "arrow-left pay:1 wood stone clay ore");
    row("both", R"([{"type":"discount","price":1,"group":"manufactured","from":["left","right"]}])",
        "arrow-left pay:1 glass cloth papyrus arrow-right");
    row("per card",
        R"([{"type":"coins_per","value":2,"count":{"what":"cards","colors":["guild"],)"
        R"("scope":["left","self","right"]}}])",
        "+2 x arrow-left guild! arrow-right");
    row("coins and points",
        R"([{"type":"coins_per","value":3,"count":{"what":"wonder_stages","scope":["self"]}},)"
        R"({"type":"points_per","value":1,"count":{"what":"wonder_stages","scope":["self"]}}])",
        "+3 1 x wonder!");
    row("complete wonder", R"([{"type":"points_if_wonder_complete","value":7}])", "7 complete");
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
             QStringLiteral("pay:5"));
}

void TestRender::textStaysInsideTheCard() {
    const QRectF page(cardBody.left() + 3, cardBody.top(), cardBody.width() - 6,
                      priceStrip.top() + 1 - cardBody.top());
    for (const QString &language : languages) {
        for (const CardFace &face : facesOfBothEditions()) {
            QList<TextBox> texts;
            renderCard(face, {Theme::Light, language}, {150, 210}, &texts);
            QCOMPARE(misplaced(texts, page).join(u' '), QString());
            texts.clear();
            renderCard(face, {Theme::Light, language, FaceStyle::Shape::Large}, {84, 118}, &texts);
            const QRectF roomy = page.adjusted(0, 0, 0, largePriceStrip.top() - priceStrip.top());
            QCOMPARE(misplaced(texts, roomy).join(u' '), QString());
        }
    }
}

void TestRender::textStaysInsideTheHead() {
    for (const QString &language : languages) {
        for (const CardFace &face : facesOfBothEditions()) {
            for (const QSize &size : {QSize(120, 26), QSize(150, 30)}) {
                const QRectF strip(3, 1, headUnits * size.width() / size.height() - 6,
                                   headUnits - 2);
                QList<TextBox> texts;
                renderCardHead(face, {Theme::Dark, language}, size, &texts);
                if (!texts.isEmpty()) // many signs leave no room for a name
                    QCOMPARE(misplaced(texts, strip), QStringList());
            }
        }
    }
}

void TestRender::effectsAreEighteenHighInTheirLanes() {
    QFile file(QStringLiteral(MIRABILIA_SOURCE_DIR "/qml/classic/FamilyColumn.qml"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QString qml = QString::fromUtf8(file.readAll());
    for (CardFace face : facesOfBothEditions()) {
        const QString family = QLatin1String(keyOf(face.family));
        const auto need =
            QRegularExpression(family + QStringLiteral(": (\\d+)")).match(qml).captured(1).toInt();
        QVERIFY2(need > 0, qPrintable(family));
        QImage eighteen(2 * need, 18, QImage::Format_ARGB32_Premultiplied);
        eighteen.fill(Qt::black);
        const QImage ground = eighteen;
        QPainter painter(&eighteen);
        painter.setRenderHint(QPainter::Antialiasing);
        drawMarks(painter, face.shortEffect, QRectF(eighteen.rect()), {Qt::white, Theme::Light},
                  Qt::AlignHCenter);
        painter.end();
        const auto wanted = inkWidth(eighteen, ground);
        for (const QSize &size : {QSize(need, 25), QSize(need, 32)}) {
            const FaceStyle style{Theme::Light, QStringLiteral("en"),
                                  size.height() < 30 ? FaceStyle::Shape::Low
                                                     : FaceStyle::Shape::Usual};
            CardFace bare = face;
            bare.shortEffect.clear();
            const int width =
                inkWidth(renderCardHead(face, style, size), renderCardHead(bare, style, size));
            QVERIFY2(
                width >= wanted - 1,
                qPrintable(QStringLiteral("%1: %2 of %3").arg(face.id).arg(width).arg(wanted)));
        }
    }
}

void TestRender::whatIsWrittenCanBeRead() {
    constexpr qreal smallest = 14;
    const QSize low(98, 32);   // seven cities at 1280 x 800
    const QSize tall(102, 46); // three
    QStringList unnamed;
    for (const QString &language : languages) {
        for (const CardFace &face : facesOfBothEditions()) {
            QList<TextBox> card;
            renderCard(face, {Theme::Light, language}, {150, 210}, &card);
            for (const TextBox &text : card)
                QVERIFY2(text.size >= smallest, qPrintable(text.text));
            QList<TextBox> none;
            renderCardHead(face, {Theme::Light, language, FaceStyle::Shape::Low}, {98, 25}, &none);
            QVERIFY(none.isEmpty());
            for (const QSize &size : {low, tall}) {
                QList<TextBox> head;
                const auto shape = size == tall ? FaceStyle::Shape::Large : FaceStyle::Shape::Usual;
                renderCardHead(face, {Theme::Dark, language, shape}, size, &head);
                const qreal unit = size.height() / headUnits;
                if (head.isEmpty()) {
                    unnamed << face.name.in(language);
                } else {
                    QVERIFY2(head.first().size * unit >= smallest, qPrintable(head.first().text));
                }
            }
        }
    }
    // Only for guilds, trading and the longest names is there no room.
    QVERIFY2(unnamed.size() < 240, qPrintable(unnamed.join(u' ')));
    QVERIFY(!unnamed.contains(QStringLiteral("Courthouse")));
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
    for (const CardFace &face : facesOfBothEditions()) {
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
    for (const char *provider : {"glyph", "poster", "cardhead", "duelcard", "duelcovered",
                                 "duelhead", "dueltile", "dueltoken"}) {
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
    QCOMPARE(provided("poster", QStringLiteral("the_pyramids-a?built=1&stages=3"), {}),
             renderPoster(QStringLiteral("giza-a"), {480, 270}, {1, 3}));
    QCOMPARE(provided("poster", QStringLiteral("giza-a?layer=wonder"), {}),
             renderWonder(QStringLiteral("giza-a"), {480, 270}));
    QCOMPARE(provided("poster", QStringLiteral("giza-a?built=9&stages=x"), {}),
             renderPoster(QStringLiteral("giza-a"), {480, 270}));
    QCOMPARE(provided("poster", QStringLiteral("home?free=100"), {}),
             renderPanorama(QStringLiteral("home"), {480, 270}, 100));
    const QImage linen = provided("cloth", QStringLiteral("linen"), {});
    QCOMPARE(linen.size(), QSize(128, 128));
    QCOMPARE(linen, renderLinen({128, 128})); // the same at every start
    QVERIFY(linen.pixelColor(0, 0).alpha() < 16);
    const CardFace school = embeddedDuelFaces().cards.value(QStringLiteral("school"));
    QCOMPARE(provided("duelcard", QStringLiteral("school?theme=dark&language=ja"), {116, 156}),
             renderDuelCard(school, {Theme::Dark, QStringLiteral("ja")}, {116, 156}));
    QCOMPARE(provided("duelcard", QStringLiteral("back-guild"), {54, 92}),
             renderDuelBack(DuelBack::Guild, {54, 92}));
    QCOMPARE(provided("duelcovered", QStringLiteral("school"), {116, 156}),
             renderDuelCovered(school, {}, {116, 156}, false));
    QCOMPARE(provided("duelcovered", QStringLiteral("school?named=1"), {116, 156}),
             renderDuelCovered(school, {}, {116, 156}, true));
    QCOMPARE(provided("duelcard", QStringLiteral("gap?theme=dark"), {54, 92}),
             renderDuelGap(Theme::Dark, {54, 92}));
    QCOMPARE(provided("dueltile", QStringLiteral("school"), {0, 26}),
             renderDuelTile(school, {}, {0, 26}));
    QCOMPARE(provided("duelsigns", QStringLiteral("piraeus?ink=%23FF0000"), {0, 22}),
             renderSigns(embeddedDuelFaces().wonders.value(QStringLiteral("piraeus")).effect,
                         Qt::red, {0, 22}));
    // In the second edition the Altar is worth more, and there is a Well.
    const FaceCatalogue &second = embeddedClassicFaces(2);
    QCOMPARE(second.size(), 80);
    QCOMPARE(provided("card", QStringLiteral("altar?edition=2"), size),
             renderCard(second.value(QStringLiteral("altar")), {}, size));
    QVERIFY(provided("card", QStringLiteral("altar?edition=2"), size) !=
            provided("card", QStringLiteral("altar?edition=1"), size));
    QCOMPARE(provided("cardhead", QStringLiteral("well?edition=2"), {150, 30}),
             renderCardHead(second.value(QStringLiteral("well")), {}, {150, 30}));
    for (const char *edition : {"0", "3", "-1", "two"})
        QCOMPARE(provided("card", QStringLiteral("altar?edition=") + QLatin1String(edition), size),
                 provided("card", QStringLiteral("altar"), size));
    // A building of both games has a face of its own in each.
    QVERIFY(provided("duelhead", QStringLiteral("altar"), {150, 30}) !=
            provided("cardhead", QStringLiteral("altar"), {150, 30}));
    QCOMPARE(provided("glyph", QStringLiteral("tick?color=%23FF0000"), {32, 32}),
             renderGlyph(QStringLiteral("tick"), QColor(Qt::red), {32, 32}));
}

void TestRender::aTableMayHaveFacesOfItsOwn() {
    Faces faces = embeddedFaces();
    faces.classic[0].clear();
    int made = 0;
    FaceShelf shelf([&made] {
        ++made;
        return embeddedFaces();
    });
    QCOMPARE(made, 0); // not before a card is painted
    shelf.lay(3, faces);
    QVERIFY(shelf.of(3)->classic[0].isEmpty());
    QVERIFY(!shelf.of(0)->classic[0].isEmpty());
    shelf.lay(4, embeddedFaces());
    QVERIFY(!shelf.of(3)->classic[0].isEmpty()); // they have gone with their table
    // Whatever does not lie there is drawn as ever.
    QCOMPARE(provided("card", QStringLiteral("altar?data=9"), {150, 210}),
             provided("card", QStringLiteral("altar"), {150, 210}));
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

/// Without colour and without the number: what is gained has a rim, a price is flat.
void TestRender::gainsAndPricesDifferInForm() {
    // How often it gets lighter or darker from the edge of a picture to where the number begins.
    const auto steps = [](const QImage &picture) {
        int count = 0;
        const int middle = picture.width() / 2;
        for (int y = 1; y < picture.height() / 5; ++y) {
            const int change =
                qGray(picture.pixel(middle, y)) - qGray(picture.pixel(middle, y - 1));
            const int before =
                y < 2 ? 0
                      : qGray(picture.pixel(middle, y - 1)) - qGray(picture.pixel(middle, y - 2));
            count +=
                std::abs(change) > 12 && (std::abs(before) <= 12 || (before > 0) != (change > 0));
        }
        return count;
    };
    const auto drawn = [](Mark::Kind kind, const MarkStyle &style) {
        QImage picture(120, 120, QImage::Format_ARGB32_Premultiplied);
        picture.fill(Qt::white);
        QPainter painter(&picture);
        drawMark(painter, {kind, QStringLiteral("+3"), Family::Unknown, false}, {0, 0, 120, 120},
                 style);
        return picture;
    };
    for (const MarkStyle &style : {MarkStyle(), MarkStyle{Qt::black, Theme::Light}}) {
        QCOMPARE(steps(drawn(Mark::Kind::Price, style)), 1);
        QVERIFY(steps(drawn(Mark::Kind::Coin, style)) >= 2);
    }
    const auto glyph = [](const char *name) {
        QImage picture(120, 120, QImage::Format_ARGB32_Premultiplied);
        picture.fill(Qt::white);
        QPainter painter(&picture);
        painter.drawImage(0, 0, renderGlyph(QString::fromLatin1(name), Qt::black, {120, 120}));
        return picture;
    };
    QCOMPARE(steps(glyph("disc")), 1);
    QVERIFY(steps(glyph("gain")) >= 2);
}

void TestRender::glyphColoursStandOutFromTheSurface() {
    for (const ResourceLook &resource : resourceLooks) {
        QVERIFY(contrast(QColor(resource.onLight), QColor(lightPalette.surface)) >= 4.5);
        QVERIFY(contrast(QColor(resource.onDark), QColor(darkPalette.raised)) >= 4.5);
    }
    for (const FamilyLook &family : familyLooks)
        QVERIFY2(contrast(QColor(family.colour), inkOn(QColor(family.colour))) >= 4.4,
                 family.glyph);
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
        QVERIFY2(named(family.colour), family.glyph);
}

QTEST_MAIN(TestRender)
#include "test_render.moc"
