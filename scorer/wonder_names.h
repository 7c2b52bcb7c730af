// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/classic/data.h"

#include <optional>
#include <string_view>

namespace mirabilia::scorer {

/// A wonder as people write it.
struct WrittenBoard {
    std::optional<classic::WonderId> wonder; ///< nothing: none of the box
    std::optional<classic::Side> side;       ///< nothing: not said, or in another edition's words
    bool otherEdition = false;               ///< "day" and "night" are sides of the second edition

    friend bool operator==(const WrittenBoard &, const WrittenBoard &) = default;
};

/// Reads the id or name of a wonder, the city or its name in other languages ("Gizah", "吉萨",
/// "The Colossus of Rhodes", "giza B", "Ephesos (A)"), and a side that stands with it or apart.
WrittenBoard readBoard(const classic::Catalogue &catalogue, std::string_view wonder,
                       std::string_view side);

/// The same without a catalogue: any wonder of any box, in the languages of wonder_words.cpp.
bool isWonder(std::string_view text);

} // namespace mirabilia::scorer
