// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QChar>

namespace mirabilia {

/// Joins emoji into one: a family, a profession. Elsewhere it is invisible.
inline constexpr char32_t pictureJoiner = 0x200D;

/// Returns true if a joiner between these two forms one emoji.
inline bool joinsPictures(char32_t before, char32_t after) {
    constexpr char32_t emojiStyle = 0xFE0F;
    constexpr char32_t lightestSkin = 0x1F3FB;
    constexpr char32_t darkestSkin = 0x1F3FF;
    const bool ends = QChar::category(before) == QChar::Symbol_Other || before == emojiStyle ||
                      (before >= lightestSkin && before <= darkestSkin);
    return ends && QChar::category(after) == QChar::Symbol_Other;
}

} // namespace mirabilia
