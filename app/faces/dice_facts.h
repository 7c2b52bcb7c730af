// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

namespace mirabilia::faces {

/// What a page has to know of the dice and boards of Dice, in one language: a JSON document
/// (README.md) from the text of dice.json. `ownData`: these are not the built-in data.
QByteArray diceFacts(const QByteArray &diceJson, const QString &language, bool ownData);

} // namespace mirabilia::faces
