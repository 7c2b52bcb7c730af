// SPDX-License-Identifier: GPL-3.0-or-later
// What only all rows of a file together tell.
#include "engine/classic/data.h"
#include "scorer/reading/rows.h"

#include <algorithm>
#include <map>
#include <set>

namespace mirabilia::scorer {

namespace {

/// What a column of zeros and ones says of each table; nothing if it holds anything else, or
/// differs at one.
std::optional<std::map<std::string, bool>> flagsOf(const std::vector<CsvRow> &rows, Row column) {
    std::map<std::string, bool> flags;
    for (const CsvRow &row : rows) {
        const auto value = row.entry.at(column);
        if (!value) {
            continue;
        }
        const bool played = *value == 1;
        const std::string table = row.about.title();
        const bool same = flags.try_emplace(table, played).first->second == played;
        if (*value < 0 || *value > 1 || (!same && !table.empty())) {
            return std::nullopt;
        }
    }
    return flags.empty() ? std::nullopt : std::optional(flags);
}

/// Whether totals add up without the ones of a column rather than with them, or never.
bool addsNothing(const std::vector<CsvRow> &rows, Row column) {
    int totals = 0;
    int fitting = 0;
    int with = 0;
    int without = 0;
    for (const CsvRow &row : rows) {
        const auto value = row.entry.at(column);
        const auto typed = row.entry.recordedTotal;
        if (value && typed) {
            const int sum = total(row.about.box, row.entry).value_or(0);
            ++totals;
            fitting += sum == *typed ? 1 : 0;
            with += *value == 1 && sum == *typed ? 1 : 0;
            without += *value == 1 && sum - 1 == *typed ? 1 : 0;
        }
    }
    return without > with || (totals > 0 && fitting == 0);
}

/// Which columns of a file that mean nothing make its totals add up.
class StrangerSearch {
public:
    explicit StrangerSearch(const std::vector<CsvRow> &rows) {
        std::set<std::size_t> seen;
        for (const CsvRow &row : rows) {
            const auto sum = total(row.about.box, row.entry);
            if (!sum || !row.entry.recordedTotal || row.entry.supremacy != Supremacy::none) {
                continue;
            }
            gaps.push_back({*row.entry.recordedTotal - *sum, &row.strangers});
            for (const auto &[column, number] : row.strangers) {
                seen.insert(column);
            }
        }
        columns.assign(seen.begin(), seen.end());
    }

    /// The totals do not add up without them: not even in half of the rows.
    [[nodiscard]] bool needed() const {
        const auto closed =
            std::count_if(gaps.begin(), gaps.end(), [](const Gap &gap) { return gap.points == 0; });
        return !columns.empty() && 2 * static_cast<std::size_t>(closed) < gaps.size();
    }

    /// Some total does not add up, and there are too few columns for a chance to explain it.
    [[nodiscard]] bool isPlain() const {
        constexpr std::size_t few = 2;
        const bool open =
            std::any_of(gaps.begin(), gaps.end(), [](const Gap &gap) { return gap.points != 0; });
        return open && !columns.empty() && columns.size() <= few;
    }

    /// The fewest columns with which every total adds up; nothing if there are none.
    [[nodiscard]] std::optional<std::vector<std::size_t>> points() const {
        constexpr std::size_t mostColumns = 10;
        if (columns.size() > mostColumns) {
            return closes(columns) ? std::optional(columns) : std::nullopt;
        }
        std::optional<std::vector<std::size_t>> best;
        for (unsigned long set = 1; set < 1UL << columns.size(); ++set) {
            std::vector<std::size_t> chosen;
            for (std::size_t i = 0; i < columns.size(); ++i) {
                if ((set >> i & 1U) != 0) {
                    chosen.push_back(columns[i]);
                }
            }
            if ((!best || chosen.size() < best->size()) && closes(chosen)) {
                best = std::move(chosen);
            }
        }
        return best;
    }

private:
    struct Gap {
        int points = 0; ///< of the total that the known rows do not have
        const std::vector<std::pair<std::size_t, int>> *strangers;
    };

    [[nodiscard]] bool closes(const std::vector<std::size_t> &chosen) const {
        return std::all_of(gaps.begin(), gaps.end(), [&chosen](const Gap &gap) {
            int rest = gap.points;
            for (const auto &[column, number] : *gap.strangers) {
                const bool counts = std::find(chosen.begin(), chosen.end(), column) != chosen.end();
                rest -= counts ? number : 0;
            }
            return rest == 0;
        });
    }

