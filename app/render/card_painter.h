// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/faces/card_face.h"
#include "app/render/palette.h"

#include <QImage>
#include <QRectF>
#include <QSize>

namespace mirabilia::render {

/// A card is laid out on 150 x 210 units, a head strip on a height of 30 units and the width of its
/// picture. Shadow and rounded corners are part of the picture (alpha).
inline constexpr QSizeF cardUnits{150, 210};
inline constexpr qreal headUnits = 30;

/// The card itself inside its picture; the rest is shadow.
inline constexpr QRectF cardBody{3, 2, 144, 204};
inline constexpr qreal cardRadius = 9;

/// Left empty for the live price that the table draws on top; the second one on a large face.
inline constexpr QRectF priceStrip{3, 180, 144, 26};
inline constexpr QRectF largePriceStrip{3, 170, 144, 36};

struct FaceStyle {
    Theme theme = Theme::Light;
    /// "en", "zh_CN", "zh_TW" or "ja"; anything else reads as English.
    QString language = QStringLiteral("en");
    /// Large: on a phone, a card with larger effect, cost and name but no chains, or a tall head
    /// with the name beneath the effect. Low: a head too low for a legible name.
    enum class Shape { Usual, Large, Low } shape = Shape::Usual;
};

/// A text and the box of its ink, in units of the card (or head); for tests and export.
struct TextBox {
    QString text;
    qreal size = 0;
    QRectF ink;
};

/// The face of a card at `size` device pixels. `texts` receives what was written where.
QImage renderCard(const CardFace &face, const FaceStyle &style, const QSize &size,
                  QList<TextBox> *texts = nullptr);

/// The strip of a card that stays visible when others cover it.
QImage renderCardHead(const CardFace &face, const FaceStyle &style, const QSize &size,
                      QList<TextBox> *texts = nullptr);

/// The back of a card of an age, 1 to 3, from resources/art/card-back-<age>.
QImage renderCardBack(int age, const QSize &size);

/// The placeholder for an unknown card.
QImage renderUnknownCard(const QSize &size);

} // namespace mirabilia::render
