// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace mirabilia::scorer {

/// One record of a CSV file.
struct CsvRecord {
    std::size_t line = 1; ///< of the file, where it begins
    std::vector<std::string> cells;
    bool openQuote = false; ///< a quotation mark that nothing closes was taken as it stands

    /// Nothing but blanks in it.
    [[nodiscard]] bool empty() const;
};

/// Reads records as RFC 4180 describes them and as spreadsheets and people write them: quoted cells
/// over several lines, quotation marks in the middle of a cell, any line ends. Never refuses
/// anything and takes time in proportion to the text.
class CsvReader {
public:
    /// `text` must outlive the reader.
    CsvReader(std::string_view text, char delimiter) : input(text), separator(delimiter) {}

    /// False at the end of the text.
    bool next(CsvRecord &record);
    /// How many bytes have been read.
    [[nodiscard]] std::size_t position() const { return place; }

private:
    [[nodiscard]] bool atLineEnd(std::size_t from) const;
    [[nodiscard]] bool endsCell(std::size_t from) const;
    void plainCell(std::string &cell);
    bool quotedCell(std::string &cell);
    void endLine();

    std::string_view input;
    char separator;
    std::size_t place = 0;
    std::size_t line = 1;
    std::size_t hopeless = 0;    ///< no quotation opened before here is closed on a later line
    std::size_t plainBefore = 0; ///< nor on its own line
};

/// A cell as it is written: quoted if it must be.
std::string csvCell(std::string_view text, char delimiter = ',');

} // namespace mirabilia::scorer
