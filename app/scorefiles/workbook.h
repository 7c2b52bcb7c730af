// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scorer/import.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace mirabilia::scorefiles {

class Archive;

/// A sheet of a workbook.
struct Tab {
    std::string name;
    std::vector<scorer::CellLine> lines; ///< those with anything in them
};
using Workbook = std::vector<Tab>;

/// Fills a workbook cell by cell, line by line, within bounds: a small file may say that a million
/// lines are the same.
class WorkbookWriter {
public:
    void begin(std::string tab) { book.push_back({std::move(tab), {}}); }
    /// Cells from the left; a blank one leaves nothing behind. Counted from 0. What does not go
    /// from left to right and from line to line is dropped. False: it is too much.
    bool put(std::size_t line, std::size_t column, std::string text);

    /// Nothing if it was too much.
    std::optional<Workbook> finish();

private:
    Workbook book;
    std::size_t cells = 0;
};

/// A number as people read it: 57.0 as "57".
std::string shownNumber(std::string_view number);

/// The visible sheets of a workbook of Excel (ECMA-376), or of an OpenDocument spreadsheet: numbers
/// without a format, dates as ours, formulas as what they gave. Nothing if the archive is neither,
/// is damaged, or holds too much.
std::optional<Workbook> readExcel(Archive &archive);
std::optional<Workbook> readOpenDocument(Archive &archive);

} // namespace mirabilia::scorefiles
