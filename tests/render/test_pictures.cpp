// SPDX-License-Identifier: GPL-3.0-or-later
// Everything that the rules data name has its picture, and no picture leaves its frame.
#include "app/faces/duel_faces.h"
#include "tests/render/render_support.h"

#include <QDir>
#include <QJsonArray>
#include <QPainter>
#include <QTest>

using namespace mirabilia::render;
using namespace mirabilia::tests;

namespace {

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

} // namespace

class TestPictures : public QObject {
    Q_OBJECT

private slots:
    void everythingOfDuelHasItsPicture();
    void everythingOfDiceHasItsPicture();
    void picturesStayInTheirFrame();
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

void TestPictures::picturesStayInTheirFrame() {
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

QTEST_MAIN(TestPictures)
#include "test_pictures.moc"
