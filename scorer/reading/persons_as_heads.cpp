// SPDX-License-Identifier: GPL-3.0-or-later
#include "scorer/reading/cells.h"
#include "scorer/reading/columns.h"
#include "scorer/reading/layouts.h"
#include "scorer/text.h"

#include <algorithm>
#include <iterator>
#include <set>

namespace mirabilia::scorer {

namespace {

constexpr int mostTotal = 400;

/// A head of games and persons, and the lines of games below it.
class GamesOfPersons {
public:
    GamesOfPersons(const Grid &cells, std::size_t headLine) : grid(cells), head(headLine) {
        for (std::size_t i = 0; i < grid[head].cells.size(); ++i) {
            heads.push_back(cellAt(grid[head], i));
            meanings.push_back(meaningOf(heads.back(), false));
        }
        const auto label = std::find_if(meanings.begin(), meanings.end(), tellsGames);
        const bool points = std::any_of(meanings.begin(), meanings.end(), holdsPoints);
        if (label != meanings.end() && !points) {
            findLines(static_cast<std::size_t>(label - meanings.begin()));
            findPersons();
        }
    }

    [[nodiscard]] bool any() const { return persons.size() >= 2; }

    [[nodiscard]] Table table() const {
        Table result;
        for (const std::size_t column : ofGame) {
            result.heads.push_back(heads[column]);
        }
        result.heads.emplace_back(name(Field::player));
        result.heads.emplace_back(name(Field::total));
        for (const std::size_t line : lines) {
            for (const std::size_t person : playersIn(line)) {
                CsvRecord row;
                row.line = grid[line].line;
                for (const std::size_t column : ofGame) {
                    row.cells.push_back(column < grid[line].cells.size() ? grid[line].cells[column]
                                                                         : "");
                }
                row.cells.push_back(heads[person]);
                row.cells.push_back(cellAt(grid[line], person));
                result.rows.push_back(std::move(row));
                result.blocks.push_back(line - head);
            }
        }
        result.understood = understood(result.heads);
        return result;
    }

private:
    static bool tellsGames(const Meaning &meaning) {
        return meaning == Meaning(Field::date) || meaning == Meaning(Field::game) ||
               meaning == Meaning(Field::round);
    }

    /// A date, or the number of a game.
    static bool isNumbered(const std::string &text) {
        return text.find_first_of("0123456789") != std::string::npos;
    }

    /// Sums, averages and the like stand below the games. Beside rows of a sheet it is a paper one.
    void findLines(std::size_t label) {
        for (std::size_t line = head + 1; line < grid.size(); ++line) {
            const std::string text = cellAt(grid[line], label);
            const Meaning meaning = isNumbered(text) ? Meaning() : meaningOf(text, true);
            if (holdsRow(meaning)) {
                lines.clear();
                return;
            }
            if (!isSummary(text) && meaning != Meaning(Field::total)) {
                lines.push_back(line);
            }
        }
        while (lines.size() > 2 && !isNumbered(cellAt(grid[lines.back()], label)) &&
               (isSum() || hasFractions())) {
            lines.pop_back();
        }
    }

    /// Whether the last line holds averages.
    [[nodiscard]] bool hasFractions() const {
        const auto &cells = grid[lines.back()].cells;
        return std::any_of(cells.begin(), cells.end(), [](const std::string &cell) {
            const auto digits = cell.find_first_not_of("0123456789");
            return digits != std::string::npos && digits > 0 && !wholeNumber(cell) &&
                   cell.find_first_not_of("0123456789.,") == std::string::npos;
        });
    }

    /// Whether the last line holds the sums of those above it.
    [[nodiscard]] bool isSum() const {
        bool any = false;
        for (std::size_t column = 0; column < heads.size(); ++column) {
            int sum = 0;
            for (std::size_t i = 0; i + 1 < lines.size(); ++i) {
                sum += wholeNumber(cellAt(grid[lines[i]], column)).value_or(0);
            }
            const auto number = wholeNumber(cellAt(grid[lines.back()], column));
            if (number && *number != sum) {
                return false;
            }
            any = any || number;
        }
        return any;
    }

    void findPersons() {
        std::set<std::string> winners;
        for (std::size_t i = 0; i < meanings.size(); ++i) {
            for (const std::size_t line : lines) {
                if (meanings[i] == Meaning(Field::winner)) {
                    winners.insert(folded(cellAt(grid[line], i)));
                }
            }
        }
        const bool named = std::any_of(heads.begin(), heads.end(), [&](const std::string &text) {
            return !text.empty() && winners.contains(folded(text));
        });
        for (std::size_t i = 0; i < meanings.size(); ++i) {
            const bool person = meanings[i] == Meaning() && !heads[i].empty() &&
                                !wholeNumber(heads[i]) && !isSummary(heads[i]) &&
                                holdsTotals(i, named);
            (person ? persons : ofGame).push_back(i);
        }
    }

    /// A column of totals under a name.
    [[nodiscard]] bool holdsTotals(std::size_t column, bool mayBeEmpty) const {
        std::size_t filled = 0;
        for (const std::size_t line : lines) {
            const std::string cell = cellAt(grid[line], column);
            const auto number = wholeNumber(cell);
            if (!isBlank(cell) && (!number || *number < -mostTotal || *number > mostTotal)) {
                return false;
            }
            filled += number ? 1 : 0;
        }
        return filled > 0 || (mayBeEmpty && !lines.empty());
    }

    /// Who was there: whoever has points. A Duel may be won without any.
    [[nodiscard]] std::vector<std::size_t> playersIn(std::size_t line) const {
        constexpr std::size_t duellists = 2;
        std::vector<std::size_t> present;
        std::copy_if(persons.begin(), persons.end(), std::back_inserter(present),
                     [&](std::size_t person) { return !isBlank(cellAt(grid[line], person)); });
        const auto won = [&](std::size_t column) {
            return meanings[column] == Meaning(Field::winner) &&
                   !isBlank(cellAt(grid[line], column));
        };
        const bool early = present.empty() && std::any_of(ofGame.begin(), ofGame.end(), won);
        return early && persons.size() == duellists ? persons : present;
    }

    const Grid &grid;
    std::size_t head;
    std::vector<std::string> heads;
    std::vector<Meaning> meanings;
    std::vector<std::size_t> ofGame;
    std::vector<std::size_t> persons;
    std::vector<std::size_t> lines; ///< of games
};

} // namespace

std::optional<Table> personsAsHeads(const Grid &grid) {
    for (std::size_t head = 0; head < std::min(grid.size(), searchedForHead); ++head) {
        const GamesOfPersons games(grid, head);
        if (games.any()) {
            return games.table();
        }
    }
    return std::nullopt;
}

} // namespace mirabilia::scorer
