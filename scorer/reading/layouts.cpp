// SPDX-License-Identifier: GPL-3.0-or-later
#include "scorer/reading/layouts.h"

#include "scorer/date.h"
#include "scorer/reading/cells.h"
#include "scorer/reading/columns.h"
#include "scorer/reading/guard.h"
#include "scorer/text.h"

#include <algorithm>
#include <array>

namespace mirabilia::scorer {

namespace {

/// "-----", ":---:", "+----+": drawn, not written.
bool isRule(const CsvRecord &record) {
    bool drawn = false;
    for (const std::string &cell : record.cells) {
        const std::string text = tidied(cell);
        if (text.find_first_not_of("-:+=| ") != std::string::npos) {
            return false;
        }
        drawn = drawn || text.size() >= 3;
    }
    return drawn;
}

bool isBlankCell(const std::string &cell) {
    return tidied(cell).empty();
}

/// "**Anna**"
void dropStress(std::string &cell) {
    constexpr std::string_view mark = "**";
    const std::string text = tidied(cell);
    if (text.size() > 2 * mark.size() && text.starts_with(mark) && text.ends_with(mark)) {
        cell = text.substr(mark.size(), text.size() - 2 * mark.size());
    }
}

} // namespace

Grid withoutFrame(Grid grid) {
    const bool ruled = std::erase_if(grid, isRule) > 0;
    const bool framed = !grid.empty() && std::all_of(grid.begin(), grid.end(), [](const auto &row) {
        return row.cells.size() > 2 && isBlankCell(row.cells.front()) &&
               isBlankCell(row.cells.back());
    });
    for (CsvRecord &record : grid) {
        if (framed) {
            record.cells.erase(record.cells.begin());
            record.cells.pop_back();
        }
        if (ruled) {
            std::for_each(record.cells.begin(), record.cells.end(), dropStress);
        }
    }
    return grid;
}

bool isOurHead(const CsvRecord &record) {
    constexpr std::array begin{Field::game,   Field::date,   Field::table, Field::seat,
                               Field::player, Field::wonder, Field::side};
    const auto &cells = record.cells;
    const auto isNamed = [](Field field, const std::string &cell) {
        return tidied(cell) == name(field);
    };
    return (cells.size() > begin.size() &&
            std::equal(begin.begin(), begin.end(), cells.begin(), isNamed)) ||
           std::any_of(cells.begin(), cells.end(), [](const std::string &cell) {
               return meaningOf(cell, false) == Meaning(Field::id);
           });
}

std::optional<Table> tableOf(const Grid &grid) {
    const auto head = headOf(grid);
    if (head && isOurHead(grid.front())) {
        return playersInRows(grid, 0);
    }
    // Below a head of players figures and words are cells, whatever they look like.
    if (auto games = gamesInRows(grid, head ? *head + 1 : searchedForHead)) {
        return games;
    }
    auto rows = head ? playersInRows(grid, *head) : std::nullopt;
    if (!rows) {
        if (auto persons = personsAsHeads(grid)) {
            return persons;
        }
    }
    if (auto columns = playersInColumns(grid, rows ? rows->understood : leastColumns - 1)) {
        return columns;
    }
    return rows;
}

bool areNumbers(const std::vector<std::string> &cells) {
    std::size_t whole = 0;
    std::size_t filled = 0;
    for (const std::string &cell : cells) {
        if (!isBlank(cell)) {
            ++filled;
            whole += wholeNumberOrSum(cell) || placingIn(cell) ? 1 : 0;
        }
    }
    return filled == 0 || 2 * whole > filled;
}

std::string cellAt(const CsvRecord &record, std::size_t column) {
    return column < record.cells.size() ? unguarded(tidied(record.cells[column])) : "";
}

std::optional<std::string> titleIn(const CsvRecord &record) {
    std::optional<std::string> title;
    for (const std::string &cell : record.cells) {
        if (!isBlankCell(cell)) {
            if (title) {
                return std::nullopt;
            }
            title = tidied(cell);
        }
    }
    while (title && title->starts_with('#')) { // as Markdown marks them
        title->erase(0, 1);
    }
    title = title ? std::optional(tidied(*title)) : title;
    return title && !title->empty() && !wholeNumber(*title) ? title : std::nullopt;
}

std::string_view headOfTitle(const std::string &title) {
    return name(isoDate(title) ? Field::date : Field::game);
}

} // namespace mirabilia::scorer
