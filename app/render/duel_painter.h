// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/render/card_painter.h"

namespace mirabilia::render {

/// The layout of a Duel card, chosen by the shape of its picture: `width` units wide, and as high
/// as the picture says. The card fills the picture up to the rounded corners; the table adds the
/// shadow.
struct DuelShape {
    qreal width;
    /// Bottom of the effect's band with its edge drawing, and of the cost below it. Both form the
    /// head, which a covering card leaves free.
    qreal band, head;
    /// Height of the name below the head, with the building below it, in a picture high enough.
    qreal name;
    /// Height left empty for both players' live prices.
    qreal foot;
    qreal radius;
};

inline constexpr DuelShape duelCard{116, 35, 62, 20, 30, 8};
/// Narrow, on a phone in ages I and II: the cost may take two lines; a name that fits takes the
/// second one if it does not.
inline constexpr DuelShape duelTall{54, 24, 61, 23, 25, 6};
/// Low, on a phone in age III.
inline constexpr DuelShape duelFlat{82, 23, 43, 17, 25, 6};

/// Tall up to a width of 0.65 times the height, flat from 0.95 times.
const DuelShape &duelShape(QSizeF picture);

/// The face of a card at `size` device pixels. `texts` receives what was written where, in units of
/// its shape.
QImage renderDuelCard(const CardFace &face, const FaceStyle &style, const QSize &size,
                      QList<TextBox> *texts = nullptr);

/// A covered card: only its head, and its name if the covering cards leave it free.
QImage renderDuelCovered(const CardFace &face, const FaceStyle &style, const QSize &size,
                         bool named);

/// A dashed outline where a card was taken.
QImage renderDuelGap(Theme theme, const QSize &size);

/// The backs of the structure's cards.
enum class DuelBack : quint8 { Age1, Age2, Age3, Guild };

/// A face-down card: the numeral of its age or the guild seal, in the part that a covering card
/// leaves free.
QImage renderDuelBack(DuelBack back, const QSize &size);

/// A built card as a small tile with its short effect; without a width, as wide as its signs. If no
/// wider than high, points have no wreath.
QImage renderDuelTile(const CardFace &face, const FaceStyle &style, const QSize &size);

/// A progress token: its sign on a disc.
QImage renderDuelToken(const CardFace &token, const QSize &size);

/// A line of signs, as high as `size` and as wide as needed; `ink` is for signs without a colour of
/// their own.
QImage renderSigns(const QList<Mark> &marks, const QColor &ink, const QSize &size);

} // namespace mirabilia::render
