// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The words over the columns of people's tables, in their languages. What is new to it needs no
// other change.

#include "scorer/reading/columns.h"

#include <span>
#include <string_view>

namespace mirabilia::scorer {

/// Words for a column in one language. One word may mean one thing with numbers below it and
/// another with text.
struct HeadWord {
    std::string_view language;
    Meaning meaning;
    std::string_view words; ///< as people write them, with "|" between; compared as `folded` has it
};

/// What stands before or behind the word for a row and makes it points, or a part of the row.
struct HeadAffix {
    enum class Kind : std::uint8_t {
        points,     ///< "VP from Science"
        victories,  ///< "Military Conflicts (Victory)"
        defeats,    ///< "Military Conflicts (Defeat)"
        connection, ///< the "from" in "VP from Science"
    };

    std::string_view language;
    Kind kind;
    std::string_view words;
};

std::span<const HeadWord> headWords();
std::span<const HeadAffix> headAffixes();

/// What a head for coins says if it means those that are left in the purse.
std::string_view leftCoins();

} // namespace mirabilia::scorer
