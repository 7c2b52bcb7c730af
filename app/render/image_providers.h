// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/faces/classic_faces.h"
#include "app/faces/duel_faces.h"
#include "app/render/palette.h"

class QQmlEngine;

namespace mirabilia::render {

/// Everything that the games show of their rules data.
struct Faces {
    QList<FaceCatalogue> classic; ///< by edition, the first one first
    DuelFaces duel;
};

/// The faces made from the embedded data, built once.
const Faces &embeddedFaces();

/// Makes the pictures of the table known to QML; `sourceSize` is in device pixels:
///  - image://glyph/<name>?color=%23RRGGBB            a sign of resources/icons
///      with &number=7&ink=%23RRGGBB it carries a number in its middle (disc, points)
///  - image://card/<cardId>?theme=dark&language=ja    a card's face, 150 x 210
///  - image://card/back-1 (back-2, back-3)            the back of an age's cards
///  - image://cardhead/<cardId>?theme=&language=      the strip that shows in a column
///      both with &edition=2 for a card of the second edition
///  - image://duelcard/<cardId>?theme=&language=      a card of Duel, full to its edge, in the
///      layout that fits the shape asked for (duel_painter.h); back-1 to back-3 and back-guild
///  - image://duelhead/<cardId>?theme=&language=      as cardhead
///  - image://dueltile/<cardId>                       a built card of Duel as a small tile; without
///      a width as wide as its signs
///  - image://dueltoken/<tokenId>                     a progress token
///  - image://duelsigns/<wonderId or tokenId>?ink=%23RRGGBB   its effects in one line, as wide as
///      they are
///  - image://poster/<wonder>-a (-b)                  a wonder's poster, 16 : 9
///  - image://poster/home (home-night)                the picture of the home screen
///  - image://poster/game-duel (-night)               a game where one is chosen
///  - image://qr/code?text=...                        a text as a QR code
/// They are drawn on worker threads and kept in memory, all together at most 96 MiB. An unknown
/// name gives a neutral tile. `faces` are the cards of every game the program knows.
void registerImageProviders(QQmlEngine &engine, const Faces &faces = embeddedFaces());

} // namespace mirabilia::render
