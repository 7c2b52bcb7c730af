// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/faces/card_face.h"
#include "app/render/palette.h"

#include <QImage>
#include <QPainterPath>
#include <QRectF>

class QPainter;

namespace mirabilia::render {

/// The colours of one face, derived from the theme and the family.
struct Inks {
    Inks(Family family, Theme theme);

    QColor band, onBand, surface, ink, muted, panel, edge;
};

/// A transparent picture of at least one pixel.
QImage canvas(const QSize &size);

QPainterPath rounded(const QRectF &body, qreal radius);

/// How thick a card is: its lower edge, which is part of its body.
inline constexpr qreal thickness = 2;

/// A soft shadow below a rounded rectangle, reaching `reach` units out of it.
void drawShadow(QPainter &painter, const QRectF &body, qreal radius, qreal reach);

/// How far an edge drawing of a band of scale 1 reaches below the band.
inline constexpr qreal edgeReach = 5;

/// A band in the family's colour; its edge drawing hangs below `band` and is `scale` times
/// `edgeReach` deep.
void drawBand(QPainter &painter, const QRectF &band, Family family, qreal scale);

} // namespace mirabilia::render
