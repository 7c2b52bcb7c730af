// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/render/card_painter.h"

namespace mirabilia::render {

/// How a card of Duel is laid out; which one follows from the shape of its picture. A card `width`
/// units wide is as high as the picture says. It fills its picture up to the rounded corners; the
/// shadow is the table's.
struct DuelShape {
    qreal width;
    /// The effect's band with its edge drawing, and the lower edge of the cost below it: together
    /// they are the head, which a covering card leaves free.
    qreal band, head;
    /// Kept empty for the live prices of both players.
    qreal foot;
    qreal radius;
    /// Whether there is room for the name and the building.
    bool named;
};

inline constexpr DuelShape duelCard{116, 35, 62, 30, 8, true};
/// Narrow, on a phone in ages I and II: the cost may take two lines.
inline constexpr DuelShape duelTall{54, 24, 61, 25, 6, false};
/// Low, on a phone in age III.
inline constexpr DuelShape duelFlat{82, 23, 43, 25, 6, false};

/// Tall up to 0.65, flat from 0.95 times as wide as high.
const DuelShape &duelShape(QSizeF picture);

/// The face of a card at `size` device pixels. With `texts`, says what was written where, in the
/// units of its shape.
QImage renderDuelCard(const CardFace &face, const FaceStyle &style, const QSize &size,
                      QList<TextBox> *texts = nullptr);

/// A card with others lying on it: its head. Half a name could not be read.
QImage renderDuelCovered(const CardFace &face, const FaceStyle &style, const QSize &size);

/// Where a card lay that has been taken: dashes.
QImage renderDuelGap(Theme theme, const QSize &size);

/// The backs of the structure's cards.
enum class DuelBack : quint8 { Age1, Age2, Age3, Guild };

/// A card lying face down: the numeral of its age or the seal of the guilds, on what stays free
/// when another card lies over it.
QImage renderDuelBack(DuelBack back, const QSize &size);

/// A built card as a small tile with its short effect; without a width as wide as its signs. Where
/// it is not wider than high, points stand without their wreath.
QImage renderDuelTile(const CardFace &face, const FaceStyle &style, const QSize &size);

/// A progress token: its sign on a disc.
QImage renderDuelToken(const CardFace &token, const QSize &size);

/// A line of signs as high as `size` and as wide as it comes out; `ink` is for what has no colour
/// of its own.
QImage renderSigns(const QList<Mark> &marks, const QColor &ink, const QSize &size);

} // namespace mirabilia::render
