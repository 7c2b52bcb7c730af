// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/faces/duel_facts.h"

#include "app/faces/duel_faces.h"
#include "app/faces/fact_writing.h"

namespace mirabilia::faces {

QByteArray duelFacts(const QByteArray &duelJson, const QString &language, bool ownData) {
    const DuelFaces faces = duelFaces(duelJson);
    // Both games call resources and colours the same.
    return factsDocument({{QStringLiteral("cards"), thingsOf(faces.cards, language)},
                          {QStringLiteral("wonders"), thingsOf(faces.wonders, language)},
                          {QStringLiteral("tokens"), thingsOf(faces.tokens, language)},
                          {QStringLiteral("words"), wordsOf(builtInNames("classic"), language)}},
                         ownData);
}

} // namespace mirabilia::faces
