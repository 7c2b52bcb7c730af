// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace mirabilia::desktop {

/// Names the substitutes of the two typefaces of the interface for a language ("ja", "zh_CN", ...):
/// one Han character has different shapes in Japanese and in both Chinese scripts.
void substituteFonts(const QString &language);

} // namespace mirabilia::desktop
