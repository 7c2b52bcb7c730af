// SPDX-License-Identifier: GPL-3.0-or-later
// Everything that the rules data name has its picture, and no picture leaves its frame.
#include "app/faces/classic_facts.h"
#include "app/faces/dice_facts.h"
#include "app/faces/duel_faces.h"
#include "app/faces/duel_facts.h"
#include "app/render/scene.h"
#include "tests/render/render_support.h"

#include <QDir>
#include <QJsonArray>
#include <QPainter>
#include <QRegularExpression>
#include <QTest>

#include <array>
#include <limits>

using namespace mirabilia::render;
using namespace mirabilia::tests;

namespace {

/// Those that have buildings.
constexpr std::array families{Family::RawMaterial, Family::ManufacturedGood, Family::Civilian,
                              Family::Scientific,  Family::Commercial,       Family::Military,
                              Family::Guild};

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

/// The same of a document for pages, whose sprite has the names of the files.
QStringList pathsIn(const QJsonValue &told) {
    QStringList paths;
    const QJsonObject object = told.toObject();
    if (object[QLatin1String("kind")] == QLatin1String("glyph"))
        paths += QStringLiteral(":/mirabilia/icons/%1.svg")
                     .arg(object[QLatin1String("text")].toString());
    for (const QJsonValue &part : object)
        paths += pathsIn(part);
    for (const QJsonValue &part : told.toArray())
        paths += pathsIn(part);
    return paths;
}

} // namespace

class TestPictures : public QObject {
    Q_OBJECT

private slots:
    void everythingOfDuelHasItsPicture();
    void everythingOfDiceHasItsPicture();
    void everythingThatPagesAreToldHasItsPicture_data();
    void everythingThatPagesAreToldHasItsPicture();
    void picturesStayInTheirFrame();
    void everyBuildingAndLandHasItsPaints();
    void lightFallsFromTheSun();
    void buildingsStandOutFromTheSky();
    void everyWonderRisesInFourParts();
    void stagesShareTheFourParts();
    void aPictureWithoutPartsHasNoBoxes();
    void wondersStandBesideTheMenu_data();
    void wondersStandBesideTheMenu();
};

void TestPictures::everythingOfDuelHasItsPicture() {
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

void TestPictures::everythingOfDiceHasItsPicture() {
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

void TestPictures::everythingThatPagesAreToldHasItsPicture_data() {
    QTest::addColumn<QByteArray>("told");
    const auto textOf = [](const char *game) { return QJsonDocument(rulesOf(game)).toJson(); };
    const QString english = QStringLiteral("en");
    QTest::newRow("classic") << mirabilia::faces::classicFacts(textOf("classic"), english, false);
    QTest::newRow("classic-2") << mirabilia::faces::classicFacts(textOf("classic-2"), english,
                                                                 false);
    QTest::newRow("duel") << mirabilia::faces::duelFacts(textOf("duel"), english, false);
    QTest::newRow("dice") << mirabilia::faces::diceFacts(textOf("dice"), english, false);
}

void TestPictures::everythingThatPagesAreToldHasItsPicture() {
    QFETCH(const QByteArray, told);
    const QStringList paths = pathsIn(QJsonDocument::fromJson(told).object());
    QVERIFY(paths.size() > 50);
    QCOMPARE(missing(paths), QStringList());
}

void TestPictures::picturesStayInTheirFrame() {
    // In the shape of the pictures, so that they fill the frame that is looked around.
    const QList<std::pair<const char *, QSize>> folders{{"icons", {120, 120}},
                                                        {"art/buildings", {128, 96}},
                                                        {"art/lands", {120, 100}},
                                                        {"art/wonders", {160, 90}}};
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
            drawArt(painter, file.filePath(), scenePaints(Family::Civilian, Theme::Light, 1),
                    frame);
            painter.setCompositionMode(QPainter::CompositionMode_Clear);
            painter.fillRect(frame.adjusted(-1, -1, 1, 1), Qt::transparent);
            painter.end();
            QVERIFY2(image == nothing, qPrintable(file.filePath()));
            ++pictures;
        }
    }
    QVERIFY(pictures > 200);
}

