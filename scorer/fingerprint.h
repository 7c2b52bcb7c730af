// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace mirabilia::scorer {

/// Sixteen hexadecimal digits that are the same for the same text: FNV-1a.
std::string fingerprint(std::string_view text);

} // namespace mirabilia::scorer
