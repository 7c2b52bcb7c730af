// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

namespace mirabilia::faces {

/// What a page has to know of the cards and boards of the classic game, in one language: a JSON
/// document (README.md) from the text of classic.json. `ownData`: these are not the built-in data.
QByteArray classicFacts(const QByteArray &classicJson, const QString &language, bool ownData);

} // namespace mirabilia::faces
