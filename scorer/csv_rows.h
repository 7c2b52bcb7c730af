// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The way from the rows of a CSV file to sheets; not part of the library's interface.

#include "scorer/sheet.h"

#include <vector>

namespace mirabilia::scorer {

/// A row of a file: an entry, and what it says about its game. `about` has no entries.
struct CsvRow {
    Sheet about;
    Entry entry;
};

/// Puts the rows of one game together: those of the same `game`, or of the same date, round and
/// table, or, where a file has none of that, of a list in which no player comes twice.
std::vector<Sheet> sheetsOf(std::vector<CsvRow> rows);

/// Sorts entries by seat, or along the neighbours they name, and says what is known of the seating.
void seat(Sheet &sheet);

/// Drops totals and ranks that only repeat what the rows say, as `writeCsv` writes them: kept as
/// typed they would contradict the first correction of a row.
void forgetComputed(Sheet &sheet);

} // namespace mirabilia::scorer
