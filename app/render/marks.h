// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/faces/card_face.h"
#include "app/render/palette.h"

#include <QColor>
#include <QRectF>

class QImage;
class QPainter;

namespace mirabilia::render {

/// Colours of a line of marks: `glyphs` for everything drawn in one colour; when it is invalid
/// every resource wears its own colour for `theme`.
struct MarkStyle {
    QColor glyphs;
    Theme theme = Theme::Light;
};

/// Width of a line of marks of that height.
qreal marksWidth(const QList<Mark> &marks, qreal height);

/// Draws the line centred vertically in `box` as high as the box, or smaller when it would be too
/// wide; returns the rectangle it took.
QRectF drawMarks(QPainter &painter, const QList<Mark> &marks, const QRectF &box,
                 const MarkStyle &style, Qt::Alignment horizontal);

/// Draws one mark into a square box (costs stand in a column).
void drawMark(QPainter &painter, const Mark &mark, const QRectF &box, const MarkStyle &style);

/// Writes a short number into the middle of a square picture of a glyph (a disc, a wreath) as large
/// as `room` of its side allows.
void writeNumber(QImage &glyph, const QString &number, const QColor &colour, qreal room);

} // namespace mirabilia::render
