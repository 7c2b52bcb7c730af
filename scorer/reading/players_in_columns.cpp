// SPDX-License-Identifier: GPL-3.0-or-later
#include "scorer/date.h"
#include "scorer/reading/cells.h"
#include "scorer/reading/columns.h"
#include "scorer/reading/layouts.h"
#include "scorer/text.h"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

namespace mirabilia::scorer {

namespace {

constexpr std::size_t searchedForLabels = 200;

/// The column that names the rows of the sheet, and how many of them.
struct Labels {
    std::size_t column = 0;
    std::size_t understood = 0;
};

Labels labelsOf(const Grid &grid) {
    Labels best;
    for (std::size_t column = 0; column < 2; ++column) { // the first may number them
        std::vector<std::string> labels;
        for (std::size_t i = 0; i < std::min(grid.size(), searchedForLabels); ++i) {
            labels.push_back(cellAt(grid[i], column));
        }
        const std::size_t known = understood(labels);
        if (known > best.understood) {
            best = {column, known};
        }
    }
    return best;
}

/// Said of the game, not of a player.
bool isOfGame(const Meaning &meaning) {
    const auto *field = std::get_if<Field>(&meaning);
    return field != nullptr && *field <= Field::notes;
}

/// A word beside a line, and whether numbers stand in it: "Wonder" may be its name and its points.
using Label = std::pair<std::string, bool>;

/// A paper sheet as it is read, line by line.
class PaperSheets {
public:
    PaperSheets(const Grid &cells, const Labels &found) : grid(cells), labels(found) {
        for (const CsvRecord &record : grid) {
            if (!isTooWide()) {
                readLine(record);
            }
        }
        endBlock();
    }

    [[nodiscard]] bool isTooWide() const { return blocks > 1 && table.heads.size() > mostHeads; }

    Table finish() {
        if (blocks == 1) {
            table.blocks.assign(table.rows.size(), 0);
        }
        table.understood = labels.understood;
        return std::move(table);
    }

private:
    void readLine(const CsvRecord &record) {
        const std::string label = cellAt(record, labels.column);
        std::vector<std::string> values;
        for (std::size_t i = labels.column + 1; i < record.cells.size(); ++i) {
            values.push_back(record.cells[i]);
        }
        const Meaning meaning = meaningOf(label, areNumbers(values));
        if (const auto text = titleIn(record); text && meaning == Meaning()) {
            endBlock();
            title = *text;
        } else if (const auto fact = factIn(label, meaning, values)) {
            endBlock();
            title = meaning == Meaning() ? label : title;
            facts.push_back(*fact);
        } else if (line != 0 && lines.empty() && areParts(label, values)) {
            takeParts(values);
        } else if (isNames(label, meaning, values)) {
            endBlock();
            counted.clear();
            line = record.line;
            corners = names.empty() ? label : corners;
            names = std::move(values);
        } else {
            for (std::size_t i = 0; i < values.size() && !counted.empty(); ++i) {
                values[i] = i < counted.size() && counted[i] ? values[i] : "";
            }
            const Label head{label, areNumbers(values)};
            if (said.contains(head)) {
                endBlock(); // the same players once more
            }
            said.insert(head);
            heads.push_back(head);
            lines.push_back(std::move(values));
            line = line == 0 ? record.line : line;
        }
    }

    static bool isPoints(const std::string &cell) { return holdsPoints(meaningOf(cell, true)); }

    /// Right below the names, what stands in the columns of each: the same for all.
    static bool areParts(const std::string &label, const std::vector<std::string> &values) {
        std::set<std::string> points;
        return label.empty() &&
               std::any_of(values.begin(), values.end(), [&points](const std::string &cell) {
                   return isPoints(cell) && !points.insert(folded(cell)).second;
               });
    }

    /// "Anna,,Ben," above "cards,pts,cards,pts": only points count.
    void takeParts(const std::vector<std::string> &parts) {
        std::string above;
        names.resize(std::max(names.size(), parts.size()));
        counted.assign(names.size(), false);
        for (std::size_t i = 0; i < parts.size(); ++i) {
            above = isBlank(names[i]) ? above : names[i];
            counted[i] = isPoints(parts[i]);
            names[i] = counted[i] ? above : "";
        }
    }

    /// "Date, 2026-03-01", "Game 1, 2026-03-01" above the names: a column, and what stands in it.
    [[nodiscard]] std::optional<std::pair<std::string, std::string>>
    factIn(const std::string &label, const Meaning &meaning,
           const std::vector<std::string> &values) const {
        const auto filled = [](const std::string &cell) { return !isBlank(cell); };
        if (label.empty() || std::count_if(values.begin(), values.end(), filled) != 1) {
            return std::nullopt;
        }
        const std::string value = *std::find_if(values.begin(), values.end(), filled);
        const bool above = lines.empty() || !facts.empty(); // as those of the block before
        const bool ofGame = isOfGame(meaning) && above;
        const bool dated = meaning == Meaning() && isoDate(value);
        return ofGame || dated ? std::optional(std::pair(
                                     ofGame ? label : std::string(name(Field::date)), value))
                               : std::nullopt;
    }

