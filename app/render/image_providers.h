// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/render/classic_faces.h"
#include "app/render/duel_faces.h"

class QQmlEngine;

namespace mirabilia::render {

/// The faces of all games.
struct Faces {
    QList<FaceCatalogue> classic; ///< by edition, the first one first
    DuelFaces duel;
};

/// The faces made from the embedded data, built once.
const Faces &embeddedFaces();

/// Registers the providers of the table's pictures; `sourceSize` is in device pixels:
///  - image://glyph/<name>?color=%23RRGGBB            a sign of resources/icons
///      with &number=7&ink=%23RRGGBB it carries a number in its middle (disc, points)
///  - image://card/<cardId>?theme=dark&language=ja    a card's face, 150 x 210
///  - image://card/back-1 (back-2, back-3)            the back of an age's cards
///  - image://cardhead/<cardId>?theme=&language=      the strip that shows in a column
///      both with &edition=2 for a card of the second edition
///  - image://duelcard/<cardId>?theme=&language=      a card of Duel, full to its edge, in the
///      layout that fits the shape asked for (duel_painter.h); back-1 to back-3 and back-guild
///  - image://duelhead/<cardId>?theme=&language=      as cardhead
///  - image://duelcovered/<cardId>?theme=&language=   a card of Duel with others lying on it
///  - image://dueltile/<cardId>                       a built card of Duel as a small tile; without
///      a width as wide as its signs
///  - image://dueltoken/<tokenId>                     a progress token
///  - image://duelsigns/<wonderId or tokenId>?ink=%23RRGGBB   its effects in one line, as wide as
///      they are
///  - image://poster/<wonder>-a (-b)                  a wonder's poster, 16 : 9
///  - image://poster/home (home-night)                the picture of the home screen
///  - image://poster/game-duel (-night)               a game where one is chosen
///  - image://qr/code?text=...                        a text as a QR code
/// Pictures are drawn on worker threads and cached, at most 96 MiB in all. An unknown name gives a
/// neutral tile. `faces` are the cards of every game.
void registerImageProviders(QQmlEngine &engine, const Faces &faces = embeddedFaces());

} // namespace mirabilia::render
