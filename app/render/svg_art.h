// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QColor>
#include <QHash>
#include <QImage>
#include <QRectF>
#include <QString>

class QPainter;

namespace mirabilia::render {

/// Paths of the embedded pictures: `glyphPath("wood")`, `buildingPath("baths")`,
/// `posterPath("giza-a")` (also "home", "card-back-1"). Glyphs and wonders have aliases for names
/// in the rules data ("warehouse", "the_colossus-a"). A name with anything but letters, digits, '-'
/// and '_' gives an empty path, so that no address can leave its folder.
QString glyphPath(const QString &name);
QString buildingPath(const QString &structure);
QString landPath(const QString &family);
QString posterPath(const QString &name);

/// Returns true if the picture is embedded and can be drawn.
bool artExists(const QString &path);

/// Draws an SVG as large as fits into `box`, centred, with `currentColor` replaced; a neutral tile
/// if the picture is missing or broken.
void drawArt(QPainter &painter, const QString &path, const QColor &colour, const QRectF &box);

/// Paints by their names: `{"wall", "#f9f0df"}` for what a drawing fills with `var(--wall)`.
using Paints = QHash<QByteArray, QByteArray>;

/// The same with the paints of a drawing.
void drawArt(QPainter &painter, const QString &path, const Paints &paints, const QRectF &box);

/// Draws the tile for missing pictures.
void drawMissing(QPainter &painter, const QRectF &box);

/// A tile of woven linen, nearly transparent, to lie over any ground; its edges match.
QImage renderLinen(const QSize &size);

/// A glyph of resources/icons at exactly `size` device pixels; `colour` may be translucent.
QImage renderGlyph(const QString &name, const QColor &colour, const QSize &size);

/// How much of a wonder is built: the four parts of its poster are shared out evenly among the
/// stages. By default it is whole; a number out of range means the nearest in range.
struct Standing {
    int built = 0;
    int stages = 0;

    /// The parts that stand, 0 to 4.
    [[nodiscard]] int parts() const;
};

/// A wonder's poster or another wide picture of resources/art, covering `size`. Excess is cropped
/// evenly; excess height of a wonder mostly at the bottom, so that no statue loses its head. While
/// parts of a wonder are missing, its building site is seen.
QImage renderPoster(const QString &name, const QSize &size, const Standing &standing = {});

/// The panorama of the home screen with all its wonders to the right of `free` pixels, as far as
/// there is room; sky, land and sea go on to all sides.
QImage renderPanorama(const QString &name, const QSize &size, int free);

/// A whole wonder without its place, transparent around it: light can come up behind it.
QImage renderWonder(const QString &name, const QSize &size);

/// Where a poster of that size changes when a wonder has more parts than before, for what is drawn
/// around them; empty if it has no such parts.
QRectF newPartsBox(const QString &name, const QSizeF &size, const Standing &before,
                   const Standing &after);

} // namespace mirabilia::render
