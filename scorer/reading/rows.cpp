// SPDX-License-Identifier: GPL-3.0-or-later
#include "scorer/reading/rows.h"

#include "scorer/ranking.h"
#include "scorer/text.h"

#include <algorithm>
#include <map>
#include <set>
#include <tuple>

namespace mirabilia::scorer {

namespace {

using Key = std::tuple<std::string, std::string, std::string, std::string, std::size_t>;

Key keyOf(const Sheet &about) {
    return {about.game, about.date, about.round, about.table, 0};
}

Key keyOf(const CsvRow &row) {
    return {row.about.game, row.about.date, row.about.round, row.about.table, row.block};
}

/// A date that stands in the first row of a game only holds for the others too.
void fillDown(std::vector<CsvRow> &rows) {
    for (std::size_t i = 1; i < rows.size(); ++i) {
        const Sheet &above = rows[i - 1].about;
        Sheet &about = rows[i].about;
        if (!about.game.empty() && about.game == above.game && rows[i].block == rows[i - 1].block) {
            about.date = about.date.empty() ? above.date : about.date;
            about.round = about.round.empty() ? above.round : about.round;
            about.table = about.table.empty() ? above.table : about.table;
        }
    }
}

bool saysNoGame(const CsvRow &row) {
    return row.block == 0 && keyOf(row) == Key();
}

/// Cells merged over the rows of a game hold their text in the first one only: no two rows that
/// follow one another say the same then.
bool areMerged(const std::vector<CsvRow> &rows) {
    const auto same = [](const CsvRow &one, const CsvRow &other) {
        return !saysNoGame(one) && keyOf(one) == keyOf(other);
    };
    return !rows.empty() && !saysNoGame(rows.front()) &&
           std::any_of(rows.begin(), rows.end(), saysNoGame) &&
           std::adjacent_find(rows.begin(), rows.end(), same) == rows.end();
}

/// Games that are numbered anew on each day or at each table: somebody plays twice in them.
std::set<std::string> reusedGames(const std::vector<CsvRow> &rows) {
    std::set<std::pair<std::string, std::string>> players;
    std::set<std::pair<std::string, int>> seats;
    std::set<std::string> reused;
    for (const CsvRow &row : rows) {
        const std::string &game = row.about.game;
        const bool twice =
            (!row.entry.player.empty() && !players.emplace(game, row.entry.player).second) ||
            (row.entry.seat && !seats.emplace(game, *row.entry.seat).second);
        if (twice) {
            reused.insert(game);
        }
    }
    return reused;
}

/// Whether rows belong together because they name the same game or round, or stand together.
bool isNamed(const CsvRow &row) {
    return !row.about.game.empty() || !row.about.round.empty() || row.block > 0;
}

/// What all rows of a named game have in common.
Key gameOf(const CsvRow &row, const std::set<std::string> &reused) {
    const bool alone = !row.about.game.empty() && !reused.contains(row.about.game);
    return alone ? Key{row.about.game, "", "", "", row.block} : keyOf(row);
}

/// Names of several games, as those of each box may be numbered by themselves: somebody plays
/// twice.
std::set<Key> severalGames(const std::vector<CsvRow> &rows, const std::set<std::string> &reused) {
    std::set<std::pair<Key, std::string>> players;
    std::set<Key> several;
    for (const CsvRow &row : rows) {
        const Key key = gameOf(row, reused);
        if (!row.entry.player.empty() && !players.emplace(key, row.entry.player).second) {
            several.insert(key);
        }
    }
    return several;
}

/// A list in the order of the ranks, which begin again with this entry.
bool beginsAgain(const Sheet &sheet, const Entry &entry) {
    const auto isBehind = [](const Entry &one, const Entry &other) {
        return other.recordedRank < one.recordedRank;
    };
    const auto &entries = sheet.entries;
    return entry.recordedRank == 1 && entries.front().recordedRank == 1 &&
           entries.back().recordedRank > 1 &&
           std::adjacent_find(entries.begin(), entries.end(), isBehind) == entries.end();
}

/// Whether a list of rows without a game may go on with this one.
bool joins(const Sheet &sheet, const Entry &entry) {
    return sheet.entries.size() < mostPlayers(sheet.box) && !beginsAgain(sheet, entry) &&
           std::none_of(sheet.entries.begin(), sheet.entries.end(), [&](const Entry &other) {
               return (!entry.player.empty() && other.player == entry.player) ||
                      (entry.seat && other.seat == entry.seat);
           });
}

/// What merged cells say holds for the rows below, as long as nobody comes twice in them.
void fillMerged(std::vector<CsvRow> &rows) {
    if (!areMerged(rows)) {
        return;
    }
    Sheet game;
    for (CsvRow &row : rows) {
        if (!saysNoGame(row) || !joins(game, row.entry)) {
            game = row.about;
        } else {
            row.about.game = game.game;
            row.about.date = game.date;
            row.about.round = game.round;
            row.about.table = game.table;
        }
        game.entries.push_back(row.entry);
    }
}

bool seatedByNumbers(Sheet &sheet) {
    std::set<int> seats;
    for (const Entry &entry : sheet.entries) {
        if (!entry.seat || !seats.insert(*entry.seat).second) {
            return false;
        }
    }
    std::stable_sort(sheet.entries.begin(), sheet.entries.end(),
                     [](const Entry &one, const Entry &other) { return *one.seat < *other.seat; });
    return true;
}

/// As people write the same name twice: "Ann" and " ann".
bool sameName(const std::string &one, const std::string &other) {
    const std::string plain = folded(one);
    return one == other || (!plain.empty() && plain == folded(other));
}

enum class Neighbours { none, contradictory, missing, found };

/// Who sits behind whom, by the names that the entries give for their neighbours: players, or the
/// wonders they play.
class NeighbourRing {
public:
    explicit NeighbourRing(const Sheet &table) : sheet(table), next(table.entries.size(), unset) {}

