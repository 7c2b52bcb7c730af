// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/scorefiles/charset.h"

namespace mirabilia::scorefiles {

std::optional<std::string> converted(std::string_view, const std::string &) {
    return std::nullopt;
}

} // namespace mirabilia::scorefiles
