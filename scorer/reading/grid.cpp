// SPDX-License-Identifier: GPL-3.0-or-later
#include "scorer/reading/columns.h"
#include "scorer/reading/table.h"
#include "scorer/text.h"

#include <algorithm>
#include <array>

namespace mirabilia::scorer {

namespace {

constexpr std::size_t searchedLines = 60;
/// Bytes in which they stand.
constexpr std::size_t mostNarrowed = 20'000;

/// How much of the beginning makes sense with a separator: words for columns side by side, or below
/// one another with something beside them.
std::size_t senseOf(std::string_view text, char delimiter) {
    CsvReader reader(text, delimiter);
    CsvRecord record;
    std::size_t best = 0;
    std::array<std::vector<std::string>, 2> labels;
    for (std::size_t number = 0; number < searchedLines && reader.next(record); ++number) {
        std::size_t known = understood(record.cells, true);
        if (known < leastColumns && record.cells.size() > 2) {
            known = std::any_of(record.cells.begin(), record.cells.end(), [](const auto &cell) {
                return meaningOf(cell, false) != Meaning();
            });
        }
        best = std::max(best, known);
        for (std::size_t i = 0; i < labels.size() && record.cells.size() > i + 1; ++i) {
            labels.at(i).push_back(tidied(record.cells[i]));
        }
    }
    return std::max({best, understood(labels[0]), understood(labels[1])});
}

/// With the wide marks of the east of Asia as separators of a keyboard.
std::string withNarrowMarks(std::string_view text) {
    constexpr std::array<std::pair<std::string_view, char>, 4> marks{
        {{"，", ','}, {"；", ';'}, {"｜", '|'}, {"、", ','}}};
    std::string plain;
    for (std::size_t place = 0; place < text.size();) {
        const auto mark = std::find_if(marks.begin(), marks.end(), [&](const auto &known) {
            return text.substr(place).starts_with(known.first);
        });
        plain += mark == marks.end() ? text[place] : mark->second;
        place += mark == marks.end() ? 1 : mark->first.size();
    }
    return plain;
}

struct Separator {
    char mark = ',';
    std::size_t sense = 0;
};

Separator separatorOf(std::string_view text) {
    Separator best;
    for (const char mark : {',', ';', '\t', '|'}) {
        if (const std::size_t sense = senseOf(text, mark); sense > best.sense) {
            best = {mark, sense};
        }
    }
    return best;
}

std::optional<Grid> cellsOf(std::string_view text, char mark, Steps &steps) {
    CsvReader reader(text, mark);
    Grid grid;
    CsvRecord record;
    while (reader.next(record)) {
        if (grid.size() > mostRows || !steps.goesOn(reader.position(), 2 * text.size())) {
            return std::nullopt;
        }
        if (!record.empty()) {
            grid.push_back(std::move(record));
        }
    }
    return grid;
}

} // namespace

std::optional<Grid> gridOf(std::string_view text, Steps &steps) {
    const Separator plain = separatorOf(text);
    if (plain.sense < leastColumns) {
        const std::string narrow = withNarrowMarks(text.substr(0, mostNarrowed));
        const Separator wide = separatorOf(narrow);
        if (wide.sense > plain.sense) {
            const std::string all = withNarrowMarks(text);
            return cellsOf(all, wide.mark, steps);
        }
    }
    return cellsOf(text, plain.mark, steps);
}

} // namespace mirabilia::scorer
