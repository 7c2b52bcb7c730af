// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scorer/sheet.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
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
};

/// "row1" to "row8": a row of whatever sheet it is, by its number from 0.
enum class NumberedRow : std::uint8_t {};

/// The meaning of a column; nothing: unknown.
using Meaning = std::variant<std::monostate, Field, Row, NumberedRow>;

/// A row of the sheet.
bool holdsRow(const Meaning &meaning);
/// A row of the sheet, or the total.
bool holdsPoints(const Meaning &meaning);

/// The row of this game's sheet that a column holds, if it has that.
std::optional<Row> rowOf(const Meaning &meaning, Box box);

/// The name of a column in files that we write.
std::string_view name(Field field);

/// A head as people write it: without case, blanks and underscores, with synonyms. Some words mean
/// one thing with numbers below them and another with words ("wonder", "place").
Meaning meaningOf(std::string_view head, bool numbers);

/// The meanings of all columns. Each meaning goes to one column, to what was "recorded" before its
/// proper name before a synonym, else to the first; the others get what else their head may mean,
/// or nothing. Rows are numbered only where all eight are. `numbers` tells for each column whether
/// most cells below it are numbers.
std::vector<Meaning> meaningsOf(std::span<const std::string> heads,
                                const std::vector<bool> &numbers);

/// How many columns have a meaning; none if none of them holds points.
std::size_t understood(std::span<const std::string> heads);

} // namespace mirabilia::scorer
