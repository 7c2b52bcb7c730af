// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/notation/games.h"

#include <string_view>

namespace mirabilia {

/// The game that a text is the data of, as this file ("dice.json"); or a sentence with file, place
/// and reason. `calledBy` is what the sentence calls the file.
[[nodiscard]] notation::LoadedNotation loadData(std::string_view file, std::string_view text,
                                                std::string_view calledBy);

} // namespace mirabilia