    std::vector<Gap> gaps;
    std::vector<std::size_t> columns;
};

/// Whether more of the totals add up with a point for so many coins than with a point for each.
/// Columns that mean nothing may hold the points that are missing: beside them most totals must.
bool coinsAreCounted(const std::vector<CsvRow> &rows, int coinsPerPoint) {
    std::size_t totals = 0;
    std::size_t asPoints = 0;
    std::size_t asCoins = 0;
    bool strangers = false;
    for (const CsvRow &row : rows) {
        const auto others = total(row.about.box, row.entry);
        strangers = strangers || !row.strangers.empty();
        if (others && row.entry.coins && row.entry.recordedTotal) {
            const int missing = *row.entry.recordedTotal - *others;
            ++totals;
            asPoints += missing == *row.entry.coins ? 1 : 0;
            asCoins += missing == *row.entry.coins / coinsPerPoint ? 1 : 0;
        }
    }
    if (asCoins <= asPoints || (strangers && 2 * asCoins <= totals)) {
        return false;
    }
    if (!strangers) {
        return true;
    }
    std::vector<CsvRow> points = rows;
    for (CsvRow &row : points) {
        row.entry.set(Row::treasury, row.entry.coins);
    }
    return !StrangerSearch(points).points();
}

std::optional<int> strangerIn(const CsvRow &row, std::size_t column) {
    const auto found = std::find_if(row.strangers.begin(), row.strangers.end(),
                                    [column](const auto &pair) { return pair.first == column; });
    return found == row.strangers.end() ? std::nullopt : std::optional(found->second);
}

/// Whether a column holds in every row the sum of the known rows, or of those and of all columns
/// that mean nothing.
bool isTotal(const std::vector<CsvRow> &rows, std::size_t column) {
    bool alone = true;
    bool all = true;
    bool any = false;
    for (const CsvRow &row : rows) {
        const auto value = strangerIn(row, column);
        const auto known = total(row.about.box, row.entry);
        if (!value || !known || !(alone || all)) {
            return false;
        }
        int others = -*value;
        for (const auto &[stranger, number] : row.strangers) {
            others += number;
        }
        alone = alone && *known == *value;
        all = all && *known + others == *value;
        any = any || *value != 0;
    }
    return any && (alone || all);
}

} // namespace

std::vector<Row> settleFlags(std::vector<CsvRow> &rows, std::span<const Row> columns) {
    std::vector<Row> found;
    for (const Row column : columns) {
        const auto flags = flagsOf(rows, column);
        if (!flags || !addsNothing(rows, column)) {
            continue;
        }
        for (CsvRow &row : rows) {
            const auto flag = flags->find(row.about.title());
            const bool own = row.entry.at(column) == 1;
            row.entry.set(column, std::nullopt);
            const bool played =
                own || (flag != flags->end() && flag->second && !flag->first.empty());
            if (played && !row.about.plays(column)) {
                std::string &addOns = row.about.addOns;
                addOns.append(addOns.empty() ? "" : ", ").append(name(column));
            }
        }
        found.push_back(column);
    }
    return found;
}

bool settleCoins(std::vector<CsvRow> &rows) {
    const int coinsPerPoint = classic::Rules().coinsPerPoint; // Duel's coins are worth the same
    const bool arePoints = !coinsAreCounted(rows, coinsPerPoint);
    bool any = false;
    for (CsvRow &row : rows) {
        if (row.about.box == Box::dice || !row.entry.coins) {
            continue;
        }
        any = true;
        row.entry.set(Row::treasury,
                      arePoints ? *row.entry.coins : *row.entry.coins / coinsPerPoint);
        if (arePoints) {
            row.entry.coins.reset();
        }
    }
    return arePoints && any;
}

std::optional<std::size_t> settleTotal(std::vector<CsvRow> &rows) {
    if (rows.size() < 2) {
        return std::nullopt;
    }
    const auto candidates = rows.front().strangers;
    const auto found = std::find_if(candidates.begin(), candidates.end(),
                                    [&](const auto &pair) { return isTotal(rows, pair.first); });
    if (found == candidates.end()) {
        return std::nullopt;
    }
    for (CsvRow &row : rows) {
        row.entry.recordedTotal = strangerIn(row, found->first);
        std::erase_if(row.strangers, [&](const auto &pair) { return pair.first == found->first; });
    }
    return found->first;
}

Strangers settleStrangers(std::vector<CsvRow> &rows) {
    StrangerSearch search(rows);
    Strangers found;
    if (search.needed() || search.isPlain()) {
        const auto points = search.points();
        found.points = points.value_or(std::vector<std::size_t>());
        found.open = !points && search.needed();
    }
    for (CsvRow &row : rows) {
        std::optional<int> sum;
        for (const auto &[column, number] : row.strangers) {
            if (std::find(found.points.begin(), found.points.end(), column) != found.points.end()) {
                sum = sum.value_or(row.entry.at(Row::other).value_or(0)) + number;
            }
        }
        row.entry.set(Row::other, sum ? sum : row.entry.at(Row::other));
        if (found.open && !row.strangers.empty() && !row.about.plays(Row::other)) {
            std::string &addOns = row.about.addOns;
            addOns.append(addOns.empty() ? "" : ", ").append(name(Row::other));
        }
    }
    return found;
}

bool emptyIsZero(const std::vector<CsvRow> &rows) {
    constexpr int fewestProofs = 3;
    int adding = 0;
    int others = 0;
    for (const CsvRow &row : rows) {
        const auto sum = total(row.about.box, row.entry);
        if (sum && row.entry.recordedTotal && row.hasEmpty) {
            ++(sum == row.entry.recordedTotal ? adding : others);
        }
    }
    return adding >= fewestProofs && adding > 2 * others;
}

} // namespace mirabilia::scorer
