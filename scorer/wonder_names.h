// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/classic/data.h"

#include <optional>
#include <string>
#include <string_view>

namespace mirabilia::scorer {

/// The side of a board as people write it. The second edition calls A day and B night.
struct WrittenSide {
    std::optional<classic::Side> side; ///< nothing: not said, or in words that mean nothing here
    bool dayOrNight = false;           ///< it is said in the words of the second edition

    friend bool operator==(const WrittenSide &, const WrittenSide &) = default;
};

/// A wonder as people write it.
struct WrittenBoard {
    std::optional<classic::WonderId> wonder; ///< nothing: none of the box
    WrittenSide side;

    friend bool operator==(const WrittenBoard &, const WrittenBoard &) = default;
};

/// Reads the id or name of a wonder, the city or its name in other languages ("Gizah", "吉萨",
/// "The Colossus of Rhodes", "giza B", "Ephesos (A)", "ギザ 夜"), and a side that stands with it or
/// apart.
WrittenBoard readBoard(const classic::Catalogue &catalogue, std::string_view wonder,
                       std::string_view side);

/// The side alone.
WrittenSide sideOf(std::string_view wonder, std::string_view side);

/// The same without a catalogue: any wonder of any box, in the languages of wonder_words.cpp.
bool isWonder(std::string_view text);

/// "A", "B", "Day", "Night" for the words of any language; else the text as it is.
std::string sideIn(std::string_view text);

/// A wonder and its side that stand together: "Giza A", "Rhodes (Night)", "giza B", "吉薩夜".
struct NamedBoard {
    std::string wonder;
    std::string side; ///< empty: not said
};
NamedBoard boardIn(std::string_view text);

} // namespace mirabilia::scorer