    Neighbours read() {
        for (std::size_t i = 0; i < sheet.entries.size(); ++i) {
            const Entry &entry = sheet.entries[i];
            link(i, entry.left, true);
            link(i, entry.right, false);
        }
        if (links == 0) {
            return Neighbours::none;
        }
        // A name that nobody has may be misspelt if all neighbours are known without it.
        const bool gap = missing && std::find(next.begin(), next.end(), unset) != next.end();
        return contradictory ? Neighbours::contradictory : gap ? Neighbours::missing : walk();
    }

    [[nodiscard]] const std::vector<std::size_t> &seats() const { return order; }

private:
    static constexpr std::size_t unset = ~std::size_t{0};

    [[nodiscard]] std::size_t find(const std::string &named) const {
        for (std::size_t i = 0; i < sheet.entries.size(); ++i) {
            if (sheet.entries[i].player == named) {
                return i;
            }
        }
        const std::size_t player = onlyOne(&Entry::player, named);
        return player != unset ? player : onlyOne(&Entry::wonder, named);
    }

    /// The only entry that has this name there.
    [[nodiscard]] std::size_t onlyOne(std::string Entry::*where, const std::string &named) const {
        std::size_t found = unset;
        for (std::size_t i = 0; i < sheet.entries.size(); ++i) {
            if (sameName(sheet.entries[i].*where, named)) {
                if (found != unset) {
                    return unset;
                }
                found = i;
            }
        }
        return found;
    }

    void link(std::size_t from, const std::string &named, bool left) {
        if (named.empty()) {
            return;
        }
        const std::size_t other = find(named);
        if (other == unset) {
            missing = true;
            return;
        }
        ++links;
        const std::size_t before = left ? from : other;
        const std::size_t behind = left ? other : from;
        contradictory =
            contradictory || before == behind || (next[before] != unset && next[before] != behind);
        next[before] = behind;
    }

    /// Once around the table; one link may be missing, it follows from the others.
    Neighbours walk() {
        const auto open = std::count(next.begin(), next.end(), unset);
        if (open > 1) {
            return Neighbours::none;
        }
        std::size_t at = 0;
        if (open == 1) { // begin behind the gap
            const std::set<std::size_t> reached(next.begin(), next.end());
            while (reached.contains(at)) {
                ++at;
            }
        }
        std::set<std::size_t> seen;
        while (at != unset && seen.insert(at).second) {
            order.push_back(at);
            at = next[at];
        }
        return order.size() == sheet.entries.size() ? Neighbours::found : Neighbours::contradictory;
    }

    const Sheet &sheet;
    std::vector<std::size_t> next;
    std::vector<std::size_t> order;
    std::size_t links = 0;
    bool missing = false;
    bool contradictory = false;
};

/// Two came in first, with different points: these are two games.
bool firstTwice(const Sheet &sheet) {
    std::optional<int> first;
    for (const Entry &entry : sheet.entries) {
        const auto points = meritOf(sheet, entry).points;
        if (entry.recordedRank == 1 && points) {
            if (first && first != points) {
                return true;
            }
            first = points;
        }
    }
    return false;
}

} // namespace

std::vector<std::pair<std::size_t, Box>> settleBoxes(std::vector<CsvRow> &rows) {
    fillMerged(rows);
    fillDown(rows);
    const std::set<std::string> reused = reusedGames(rows);
    const std::set<Key> several = severalGames(rows, reused);
    std::map<Key, Box> shown;
    std::vector<std::pair<std::size_t, Box>> others;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const Sheet &about = rows[i].about;
        if (rows[i].boxShown && isNamed(rows[i])) {
            const Key key = gameOf(rows[i], reused);
            const Box first = shown.try_emplace(key, about.box).first->second;
            if (first != about.box && !several.contains(key)) {
                others.emplace_back(i, first);
            }
        }
    }
    for (CsvRow &row : rows) {
        const auto found = shown.find(gameOf(row, reused));
        if (!row.boxShown && isNamed(row) && found != shown.end()) {
            row.about.box = found->second;
        }
    }
    return others;
}