void TestPictures::everyBuildingAndLandHasItsPaints() {
    static const QRegularExpression used(QStringLiteral("var\\(--([a-z0-9-]+)\\)"));
    int pictures = 0;
    for (const char *folder : {"buildings", "lands"}) {
        const QDir dir(QStringLiteral(":/mirabilia/art/") + QLatin1String(folder));
        for (const QFileInfo &info : dir.entryInfoList({QStringLiteral("*.svg")}, QDir::Files)) {
            QFile file(info.filePath());
            QVERIFY(file.open(QIODevice::ReadOnly));
            const QString text = QString::fromUtf8(file.readAll());
            for (const Family family : families) {
                for (const Theme theme : {Theme::Light, Theme::Dark}) {
                    const Paints paints = scenePaints(family, theme, 1);
                    for (auto use = used.globalMatch(text); use.hasNext();) {
                        const QByteArray paint = paints.value(use.next().captured(1).toLatin1());
                        QVERIFY2(paint == "none" || QColor(QLatin1String(paint)).isValid(),
                                 qPrintable(info.filePath()));
                    }
                }
            }
            ++pictures;
        }
    }
    QVERIFY(pictures > 100);
}

void TestPictures::lightFallsFromTheSun() {
    for (const Family family : families) {
        const Paints noon = scenePaints(family, Theme::Light, 2);
        const Paints evening = scenePaints(family, Theme::Light, 3);
        QCOMPARE(scenePaints(family, Theme::Light, 0), noon);
        QCOMPARE(evening.value("wall-west"), noon.value("wall-east"));
        QCOMPARE(evening.value("wall-east"), noon.value("wall-west"));
        QVERIFY(noon.value("sun-2") != "none");
        QCOMPARE(noon.value("sun-3"), "none");
        QCOMPARE(evening.value("sun-2"), "none");
    }
}

void TestPictures::buildingsStandOutFromTheSky() {
    for (const Theme theme : {Theme::Light, Theme::Dark}) {
        const QColor ink = QColor::fromRgb(palette(theme).ink);
        for (const Family family : families) {
            const Paints paints = scenePaints(family, theme, 1);
            const auto tone = [&](const char *name) {
                return QColor(QLatin1String(paints.value(name)));
            };
            QVERIFY(contrast(tone("mass"), tone("sky")) >= 3);
            // The age and the chains are written there.
            QVERIFY(contrast(ink, tone("sky")) >= 4.5);
            QVERIFY(contrast(ink, tone("ground")) >= 4.5);
        }
    }
}

namespace {

/// Returns true if a new part changes nothing outside its box; the site, which goes with the last
/// part, may.
bool growsWithinItsBox(const QString &name, const QSize &size) {
    for (int built = 0; built < 3; ++built) {
        const QRectF box = newPartsBox(name, size, {built, 4}, {built + 1, 4});
        const QRect around = box.toAlignedRect().adjusted(-1, -1, 1, 1);
        const QImage before = renderPoster(name, size, {built, 4});
        const QImage after = renderPoster(name, size, {built + 1, 4});
        for (int y = 0; y < size.height(); ++y) {
            for (int x = 0; x < size.width(); ++x) {
                if (before.pixel(x, y) != after.pixel(x, y) && !around.contains(x, y)) {
                    return false;
                }
            }
        }
    }
    return !newPartsBox(name, size, {3, 4}, {4, 4}).isEmpty();
}

/// Returns true if light can come up behind the wonder: transparent in places, and what is not is
/// as in the poster.
bool hasTheWonderAlone(const QString &name, const QSize &size) {
    const QImage wonder = renderWonder(name, size).convertToFormat(QImage::Format_ARGB32);
    const QImage poster = renderPoster(name, size);
    int clear = 0;
    int same = 0;
    for (int y = 0; y < size.height(); ++y) {
        for (int x = 0; x < size.width(); ++x) {
            clear += qAlpha(wonder.pixel(x, y)) == 0 ? 1 : 0;
            same += wonder.pixel(x, y) == poster.pixel(x, y) ? 1 : 0;
        }
    }
    return clear > 0 && same > 0;
}

} // namespace

