// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scorer/column_choices.h"
#include "scorer/sheet.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace mirabilia::scorer {

/// What a column holds that is no row of the sheet.
enum class Field : std::uint8_t {
    sheet, ///< which game's sheet it is: "classic", "duel", "dice"
    game,
    date,
    round,
    table,
    location,
    minutes,
    edition,
    addOns,
    notes,
    seat,
    player,
    colour,
    wonder, ///< its name
    side,
    left,
    right,
    victory,  ///< Duel: "military" or "science" for who won before the end
    computer, ///< "yes": the program played
    total,
    rank,
    coins,
    winner,  ///< read only: a name, "yes" or "1" beside who won
    id,      ///< the sheet's in the history that a file is from, or `fileNumberMark` and a number
    guessed, ///< "yes": who belongs to this table was not written down
    person,  ///< see scorer::personId
};

/// "row1" to "row8": a row of whatever sheet it is, by its number from 0.
enum class NumberedRow : std::uint8_t {};

/// Marks a sheet that has no id by its number in the file.
inline const std::string fileNumberMark = "#";

/// Stands before the head of a column that is only kept, where that would mean something.
inline const std::string keptMark = "kept:";

/// A part of a row, which several columns hold together: victories and defeats, debts.
struct Share {
    Row row = Row::military;
    bool costs = false; ///< its points are taken away; written with a minus sign or without

    friend constexpr bool operator==(const Share &, const Share &) = default;
    friend constexpr bool operator<(const Share &a, const Share &b) {
        return std::pair(a.row, a.costs) < std::pair(b.row, b.costs);
    }
};

/// The meaning of a column; nothing: unknown.
using Meaning = std::variant<std::monostate, Field, Row, NumberedRow, Share>;

/// A row of the sheet, or a part of one.
bool holdsRow(const Meaning &meaning);
/// A row of the sheet, or the total.
bool holdsPoints(const Meaning &meaning);
/// Points, a rank, a seat ...: else text.
bool holdsNumbers(const Meaning &meaning);

/// The row of this game's sheet that a column holds, if it has that.
std::optional<Row> rowOf(const Meaning &meaning, Box box);

/// The name of a column in files that we write.
std::string_view name(Field field);

/// The name of whatever a column holds, see column_choices.h; empty: nothing.
std::string name(const Meaning &meaning);
/// What has this name.
Meaning meaningNamed(std::string_view name);

/// Gives columns the meanings that a person chose. Tells for each column whether it was.
std::vector<bool> choose(const ColumnChoices &choices, std::span<const std::string> heads,
                         std::vector<Meaning> &meanings);

/// A head as people write it, in the words of head_words.cpp, without case, accents, blanks and
/// underscores. Some words mean one thing with numbers below them and another with text ("wonder",
/// "place").
Meaning meaningOf(std::string_view head, bool numbers);

/// The meanings of all columns. Each meaning goes to one column, to what was "recorded" before what
/// says that it is points ("VP from Science") before its proper name before a synonym, else to the
/// first; the others get what else their head may mean, or nothing. Shares go to all, those of the
/// war to none beside the whole. Rows are numbered only where all eight are. `numbers` tells for
/// each column whether most cells below it are numbers.
std::vector<Meaning> meaningsOf(std::span<const std::string> heads,
                                const std::vector<bool> &numbers);

/// How many of these words have a meaning, each counted once; none if none of them holds points.
/// Ranks may tell totals: "1st (50)".
std::size_t understood(std::span<const std::string> heads, bool totalsInRanks = false);

/// "Coins left", "purse": these break ties, and are never the points of the treasury.
bool areLeftCoins(std::string_view head);

/// What was typed, where another column is worked out: "recorded_total".
bool isRecorded(std::string_view head);

} // namespace mirabilia::scorer
