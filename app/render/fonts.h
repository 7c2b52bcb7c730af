// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QReadWriteLock>
#include <QString>
#include <QStringList>

namespace mirabilia::render {

/// The typeface for Han characters as a reader of the language knows them.
[[nodiscard]] QString hanFamily(const QString &language);

/// Names the substitutes of the two typefaces of the interface for a language ("ja", "zh_CN", ...):
/// one Han character has different shapes in Japanese and in both Chinese scripts. Adds
/// "Mirabilia Figures", too.
///
/// Waits until no worker reads them.
void substituteFonts(const QString &language);

/// Adds the typefaces of the interface that are built in (MIRABILIA_BUNDLED_FONTS) and not among
/// the families `there`. Gives the families that were added.
QStringList addMissingFonts(const QStringList &there);

/// Held for reading by whoever draws text beside the main thread: Qt's list of substitutes has no
/// lock of its own.
QReadWriteLock &substitutesLock();

} // namespace mirabilia::render
