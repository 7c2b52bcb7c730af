// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/faces/card_face.h"
#include "app/render/palette.h"

#include <QColor>
#include <QRectF>

class QImage;
class QPainter;

namespace mirabilia::render {

/// Colours of a line of marks: `glyphs` for everything drawn in one colour; if invalid, resources
/// have their own colours for `theme`.
struct MarkStyle {
    QColor glyphs;
    Theme theme = Theme::Light;
};

/// Width of a line of marks of this height.
qreal marksWidth(const QList<Mark> &marks, qreal height);

/// Draws the marks vertically centred in `box`, at its height or smaller if they would be too wide;
/// returns the rectangle taken.
QRectF drawMarks(QPainter &painter, const QList<Mark> &marks, const QRectF &box,
                 const MarkStyle &style, Qt::Alignment horizontal);

/// Draws one mark into a square box (costs form a column).
void drawMark(QPainter &painter, const Mark &mark, const QRectF &box, const MarkStyle &style);

/// Writes a short number into the middle of a square glyph (a disc, a wreath); `room` is the share
/// of its side the number may take.
void writeNumber(QImage &glyph, const QString &number, const QColor &colour, qreal room);

} // namespace mirabilia::render
