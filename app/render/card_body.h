// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/render/palette.h"

#include <QRectF>

class QPainter;

namespace mirabilia::render {

/// A soft shadow below a rounded rectangle, reaching `reach` units out of it.
void drawShadow(QPainter &painter, const QRectF &body, qreal radius, qreal reach);

/// How far an edge drawing of a band of scale 1 reaches below the band.
inline constexpr qreal edgeReach = 5;

/// A band in the family's colour; its edge drawing hangs below `band` and is `scale` times
/// `edgeReach` deep.
void drawBand(QPainter &painter, const QRectF &band, Family family, qreal scale);

} // namespace mirabilia::render
