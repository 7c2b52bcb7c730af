// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/render/classic_faces.h"

class QQmlEngine;

namespace mirabilia::render {

/// Makes the pictures of the table known to QML; `sourceSize` is in device pixels:
///  - image://glyph/<name>?color=%23RRGGBB            a sign of resources/icons
///      with &number=7&ink=%23RRGGBB it carries a number in its middle (disc, points)
///  - image://card/<cardId>?theme=dark&language=ja    a card's face, 150 x 210
///  - image://card/back-1 (back-2, back-3)            the back of an age's cards
///  - image://cardhead/<cardId>?theme=&language=      the strip that shows in a column
///  - image://poster/<wonder>-a (-b)                  a wonder's poster, 16 : 9
///  - image://poster/home (home-night)                the picture of the home screen
/// They are drawn on worker threads and kept in memory. An unknown name gives a neutral tile.
/// `faces` are the cards of every game the program knows.
void registerImageProviders(QQmlEngine &engine,
                            const FaceCatalogue &faces = embeddedClassicFaces());

} // namespace mirabilia::render
