// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/faces/classic_faces.h"
#include "app/faces/duel_faces.h"
#include "app/render/palette.h"

#include <QMutex>

#include <functional>
#include <memory>

class QQmlEngine;

namespace mirabilia::render {

/// The faces of all games.
struct Faces {
    QList<FaceCatalogue> classic; ///< by edition, the first one first
    DuelFaces duel;
};

/// The faces made from the embedded data, built once.
const Faces &embeddedFaces();

/// The faces of the program, made when the first card is painted, and those of one table with data
/// of its own. Used from any thread.
class FaceShelf {
public:
    explicit FaceShelf(std::function<Faces()> own);

    /// These are what `&data=NUMBER` asks for from now on; those of the table before go.
    void lay(int number, Faces faces);
    /// The faces of this number; those of the program for any other.
    [[nodiscard]] std::shared_ptr<const Faces> of(int number) const;

private:
    const std::function<Faces()> m_make;
    mutable QMutex m_mutex;
    mutable std::shared_ptr<const Faces> m_own; ///< null until then
    int m_number = 0;
    std::shared_ptr<const Faces> m_laid;
};

/// Registers the providers of the table's pictures; `sourceSize` is in device pixels:
///  - image://glyph/<name>?color=%23RRGGBB            a sign of resources/icons
///      with &number=7&ink=%23RRGGBB it carries a number in its middle (disc, points); "number" is
///      only that
///  - image://card/<cardId>?theme=dark&language=ja    a card's face, 150 x 210
///  - image://card/back-1 (back-2, back-3)            the back of an age's cards
///  - image://cardhead/<cardId>?theme=&language=      the strip that shows in a column
///      both with &edition=2 for a card of the second edition
///  - image://duelcard/<cardId>?theme=&language=      a card of Duel, full to its edge, in the
///      layout that fits the shape asked for (duel_painter.h); back-1 to back-3 and back-guild
///  - image://duelhead/<cardId>?theme=&language=      as cardhead
///  - image://duelcovered/<cardId>?theme=&language=   a card of Duel with others lying on it; with
///      &named=1 below its name
///  - image://dueltile/<cardId>                       a built card of Duel as a small tile; without
///      a width as wide as its signs
///  - image://dueltoken/<tokenId>                     a progress token
///  - image://duelsigns/<wonderId or tokenId>?ink=%23RRGGBB   its effects in one line, as wide as
///      they are
///      all of them with &data=NUMBER for what lies on the shelf under that number
///  - image://poster/<wonder>-a (-b)                  a wonder's poster, 16 : 9
///      with ?built=1&stages=3 as much of it as is built, with ?layer=wonder nothing but the wonder
///  - image://poster/home (home-night)                the picture of the home screen
///  - image://poster/home?free=400                    its wonders to the right of so many pixels
///  - image://poster/game-duel (-night)               a game where one is chosen
///  - image://cloth/linen                             a tile of cloth, nearly transparent
///  - image://qr/code?text=...                        a text as a QR code
/// Pictures are drawn on worker threads and cached, at most 96 MiB in all. An unknown name gives a
/// neutral tile. On `shelf` are the cards of every game.
void registerImageProviders(QQmlEngine &engine, const std::shared_ptr<const FaceShelf> &shelf =
                                                    std::make_shared<FaceShelf>(embeddedFaces));

} // namespace mirabilia::render
