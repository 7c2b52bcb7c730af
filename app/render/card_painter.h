// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/faces/card_face.h"
#include "app/render/palette.h"

#include <QImage>
#include <QRectF>
#include <QSize>

namespace mirabilia::render {

/// A card is laid out on 150 x 210 units, a head strip on a height of 30 units and whatever width
/// its picture has. Shadow and rounded corners are part of the picture (alpha).
inline constexpr QSizeF cardUnits{150, 210};
inline constexpr qreal headUnits = 30;

/// The card itself inside its picture; the rest is shadow.
inline constexpr QRectF cardBody{3, 2, 144, 204};
inline constexpr qreal cardRadius = 9;

/// Kept empty for the live price that the table draws on top; on a large face.
inline constexpr QRectF priceStrip{3, 180, 144, 26};
inline constexpr QRectF largePriceStrip{3, 170, 144, 36};

struct FaceStyle {
    Theme theme = Theme::Light;
    /// "en", "zh_CN", "zh_TW" or "ja"; anything else reads as English.
    QString language = QStringLiteral("en");
    /// Large: a card on a phone, with effect, cost and name larger and no chains; a tall head, with
    /// the name beneath the effect. Low: a head in which nobody could read a name.
    enum class Shape { Usual, Large, Low } shape = Shape::Usual;
};

/// A text and where its ink is, in units of the card (or head); for tests and for export.
struct TextBox {
    QString text;
    qreal size = 0;
    QRectF ink;
};

/// The face of a card at `size` device pixels. With `texts`, says what was written where.
QImage renderCard(const CardFace &face, const FaceStyle &style, const QSize &size,
                  QList<TextBox> *texts = nullptr);

/// The strip that shows of a card when others lie over it.
QImage renderCardHead(const CardFace &face, const FaceStyle &style, const QSize &size,
                      QList<TextBox> *texts = nullptr);

/// The back of a card of an age, 1 to 3, from resources/art/card-back-<age>.
QImage renderCardBack(int age, const QSize &size);

/// What stands for a card that does not exist.
QImage renderUnknownCard(const QSize &size);

} // namespace mirabilia::render