std::vector<Sheet> sheetsOf(std::vector<CsvRow> rows) {
    fillDown(rows);
    const std::set<std::string> reused = reusedGames(rows);
    std::vector<Sheet> sheets;
    std::vector<bool> named;                          // for each sheet
    std::map<std::pair<Box, Key>, std::size_t> known; // games with a name
    std::size_t open = 0; // one more than the place of the list that is being filled
    bool openShown = false;
    for (CsvRow &row : rows) {
        const Key key = gameOf(row, reused);
        std::size_t place = sheets.size();
        if (isNamed(row)) {
            std::size_t &last = known.try_emplace({row.about.box, key}, place).first->second;
            const bool full = last < place && sheets[last].entries.size() == mostEntries;
            place = last = full ? place : last;
        } else if (open > 0 && keyOf(sheets[open - 1]) == key && !named[open - 1] &&
                   (!row.boxShown || !openShown || sheets[open - 1].box == row.about.box) &&
                   joins(sheets[open - 1], row.entry)) {
            place = open - 1;
            sheets[place].box = row.boxShown ? row.about.box : sheets[place].box;
            openShown = openShown || row.boxShown;
        } else {
            open = place + 1;
            openShown = row.boxShown;
        }
        if (place == sheets.size()) {
            sheets.push_back(row.about);
            named.push_back(isNamed(row));
        }
        sheets[place].entries.push_back(std::move(row.entry));
    }
    std::map<std::pair<Box, Key>, std::size_t> lists; // how many of each day
    for (std::size_t i = 0; i < sheets.size(); ++i) {
        lists[{sheets[i].box, keyOf(sheets[i])}] += named[i] ? 0 : 1;
    }
    for (std::size_t i = 0; i < sheets.size(); ++i) {
        Sheet &sheet = sheets[i];
        const bool onlyOfItsDay =
            !sheet.date.empty() && !named[i] && lists[{sheet.box, keyOf(sheet)}] == 1;
        const bool guessed = sheet.seating == Seating::guessed; // when it came in
        seat(sheet);
        if (guessed || (!named[i] && sheets.size() > 1 && !(onlyOfItsDay && !firstTwice(sheet)))) {
            sheet.seating = Seating::guessed;
        }
    }
    return sheets;
}

void settleVictory(Sheet &sheet) {
    const auto won = [](const Entry &entry) { return entry.supremacy != Supremacy::none; };
    const auto first = [&won](const Entry &entry) { return won(entry) && entry.recordedRank == 1; };
    auto &entries = sheet.entries;
    if (std::count_if(entries.begin(), entries.end(), won) > 1 &&
        std::count_if(entries.begin(), entries.end(), first) == 1) {
        for (Entry &entry : entries) {
            entry.supremacy = first(entry) ? entry.supremacy : Supremacy::none;
        }
    }
}

void forgetComputedTotals(Sheet &sheet) {
    for (Entry &entry : sheet.entries) {
        if (entry.recordedTotal == total(sheet.box, entry)) {
            entry.recordedTotal.reset();
        }
    }
}

void forgetComputedRanks(Sheet &sheet) {
    Sheet unranked = sheet;
    bool any = false;
    for (Entry &entry : unranked.entries) {
        any = any || entry.recordedRank;
        entry.recordedRank.reset(); // it may decide what nothing else does
    }
    if (!any) {
        return;
    }
    const auto places = ranking(unranked);
    for (std::size_t i = 0; i < places.size(); ++i) {
        const auto written = sheet.entries[i].recordedRank;
        if (written && (*written != places[i].rank || places[i].undecided)) {
            return; // all stay, or their order would not
        }
    }
    sheet.entries = std::move(unranked.entries);
}

void seat(Sheet &sheet) {
    if (seatedByNumbers(sheet)) {
        sheet.seating = Seating::known;
        return;
    }
    NeighbourRing ring(sheet);
    switch (ring.read()) {
    case Neighbours::found: {
        std::vector<Entry> entries;
        for (const std::size_t place : ring.seats()) {
            entries.push_back(std::move(sheet.entries[place]));
        }
        sheet.entries = std::move(entries);
        sheet.seating = Seating::known;
        break;
    }
    case Neighbours::missing: sheet.seating = Seating::partial; break;
    default: sheet.seating = Seating::unknown; break;
    }
}

} // namespace mirabilia::scorer
