// SPDX-License-Identifier: GPL-3.0-or-later
#include "scorer/records.h"

#include "scorer/ranking.h"
#include "scorer/statistics.h"

#include <algorithm>

namespace mirabilia::scorer {

namespace {

/// Totals of a person, totals of all, and values of a row, below which a better one is no wonder.
constexpr int fewestOwn = 3;
constexpr int fewestTotals = 6;
constexpr int fewestValues = 10;

bool isPerson(const Entry &entry) {
    return !entry.computer && !entry.player.empty();
}

bool hasWon(const Place &place) {
    return place.rank == 1 && !place.undecided;
}

/// Nobody at the same table has more, computers neither: else it would sound like a mistake.
bool isMostTotal(const Sheet &sheet, int points) {
    return std::none_of(sheet.entries.begin(), sheet.entries.end(), [&](const Entry &other) {
        return soundTotal(sheet, other).value_or(points) > points;
    });
}

bool isMostInRow(const Sheet &sheet, Row row, int points) {
    return std::none_of(sheet.entries.begin(), sheet.entries.end(), [&](const Entry &other) {
        return other.at(row).value_or(points) > points;
    });
}

} // namespace

void RecordBook::Reached::add(int points) {
    ++count;
    best = std::max(best.value_or(points), points);
}

bool RecordBook::Reached::isPassedBy(int points, int fewest) const {
    return count >= fewest && points > *best;
}

void RecordBook::add(const Sheet &sheet) {
    if (sheet.box != m_box) {
        return;
    }
    const auto places = ranking(sheet);
    for (std::size_t i = 0; i < sheet.entries.size(); ++i) {
        const Entry &entry = sheet.entries[i];
        if (!isPerson(entry)) {
            continue;
        }
        Player &player = m_players[entry.player];
        ++player.games;
        player.wins += hasWon(places[i]) ? 1 : 0;
        if (const auto points = soundTotal(sheet, entry)) {
            player.totals.add(*points);
            m_totals.add(*points);
        }
        for (const Row row : rowsOf(m_box)) {
            if (const auto points = entry.at(row)) {
                m_rows[index(row)].add(*points);
            }
        }
    }
}

std::optional<Record> RecordBook::newIn(const Sheet &sheet) const {
    auto total = newTotal(sheet);
    if (total && total->kind == Record::Kind::most) {
        return total;
    }
    if (auto win = newWin(sheet)) {
        return win;
    }
    return total ? total : newRow(sheet);
}

std::optional<Record> RecordBook::newTotal(const Sheet &sheet) const {
    std::optional<Record> found;
    for (const Entry &entry : sheet.entries) {
        const auto points = soundTotal(sheet, entry);
        if (!isPerson(entry) || !points || (found && *points <= found->points)) {
            continue;
        }
        const auto player = m_players.find(entry.player);
        if (m_totals.isPassedBy(*points, fewestTotals) && isMostTotal(sheet, *points)) {
            found = Record{Record::Kind::most, entry.player, *points};
        } else if (player != m_players.end() &&
                   player->second.totals.isPassedBy(*points, fewestOwn)) {
            found = Record{Record::Kind::ownMost, entry.player, *points};
        }
    }
    return found;
}

std::optional<Record> RecordBook::newWin(const Sheet &sheet) const {
    const auto places = ranking(sheet);
    for (std::size_t i = 0; i < sheet.entries.size(); ++i) {
        const Entry &entry = sheet.entries[i];
        const auto player = m_players.find(entry.player);
        if (isPerson(entry) && hasWon(places[i]) && player != m_players.end() &&
            player->second.wins == 0) {
            return Record{Record::Kind::firstWin, entry.player};
        }
    }
    return std::nullopt;
}

/// The one by the largest step.
std::optional<Record> RecordBook::newRow(const Sheet &sheet) const {
    std::optional<Record> found;
    int step = 0;
    for (const Entry &entry : sheet.entries) {
        for (const Row row : rowsOf(m_box)) {
            const Reached &before = m_rows[index(row)];
            const auto points = entry.at(row);
            if (isPerson(entry) && points && before.isPassedBy(*points, fewestValues) &&
                *points - *before.best > step && isMostInRow(sheet, row, *points)) {
                step = *points - *before.best;
                found = Record{Record::Kind::row, entry.player, *points, row};
            }
        }
    }
    return found;
}

} // namespace mirabilia::scorer
