// SPDX-License-Identifier: GPL-3.0-or-later
#include "scorer/reading/line_kinds.h"

#include "scorer/date.h"
#include "scorer/reading/cells.h"
#include "scorer/reading/columns.h"
#include "scorer/reading/guard.h"
#include "scorer/text.h"

#include <algorithm>
#include <map>
#include <set>

namespace mirabilia::scorer {

namespace {

/// Titles of columns, and no number.
bool isHead(const CsvRecord &record) {
    const bool numbers = std::any_of(record.cells.begin(), record.cells.end(),
                                     [](const auto &cell) { return wholeNumber(cell); });
    std::vector<std::string> heads;
    for (const std::string &cell : record.cells) {
        heads.push_back(unguarded(tidied(cell)));
    }
    return !numbers && understood(heads) >= leastColumns;
}

/// "Game 2", "8 March", "第二局": no name has a number in it.
bool isNumbered(const std::string &text) {
    return narrowed(text).find_first_of("0123456789") != std::string::npos ||
           text.starts_with("第") || isoDate(text);
}

/// "Player 3" beside "Player 1" is somebody.
std::string withoutNumbers(const std::string &text) {
    std::string stem = folded(text);
    std::erase_if(stem, [](char c) { return c >= '0' && c <= '9'; });
    return stem;
}

/// "Winner: Anna", "Thanks for playing!", "Carla left early": marks and words of a sentence.
bool isSentence(const std::string &text) {
    constexpr std::size_t fewestWords = 3;
    constexpr std::size_t longestParticle = 3; // "van der Berg"
    const std::string plain = narrowed(text);
    if (plain.find_first_of(":!?*;") != std::string::npos) {
        return true;
    }
    std::size_t words = 0;
    bool small = false;
    for (std::size_t begin = 0; begin < plain.size(); ++begin) {
        const std::size_t end = std::min(plain.find(' ', begin), plain.size());
        words += end > begin ? 1 : 0;
        small = small || (words > 1 && end - begin > longestParticle && plain[begin] >= 'a' &&
                          plain[begin] <= 'z');
        begin = end;
    }
    return words >= fewestWords && small;
}

/// The lines below one head, in which no other head was found.
class Texts {
public:
    Texts(const Grid &cells, std::vector<LineKind> &found) : grid(cells), kinds(found) {}

    void sort(std::size_t begin, std::size_t end) {
        std::vector<std::size_t> texts;
        std::map<std::string, int> times;
        std::set<std::string> names;
        for (std::size_t line = begin; line < end; ++line) {
            if (const auto text = titleIn(grid[line])) {
                texts.push_back(line);
                ++times[*text];
            } else {
                names.insert(withoutNumbers(nameIn(grid[line])));
            }
        }
        names.erase("");
        std::erase_if(texts, [&](std::size_t line) { // somebody who has no points here
            const std::string text = *titleIn(grid[line]);
            return names.contains(withoutNumbers(text)) || isSummary(text) ||
                   (times[text] > 1 && !isNumbered(text) && !isSentence(text));
        });
        for (std::size_t first = 0; first < texts.size();) {
            std::size_t last = first;
            while (last + 1 < texts.size() && texts[last + 1] == texts[last] + 1) {
                ++last;
            }
            sortRun({.above = first == 0 ? begin : texts[first - 1] + 1,
                     .begin = texts[first],
                     .end = texts[last] + 1,
                     .below = last + 1 < texts.size() ? texts[last + 1] : end});
            first = last + 1;
        }
    }

private:
    /// Lines of texts that follow one another, and how far the rows around them reach.
    struct Run {
        std::size_t above; ///< where the rows above begin
        std::size_t begin;
        std::size_t end;
        std::size_t below; ///< where the rows below end
    };

    void sortRun(const Run &run) {
        const bool first = run.above == run.begin;
        const bool rowsBelow = run.below > run.end;
        const bool newList = rowsBelow && (first || comesAgain(run));
        bool numbered = false;
        for (std::size_t line = run.begin; line < run.end; ++line) {
            numbered = numbered || isNumbered(*titleIn(grid[line]));
        }
        for (std::size_t line = run.begin; line < run.end; ++line) {
            const std::string text = *titleIn(grid[line]);
            if (isNumbered(text)) {
                kinds[line] = rowsBelow ? LineKind::title : LineKind::remark;
            } else if (isSentence(text)) {
                kinds[line] = newList && !numbered ? LineKind::title : LineKind::remark;
            } else { // else a name
                const bool title = numbered ? rowsBelow : newList && !first;
                kinds[line] = title ? LineKind::title : LineKind::row;
            }
        }
    }

    /// Whether somebody from above stands below again.
    [[nodiscard]] bool comesAgain(const Run &run) const {
        std::set<std::string> names;
        for (std::size_t i = run.above; i < run.begin; ++i) {
            names.insert(nameIn(grid[i]));
        }
        for (std::size_t i = run.end; i < run.below; ++i) {
            const std::string name = nameIn(grid[i]);
            if (!name.empty() && names.contains(name)) {
                return true;
            }
        }
        return false;
    }

    /// The first text of a row.
    static std::string nameIn(const CsvRecord &record) {
        const auto found =
            std::find_if(record.cells.begin(), record.cells.end(), [](const std::string &cell) {
                return !isBlank(cell) && !placingIn(cell);
            });
        return found == record.cells.end() ? "" : folded(*found);
    }

    const Grid &grid;
    std::vector<LineKind> &kinds;
};

} // namespace

std::vector<LineKind> kindsOfLines(const Grid &grid, std::size_t head) {
    std::vector<LineKind> kinds(grid.size(), LineKind::row);
    std::fill_n(kinds.begin(), head, LineKind::remark);
    kinds[head] = LineKind::head;
    const bool ours = isOurHead(grid[head]); // then any words may be names
    std::size_t begin = head + 1;
    Texts texts(grid, kinds);
    for (std::size_t i = head + 1; i < grid.size(); ++i) {
        if (!isHead(grid[i]) || (ours && !isOurHead(grid[i]))) {
            continue;
        }
        kinds[i] = LineKind::head;
        const bool titled = kinds[i - 1] == LineKind::row && titleIn(grid[i - 1]);
        kinds[i - 1] = titled ? LineKind::title : kinds[i - 1];
        if (!ours) {
            texts.sort(begin, titled ? i - 1 : i);
        }
        begin = i + 1;
    }
    if (!ours) {
        texts.sort(begin, grid.size());
    }
    return kinds;
}

} // namespace mirabilia::scorer
