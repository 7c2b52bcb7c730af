// SPDX-License-Identifier: GPL-3.0-or-later
// The program's own drawings look as Qt's own renderer draws them.
#include "app/render/svg_path.h"
#include "app/render/svg_picture.h"

#include <QDirIterator>
#include <QImage>
#include <QPainter>
#include <QSvgRenderer>
#include <QTest>

#include <cstdlib>

namespace mirabilia::render {

namespace {

constexpr int side = 240;
/// Of 255; edges are rounded in another order.
constexpr int mostApart = 16;
/// Pixels of a whole picture: Qt rounds the corners of rectangles to whole percents of their sides.
constexpr int mostPixels = 250;

QByteArray readFile(const QString &path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

template <typename Draw>
QImage drawn(const Draw &draw) {
    QImage image(side, side, QImage::Format_ARGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.setOpacity(0.9);
    draw(painter, QRectF(3, 5, side - 10, side - 12));
    return image;
}

QImage ours(const QByteArray &text) {
    return drawn([&](QPainter &to, const QRectF &box) { SvgPicture(text).draw(to, box); });
}

QImage qts(const QByteArray &text) {
    return drawn([&](QPainter &to, const QRectF &box) {
        QSvgRenderer svg(text);
        svg.setAspectRatioMode(Qt::IgnoreAspectRatio);
        svg.render(&to, box);
    });
}

/// How many pixels are of another colour.
int apart(const QImage &a, const QImage &b) {
    const auto differ = [](int one, int other) { return std::abs(one - other) > mostApart; };
    int pixels = 0;
    for (int at = 0; at < side * side; ++at) {
        const QRgb one = a.pixel(at % side, at / side);
        const QRgb other = b.pixel(at % side, at / side);
        const bool isOther = differ(qRed(one), qRed(other)) || differ(qGreen(one), qGreen(other)) ||
                             differ(qBlue(one), qBlue(other));
        pixels += isOther ? 1 : 0;
    }
    return pixels;
}

QByteArray inSvg(const QByteArray &elements) {
    return "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"-10 -10 120 120\">" + elements +
           "</svg>";
}

} // namespace

class TestSvg : public QObject {
    Q_OBJECT

private slots:
    void everyPictureLooksAsQtDrawsIt();
    void everyPartLooksAsQtDrawsIt_data();
    void everyPartLooksAsQtDrawsIt();
    void groupsCoverWhatQtSays();
    void faultyTextIsNoPicture();
    void anArcWithoutRadiusIsALine();
    void aFaultEndsThePath();
};

void TestSvg::everyPictureLooksAsQtDrawsIt() {
    int pictures = 0;
    for (const char *folder : {"/resources/art", "/resources/icons", "/packaging/icons"}) {
        QDirIterator files(QStringLiteral(MIRABILIA_SOURCE_DIR) + QLatin1String(folder),
                           {QStringLiteral("*.svg")}, QDir::Files, QDirIterator::Subdirectories);
        while (files.hasNext()) {
            const QString path = files.next();
            QByteArray text = readFile(path);
            text.replace("currentColor", "#a05020");
            QVERIFY2(SvgPicture(text).isValid(), qPrintable(path));
            const int pixels = apart(ours(text), qts(text));
            QVERIFY2(pixels <= mostPixels, qPrintable(path + QStringLiteral(": %1").arg(pixels)));
            ++pictures;
        }
    }
    QVERIFY(pictures > 290);
}

void TestSvg::everyPartLooksAsQtDrawsIt_data() {
    QTest::addColumn<QByteArray>("elements");
    const auto path = [](const char *name, const char *d) {
        QTest::newRow(name) << QByteArray("<path fill=\"#3070a0\" stroke=\"#203040\" "
                                          "stroke-width=\"3\" d=\"") +
                                   d + "\"/>";
    };
    path("lines", "M5 5H80v20L30,90l-20-5 10-10z m10 10 5 5-5 5Z");
    path("numbers without spaces", "M.5.5 90-2.5-.5 80.5e0z");
    path("curves", "M10 80C40 10 65 10 95 80S150 150 80 20c-5-5-9-9-20-1s-9 20 3 9");
    path("quadratic curves", "M10 80Q52 10 95 80T80 20q-5-5-9-9t-20-1");
    path("handles only after curves of their kind", "M10 80Q52 10 95 80S50 50 20 20T90 10");
    path("arcs", "M10 50A40 30 0 0 1 90 50A40 30 0 0 0 10 50M20 20a9 9 0 1 1 5 5a9 9 0 1 0 40 9");
    path("turned arcs", "M10 50A40 20 30 1 0 60 80A20 40-20 0 1 90 10");
    path("arcs that do not reach", "M10 50A5 3 15 0 1 90 50");
    path("flags without spaces", "M10 50A40 30 0 0190 50a9 9 0 11-9 9");

    const auto parts = [](const char *name, const char *text) {
        QTest::newRow(name) << QByteArray(text);
    };
    parts("shapes", R"svg(<rect x="5" y="5" width="40" height="20" rx="6" fill="#f00"/>
        <circle cx="70" cy="30" r="20"/><ellipse cx="50" cy="80" rx="40" ry="10" fill="#0f0"/>
        <rect x="2" y="50" width="9" height="9" stroke="#00f" fill="none"/>)svg");
    parts("inherited", R"svg(<g fill="#f80" stroke="#08f" stroke-width="4" stroke-linejoin="round"
        stroke-linecap="round"><path d="M10 10h40l-30 30"/><g fill="none" stroke-opacity=".4">
        <path d="M50 50h40l-30 30"/></g></g><path d="M80 80h15v15"/>)svg");
    parts("opacity", R"svg(<g fill-opacity=".4"><rect width="60" height="60"/>
        <rect x="30" y="30" width="60" height="60" fill="#f00" fill-opacity=".8"/></g>)svg");
    parts("rules", R"svg(<g fill-rule="evenodd"><path d="M0 0h90v90H0zM20 20h50v50H20z"/>
        <path fill-rule="nonzero" fill="#c00" d="M30 30h30v30H30zM40 40h9v9H40z"/></g>)svg");
    parts("transforms", R"svg(<g transform="translate(20 10) rotate(30 20 20)">
        <rect width="30" height="20" transform="scale(1.5 .5)"/>
        <circle r="9" transform="matrix(1 .2 -.3 2 40 40)"/></g>)svg");
    parts("dashes", R"svg(<g stroke="#000" stroke-width="3" fill="none">
        <path stroke-dasharray="6 3" d="M0 10h100"/>
        <path stroke-dasharray="7" stroke-width="2" d="M0 40h100"/></g>)svg");
    parts("joins and caps", R"svg(<g stroke="#000" stroke-width="9" fill="none">
        <path stroke-linejoin="bevel" stroke-linecap="square" d="M20 20h40l-30 20"/>
        <path d="M20 60h40l-30 20"/></g>)svg");
    parts("hidden", R"svg(<g display="none"><circle r="50"/></g><g><rect width="9" height="9"
        display="none"/></g><rect x="30" width="9" height="9"/>)svg");
    parts("others left out", R"svg(<title>Nothing</title><desc><p>here</p></desc>
        <rect width="9" height="9"/>)svg");
}

void TestSvg::everyPartLooksAsQtDrawsIt() {
    QFETCH(QByteArray, elements);
    const QByteArray text = inSvg(elements);
    QCOMPARE(apart(ours(text), qts(text)), 0);
}

void TestSvg::groupsCoverWhatQtSays() {
    const QByteArray text = inSvg(R"svg(<g id="all" stroke="#000"><g id="bare" stroke="none">
        <rect x="10" y="20" width="30" height="40"/></g><g id="edged" stroke-width="4">
        <path d="M50 50h40v20" transform="translate(5 5)"/></g></g>
        <g id="hidden" display="none"><circle cx="20" cy="20" r="10"/></g>)svg");
    const SvgPicture picture(text);
    const QSvgRenderer qt(text);
    for (const char *id : {"all", "bare", "edged", "hidden"}) {
        const QRectF box = picture.boundsOf(QLatin1String(id));
        const QRectF expected = qt.boundsOnElement(QLatin1String(id));
        const QRectF wider = expected.adjusted(-2, -2, 2, 2);
        const QRectF narrower = expected.adjusted(2, 2, -2, -2);
        QVERIFY2(wider.contains(box) && box.contains(narrower), id);
    }
    QVERIFY(picture.boundsOf(QStringLiteral("nobody")).isEmpty());
    QCOMPARE(picture.view(), QRectF(-10, -10, 120, 120));
}

void TestSvg::faultyTextIsNoPicture() {
    for (const char *text : {"", "no picture", "<svg viewBox=\"0 0 9 9\"><g></svg>",
                             "<svg><rect width=\"9\" height=\"9\"/></svg>",
                             "<svg viewBox=\"0 0 9\"/>", "<html viewBox=\"0 0 9 9\"/>"}) {
        QVERIFY2(!SvgPicture(text).isValid(), text);
        QCOMPARE(apart(ours(text), drawn([](QPainter &, const QRectF &) {})), 0);
    }
}

void TestSvg::anArcWithoutRadiusIsALine() {
    QCOMPARE(readSvgPath(u"M10 50A0 3 15 0 1 90 50 4 0 0 0 1 5 5z"),
             readSvgPath(u"M10 50L90 50 5 5Z"));
}

void TestSvg::aFaultEndsThePath() {
    const QPainterPath good = readSvgPath(u"M0 0h10");
    for (const QStringView text :
         {QStringView(u"M0 0h10 x"), QStringView(u"M0 0h10V"), QStringView(u"M0 0h10C1 2 3"),
          QStringView(u"M0 0h10A1 2 3 4 5 6 7"), QStringView(u"M0 0h10L1e999 3")}) {
        QCOMPARE(readSvgPath(text), good);
    }
    QVERIFY(readSvgPath(u"").isEmpty());
    QVERIFY(readSvgPath(u"17").isEmpty());
}

} // namespace mirabilia::render

QTEST_MAIN(mirabilia::render::TestSvg)
#include "test_svg.moc"
