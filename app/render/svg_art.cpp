// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/render/svg_art.h"

#include <QFile>
#include <QHash>
#include <QPainter>
#include <QSvgRenderer>

#include <algorithm>
#include <random>
#include <vector>

namespace mirabilia::render {

namespace {

/// Names in the rules data that differ from the picture's.
using Namesakes = QHash<QString, QString>;

/// The buildings of Dice share the glyphs of families, its laurel the sign for points.
const Namesakes &glyphNames() {
    static const Namesakes names{
        {QStringLiteral("agora"), QStringLiteral("civilian")},
        {QStringLiteral("barracks"), QStringLiteral("military")},
        {QStringLiteral("barracks_west"), QStringLiteral("barracks-west")},
        {QStringLiteral("barracks_east"), QStringLiteral("barracks-east")},
        {QStringLiteral("guild_court"), QStringLiteral("guild")},
        {QStringLiteral("market"), QStringLiteral("commercial")},
        {QStringLiteral("university"), QStringLiteral("scientific")},
        {QStringLiteral("warehouse"), QStringLiteral("raw_material")},
        {QStringLiteral("leader_laurel"), QStringLiteral("points")},
    };
    return names;
}

/// The wonders of Duel that stand in a city of the classic game.
const Namesakes &wonderNames() {
    static const Namesakes names{
        {QStringLiteral("the_colossus"), QStringLiteral("rhodes")},
        {QStringLiteral("the_great_lighthouse"), QStringLiteral("alexandria")},
        {QStringLiteral("the_hanging_gardens"), QStringLiteral("babylon")},
        {QStringLiteral("the_mausoleum"), QStringLiteral("halicarnassus")},
        {QStringLiteral("the_pyramids"), QStringLiteral("giza")},
        {QStringLiteral("the_statue_of_zeus"), QStringLiteral("olympia")},
        {QStringLiteral("the_temple_of_artemis"), QStringLiteral("ephesus")},
    };
    return names;
}

QString safePath(const char *pattern, const QString &name) {
    const bool safe = !name.isEmpty() && std::all_of(name.begin(), name.end(), [](QChar c) {
        return c.unicode() < 128 && (c.isLetterOrNumber() || c == u'-' || c == u'_');
    });
    return safe ? QString::fromLatin1(pattern).arg(name) : QString();
}

QByteArray readArt(const QString &path) {
    QFile file(path);
    return !path.isEmpty() && file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// `above`: the share of the excess height that lies over the upper edge of the box.
QRectF fitted(const QSizeF &shape, const QRectF &box, Qt::AspectRatioMode mode, qreal above) {
    QRectF rect({}, shape.scaled(box.size(), mode));
    rect.moveCenter(box.center());
    rect.moveTop(box.top() + (box.height() - rect.height()) * above);
    return rect;
}

constexpr int partsOfPoster = 4;

const QByteArray hiddenGroup = "<g display=\"none\" ";

/// The share of a poster's excess height that is cropped at the top.
qreal excessAbove(const QString &path) {
    return path.contains(QLatin1String("/wonders/")) ? 0.1 : 0.5;
}

QRectF boundsOf(const QSvgRenderer &svg, const QString &group) {
    return svg.elementExists(group) ? svg.boundsOnElement(group) : QRectF();
}

/// A poster with the first `parts` of its wonder, and the site until all of them stand. One whose
/// wonder is not in parts stays as it is.
QByteArray withParts(QByteArray poster, int parts) {
    if (parts < partsOfPoster)
        poster.replace(hiddenGroup + "id=\"site", "<g id=\"site");
    for (int missing = parts + 1; missing <= partsOfPoster; ++missing) {
        const QByteArray group = "id=\"stage-" + QByteArray::number(missing);
        poster.replace("<g " + group, hiddenGroup + group);
    }
    return poster;
}

/// Returns false if `text` is no picture.
bool drawSvg(QPainter &painter, const QByteArray &text, const QRectF &box, Qt::AspectRatioMode mode,
             qreal above = 0.5) {
    if (text.isEmpty())
        return false;
    QSvgRenderer svg(text);
    if (!svg.isValid() || svg.viewBoxF().isEmpty())
        return false;
    svg.render(&painter, fitted(svg.viewBoxF().size(), box, mode, above));
    return true;
}

QImage transparentImage(const QSize &size) {
    QImage image(size, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    return image;
}

/// The units of the panorama where its wonders stand, and the least share of a picture's height
/// that it fills: below that it would be a strip.
constexpr QRectF wondersOfPanorama(330, 0, 1345, 900);
constexpr qreal leastShareOfHeight = 0.62;
/// The share of the room above and below it that is sky.
constexpr qreal shareOfSky = 0.7;

/// `text` of that file, covering a picture of that size.
QImage coveringPicture(const QString &path, const QByteArray &text, const QSize &size) {
    QImage image = transparentImage(size);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF box({}, size);
    if (!drawSvg(painter, text, box, Qt::KeepAspectRatioByExpanding, excessAbove(path)))
        drawMissing(painter, box);
    return image;
}

} // namespace

QString glyphPath(const QString &name) {
    return safePath(":/mirabilia/icons/%1.svg", glyphNames().value(name, name));
}

QString buildingPath(const QString &structure) {
    return safePath(":/mirabilia/art/buildings/%1.svg", structure);
}

QString landPath(const QString &family) {
    return safePath(":/mirabilia/art/lands/%1.svg", family);
}

QString posterPath(const QString &name) {
    const QString city = wonderNames().value(name.chopped(std::min<qsizetype>(2, name.size())));
    const QString wonder =
        safePath(":/mirabilia/art/wonders/%1.svg", city.isEmpty() ? name : city + name.right(2));
    return QFile::exists(wonder) ? wonder : safePath(":/mirabilia/art/%1.svg", name);
}

bool artExists(const QString &path) {
    const QByteArray text = readArt(path);
    return !text.isEmpty() && QSvgRenderer(text).isValid();
}

void drawMissing(QPainter &painter, const QRectF &box) {
    const qreal side = std::min(box.width(), box.height());
    QRectF tile(0, 0, side * 0.8, side * 0.8);
    tile.moveCenter(box.center());
    painter.save();
    painter.setOpacity(painter.opacity() * 0.6);
    painter.setPen(QPen(QColor(0xff8a97a0), side * 0.06));
    painter.setBrush(QColor(0x408a97a0));
    painter.drawRoundedRect(tile, side * 0.12, side * 0.12);
    painter.drawLine(tile.topLeft(), tile.bottomRight());
    painter.restore();
}

void drawArt(QPainter &painter, const QString &path, const QColor &colour, const QRectF &box) {
    QByteArray text = readArt(path);
    text.replace("currentColor", colour.name(QColor::HexRgb).toLatin1());
    if (!drawSvg(painter, text, box, Qt::KeepAspectRatio))
        drawMissing(painter, box);
}

void drawArt(QPainter &painter, const QString &path, const Paints &paints, const QRectF &box) {
    QByteArray text = readArt(path);
    for (auto paint = paints.begin(); paint != paints.end(); ++paint)
        text.replace("var(--" + paint.key() + ')', paint.value());
    if (!drawSvg(painter, text, box, Qt::KeepAspectRatio))
        drawMissing(painter, box);
}

QImage renderGlyph(const QString &name, const QColor &colour, const QSize &size) {
    QImage image = transparentImage(size);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setOpacity(colour.alphaF());
    drawArt(painter, glyphPath(name), colour, QRectF(QPointF(), size));
    return image;
}

QImage renderLinen(const QSize &size) {
    QImage tile = transparentImage(size);
    std::minstd_rand random(7);
    std::uniform_int_distribution<int> thickness(0, 9);
    std::uniform_int_distribution<int> grain(0, 3);
    std::vector<int> warp(static_cast<std::size_t>(size.width()));
    std::generate(warp.begin(), warp.end(), [&] { return thickness(random); });
    for (int y = 0; y < size.height(); ++y) {
        const int weft = thickness(random);
        for (int x = 0; x < size.width(); ++x) {
            // Threads pass over and under each other by turns.
            const bool above = (x / 2 + y / 2) % 2 == 0;
            const int shade = (above ? warp[static_cast<std::size_t>(x)] : weft) + grain(random);
            tile.setPixelColor(x, y, above ? QColor(255, 255, 255, shade) : QColor(0, 0, 0, shade));
        }
    }
    return tile;
}

int Standing::parts() const {
    const qint64 stand = std::clamp(built, 0, std::max(0, stages));
    return stages <= 0 ? partsOfPoster : static_cast<int>(stand * partsOfPoster / stages);
}

QImage renderPoster(const QString &name, const QSize &size, const Standing &standing) {
    const QString path = posterPath(name);
    QImage image = coveringPicture(path, withParts(readArt(path), standing.parts()), size);
    // Posters cover all of their picture; without alpha the scene graph need not blend them.
    return std::move(image).convertToFormat(QImage::Format_RGB32);
}

QImage renderPanorama(const QString &name, const QSize &size, int free) {
    QImage image(size, QImage::Format_RGB32);
    QSvgRenderer svg(readArt(posterPath(name)));
    if (!svg.isValid())
        return renderPoster(name, size);
    const qreal most = size.height() / wondersOfPanorama.height();
    const qreal scale = std::clamp((size.width() - free) / wondersOfPanorama.width(),
                                   leastShareOfHeight * most, most);
    QRectF view({}, svg.viewBoxF().size() * scale);
    view.moveLeft(size.width() - wondersOfPanorama.right() * scale);
    view.moveTop((size.height() - view.height()) * shareOfSky);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    svg.render(&painter, view);
    return image;
}

QImage renderWonder(const QString &name, const QSize &size) {
    const QString path = posterPath(name);
    QByteArray text = readArt(path);
    return coveringPicture(path, text.replace("<g id=\"place", hiddenGroup + "id=\"place"), size);
}

QRectF newPartsBox(const QString &name, const QSizeF &size, const Standing &before,
                   const Standing &after) {
    const QString path = posterPath(name);
    const QSvgRenderer svg(readArt(path));
    QRectF box;
    for (int part = before.parts() + 1; part <= after.parts(); ++part) {
        const QString group = QStringLiteral("stage-%1").arg(part);
        for (const char *depth : {"", "-b", "-c", "-d", "-e", "-f"})
            box |= boundsOf(svg, group + QLatin1String(depth));
    }
    const QRectF view = svg.viewBoxF();
    if (box.isEmpty() || view.isEmpty())
        return {};
    const QRectF drawn =
        fitted(view.size(), QRectF({}, size), Qt::KeepAspectRatioByExpanding, excessAbove(path));
    const qreal scale = drawn.width() / view.width();
    const QRectF placed(drawn.topLeft() + box.topLeft() * scale, box.size() * scale);
    return placed & QRectF({}, size);
}

} // namespace mirabilia::render
