// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/classic/data.h"
#include "scorer/rating.h"
#include "scorer/sheet.h"

#include <array>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace mirabilia::scorer {

/// A mean and how many numbers it is of: a mean of five games says little.
struct Mean {
    int count = 0;
    double value = 0;

    void add(double number) {
        ++count;
        value += (number - value) / count;
    }
    friend bool operator==(const Mean &, const Mean &) = default;
};

/// Totals are higher with expansions: a mean of both kinds of games says nothing of either.
struct SplitMean {
    Mean without; ///< games without expansions
    Mean with;

    void add(double number, bool expanded) { (expanded ? with : without).add(number); }
    [[nodiscard]] bool isMixed() const { return without.count > 0 && with.count > 0; }
    friend bool operator==(const SplitMean &, const SplitMean &) = default;
};

/// How games were won: at its end by points, or a Duel before that; indexed by Supremacy.
using Victories = std::array<int, 4>;

struct PlayerStatistics {
    std::string player;
    int games = 0;
    /// Shared ones too. A tie that coins would break counts for nobody while they are not known.
    int wins = 0;
    double expected = 0;         ///< wins that chance would have given
    Mean points;                 ///< totals
    SplitMean split;             ///< the same
    int doubtful = 0;            ///< totals left out: their rows give another
    std::optional<int> best;     ///< the highest total
    int streak = 0;              ///< games won in a row until now; below 0: games not won
    int longestStreak = 0;       ///< of games won
    double rating = firstRating; ///< Elo's, over these games (rating.h)
    Victories victories{};       ///< how the games were won
    Mean minutes;                ///< of the games that know it
    std::vector<int> totals;     ///< oldest game first
    std::vector<bool> firsts;    ///< in these games: nobody came in before
    std::vector<bool> expanded;  ///< these games were with expansions
    /// Points gained with each game: the slope through totals, where games with expansions have a
    /// line of their own, higher or lower but as steep.
    double trend = 0;
    std::array<Mean, rowCount> rows{};           ///< points in each row
    std::array<SplitMean, rowCount> splitRows{}; ///< the same
    std::array<Mean, rowCount> ahead{};          ///< points in each row above the mean of the table
    std::optional<Row> bestRow; ///< where the player is farthest ahead of the table
};

struct WonderStatistics {
    std::string wonder; ///< id of the data file, else as written
    std::string side;   ///< "A", "B", as written, or empty
    int games = 0;
    int wins = 0;
    double expected = 0; ///< wins that chance would have given
    Mean points;
    SplitMean split;
    int doubtful = 0; ///< totals left out: their rows give another
    std::optional<int> best;
};

/// Who sat where, in the games whose seats are known.
struct SeatStatistics {
    int seat = 0; ///< from 1
    int games = 0;
    int wins = 0;
    double expected = 0; ///< wins that chance would have given
    Mean points;
    SplitMean split;
    std::optional<int> best;
};

/// Two players over all games they played together.
struct HeadToHead {
    std::string first;
    std::string second;
    int games = 0;
    int firstAhead = 0; ///< came in before the other
    int secondAhead = 0;
    Mean difference; ///< points of the first above those of the second
};

struct RowStatistics {
    Row row = Row::military;
    Mean points;
    Mean winners; ///< points of those who won
    SplitMean split;
    SplitMean winnersSplit;
    std::optional<int> best;
};

/// Figures over the sheets of one boxed game, most games first, then by name. A total that its rows
/// contradict is in no figure of totals: nobody knows which of the two is the slip. Places go by
/// the rows then.
struct Statistics {
    Box box = Box::classic;
    int games = 0;
    int expanded = 0; ///< games with expansions
    int doubtful = 0; ///< totals that are left out
    Mean minutes;     ///< of the games that know it
    Victories victories{};
    std::vector<PlayerStatistics> players;
    std::vector<WonderStatistics> wonders;
    std::vector<SeatStatistics> seats; ///< in their order
    std::vector<HeadToHead> pairs;
    std::vector<RowStatistics> rows; ///< in the order of the sheet, those that are played
};

/// Adds figures up game by game, so that the games need not be there all at once. Computers play,
/// and are beaten, but no figure is about them: whoever wants that takes the mark off their
/// entries.
class StatisticsCollector {
public:
    /// `catalogue` must outlive it.
    StatisticsCollector(Box box, const classic::Catalogue &catalogue);
    ~StatisticsCollector();
    StatisticsCollector(const StatisticsCollector &) = delete;
    StatisticsCollector &operator=(const StatisticsCollector &) = delete;
    StatisticsCollector(StatisticsCollector &&) noexcept;
    StatisticsCollector &operator=(StatisticsCollector &&) noexcept;

    /// A game of the box, not older than the one before.
    void add(const Sheet &sheet);
    /// Ends it.
    Statistics finish();

private:
    class Figures;
    std::unique_ptr<Figures> figures;
};

/// The points of an entry as figures take them; nothing if its rows contradict its total.
std::optional<int> soundTotal(const Sheet &sheet, const Entry &entry);

/// Sheets of other boxes are passed over; games are sorted by date, those without one first.
/// Entries without a name count for wonders and rows only.
Statistics statisticsOf(std::span<const Sheet> sheets, Box box,
                        const classic::Catalogue &catalogue);

} // namespace mirabilia::scorer