void TestPictures::everyWonderRisesInFourParts() {
    const QDir dir(QStringLiteral(":/mirabilia/art/wonders"));
    const QStringList names = dir.entryList({QStringLiteral("*.svg")}, QDir::Files);
    QCOMPARE(names.size(), 26);
    for (const QString &file : names) {
        const QString name = file.chopped(4);
        const QSize size(160, 90);
        const QImage whole = renderPoster(name, size);
        QVERIFY2(renderPoster(name, size, {4, 4}) == whole, qPrintable(file));
        for (int built = 0; built < 4; ++built) {
            QVERIFY2(renderPoster(name, size, {built, 4}) !=
                         renderPoster(name, size, {built + 1, 4}),
                     qPrintable(QStringLiteral("%1: %2").arg(file).arg(built)));
        }
        QVERIFY2(growsWithinItsBox(name, size), qPrintable(file));
        QVERIFY2(hasTheWonderAlone(name, size), qPrintable(file));
        // An SVG viewer that knows nothing of stages shows the whole wonder.
        QImage plain(size, QImage::Format_ARGB32_Premultiplied);
        plain.fill(Qt::transparent);
        QPainter painter(&plain);
        painter.setRenderHint(QPainter::Antialiasing);
        drawArt(painter, posterPath(name), Qt::black, QRectF({}, size));
        painter.end();
        QVERIFY2(plain.convertToFormat(QImage::Format_RGB32) == whole, qPrintable(file));
    }
}

void TestPictures::stagesShareTheFourParts() {
    const auto parts = [](int stages) {
        QList<int> stand;
        for (int built = 0; built <= stages; ++built)
            stand += Standing{built, stages}.parts();
        return stand;
    };
    QCOMPARE(parts(1), QList<int>({0, 4}));
    QCOMPARE(parts(2), QList<int>({0, 2, 4}));
    QCOMPARE(parts(3), QList<int>({0, 1, 2, 4}));
    QCOMPARE(parts(4), QList<int>({0, 1, 2, 3, 4}));
    QCOMPARE(parts(5), QList<int>({0, 0, 1, 2, 3, 4}));
    // Whoever does not say how many stages there are gets the whole; other numbers are bounded.
    constexpr int largest = std::numeric_limits<int>::max();
    QCOMPARE(Standing().parts(), 4);
    QCOMPARE((Standing{2, -1}).parts(), 4);
    QCOMPARE((Standing{-7, 3}).parts(), 0);
    QCOMPARE((Standing{9, 3}).parts(), 4);
    QCOMPARE((Standing{largest, largest}).parts(), 4);
}

void TestPictures::wondersStandBesideTheMenu_data() {
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("free");
    QTest::newRow("laptop") << QSize(1280, 800) << 490;
    QTest::newRow("desktop") << QSize(1920, 1080) << 530;
    QTest::newRow("very wide") << QSize(3440, 1080) << 620;
}

/// The marble of Ephesus to the left, that of Halicarnassus to the right.
void TestPictures::wondersStandBesideTheMenu() {
    QFETCH(QSize, size);
    QFETCH(int, free);
    const QImage picture = renderPanorama(QStringLiteral("home"), size, free);
    const auto has = [&picture](int column, const QColor &colour) {
        for (int y = 0; y < picture.height(); ++y) {
            if (picture.pixelColor(column, y) == colour)
                return true;
        }
        return false;
    };
    const QColor pale(0xe7d9b6);
    const QColor marble(0xfff6e2);
    const auto columns = [&](const QColor &colour, int from, int to) {
        int found = 0;
        for (int x = from; x < to; ++x)
            found += has(x, colour) ? 1 : 0;
        return found;
    };
    QVERIFY(columns(pale, free, size.width()) > 20);
    QCOMPARE(columns(pale, 0, free), 0);
    QVERIFY(columns(marble, size.width() * 3 / 4, size.width()) > 20);
    QVERIFY2(!has(size.width() - 1, marble), "nothing is cut at the right edge");
    // Sky and sea reach all corners.
    QCOMPARE(picture.pixelColor(0, 0), QColor(0xbfdddc));
    QCOMPARE(picture.pixelColor(size.width() - 1, 0), QColor(0xbfdddc));
    QCOMPARE(picture.pixelColor(0, size.height() - 1), QColor(0x22626f));
    QCOMPARE(picture.pixelColor(size.width() - 1, size.height() - 1), QColor(0x22626f));
}

void TestPictures::aPictureWithoutPartsHasNoBoxes() {
    QVERIFY(newPartsBox(QStringLiteral("home"), {160, 90}, {0, 1}, {1, 1}).isEmpty());
    QVERIFY(newPartsBox(QStringLiteral("../home"), {160, 90}, {0, 1}, {1, 1}).isEmpty());
    QVERIFY(newPartsBox(QStringLiteral("giza-a"), {160, 90}, {3, 3}, {3, 3}).isEmpty());
}

QTEST_MAIN(TestPictures)
#include "test_pictures.moc"
