// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/render/card_body.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace mirabilia::render {

namespace {

/// Repeats `shape(x)` along the edge with a period that divides the width evenly.
template <typename Shape>
QPainterPath along(const QRectF &edge, qreal period, Shape shape) {
    const int count = std::max(1, static_cast<int>(std::lround(edge.width() / period)));
    const qreal step = edge.width() / count;
    QPainterPath path;
    path.setFillRule(Qt::WindingFill);
    for (int i = 0; i < count; ++i)
        shape(path, edge.left() + i * step, step);
    return path;
}

QPainterPath waves(const QRectF &edge, qreal depth) {
    return along(edge, depth * 2.4, [&](QPainterPath &path, qreal x, qreal step) {
        path.moveTo(x, edge.top());
        path.cubicTo(x + step * 0.25, edge.top(), x + step * 0.25, edge.top() + depth,
                     x + step * 0.5, edge.top() + depth);
        path.cubicTo(x + step * 0.75, edge.top() + depth, x + step * 0.75, edge.top(), x + step,
                     edge.top());
        path.closeSubpath();
    });
}

QPainterPath teeth(const QRectF &edge, qreal depth) {
    return along(edge, depth * 1.8, [&](QPainterPath &path, qreal x, qreal step) {
        path.addPolygon(QPolygonF(
            {{x, edge.top()}, {x + step / 2, edge.top() + depth}, {x + step, edge.top()}}));
    });
}

QPainterPath diamonds(const QRectF &edge, qreal depth) {
    const qreal middle = edge.top() + depth * 0.55;
    return along(edge, depth * 1.6, [&](QPainterPath &path, qreal x, qreal step) {
        const qreal centre = x + step / 2;
        const qreal half = depth * 0.5;
        path.addPolygon(QPolygonF({{centre, middle - half},
                                   {centre + half, middle},
                                   {centre, middle + half},
                                   {centre - half, middle}}));
    });
}

QPainterPath dots(const QRectF &edge, qreal depth) {
    return along(edge, depth * 1.3, [&](QPainterPath &path, qreal x, qreal step) {
        path.addEllipse(QPointF(x + step / 2, edge.top() + depth * 0.6), depth * 0.3, depth * 0.3);
    });
}

QPainterPath dashes(const QRectF &edge, qreal depth) {
    return along(edge, depth * 2.6, [&](QPainterPath &path, qreal x, qreal step) {
        path.addRect(QRectF(x + step * 0.18, edge.top() + depth * 0.36, step * 0.64, depth * 0.42));
    });
}

QPainterPath doubleLine(const QRectF &edge, qreal depth) {
    QPainterPath path;
    path.addRect(QRectF(edge.left(), edge.top() + depth * 0.22, edge.width(), depth * 0.24));
    path.addRect(QRectF(edge.left(), edge.top() + depth * 0.68, edge.width(), depth * 0.24));
    return path;
}

QPainterPath steps(const QRectF &edge, qreal depth) {
    return along(edge, depth * 2.6, [&](QPainterPath &path, qreal x, qreal step) {
        path.addRect(QRectF(x, edge.top(), step * 0.7, depth * 0.5));
        path.addRect(QRectF(x + step * 0.17, edge.top() + depth * 0.5, step * 0.36, depth * 0.5));
    });
}

QPainterPath edgePath(Edge edge, const QRectF &box, qreal depth) {
    switch (edge) {
    case Edge::Plain: break;
    case Edge::Dots: return dots(box, depth);
    case Edge::DoubleLine: return doubleLine(box, depth);
    case Edge::Wave: return waves(box, depth);
    case Edge::Dashes: return dashes(box, depth);
    case Edge::SawTooth: return teeth(box, depth);
    case Edge::Diamonds: return diamonds(box, depth);
    case Edge::Steps: return steps(box, depth);
    }
    return {};
}

} // namespace

Inks::Inks(Family family, Theme theme)
    : band(QColor::fromRgb(look(family).colour))
    , onBand(inkOn(band))
    , surface(QColor::fromRgb(palette(theme).surface))
    , ink(QColor::fromRgb(palette(theme).ink))
    , muted(QColor::fromRgb(palette(theme).muted)) {
    const bool dark = theme == Theme::Dark;
    if (dark)
        surface = QColor::fromRgb(palette(theme).raised);
    // Dark tints keep the family's hue instead of turning grey.
    const QColor paper = dark ? QColor(0xff101c26) : surface;
    panel = mix(paper, band, dark ? 0.36 : 0.16);
    edge = mix(surface, Qt::black, 0.28);
}

QImage canvas(const QSize &size) {
    QImage image(size.expandedTo({1, 1}), QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    return image;
}

QPainterPath rounded(const QRectF &body, qreal radius) {
    QPainterPath path;
    path.addRoundedRect(body, radius, radius);
    return path;
}

void drawShadow(QPainter &painter, const QRectF &body, qreal radius, qreal reach) {
    constexpr int layers = 6;
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(6, 18, 28, 16));
    for (int i = 0; i < layers; ++i) {
        const qreal out = reach * (1 - static_cast<qreal>(i) / layers) - reach * 0.25;
        const QRectF layer = body.translated(0, reach * 0.35).adjusted(-out, -out, out, out * 0.85);
        painter.drawRoundedRect(layer, radius + out, radius + out);
    }
}

void drawBand(QPainter &painter, const QRectF &band, Family family, qreal scale) {
    const FamilyLook &looks = look(family);
    const QColor colour = QColor::fromRgb(looks.colour);
    painter.fillRect(band, colour);
    const QRectF edge(band.left(), band.bottom(), band.width(), edgeReach * scale);
    painter.fillPath(edgePath(looks.edge, edge, edge.height()), colour);
}

} // namespace mirabilia::render
