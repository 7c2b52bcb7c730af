// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/scorefiles/archive.h"

namespace mirabilia::scorefiles {

std::optional<std::string> inflated(std::string_view, std::size_t) {
    return std::nullopt;
}

std::optional<std::uint32_t> checkSum(std::string_view) {
    return std::nullopt;
}

} // namespace mirabilia::scorefiles
