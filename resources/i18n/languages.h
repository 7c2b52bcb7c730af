// SPDX-License-Identifier: GPL-3.0-or-later
// The languages of the program. A new one is a line here and a file mirabilia_ID.ts beside it.
#pragma once

#include <array>

namespace mirabilia {

/// A language of the program, in UTF-8.
struct Language {
    const char *id; ///< of its files: "zh_CN"
    const char *ownName;
    const char *han; ///< the Han characters of Noto Sans CJK that it reads: "SC", "TC" or "JP"
};

/// The first is that of the sources.
inline constexpr std::array languages{
    Language{"en", "English", "JP"}, Language{"zh_CN", "简体中文", "SC"},
    Language{"zh_TW", "繁體中文", "TC"}, Language{"ja", "日本語", "JP"}};

} // namespace mirabilia
