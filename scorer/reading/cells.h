// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What people write into cells besides numbers; not part of the library's interface.

#include "scorer/edition.h"

#include <optional>
#include <string>
#include <string_view>

namespace mirabilia::scorer {

/// A box by its title, and the edition and the expansion that stand in it.
struct NamedBox {
    Box box = Box::classic;
    std::optional<Edition> edition;
    std::string addOns; ///< "7 Wonders: Leaders"
};
/// "7 Wonders Duel", "dice", "7 Wonders (Second Edition)"
std::optional<NamedBox> boxIn(std::string_view text);
std::optional<Box> boxOf(std::string_view text);

/// How a Duel was won: "science", "Military supremacy"; none for "civilian" and what else people
/// write where it was played to its end. Nothing for other words.
std::optional<Supremacy> victoryOf(std::string_view text);

/// Nothing for other words.
std::optional<bool> yesOrNo(std::string_view text);

/// "# a fine evening" and "// us two", but not "#3".
bool isComment(std::string_view cell);

/// The last rows of a spreadsheet tell of all others: "Average".
bool isSummary(std::string_view player);

/// What a spreadsheet works out, saved as it was entered: "=SUM(F2:L2)", but not the rank "=3".
bool isWorkedOut(std::string_view cell);

/// Who came in where, as people and pages write it.
struct Placing {
    int rank = 0;
    std::optional<int> total; ///< "1st (50)"
};
/// "1", "1st", "2.", "=3", "#4", "3e", "第1名", "2位", "1st (50)".
std::optional<Placing> placingIn(std::string_view cell);

} // namespace mirabilia::scorer
