// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/faces/face_reading.h"

namespace mirabilia::faces {

/// What the table of Duel shows of the rules data, by id.
struct DuelFaces {
    /// `effect` is for a card's head, `shortEffect` for the tile of a built card.
    FaceCatalogue cards;
    FaceCatalogue wonders;
    /// `shortEffect` is the one sign on the token's disc.
    FaceCatalogue tokens;
};

/// The signs for all effects of a card, wonder or token, in the order to read them. Coins and
/// points for the same count are drawn together before one "times". Told `Short`, coins that came
/// once for each of a kind are left out and only the kind is named. An effect that has no picture
/// shows the glyph named like its type.
QList<Mark> duelEffects(const QJsonArray &effects, Telling telling);

/// The faces of Duel from the text of duel.json, with the names built in. What lacks an id is left
/// out; anything else missing leaves that part of the face empty. The engine's loader is the one
/// that refuses bad data.
DuelFaces duelFaces(const QByteArray &duelJson);

/// The faces made from the embedded data, built once.
const DuelFaces &embeddedDuelFaces();

} // namespace mirabilia::faces
