// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QReadWriteLock>
#include <QString>
#include <QStringList>

namespace mirabilia::render {

/// The typeface with the Han characters as readers of the language know them.
[[nodiscard]] QString hanFamily(const QString &language);

/// Sets the substitutes of the interface typefaces for a language ("ja", "zh_CN", ...), since Han
/// characters look different in Japanese and in the two Chinese scripts. Also adds "Mirabilia
/// Figures". Waits while a worker reads the substitutes.
void substituteFonts(const QString &language);

/// Adds the bundled interface typefaces (MIRABILIA_BUNDLED_FONTS) that are not among the families
/// `there`. Returns the families added.
QStringList addMissingFonts(const QStringList &there);

/// Held for reading while a worker draws text: Qt's list of substitutes has no lock of its own.
QReadWriteLock &substitutesLock();

} // namespace mirabilia::render
