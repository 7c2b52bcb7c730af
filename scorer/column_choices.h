// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What the columns of a table are taken for, how a person changes it, and how the change is kept
// for the next file with the same heads:
//
//     Import import = *readSheets(text, {}, {{}, memory});   // what was chosen before holds
//     import.columns                                         // show them, with `meaningsFor` each
//     choices = choicesWith(import.columns, 3, "other");     // a person changes the fourth
//     import = *readSheets(text, {}, {choices, memory});     // read once more
//     memory.remember(import.columns, choices);              // when it is accepted
//     memory.text()                                          // goes into the settings

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace mirabilia::scorer {

struct Import;

/// A column of a table, and what it was taken for. Where players stand in columns, one of the
/// labels beside them.
struct ReadColumn {
    std::string head;
    std::string meaning;            ///< see `meanings`; empty: nothing, its cells are kept
    std::vector<std::string> cells; ///< the first few that are filled, for who is to judge
    bool chosen = false;            ///< by a person, now or for an earlier file

    friend bool operator==(const ReadColumn &, const ReadColumn &) = default;
};

/// What a column is to be taken for, whatever its head says. The columns that were taken for the
/// same lose it, unless they are chosen too: then rows of the sheet are added up.
struct ColumnChoice {
    std::string head;
    std::string meaning;
    std::size_t number = 0; ///< which of the columns with this head, from 0; case does not count

    friend bool operator==(const ColumnChoice &, const ColumnChoice &) = default;
};
using ColumnChoices = std::vector<ColumnChoice>;

/// The names of all that a column can hold: the columns of README.md, and for parts of a row that
/// stand in columns of their own "military_victories", "military_defeats", "armada_victories",
/// "armada_defeats" and "debts". A defeat costs what it says, with a minus sign or without.
bool isMeaning(std::string_view name);

/// What the columns of this file can be taken for, in the order of a list to choose from: nothing
/// (""), the player, the rows of the games that are in it, the total and the rank, the rest.
std::vector<std::string> meaningsFor(const Import &import);

/// The choices so far, and this one. The meaning "" is a choice too.
ColumnChoices choicesWith(const std::vector<ReadColumn> &columns, std::size_t column,
                          std::string meaning);

/// The choices of people, for files with the same heads in any order.
class ColumnMemory {
public:
    /// No choices: these heads are forgotten. The oldest are forgotten beyond a hundred.
    void remember(const std::vector<ReadColumn> &columns, ColumnChoices choices);
    [[nodiscard]] const ColumnChoices *find(std::span<const std::string> heads) const;

    /// For the settings: JSON. What is not understood in it is left out.
    [[nodiscard]] std::string text() const;
    static ColumnMemory fromText(std::string_view text);

private:
    /// The heads in one text, and the choices; the newest stand last.
    std::vector<std::pair<std::string, ColumnChoices>> kept;
};

/// How the columns of a table are to be read.
struct ColumnWishes {
    std::optional<ColumnChoices> choices; ///< nothing: those that the memory has for its heads
    ColumnMemory memory;
};

} // namespace mirabilia::scorer
