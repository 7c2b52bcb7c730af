// SPDX-License-Identifier: GPL-3.0-or-later
// What only all rows of a file together tell.
#include "engine/classic/data.h"
#include "scorer/csv_rows.h"

#include <algorithm>
#include <array>
#include <map>

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

} // namespace

std::vector<Row> settleFlags(std::vector<CsvRow> &rows) {
    std::vector<Row> found;
    for (const Row column : optionalRowsOf(Box::classic)) {
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
    std::array<int, 2> fitting{};
    for (const CsvRow &row : rows) {
        const auto others = total(row.about.box, row.entry);
        if (others && row.entry.coins && row.entry.recordedTotal) {
            const int missing = *row.entry.recordedTotal - *others;
            fitting[0] += missing == *row.entry.coins ? 1 : 0;
            fitting[1] += missing == *row.entry.coins / coinsPerPoint ? 1 : 0;
        }
    }
    const bool arePoints = fitting[0] >= fitting[1];
    for (CsvRow &row : rows) {
        if (row.about.box == Box::dice || !row.entry.coins) {
            continue;
        }
        row.entry.set(Row::treasury,
                      arePoints ? *row.entry.coins : *row.entry.coins / coinsPerPoint);
        if (arePoints) {
            row.entry.coins.reset();
        }
    }
    return arePoints;
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
