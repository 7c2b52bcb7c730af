// SPDX-License-Identifier: GPL-3.0-or-later
#include "scorer/statistics.h"

#include "scorer/date.h"
#include "scorer/edition.h"
#include "scorer/ranking.h"
#include "scorer/wonder_names.h"

#include <algorithm>
#include <map>
#include <utility>

namespace mirabilia::scorer {

namespace {

void raise(std::optional<int> &best, int points) {
    best = std::max(best.value_or(points), points);
}

/// The slope of the straight line that fits best.
double slope(const std::vector<int> &totals) {
    const auto count = static_cast<double>(totals.size());
    Mean height;
    for (const int total : totals) {
        height.add(total);
    }
    const double middle = (count - 1) / 2;
    double above = 0;
    double below = 0;
    for (std::size_t i = 0; i < totals.size(); ++i) {
        const double x = static_cast<double>(i) - middle;
        above += x * (totals[i] - height.value);
        below += x * x;
    }
    return below > 0 ? above / below : 0;
}

template <class Figures>
bool moreGames(const Figures &one, const Figures &other) {
    return one.games > other.games;
}

} // namespace

class StatisticsCollector::Figures {
public:
    Figures(Box box, const classic::Catalogue &data) : catalogue(data) {
        result.box = box;
        for (std::size_t row = 0; row < rowCount; ++row) {
            rows[row].row = static_cast<Row>(row);
        }
    }

    void add(const Sheet &sheet) {
        ++result.games;
        const auto places = ranking(sheet);
        const auto table = tableMeans(sheet);
        for (std::size_t i = 0; i < sheet.entries.size(); ++i) {
            const Entry &entry = sheet.entries[i];
            if (entry.computer) {
                continue;
            }
            const bool won = hasWon(places[i]);
            result.doubtful += totalIsOff(sheet, entry) ? 1 : 0;
            addRows(entry, won);
            addWonder(sheet, entry, won);
            if (entry.player.empty()) {
                continue;
            }
            addPlayer(sheet, entry, places[i], table);
            for (std::size_t j = 0; j < i; ++j) {
                if (!sheet.entries[j].computer) {
                    addPair(sheet, j, i, places);
                }
            }
        }
    }

    Statistics finish() {
        for (auto &[name, player] : players) {
            finish(player);
            result.players.push_back(std::move(player));
        }
        for (auto &[key, wonder] : wonders) {
            result.wonders.push_back(std::move(wonder));
        }
        for (auto &[key, pair] : pairs) {
            result.pairs.push_back(std::move(pair));
        }
        std::stable_sort(result.players.begin(), result.players.end(), moreGames<PlayerStatistics>);
        std::stable_sort(result.wonders.begin(), result.wonders.end(), moreGames<WonderStatistics>);
        std::stable_sort(result.pairs.begin(), result.pairs.end(), moreGames<HeadToHead>);
        for (const auto list : {rowsOf(result.box), optionalRowsOf(result.box)}) {
            for (const Row row : list) {
                if (rows[index(row)].points.count > 0) {
                    result.rows.push_back(rows[index(row)]);
                }
            }
        }
        return std::move(result);
    }

private:
    using RowMeans = std::array<Mean, rowCount>;

    static bool hasWon(const Place &place) { return place.rank == 1 && !place.undecided; }

    static RowMeans tableMeans(const Sheet &sheet) {
        RowMeans means{};
        for (const Entry &entry : sheet.entries) {
            for (std::size_t row = 0; row < rowCount; ++row) {
                if (entry.points[row]) {
                    means[row].add(*entry.points[row]);
                }
            }
        }
        return means;
    }

    void addRows(const Entry &entry, bool won) {
        for (std::size_t row = 0; row < rowCount; ++row) {
            if (entry.points[row]) {
                rows[row].points.add(*entry.points[row]);
                raise(rows[row].best, *entry.points[row]);
                if (won) {
                    rows[row].winners.add(*entry.points[row]);
                }
            }
        }
    }

    /// Into the figures of a player or of a wonder.
    template <class Figures>
    static std::optional<int> addTotal(const Sheet &sheet, const Entry &entry, Figures &figures) {
        const auto points = soundTotal(sheet, entry);
        if (points) {
            figures.points.add(*points);
            raise(figures.best, *points);
        }
        figures.doubtful += totalIsOff(sheet, entry) ? 1 : 0;
        return points;
    }

    /// The boards of the second edition are others.
    static std::string_view sideName(classic::Side side, std::optional<Edition> edition) {
        const bool day = side == classic::Side::a;
        return edition != Edition::second ? name(side) : day ? "Day" : "Night";
    }

