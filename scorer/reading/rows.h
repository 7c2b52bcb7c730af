// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The way from the rows of a CSV file to sheets; not part of the library's interface.

#include "scorer/sheet.h"

#include <span>
#include <utility>
#include <vector>

namespace mirabilia::scorer {

/// A row of a file: an entry, and what it says about its game. `about` has no entries.
struct CsvRow {
    Sheet about;
    Entry entry;
    bool hasEmpty = false; ///< a cell for points was left empty
    bool boxShown = false; ///< its game is written down, or only that game has what is filled in
    std::size_t block = 0; ///< which table of its file, or which row of games; 0: there is one
    /// Whole numbers in columns that mean nothing: the column, the number.
    std::vector<std::pair<std::size_t, int>> strangers;
};

/// Rows that do not show their game are of that of the others at their table. Returns the rows that
/// show another one than the first of their table, and that one: they are games of their own.
std::vector<std::pair<std::size_t, Box>> settleBoxes(std::vector<CsvRow> &rows);

/// Puts the rows of one game together: those of the same `game`, or of the same date, round and
/// table, or of one block, or, where a file has none of that, of a list in which no player comes
/// twice and no rank begins again. A list that may as well be two games has guessed seats; the only
/// one of its day is a game.
std::vector<Sheet> sheetsOf(std::vector<CsvRow> rows);

/// Sorts entries by seat, or along the neighbours they name, and says what is known of the seating.
void seat(Sheet &sheet);

/// Drops totals and ranks that only repeat what the rows say, as most people's tables hold them:
/// kept as typed they would contradict the first correction of a row.
void forgetComputedTotals(Sheet &sheet);
void forgetComputedRanks(Sheet &sheet);

/// Without a column for the treasury, "coins" may mean the points they are worth or the coins
/// themselves: whatever makes more of the totals add up, else points. True: points.
bool settleCoins(std::vector<CsvRow> &rows);

/// Rows of expansions that hold only 0 and 1, the same for everybody at a table, where the totals
/// do not add up with them: they tell what was played with, and become add-ons. Returns those of
/// `columns` that do.
std::vector<Row> settleFlags(std::vector<CsvRow> &rows, std::span<const Row> columns);

/// The column that means nothing here and holds in every row the sum of all other numbers: the
/// total, which no word tells. It is no stranger then.
std::optional<std::size_t> settleTotal(std::vector<CsvRow> &rows);

/// Columns that mean nothing here but whose whole numbers the totals need: they are points, for the
/// row `other`. While nobody knows which they are, `other` is played and open, so that no total is
/// held to a sum that is known to be partial.
struct Strangers {
    std::vector<std::size_t> points; ///< columns
    bool open = false;
};
Strangers settleStrangers(std::vector<CsvRow> &rows);

/// Where both of a Duel have won it before its end, because the file says it of the game, it was
/// who came in first.
void settleVictory(Sheet &sheet);

/// Whether the totals show that a cell left empty means no points.
bool emptyIsZero(const std::vector<CsvRow> &rows);

} // namespace mirabilia::scorer
