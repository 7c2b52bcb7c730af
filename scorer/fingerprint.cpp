// SPDX-License-Identifier: GPL-3.0-or-later
#include "scorer/fingerprint.h"

#include <cstdint>
#include <iomanip>
#include <sstream>

namespace mirabilia::scorer {

std::string fingerprint(std::string_view text) {
    std::uint64_t hash = 0xcbf29ce484222325U;
    for (const char c : text) {
        hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001b3U;
    }
    std::ostringstream digits;
    digits << std::hex << std::setw(16) << std::setfill('0') << hash;
    return digits.str();
}

} // namespace mirabilia::scorer