    void addWonder(const Sheet &sheet, const Entry &entry, bool won) {
        if (entry.wonder.empty()) {
            return;
        }
        std::pair<std::string, std::string> key{entry.wonder, entry.side};
        if (sheet.box == Box::classic) {
            const WrittenBoard board = readBoard(catalogue, entry.wonder, entry.side);
            if (board.wonder) {
                key.first = catalogue.wonder(*board.wonder).key;
            }
            if (board.side.side) {
                key.second = sideName(*board.side.side, editionOf(sheet));
            }
        }
        WonderStatistics &wonder = wonders[key];
        std::tie(wonder.wonder, wonder.side) = key;
        ++wonder.games;
        wonder.wins += won ? 1 : 0;
        addTotal(sheet, entry, wonder);
    }

    void addPlayer(const Sheet &sheet, const Entry &entry, const Place &place,
                   const RowMeans &table) {
        PlayerStatistics &player = players[entry.player];
        player.player = entry.player;
        ++player.games;
        player.wins += hasWon(place) ? 1 : 0;
        if (const auto points = addTotal(sheet, entry, player)) {
            player.totals.push_back(*points);
            player.firsts.push_back(place.rank == 1);
        }
        for (std::size_t row = 0; row < rowCount; ++row) {
            if (entry.points[row]) {
                player.rows[row].add(*entry.points[row]);
                player.ahead[row].add(*entry.points[row] - table[row].value);
            }
        }
    }

    void addPair(const Sheet &sheet, std::size_t one, std::size_t other,
                 const std::vector<Place> &places) {
        if (sheet.entries[one].player > sheet.entries[other].player) {
            std::swap(one, other);
        }
        const std::string &first = sheet.entries[one].player;
        const std::string &second = sheet.entries[other].player;
        if (first.empty() || first == second) {
            return;
        }
        HeadToHead &pair = pairs[{first, second}];
        pair.first = first;
        pair.second = second;
        ++pair.games;
        if (places[one].rank > 0 && places[other].rank > 0) {
            pair.firstAhead += places[one].rank < places[other].rank ? 1 : 0;
            pair.secondAhead += places[other].rank < places[one].rank ? 1 : 0;
        }
        const auto here = soundTotal(sheet, sheet.entries[one]);
        const auto there = soundTotal(sheet, sheet.entries[other]);
        if (here && there) {
            pair.difference.add(*here - *there);
        }
    }

    static void finish(PlayerStatistics &player) {
        player.trend = slope(player.totals);
        double farthest = 0;
        for (std::size_t row = 0; row < rowCount; ++row) {
            if (player.ahead[row].count > 0 && player.ahead[row].value > farthest) {
                farthest = player.ahead[row].value;
                player.bestRow = static_cast<Row>(row);
            }
        }
    }

    const classic::Catalogue &catalogue;
    Statistics result;
    std::map<std::string, PlayerStatistics> players;
    std::map<std::pair<std::string, std::string>, WonderStatistics> wonders;
    std::map<std::pair<std::string, std::string>, HeadToHead> pairs;
    std::array<RowStatistics, rowCount> rows{};
};

StatisticsCollector::StatisticsCollector(Box box, const classic::Catalogue &catalogue)
    : figures(std::make_unique<Figures>(box, catalogue)) {}

StatisticsCollector::~StatisticsCollector() = default;
StatisticsCollector::StatisticsCollector(StatisticsCollector &&) noexcept = default;
StatisticsCollector &StatisticsCollector::operator=(StatisticsCollector &&) noexcept = default;

void StatisticsCollector::add(const Sheet &sheet) {
    figures->add(sheet);
}

Statistics StatisticsCollector::finish() {
    return figures->finish();
}

std::optional<int> soundTotal(const Sheet &sheet, const Entry &entry) {
    return totalIsOff(sheet, entry) ? std::nullopt : meritOf(sheet, entry).points;
}

Statistics statisticsOf(std::span<const Sheet> sheets, Box box,
                        const classic::Catalogue &catalogue) {
    std::vector<std::pair<std::pair<bool, std::string>, const Sheet *>> games;
    for (const Sheet &sheet : sheets) {
        if (sheet.box == box) {
            games.emplace_back(dateKey(sheet.date), &sheet);
        }
    }
    std::stable_sort(games.begin(), games.end(),
                     [](const auto &one, const auto &other) { return one.first < other.first; });
    StatisticsCollector collector(box, catalogue);
    for (const auto &[date, sheet] : games) {
        collector.add(*sheet);
    }
    return collector.finish();
}

} // namespace mirabilia::scorer