    /// The players' names stand above the rows, under a blank corner or a word for players.
    [[nodiscard]] bool isNames(const std::string &label, const Meaning &meaning,
                               const std::vector<std::string> &values) const {
        const bool texts = std::any_of(values.begin(), values.end(),
                                       [](const auto &cell) { return !isBlank(cell); }) &&
                           std::none_of(values.begin(), values.end(), [](const auto &cell) {
                               return wholeNumber(cell) || placingIn(cell);
                           });
        const bool corner = label.empty() || meaning == Meaning(Field::player) ||
                            (meaning == Meaning(Field::game) && differ(values) &&
                             (line == 0 || label == corners)) ||
                            (meaning == Meaning() && (names.empty() || label == corners));
        return texts && corner;
    }

    /// Two texts at least, and no two the same.
    static bool differ(const std::vector<std::string> &values) {
        std::set<std::string> texts;
        for (const std::string &value : values) {
            if (!isBlank(value) && !texts.insert(folded(value)).second) {
                return false;
            }
        }
        return texts.size() > 1;
    }

    /// What is said once of a game holds for all its players.
    [[nodiscard]] std::string valueAt(std::size_t row, std::size_t column) const {
        const auto &values = lines[row];
        const auto filled = [](const std::string &cell) { return !isBlank(cell); };
        const Meaning meaning = meaningOf(heads[row].first, heads[row].second);
        if (isOfGame(meaning) && std::count_if(values.begin(), values.end(), filled) == 1) {
            return *std::find_if(values.begin(), values.end(), filled);
        }
        return column < values.size() ? values[column] : "";
    }

    void endBlock() {
        if (lines.empty()) {
            return;
        }
        ++blocks;
        std::size_t width = names.size();
        for (const auto &values : lines) {
            width = std::max(width, values.size());
        }
        for (std::size_t column = 0; column < width; ++column) {
            addPlayer(column);
        }
        title.clear();
        facts.clear();
        heads.clear();
        said.clear();
        lines.clear();
        line = 0;
    }

    void addPlayer(std::size_t column) {
        const std::string name = column < names.size() ? tidied(names[column]) : "";
        const bool anything =
            !name.empty() || std::any_of(lines.begin(), lines.end(), [column](const auto &values) {
                return column < values.size() && !isBlank(values[column]);
            });
        if (!anything || isSummary(name)) {
            return;
        }
        CsvRecord row;
        row.line = line;
        put(row, {std::string(mirabilia::scorer::name(Field::player)), false}, name);
        if (!title.empty()) {
            put(row, {std::string(headOfTitle(title)), false}, title);
        }
        for (const auto &[head, text] : facts) {
            put(row, {head, false}, text);
        }
        for (std::size_t i = 0; i < lines.size(); ++i) {
            put(row, heads[i], valueAt(i, column));
        }
        table.rows.push_back(std::move(row));
        table.blocks.push_back(blocks);
    }

    void put(CsvRecord &row, const Label &head, std::string cell) {
        const auto [found, fresh] = columns.try_emplace(head, table.heads.size());
        const std::size_t place = found->second;
        if (fresh) {
            table.heads.push_back(head.first);
        }
        row.cells.resize(std::max(row.cells.size(), place + 1));
        row.cells[place] = std::move(cell);
    }

    const Grid &grid;
    Labels labels;
    Table table;
    std::map<Label, std::size_t> columns; ///< of the table
    std::size_t blocks = 0;
    // The block that is being read:
    std::string title;
    std::vector<std::pair<std::string, std::string>> facts; ///< said above it: columns and texts
    std::vector<std::string> names; ///< of the block before if this one has none
    std::vector<bool> counted;      ///< the columns below the names that count; empty: all
    std::string corners;            ///< what stands over the labels
    std::vector<Label> heads;
    std::set<Label> said; ///< the same
    std::vector<std::vector<std::string>> lines;
    std::size_t line = 0;
};

} // namespace

std::optional<Table> playersInColumns(const Grid &grid, std::size_t moreThan) {
    const Labels labels = labelsOf(grid);
    if (labels.understood <= moreThan) {
        return std::nullopt;
    }
    PaperSheets sheets(grid, labels);
    return sheets.isTooWide() ? std::nullopt : std::optional(sheets.finish());
}

} // namespace mirabilia::scorer
