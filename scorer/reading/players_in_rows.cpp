// SPDX-License-Identifier: GPL-3.0-or-later
#include "scorer/date.h"
#include "scorer/reading/cells.h"
#include "scorer/reading/columns.h"
#include "scorer/reading/guard.h"
#include "scorer/reading/layouts.h"
#include "scorer/reading/line_kinds.h"
#include "scorer/text.h"

#include <algorithm>
#include <map>
#include <utility>

namespace mirabilia::scorer {

namespace {

std::vector<std::string> headsIn(const CsvRecord &record) {
    std::vector<std::string> heads;
    for (const std::string &cell : record.cells) {
        heads.push_back(unguarded(tidied(cell)));
    }
    return heads;
}

/// One grid on its way to a table.
class RowsOfPlayers {
public:
    RowsOfPlayers(const Grid &cells, std::size_t firstHead) : grid(cells) {
        if (firstHead > 0) {
            title = titleIn(grid[firstHead - 1]).value_or("");
        }
        const std::vector<LineKind> kinds = kindsOfLines(grid, firstHead);
        for (std::size_t i = firstHead; i < grid.size() && !isTooWide(); ++i) {
            switch (kinds[i]) {
            case LineKind::head: beginBlock(grid[i]); break;
            case LineKind::title: addTitle(*titleIn(grid[i])); break;
            case LineKind::row: addRow(grid[i]); break;
            case LineKind::remark: break;
            }
        }
    }

    [[nodiscard]] bool isTooWide() const { return count > 1 && table.heads.size() > mostHeads; }

    Table finish() {
        const bool known = std::any_of(table.heads.begin(), table.heads.end(), saysWhichGame);
        if (known || count == 1) {
            table.blocks.assign(table.rows.size(), 0);
        }
        const bool dated = std::all_of(titles.begin(), titles.end(), [](const std::string &text) {
            return text.empty() || isoDate(text);
        });
        if (!known && (count > 1 || dated)) {
            addTitles(dated ? Field::date : Field::game);
        }
        table.understood = understood(table.heads);
        return std::move(table);
    }

private:
    static bool saysWhichGame(const std::string &head) {
        const Meaning meaning = meaningOf(head, false);
        return meaning == Meaning(Field::game) || meaning == Meaning(Field::date) ||
               meaning == Meaning(Field::round) || meaning == Meaning(Field::table);
    }

    /// The heads of a later block may stand in another order, and others among them.
    void beginBlock(const CsvRecord &record) {
        ++count;
        titles.push_back(std::exchange(title, {}));
        begun = false;
        const std::vector<std::string> heads = headsIn(record);
        places.clear();
        std::map<std::string, std::size_t> used; // how many columns of this block
        for (const std::string &head : heads) {
            const std::string word = folded(head);
            std::vector<std::size_t> &same = columns[word];
            const std::size_t number = used[word]++;
            if (number == same.size()) {
                same.push_back(table.heads.size());
                table.heads.push_back(head);
            }
            places.push_back(same[number]);
        }
    }

    void addTitle(const std::string &text) { title.append(title.empty() ? "" : ", ").append(text); }

    /// Below a title the columns are those of the block above.
    void addRow(const CsvRecord &record) {
        if (!title.empty() && begun) {
            ++count;
            titles.emplace_back();
        }
        if (!title.empty()) {
            titles.back() = std::exchange(title, {});
        }
        begun = true;
        CsvRecord row = record;
        if (count > 1) {
            row.cells.assign(table.heads.size(), "");
            for (std::size_t i = 0; i < record.cells.size(); ++i) {
                if (i < places.size()) {
                    row.cells[places[i]] = record.cells[i];
                } else {
                    row.cells.push_back(record.cells[i]); // more than there are heads: told later
                }
            }
        }
        table.rows.push_back(std::move(row));
        table.blocks.push_back(count);
    }

    void addTitles(Field field) {
        if (std::all_of(titles.begin(), titles.end(),
                        [](const auto &text) { return text.empty(); })) {
            return;
        }
        table.heads.insert(table.heads.begin(), std::string(name(field)));
        for (std::size_t i = 0; i < table.rows.size(); ++i) {
            auto &cells = table.rows[i].cells;
            cells.insert(cells.begin(), titles[std::max<std::size_t>(table.blocks[i], 1) - 1]);
        }
    }

    const Grid &grid;
    Table table;
    std::map<std::string, std::vector<std::size_t>> columns; ///< of the table, by their heads
    std::vector<std::size_t> places;                         ///< where the columns of this block go
    std::vector<std::string> titles;                         ///< of each block
    std::string title;
    std::size_t count = 0;
    bool begun = false; ///< the block has rows
};

/// Below a head the ranks tell totals: "1st (50)".
bool ranksTellTotals(const Grid &grid, std::size_t head, const std::vector<std::string> &heads) {
    constexpr std::size_t searched = 10;
    const auto meanings = meaningsOf(heads, std::vector<bool>(heads.size(), true));
    const auto rank = static_cast<std::size_t>(
        std::find(meanings.begin(), meanings.end(), Meaning(Field::rank)) - meanings.begin());
    std::size_t totals = 0;
    std::size_t filled = 0;
    for (std::size_t i = head + 1; i < std::min(grid.size(), head + searched); ++i) {
        if (rank < std::min(grid[i].cells.size(), heads.size())) {
            const auto placing = placingIn(grid[i].cells[rank]);
            filled += isBlank(grid[i].cells[rank]) ? 0 : 1;
            totals += placing && placing->total ? 1 : 0;
        }
    }
    return 2 * totals > filled;
}

std::size_t understoodAt(const Grid &grid, std::size_t line) {
    const std::vector<std::string> heads = headsIn(grid[line]);
    const std::size_t columns = understood(heads);
    return columns == 0 && ranksTellTotals(grid, line, heads) ? understood(heads, true) : columns;
}

} // namespace

std::optional<std::size_t> headOf(const Grid &grid) {
    std::size_t best = 0;
    std::size_t most = 0;
    for (std::size_t i = 0; i < std::min(grid.size(), searchedForHead); ++i) {
        const std::size_t columns = understoodAt(grid, i);
        if (columns > most) {
            most = columns;
            best = i;
        }
    }
    return most < leastColumns ? std::nullopt : std::optional(best);
}

std::optional<Table> playersInRows(const Grid &grid, std::size_t head) {
    RowsOfPlayers rows(grid, head);
    if (rows.isTooWide()) {
        return std::nullopt;
    }
    Table table = rows.finish();
    table.understood = std::max(table.understood, leastColumns); // as the head has
    return table;
}

} // namespace mirabilia::scorer
