// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdlib>
#include <string>

namespace mirabilia::support {

/// Random games per number of players: 300, or MIRABILIA_GAMES. The gate sets fewer under
/// sanitizers and many more in long tests.
inline int gamesPerCount() {
    const char *wanted = std::getenv("MIRABILIA_GAMES");
    return wanted != nullptr ? std::stoi(wanted) : 300;
}

} // namespace mirabilia::support
