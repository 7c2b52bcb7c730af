// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QPainterPath>
#include <QRectF>
#include <QString>

namespace mirabilia::render {

/// The x at which something of this width starts in `box`.
qreal alignedLeft(const QRectF &box, qreal width, Qt::Alignment horizontal);

/// What a text is for; the typeface follows from it and from the language.
enum class TextRole : quint8 { Title, Label, Number };

/// Text as an outline in logical units. It looks and measures the same at every size and needs no
/// hinting, so that one layout serves all sizes.
struct ShapedText {
    QPainterPath outline; ///< baseline at y = 0, starting at x = 0
    qreal advance = 0;
};

ShapedText shapeText(const QString &text, TextRole role, const QString &language, qreal size);

/// Height of capitals (or of a full-width character) for centring a line.
qreal capHeight(TextRole role, const QString &language, qreal size);

/// One line ready to fill.
struct PlacedText {
    QString text;
    qreal size = 0;
    QPainterPath outline;
    QRectF ink; ///< bounding box of the outline
};

/// The sizes to try on one line, then those on two lines.
struct FitRule {
    QList<qreal> oneLine;
    QList<qreal> twoLines;
};

/// Sets `text` into `box`, vertically centred, at the first size that fits. If none does, the last
/// one gets narrower, then smaller letters: text is never cut.
QList<PlacedText> fitText(const QString &text, TextRole role, const QString &language,
                          const QRectF &box, const FitRule &rule, Qt::Alignment horizontal);

/// Returns true if it fits on one line at this size, with narrower letters if need be.
bool canFit(const QString &text, TextRole role, const QString &language, qreal size, qreal width);

/// The best way to break a text in two: at a space, or between characters in scripts without
/// spaces. One piece if it cannot be broken.
QStringList breakInTwo(const QString &text, TextRole role, const QString &language);

} // namespace mirabilia::render
