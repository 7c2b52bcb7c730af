// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/parsed.h"
#include "scorer/checker.h"
#include "scorer/sheet.h"
#include "scorer/text.h"

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace mirabilia::scorer {

/// A finding and where it is in a file.
struct LocatedFinding {
    std::size_t line = 0; ///< 0: the format has no lines that mean anything
    std::string game;
    std::string player; ///< empty: the whole table
    Finding finding;
};

/// What a file holds.
struct Import {
    std::vector<Sheet> sheets; ///< in the order of their first rows
    std::size_t rows = 0;      ///< of players
    std::vector<LocatedFinding> unread;
    std::vector<std::string> unknownColumns; ///< heads of columns that mean nothing here
    /// How it was read where it could be read in another way: dates, columns of zeros and ones.
    std::vector<Finding> remarks;
    Encoding encoding = Encoding::utf8;
    /// The column "coins" held points: there is no other for the treasury.
    bool coinsArePoints = false;
    /// Totals add up where cells were left empty, so that these mean no points.
    bool emptyIsZero = false;
};

/// Called now and then during long work with the part that is done, 0 to 1; false ends the work.
using Progress = std::function<bool(double part)>;

/// Reads CSV, or JSON if the text begins like that. Fails with one sentence if there is no table of
/// scores in it at all, or if `progress` ends it; whatever else is wrong ends up in `unread`.
Parsed<Import> readSheets(std::string_view bytes, const Progress &progress = {});

/// One row a player, with a head; see README.md for the columns.
Parsed<Import> readCsv(std::string_view bytes, const Progress &progress = {});

/// What `writeJson` writes.
Parsed<Import> readJson(std::string_view text);

/// One of its sheets with what the whole file says of it: with zeros where cells were left empty,
/// if that means no points, in rows other than that of the war, of entries with a total.
Sheet asMeant(const Import &import, const Sheet &sheet);

/// The same for sheets of one and the same game, however they came here: what was played when, and
/// who had which points. Names of files, seats and remarks do not count.
std::string gameKey(const Sheet &sheet);

/// What cannot be right in a file, by line: what could not be read, and what the checker finds.
/// If `progress` ends it, what was found until then.
std::vector<LocatedFinding> checkImport(const Import &import, const Checker &checker,
                                        const Progress &progress = {});

} // namespace mirabilia::scorer
