// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The ways in which people lay a table of scores out. Each layout is a file of its own: it says
// whether a grid of cells is one, and turns it into a table with a row for each player.

#include "scorer/reading/csv.h"

#include <optional>
#include <string>
#include <vector>

namespace mirabilia::scorer {

/// The cells of a file, by lines.
using Grid = std::vector<CsvRecord>;

/// A head, and a row for each player.
struct Table {
    std::vector<std::string> heads;
    Grid rows;
    /// For each row the part of the file it is from, from 1; 0: nobody drew a line anywhere.
    std::vector<std::size_t> blocks;
    std::size_t understood = 0; ///< columns with a meaning
};

/// The head stands within so many lines; above it there may be titles.
inline constexpr std::size_t searchedForHead = 30;
/// Fewer columns with a meaning are no table of scores.
inline constexpr std::size_t leastColumns = 2;

/// Several blocks with heads of more kinds than this are noise.
inline constexpr std::size_t mostHeads = 200;

/// | Player | Total |
/// |--------|-------|   without the frame that Markdown and others draw around cells.
Grid withoutFrame(Grid grid);

/// The head of a file that this program has written, in which any words may be names: it begins as
/// every such file does, or names ids of sheets.
bool isOurHead(const CsvRecord &record);

/// The line that names the most columns; nothing if none names enough.
std::optional<std::size_t> headOf(const Grid &grid);

/// One row a player, below the head in this line. Titles and repeated heads begin another block.
std::optional<Table> playersInRows(const Grid &grid, std::size_t head);

/// The paper's own layout: one column a player, the rows of the sheet below one another; one block
/// or several. Nothing unless more of its labels have a meaning than `moreThan`.
std::optional<Table> playersInColumns(const Grid &grid, std::size_t moreThan);

/// One row a game: "Date, Player 1, Score 1, Player 2, Score 2", in one of the first so many lines.
std::optional<Table> gamesInRows(const Grid &grid, std::size_t lines);

/// One row a game and one column a person, with totals: "Date, Anna, Ben, Carla".
std::optional<Table> personsAsHeads(const Grid &grid);

/// Whatever layout explains most of the grid; nothing if none does.
std::optional<Table> tableOf(const Grid &grid);

// ---- What layouts have in common ----------------------------------------------------------------

/// Mostly whole numbers among those of these cells that are not blank.
bool areNumbers(const std::vector<std::string> &cells);

/// A cell without blanks around it; nothing where there is none.
std::string cellAt(const CsvRecord &record, std::size_t column);

/// Where a single text stands in a line: a title; nothing if it is none.
std::optional<std::string> titleIn(const CsvRecord &record);

/// The column that a title belongs into: of dates if it is one, else of games.
std::string_view headOfTitle(const std::string &title);

} // namespace mirabilia::scorer
