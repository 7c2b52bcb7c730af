// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdlib>
#include <string>

namespace mirabilia::support {

/// Games of random play for each player count: 300, or what MIRABILIA_GAMES says. The gate asks for
/// fewer under the sanitizers and for many more in its long tests.
inline int gamesPerCount() {
    const char *wanted = std::getenv("MIRABILIA_GAMES");
    return wanted != nullptr ? std::stoi(wanted) : 300;
}

} // namespace mirabilia::support
