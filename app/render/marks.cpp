// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/render/marks.h"

#include "app/render/svg_art.h"
#include "app/render/text_fit.h"

#include <QImage>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace mirabilia::render {

namespace {

// Widths and sizes as fractions of the line's height.
constexpr qreal gap = 0.06;
constexpr qreal numberSize = 0.6;

qreal widthOf(const Mark &mark) {
    switch (mark.kind) {
    case Mark::Kind::Glyph: return 0.82;
    case Mark::Kind::Coin: return 0.98;
    case Mark::Kind::Price: return 0.84;
    case Mark::Kind::Laurel: return 1.06;
    case Mark::Kind::Number:
        return shapeText(mark.text, TextRole::Number, QString(), numberSize).advance;
    case Mark::Kind::Slash: return 0.22;
    case Mark::Kind::Times: return 0.34;
    case Mark::Kind::Arrow: return 0.58;
    case Mark::Kind::Card: return 0.66;
    }
    return 1;
}

QRectF square(const QPointF &centre, qreal side) {
    return {centre.x() - side / 2, centre.y() - side / 2, side, side};
}

void drawNumber(QPainter &painter, const QString &text, const QPointF &centre, qreal size,
                const QColor &colour) {
    const ShapedText shape = shapeText(text, TextRole::Number, QString(), size);
    const QRectF ink = shape.outline.boundingRect();
    painter.fillPath(shape.outline.translated(centre - ink.center()), colour);
}

/// Shrinks a number wider than `room`.
void fitNumber(QPainter &painter, const QString &text, const QPointF &centre, qreal size,
               qreal room, const QColor &colour) {
    const qreal width = shapeText(text, TextRole::Number, QString(), size).advance;
    drawNumber(painter, text, centre, size * std::min(1.0, room / width), colour);
}

void drawCoin(QPainter &painter, const QString &text, const QPointF &centre, qreal diameter) {
    const QColor rim(0xff6b4a0c);
    const qreal pen = diameter * 0.06;
    painter.setPen(QPen(rim, pen));
    painter.setBrush(QColor(0xfff6cf63));
    painter.drawEllipse(square(centre, diameter - pen));
    painter.setBrush(Qt::NoBrush);
    // Wider than two figures, it would touch the rim.
    fitNumber(painter, text, centre, diameter * 0.66, diameter * 0.82, QColor(0xff10181e));
}

/// In the theme's gold, or in the one colour of the marks around it.
void drawPrice(QPainter &painter, const QString &text, const QPointF &centre, qreal diameter,
               const MarkStyle &style) {
    const QColor disc =
        style.glyphs.isValid() ? style.glyphs : QColor::fromRgb(palette(style.theme).gold);
    painter.setPen(Qt::NoPen);
    painter.setBrush(disc);
    painter.drawEllipse(square(centre, diameter));
    painter.setBrush(Qt::NoBrush);
    fitNumber(painter, text, centre, diameter * 0.72, diameter * 0.84, inkOn(disc));
}

void drawLaurel(QPainter &painter, const QString &text, const QPointF &centre, qreal side,
                const QColor &colour) {
    drawArt(painter, glyphPath(QStringLiteral("points")), colour, square(centre, side));
    drawNumber(painter, text, centre, numberSize * side / widthOf({Mark::Kind::Laurel, {}, {}, {}}),
               colour);
}

void drawStroke(QPainter &painter, const QPointF &from, const QPointF &to, const QColor &colour,
                qreal width) {
    painter.setPen(QPen(colour, width, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(from, to);
}

void drawSmallCard(QPainter &painter, Family family, const QPointF &centre, qreal height,
                   const QColor &outline) {
    const FamilyLook &families = look(family);
    const QColor fill = QColor::fromRgb(families.colour);
    QRectF card = square(centre, height);
    card.adjust(height * 0.12, 0, -height * 0.12, 0);
    painter.setPen(QPen(outline, height * 0.07));
    painter.setBrush(fill);
    painter.drawRoundedRect(card, height * 0.12, height * 0.12);
    painter.setBrush(Qt::NoBrush);
    // At this size light on dark reads better, if the contrast suffices.
    const QColor cream(0xfffffdf7);
    drawArt(painter, glyphPath(QString::fromLatin1(families.glyph)),
            contrast(cream, fill) >= 3 ? cream : inkOn(fill), square(centre, height * 0.7));
}

void drawOwnSign(QPainter &painter, const QPointF &top, qreal side, const QColor &colour) {
    QPainterPath triangle(top + QPointF(-side * 0.8, 0));
    triangle.lineTo(top + QPointF(side * 0.8, 0));
    triangle.lineTo(top + QPointF(0, side));
    triangle.closeSubpath();
    painter.fillPath(triangle, colour);
}

} // namespace

qreal marksWidth(const QList<Mark> &marks, qreal height) {
    qreal width = 0;
    for (const Mark &mark : marks)
        width += (widthOf(mark) + gap) * height;
    return marks.isEmpty() ? 0 : width - gap * height;
}

void drawMark(QPainter &painter, const Mark &mark, const QRectF &box, const MarkStyle &style) {
    const QColor colour =
        style.glyphs.isValid() ? style.glyphs : glyphColour(mark.text, style.theme);
    qreal height = box.height();
    QPointF centre = box.center();
    if (mark.own) {
        const qreal sign = height * 0.17;
        drawOwnSign(painter, {centre.x(), box.bottom() - sign}, sign, colour);
        height *= 0.82;
        centre.ry() = box.top() + height / 2;
    }
    switch (mark.kind) {
    case Mark::Kind::Glyph:
        drawArt(painter, glyphPath(mark.text), colour, square(centre, height * 0.94));
        break;
    case Mark::Kind::Coin: drawCoin(painter, mark.text, centre, height * 0.98); break;
    case Mark::Kind::Price: drawPrice(painter, mark.text, centre, height * 0.84, style); break;
    case Mark::Kind::Laurel: drawLaurel(painter, mark.text, centre, height * 1.06, colour); break;
    case Mark::Kind::Number:
        drawNumber(painter, mark.text, centre, height * numberSize, colour);
        break;
    case Mark::Kind::Slash:
        drawStroke(painter, centre + QPointF(height * 0.07, -height * 0.32),
                   centre + QPointF(-height * 0.07, height * 0.32), colour, height * 0.06);
        break;
    case Mark::Kind::Times: {
        const qreal arm = height * 0.1;
        drawStroke(painter, centre + QPointF(-arm, -arm), centre + QPointF(arm, arm), colour,
                   height * 0.065);
        drawStroke(painter, centre + QPointF(-arm, arm), centre + QPointF(arm, -arm), colour,
                   height * 0.065);
        break;
    }
    case Mark::Kind::Arrow:
        drawArt(painter, glyphPath(mark.text), colour, square(centre, height * 0.66));
        break;
    case Mark::Kind::Card:
        drawSmallCard(painter, mark.family, centre, height * 0.86, colour);
        break;
    }
}

void writeNumber(QImage &glyph, const QString &number, const QColor &colour, qreal room) {
    QPainter painter(&glyph);
    painter.setRenderHint(QPainter::Antialiasing);
    const qreal side = std::min(glyph.width(), glyph.height());
    const qreal size = side * room;
    const qreal width =
        shapeText(number, TextRole::Number, QString(), size).outline.boundingRect().width();
    drawNumber(painter, number, QRectF(glyph.rect()).center(),
               size * std::min(1.0, size / std::max(width, 1.0)), colour);
}

QRectF drawMarks(QPainter &painter, const QList<Mark> &marks, const QRectF &box,
                 const MarkStyle &style, Qt::Alignment horizontal) {
    const qreal natural = marksWidth(marks, box.height());
    const qreal height =
        natural > box.width() ? box.height() * box.width() / natural : box.height();
    const qreal width = std::min(natural, box.width());
    const QRectF line(alignedLeft(box, width, horizontal), box.center().y() - height / 2, width,
                      height);
    qreal x = line.left();
    for (const Mark &mark : marks) {
        const QRectF place(x, line.top(), widthOf(mark) * height, height);
        drawMark(painter, mark, place, style);
        x = place.right() + gap * height;
    }
    return line;
}

} // namespace mirabilia::render
