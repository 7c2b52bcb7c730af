// SPDX-License-Identifier: GPL-3.0-or-later
#include "scorer/reading/cells.h"
#include "scorer/reading/columns.h"
#include "scorer/reading/guard.h"
#include "scorer/reading/layouts.h"
#include "scorer/text.h"

#include <algorithm>

namespace mirabilia::scorer {

namespace {

constexpr int mostTotal = 400;

struct PersonColumns {
    std::vector<std::string> heads;
    std::vector<std::size_t> ofGame;
    std::vector<std::size_t> persons;
};

/// A column of totals under a name.
bool holdsTotals(const Grid &grid, std::size_t headLine, std::size_t column) {
    std::size_t filled = 0;
    for (std::size_t line = headLine + 1; line < grid.size(); ++line) {
        const auto &cells = grid[line].cells;
        if (column >= cells.size() || isBlank(cells[column])) {
            continue;
        }
        const auto number = wholeNumber(cells[column]);
        if (!number || *number < -mostTotal || *number > mostTotal) {
            return false;
        }
        ++filled;
    }
    return filled > 0;
}

/// Nothing unless a line tells of games and two persons or more.
std::optional<PersonColumns> personColumns(const Grid &grid, std::size_t headLine) {
    PersonColumns columns;
    bool dated = false;
    for (std::size_t i = 0; i < grid[headLine].cells.size(); ++i) {
        const std::string head = unguarded(tidied(grid[headLine].cells[i]));
        const Meaning meaning = meaningOf(head, false);
        columns.heads.push_back(head);
        if (holdsPoints(meaning)) {
            return std::nullopt;
        }
        const bool person = meaning == Meaning() && !head.empty() && !wholeNumber(head) &&
                            !isSummary(head) && holdsTotals(grid, headLine, i);
        (person ? columns.persons : columns.ofGame).push_back(i);
        dated = dated || meaning == Meaning(Field::date) || meaning == Meaning(Field::game) ||
                meaning == Meaning(Field::round);
    }
    return dated && columns.persons.size() >= 2 ? std::optional(columns) : std::nullopt;
}

} // namespace

std::optional<Table> personsAsHeads(const Grid &grid) {
    for (std::size_t head = 0; head < std::min(grid.size(), searchedForHead); ++head) {
        const auto columns = personColumns(grid, head);
        if (!columns) {
            continue;
        }
        Table table;
        for (const std::size_t column : columns->ofGame) {
            table.heads.push_back(columns->heads[column]);
        }
        table.heads.emplace_back(name(Field::player));
        table.heads.emplace_back(name(Field::total));
        for (std::size_t line = head + 1; line < grid.size(); ++line) {
            const auto &cells = grid[line].cells;
            for (const std::size_t person : columns->persons) {
                if (person >= cells.size() || isBlank(cells[person])) {
                    continue; // was not there
                }
                CsvRecord row;
                row.line = grid[line].line;
                for (const std::size_t column : columns->ofGame) {
                    row.cells.push_back(column < cells.size() ? cells[column] : "");
                }
                row.cells.push_back(columns->heads[person]);
                row.cells.push_back(cells[person]);
                table.rows.push_back(std::move(row));
                table.blocks.push_back(line - head);
            }
        }
        table.understood = understood(table.heads);
        return table;
    }
    return std::nullopt;
}

} // namespace mirabilia::scorer
