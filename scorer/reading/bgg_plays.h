// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scorer/import.h"

namespace mirabilia::scorer {

/// Plays of 7 Wonders as boardgamegeek.com gives them (xmlapi2/plays); others are counted.
Reading readBggPlays(std::string_view xml);

} // namespace mirabilia::scorer
