// SPDX-License-Identifier: GPL-3.0-or-later
#include "scorer/reading/csv.h"

#include <algorithm>

namespace mirabilia::scorer {

namespace {

/// No sheet has so many columns; more cells are not kept.
constexpr std::size_t mostCells = 1000;

} // namespace

bool CsvRecord::empty() const {
    return std::all_of(cells.begin(), cells.end(), [](const std::string &cell) {
        return cell.find_first_not_of(" \t\r\n") == std::string::npos;
    });
}

bool CsvReader::next(CsvRecord &record) {
    record = {};
    record.line = line;
    if (place >= input.size()) {
        return false;
    }
    std::string beyond;
    for (;;) {
        std::string &cell = record.cells.size() < mostCells ? record.cells.emplace_back() : beyond;
        cell.clear();
        std::size_t begin = place;
        while (begin < input.size() && input[begin] == ' ' && separator != ' ') {
            ++begin;
        }
        const bool quoted = begin < input.size() && input[begin] == '"';
        if (quoted) {
            place = begin;
        }
        if (!quoted || !quotedCell(cell)) {
            record.openQuote = record.openQuote || quoted;
            plainCell(cell);
        }
        if (place >= input.size() || input[place] != separator) {
            endLine();
            return true;
        }
        ++place;
    }
}

bool CsvReader::atLineEnd(std::size_t from) const {
    return from >= input.size() || input[from] == '\n' || input[from] == '\r';
}

void CsvReader::plainCell(std::string &cell) {
    const std::size_t begin = place;
    while (!atLineEnd(place) && input[place] != separator) {
        ++place;
    }
    cell = input.substr(begin, place - begin);
}

/// Reads to the closing mark; false, and nothing is read, if the mark closes nowhere sensible. A
/// mark inside a cell that spans lines shows that a stray one has swallowed other records.
bool CsvReader::quotedCell(std::string &cell) {
    if (place < plainBefore) {
        return false;
    }
    std::size_t lines = 0;
    std::size_t at = place + 1;
    for (; at < input.size(); ++at) {
        const char c = input[at];
        if (c == '"' && at + 1 < input.size() && input[at + 1] == '"') {
            ++at;
        } else if (c == '"') {
            if (lines > 0 && !endsCell(at + 1)) {
                break;
            }
            place = at + 1;
            line += lines;
            std::string rest; // what people write behind the mark belongs to the cell
            plainCell(rest);
            cell += rest.find_first_not_of(' ') == std::string::npos ? "" : rest;
            return true;
        } else if (c == '\n') {
            if (at < hopeless) {
                break;
            }
            ++lines;
        }
        cell += c;
    }
    // Whatever is opened before here would be read in vain again.
    (lines > 0 ? hopeless : plainBefore) = at;
    cell.clear();
    return false;
}

bool CsvReader::endsCell(std::size_t from) const {
    while (from < input.size() && input[from] == ' ') {
        ++from;
    }
    return atLineEnd(from) || input[from] == separator;
}

void CsvReader::endLine() {
    if (place < input.size() && input[place] == '\r') {
        ++place;
        if (place < input.size() && input[place] == '\n') {
            ++place;
        }
        ++line;
    } else if (place < input.size()) {
        ++place;
        ++line;
    }
}

std::string csvCell(std::string_view text, char delimiter) {
    const bool blankEnds = !text.empty() && (text.front() == ' ' || text.back() == ' ');
    if (!blankEnds &&
        text.find_first_of(std::string{'"', '\r', '\n', delimiter}) == std::string_view::npos) {
        return std::string(text);
    }
    std::string cell = "\"";
    for (const char c : text) {
        cell += c == '"' ? "\"\"" : std::string(1, c);
    }
    return cell + '"';
}

} // namespace mirabilia::scorer
