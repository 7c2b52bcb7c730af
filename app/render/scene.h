// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/faces/card_face.h"
#include "app/render/palette.h"
#include "app/render/svg_art.h"

class QPainter;

namespace mirabilia::render {

/// The tones of a family's buildings and land, from resources/art/tones.json. Morning light falls
/// from the west, like noon's, evening light (age III) from the east. Without an age it is noon.
Paints scenePaints(Family family, Theme theme, qsizetype age);

/// Fills `view` with the building of a face in its land; `ground` is the height of the ground.
void drawScene(QPainter &painter, const CardFace &face, Theme theme, const QRectF &view,
               qreal ground);

} // namespace mirabilia::render
