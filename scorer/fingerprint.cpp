// SPDX-License-Identifier: GPL-3.0-or-later
#include "scorer/fingerprint.h"

#include "engine/core/text_hash.h"

#include <iomanip>
#include <sstream>

namespace mirabilia::scorer {

std::string fingerprint(std::string_view text) {
    std::ostringstream digits;
    digits << std::hex << std::setw(16) << std::setfill('0') << textHash(text);
    return digits.str();
}

} // namespace mirabilia::scorer
