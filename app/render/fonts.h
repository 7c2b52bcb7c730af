// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QReadWriteLock>
#include <QString>

namespace mirabilia::render {

/// Names the substitutes of the two typefaces of the interface for a language ("ja", "zh_CN", ...):
/// one Han character has different shapes in Japanese and in both Chinese scripts.
///
/// Waits until no worker reads them.
void substituteFonts(const QString &language);

/// Held for reading by whoever draws text beside the main thread: Qt's list of substitutes has no
/// lock of its own.
QReadWriteLock &substitutesLock();

} // namespace mirabilia::render
