// SPDX-License-Identifier: GPL-3.0-or-later
#include "scorer/reading/cells.h"
#include "scorer/reading/columns.h"
#include "scorer/reading/guard.h"
#include "scorer/reading/head_words.h"
#include "scorer/reading/layouts.h"
#include "scorer/text.h"

#include <algorithm>
#include <array>
#include <map>

namespace mirabilia::scorer {

namespace {

constexpr int mostNumbered = 8;

/// "Score 2" is the second player's score.
struct NumberedHead {
    int number = 0; ///< 0: of the whole game
    std::string word;
};

bool isFigure(char c) {
    return c >= '0' && c <= '9';
}

const std::vector<std::string> &wordsForPlayers() {
    static const auto list = [] {
        std::vector<std::string> players{"player", "p", "j", "st", "nd", "rd", "th"};
        for (const HeadWord &entry : headWords()) {
            if (entry.meaning == Meaning(Field::player)) {
                players.push_back(folded(entry.words.substr(0, entry.words.find('|'))));
            }
        }
        return players;
    }();
    return list;
}

/// Without a word for players before or behind it: "P1 score", "Player 1 wonder".
std::string withoutPlayer(const std::string &word) {
    for (const std::string &player : wordsForPlayers()) {
        if (word.starts_with(player)) {
            return word.substr(player.size());
        }
        if (word.ends_with(player)) {
            return word.substr(0, word.size() - player.size());
        }
    }
    return word;
}

NumberedHead numberedHead(const std::string &head) {
    constexpr std::size_t longest = 60;
    if (head.size() > longest) {
        return {0, head};
    }
    const std::string word = folded(head);
    const auto begin = std::find_if(word.begin(), word.end(), isFigure);
    const auto end = std::find_if_not(begin, word.end(), isFigure);
    const bool one = std::find_if(end, word.end(), isFigure) == word.end() && end - begin == 1;
    const int number = one ? *begin - '0' : 0;
    if (number < 1 || number > mostNumbered) {
        return {0, head};
    }
    const std::string stem = std::string(word.begin(), begin) + std::string(end, word.end());
    if (meaningOf(stem, true) != Meaning()) {
        return {number, stem};
    }
    const std::string rest = withoutPlayer(stem);
    return rest.empty()                         ? NumberedHead{number, "player"}
           : meaningOf(rest, true) != Meaning() ? NumberedHead{number, rest}
                                                : NumberedHead{0, head};
}

/// "Date, Player, Score, Player, Score", "Date, 1st, Score, 2nd, Score": what is repeated belongs
/// to one player after the other. Two tables side by side do not say it once when they were played.
void numberRepeated(std::vector<NumberedHead> &heads) {
    std::map<std::string, int> times;
    bool ofGames = false;
    for (const NumberedHead &head : heads) {
        const Meaning meaning = meaningOf(head.word, false);
        ofGames = ofGames || head.number > 0 || meaning == Meaning(Field::date) ||
                  meaning == Meaning(Field::game) || meaning == Meaning(Field::round);
        times[folded(head.word)] += head.number == 0 && meaning != Meaning() ? 1 : 0;
    }
    std::map<std::string, int> seen;
    for (NumberedHead &head : heads) {
        const std::string word = folded(head.word);
        if (ofGames && head.number == 0 && times[word] > 1 && times[word] <= mostNumbered) {
            head.number = ++seen[word];
        }
    }
}

/// Two players at least, with names or totals.
bool numbersPlayers(const std::vector<NumberedHead> &heads) {
    std::array<bool, mostNumbered + 1> players{};
    std::array<bool, mostNumbered + 1> points{};
    for (const auto &[number, word] : heads) {
        const auto place = static_cast<std::size_t>(number);
        players.at(place) = players.at(place) || meaningOf(word, false) == Meaning(Field::player);
        points.at(place) = points.at(place) || holdsPoints(meaningOf(word, true));
    }
    return players[1] && players[2] && points[1] && points[2];
}

/// One row for each player of each line below the head.
Table playersOf(const Grid &grid, std::size_t headLine, const std::vector<NumberedHead> &heads) {
    Table table;
    std::map<std::string, std::size_t> known;
    const auto placeOf = [&](const std::string &word) {
        const auto [found, fresh] = known.try_emplace(word, table.heads.size());
        if (fresh) {
            table.heads.push_back(word);
        }
        return found->second;
    };
    std::vector<std::size_t> places;
    int last = 0;
    for (const NumberedHead &head : heads) {
        places.push_back(placeOf(head.word));
        last = std::max(last, head.number);
    }
    for (std::size_t line = headLine + 1; line < grid.size(); ++line) {
        for (int number = 1; number <= last; ++number) {
            CsvRecord row;
            row.line = grid[line].line;
            bool played = false;
            for (std::size_t i = 0; i < std::min(heads.size(), grid[line].cells.size()); ++i) {
                const std::string &cell = grid[line].cells[i];
                if (heads[i].number == number || heads[i].number == 0) {
                    row.cells.resize(std::max(row.cells.size(), places[i] + 1));
                    row.cells[places[i]] = cell;
                    played = played || (heads[i].number == number && !isBlank(cell));
                }
            }
            if (played) {
                table.rows.push_back(std::move(row));
                table.blocks.push_back(line - headLine);
            }
        }
    }
    table.understood = understood(table.heads);
    return table;
}

} // namespace

std::optional<Table> gamesInRows(const Grid &grid, std::size_t lines) {
    for (std::size_t i = 0; i < std::min(grid.size(), lines); ++i) {
        std::vector<NumberedHead> heads;
        for (const std::string &cell : grid[i].cells) {
            heads.push_back(numberedHead(unguarded(tidied(cell))));
        }
        numberRepeated(heads);
        if (numbersPlayers(heads)) {
            return playersOf(grid, i, heads);
        }
    }
    return std::nullopt;
}

} // namespace mirabilia::scorer
