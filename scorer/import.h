// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/parsed.h"
#include "scorer/checker.h"
#include "scorer/column_choices.h"
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
    std::vector<ReadColumn> columns;         ///< of a table, in the order of the file
    std::vector<std::string> unknownColumns; ///< heads of columns that mean nothing here
    /// How it was read where it could be read in another way: dates, columns of zeros and ones.
    std::vector<Finding> remarks;
    std::string encoding = "UTF-8"; ///< see DecodedText
    /// The column "coins" held points: there is no other for the treasury.
    bool coinsArePoints = false;
    /// Totals add up where cells were left empty, so that these mean no points.
    bool emptyIsZero = false;
};

/// A file that has been read, or why there are no sheets in it, which can be said in any language.
class Reading : public Parsed<Import> {
public:
    Reading(Import good) : Parsed(std::move(good)) {}
    Reading(const Finding &why) : Parsed(failure(sentence(why))), refusal(why) {}
    explicit Reading(std::string code, Finding::Params params = {})
        : Reading(Finding{FindingKind::unread, std::move(code), std::move(params), "", {}}) {}

    Finding refusal; ///< nothing in it if ok()
};

/// Called now and then during long work with the part that is done, 0 to 1; false ends the work.
using Progress = std::function<bool(double part)>;

/// Several games a day for a thousand years. Whoever writes more than that writes several files.
inline constexpr std::size_t mostRows = 2'000'000;
/// What so many rows need as JSON.
inline constexpr std::size_t largestFile = std::size_t{768} << 20U;

/// Reads whatever text holds sheets: tables in any layout of scorer/reading, our JSON and that of
/// others, exports of BG Stats and links to it, plays of BoardGameGeek. Fails if there are no
/// scores in it at all, or if `progress` ends it; whatever else is wrong ends up in `unread`.
Reading readSheets(const DecodedText &text, const Progress &progress = {},
                   const ColumnWishes &columns = {});
/// The same of bytes that are Unicode or western.
Reading readSheets(std::string_view bytes, const Progress &progress = {});

/// A line of a spreadsheet.
struct CellLine {
    std::size_t number = 1;
    std::vector<std::string> cells;
};
/// The same of the cells of a spreadsheet.
Reading readCells(std::vector<CellLine> lines, const Progress &progress = {},
                  const ColumnWishes &columns = {});

/// What `writeJson` writes.
Reading readJson(std::string_view text);

/// The oldest first, as a history takes them: by date, games of one day in the order of the file,
/// unless that begins with the newest.
std::vector<Sheet> oldestFirst(std::vector<Sheet> sheets);

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
