// SPDX-License-Identifier: GPL-3.0-or-later
// Which reader a text is for.
#include "scorer/reading/bgg_plays.h"
#include "scorer/reading/json.h"
#include "scorer/reading/table.h"
#include "scorer/text.h"

#include <algorithm>

namespace mirabilia::scorer {

namespace {

Reading readText(std::string_view text, const Progress &progress, const ColumnWishes &columns) {
    const auto begin = std::min(text.find_first_not_of(" \t\r\n"), text.size());
    const std::string_view rest = text.substr(begin);
    if (rest.empty()) {
        return Reading("empty_file");
    }
    if (rest.starts_with('{') || rest.starts_with('[')) {
        return readJson(text, progress, columns);
    }
    if (rest.starts_with('<')) {
        const std::string word = folded(rest.substr(0, 200));
        const bool page = word.starts_with("html") || word.starts_with("doctypehtml");
        return page ? Reading("web_page") : readBggPlays(rest);
    }
    if (isBgStatsLinks(rest)) {
        return readBgStatsLinks(rest);
    }
    Steps steps(progress);
    auto grid = gridOf(text, steps);
    if (!grid && !steps.goesOn(0, 1)) {
        return Reading("stopped");
    }
    return grid ? readTable(*std::move(grid), steps, columns)
                : Reading("too_many_rows", {{"most", std::to_string(mostRows)}});
}

/// Whatever ends a line, as one mark: a quoted cell may hold any of them.
std::string withPlainLines(std::string_view text) {
    std::string plain;
    plain.reserve(text.size());
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool pair = text[i] == '\r' && i + 1 < text.size() && text[i + 1] == '\n';
        plain += text[i] == '\r' ? '\n' : text[i];
        i += pair ? 1 : 0;
    }
    return plain;
}

} // namespace

Reading readSheets(const DecodedText &text, const Progress &progress, const ColumnWishes &columns) {
    const bool returns = text.text.find('\r') != std::string::npos;
    Reading reading = readText(returns ? withPlainLines(text.text) : text.text, progress, columns);
    if (reading.ok()) {
        reading.value().encoding = text.encoding;
    }
    return reading;
}

Reading readSheets(std::string_view bytes, const Progress &progress) {
    return readSheets(decodeText(bytes), progress);
}

Reading readCells(std::vector<CellLine> lines, const Progress &progress,
                  const ColumnWishes &columns) {
    Grid grid;
    for (CellLine &line : lines) {
        CsvRecord record{line.number, std::move(line.cells), false};
        if (!record.empty()) {
            grid.push_back(std::move(record));
        }
    }
    Steps steps(progress);
    return readTable(std::move(grid), steps, columns);
}

} // namespace mirabilia::scorer
