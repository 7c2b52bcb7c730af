// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QPainterPath>
#include <QRectF>
#include <QString>

namespace mirabilia::render {

/// Where something of that width starts in `box`.
qreal alignedLeft(const QRectF &box, qreal width, Qt::Alignment horizontal);

/// What a text is for; the typeface follows from it and from the language.
enum class TextRole : quint8 { Title, Label, Number };

/// Text as an outline, in logical units: it looks and measures the same at every size and needs no
/// hinting, so that a layout made once holds for all of them.
struct ShapedText {
    QPainterPath outline; ///< baseline at y = 0, starting at x = 0
    qreal advance = 0;
};

ShapedText shapeText(const QString &text, TextRole role, const QString &language, qreal size);

/// Height of capitals (or of a full-width character) for centring a line.
qreal capHeight(TextRole role, const QString &language, qreal size);

/// One line ready to be filled.
struct PlacedText {
    QString text;
    qreal size = 0;
    QPainterPath outline;
    QRectF ink; ///< the bounding box of what is filled
};

/// How a text may be made to fit: sizes to try on one line, then the sizes for two lines.
struct FitRule {
    QList<qreal> oneLine;
    QList<qreal> twoLines;
};

/// Sets `text` into `box`, centred vertically. The first size of the rule that fits wins; if none
/// does, the last one gets narrower letters, then smaller ones, until it fits: text is never cut.
QList<PlacedText> fitText(const QString &text, TextRole role, const QString &language,
                          const QRectF &box, const FitRule &rule, Qt::Alignment horizontal);

/// Whether it can be written on one line in this size, with narrower letters if need be.
bool canFit(const QString &text, TextRole role, const QString &language, qreal size, qreal width);

/// The better of all ways to break a text in two: at a space, or between characters where the
/// script has no spaces. A single piece when it cannot be broken.
QStringList breakInTwo(const QString &text, TextRole role, const QString &language);

} // namespace mirabilia::render
