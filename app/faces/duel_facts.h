// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

namespace mirabilia::faces {

/// What a page has to know of the cards, wonders and progress tokens of Duel, in one language: a
/// JSON document (README.md) from the text of duel.json. `ownData`: these are not the built-in
/// data.
QByteArray duelFacts(const QByteArray &duelJson, const QString &language, bool ownData);

} // namespace mirabilia::faces
