// SPDX-License-Identifier: GPL-3.0-or-later
#include "scorer/statistics.h"

#include "scorer/date.h"
#include "scorer/edition.h"
#include "scorer/filter.h"
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

/// The slope of the straight line that fits best; of two lines, for games with expansions and
/// without, if there are both.
double slope(const PlayerStatistics &player) {
    std::array<Mean, 2> places;
    std::array<Mean, 2> heights;
    for (std::size_t i = 0; i < player.totals.size(); ++i) {
        const std::size_t kind = player.expanded[i] ? 1 : 0;
        places[kind].add(static_cast<double>(i));
        heights[kind].add(player.totals[i]);
    }
    double above = 0;
    double below = 0;
    for (std::size_t i = 0; i < player.totals.size(); ++i) {
        const std::size_t kind = player.expanded[i] ? 1 : 0;
        const double x = static_cast<double>(i) - places[kind].value;
        above += x * (player.totals[i] - heights[kind].value);
        below += x * x;
    }
    return below > 0 ? above / below : 0;
}

/// One more game in a row.
void goOn(PlayerStatistics &player, bool won) {
    const bool same = won == (player.streak > 0);
    player.streak = (same ? player.streak : 0) + (won ? 1 : -1);
    player.longestStreak = std::max(player.longestStreak, player.streak);
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
        const Game game{sheet, ranking(sheet), tableMeans(sheet), !expansionsOf(sheet).empty()};
        const auto &places = game.places;
        ++result.games;
        result.expanded += game.expanded ? 1 : 0;
        if (sheet.minutes) {
            result.minutes.add(*sheet.minutes);
        }
        for (std::size_t i = 0; i < sheet.entries.size(); ++i) {
            const Entry &entry = sheet.entries[i];
            if (entry.computer) {
                continue;
            }
            const bool won = hasWon(places[i]);
            result.doubtful += totalIsOff(sheet, entry) ? 1 : 0;
            countVictory(result.victories, entry, won);
            addRows(game, entry, won);
            addWonder(game, entry, won);
            addSeat(game, i);
            if (entry.player.empty()) {
                continue;
            }
            addPlayer(game, i);
            for (std::size_t j = 0; j < i; ++j) {
                if (!sheet.entries[j].computer) {
                    addPair(sheet, j, i, places);
                }
            }
        }
        rate(game);
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
        for (auto &[number, seat] : seats) {
            result.seats.push_back(seat);
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

    struct Game {
        const Sheet &sheet;
        std::vector<Place> places;
        RowMeans table; ///< means of its players
        bool expanded;

        /// Wins that chance gives each of its players.
        [[nodiscard]] double chance() const {
            return 1 / static_cast<double>(sheet.entries.size());
        }
    };

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

    void addRows(const Game &game, const Entry &entry, bool won) {
        for (std::size_t row = 0; row < rowCount; ++row) {
            if (!entry.points[row]) {
                continue;
            }
            const int points = *entry.points[row];
            RowStatistics &figures = rows[row];
            figures.points.add(points);
            figures.split.add(points, game.expanded);
            raise(figures.best, points);
            if (won) {
                figures.winners.add(points);
                figures.winnersSplit.add(points, game.expanded);
            }
        }
    }

    static void countVictory(Victories &victories, const Entry &entry, bool won) {
        victories.at(static_cast<std::size_t>(entry.supremacy)) += won ? 1 : 0;
    }

    /// Into the figures of a player or of a wonder.
    template <class Figures>
    static std::optional<int> addTotal(const Game &game, const Entry &entry, Figures &figures) {
        const auto points = soundTotal(game.sheet, entry);
        if (points) {
            figures.points.add(*points);
            figures.split.add(*points, game.expanded);
            raise(figures.best, *points);
        }
        figures.doubtful += totalIsOff(game.sheet, entry) ? 1 : 0;
        return points;
    }

    /// The boards of the second edition are others.
    static std::string_view sideName(classic::Side side, std::optional<Edition> edition) {
        const bool day = side == classic::Side::a;
        return edition != Edition::second ? name(side) : day ? "Day" : "Night";
    }

    void addWonder(const Game &game, const Entry &entry, bool won) {
        const Sheet &sheet = game.sheet;
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
        wonder.expected += game.chance();
        addTotal(game, entry, wonder);
    }

    void addSeat(const Game &game, std::size_t place) {
        const Entry &entry = game.sheet.entries[place];
        if (game.sheet.seating != Seating::known) {
            return;
        }
        const int number = entry.seat.value_or(static_cast<int>(place) + 1);
        SeatStatistics &seat = seats[number];
        seat.seat = number;
        ++seat.games;
        seat.wins += hasWon(game.places[place]) ? 1 : 0;
        seat.expected += game.chance();
        if (const auto points = soundTotal(game.sheet, entry)) {
            seat.points.add(*points);
            seat.split.add(*points, game.expanded);
            raise(seat.best, *points);
        }
    }

    void addPlayer(const Game &game, std::size_t seat) {
        const Entry &entry = game.sheet.entries[seat];
        const Place &place = game.places[seat];
        const bool won = hasWon(place);
        PlayerStatistics &player = players[entry.player];
        player.player = entry.player;
        ++player.games;
        player.wins += won ? 1 : 0;
        player.expected += game.chance();
        goOn(player, won);
        countVictory(player.victories, entry, won);
        if (game.sheet.minutes) {
            player.minutes.add(*game.sheet.minutes);
        }
        if (const auto points = addTotal(game, entry, player)) {
            player.totals.push_back(*points);
            player.firsts.push_back(place.rank == 1);
            player.expanded.push_back(game.expanded);
        }
        for (std::size_t row = 0; row < rowCount; ++row) {
            if (entry.points[row]) {
                player.rows[row].add(*entry.points[row]);
                player.splitRows[row].add(*entry.points[row], game.expanded);
                player.ahead[row].add(*entry.points[row] - game.table[row].value);
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

    /// Everybody who is known by name, once.
    void rate(const Game &game) {
        std::vector<PlayerStatistics *> rated;
        std::vector<double> ratings;
        std::vector<int> ranks;
        for (std::size_t i = 0; i < game.sheet.entries.size(); ++i) {
            const Entry &entry = game.sheet.entries[i];
            PlayerStatistics *player =
                entry.computer || entry.player.empty() ? nullptr : &players[entry.player];
            if (player != nullptr && std::find(rated.begin(), rated.end(), player) == rated.end()) {
                rated.push_back(player);
                ratings.push_back(player->rating);
                ranks.push_back(game.places[i].rank);
            }
        }
        const std::vector<double> changes = ratingChanges(ratings, ranks);
        for (std::size_t i = 0; i < rated.size(); ++i) {
            rated[i]->rating += changes[i];
        }
    }

    static void finish(PlayerStatistics &player) {
        player.trend = slope(player);
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
    std::map<int, SeatStatistics> seats;
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
