// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QImage>
#include <QRectF>
#include <QString>

class QPainter;

namespace mirabilia::render {

/// Where the embedded pictures are: `glyphPath("wood")`, `buildingPath("baths")`,
/// `posterPath("giza-a")` (also "home", "card-back-1"). Glyphs and wonders answer to the names that
/// the rules data of all games use, too ("warehouse", "the_colossus-a"). A name with anything but
/// letters, digits,
/// '-' and '_' gives an empty path, so that an address can never leave its folder.
QString glyphPath(const QString &name);
QString buildingPath(const QString &structure);
QString posterPath(const QString &name);

/// True when the picture is embedded and can be drawn.
bool artExists(const QString &path);

/// Draws an SVG as large as fits into `box`, centred, with `currentColor` replaced. A missing or
/// broken picture draws a neutral tile instead: visible, never a crash.
void drawArt(QPainter &painter, const QString &path, const QColor &colour, const QRectF &box);

/// The tile that stands for a picture which does not exist.
void drawMissing(QPainter &painter, const QRectF &box);

/// A glyph of resources/icons at exactly `size` device pixels; `colour` may be translucent.
QImage renderGlyph(const QString &name, const QColor &colour, const QSize &size);

/// A wonder's poster or another wide picture of resources/art, covering `size`. Where the shape
/// differs it is cut evenly, but of the height of a wonder mostly the ground: no statue loses its
/// head.
QImage renderPoster(const QString &name, const QSize &size);

} // namespace mirabilia::render
