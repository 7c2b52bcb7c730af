// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/sim_report.h"

#include "app/cli/table_text.h"

#include <cmath>
#include <numeric>

namespace mirabilia::cli {

namespace {

std::string percent(double share) {
    return decimal(100 * share) + " %";
}

} // namespace

Interval wilson(double wins, double games) {
    if (games <= 0) {
        return {};
    }
    constexpr double z = 1.959964; // 97.5 % quantile of the normal distribution
    const double share = wins / games;
    const double scale = 1 + z * z / games;
    const double middle = (share + z * z / (2 * games)) / scale;
    const double half =
        z * std::sqrt(share * (1 - share) / games + z * z / (4 * games * games)) / scale;
    return {std::fmax(0, middle - half), std::fmin(1, middle + half)};
}

SimReport::SimReport(const Series &wanted, std::span<const std::string_view> categoryNames)
    : series(wanted)
    , categories(categoryNames.begin(), categoryNames.end())
    , players(wanted.players.size()) {
    for (Player &player : players) {
        player.points.resize(categories.size());
    }
}

void SimReport::add(std::uint64_t number, const GameOutcome &outcome) {
    ++played;
    for (std::size_t player = 0; player < players.size(); ++player) {
        const Seat seat = seatOf(series, player, number);
        if (outcome.winners.has(seat)) {
            players[player].wins += 1.0 / outcome.winners.size();
        }
        for (std::size_t category = 0; category < categories.size(); ++category) {
            players[player].points[category] += outcome.points[seat][category];
        }
    }
}

std::string SimReport::text() const {
    return shares() + "\n" + means();
}

std::string SimReport::label(std::size_t player) const {
    return std::to_string(player + 1) + " " + std::string(ai::name(series.players[player]));
}

std::string SimReport::shares() const {
    const auto games = static_cast<double>(played);
    TextTable table;
    table.add({"player", "won", "share", "95 % from", "to"});
    for (std::size_t player = 0; player < players.size(); ++player) {
        const double wins = players[player].wins;
        const Interval interval = wilson(wins, games);
        table.add({label(player), decimal(wins), percent(wins / games), percent(interval.low),
                   percent(interval.high)});
    }
    return table.text("  ") + "  Equal players would win " +
           percent(1.0 / static_cast<double>(players.size())) +
           " each. Intervals: Wilson; a shared victory counts as a part of one.\n";
}

std::string SimReport::means() const {
    const auto games = static_cast<double>(played);
    TextTable table;
    std::vector<std::string> head{"mean points"};
    head.insert(head.end(), categories.begin(), categories.end());
    head.emplace_back("total");
    table.add(std::move(head));
    for (std::size_t player = 0; player < players.size(); ++player) {
        const std::vector<double> &sums = players[player].points;
        std::vector<std::string> row{label(player)};
        for (const double sum : sums) {
            row.push_back(decimal(sum / games));
        }
        row.push_back(decimal(std::accumulate(sums.begin(), sums.end(), 0.0) / games));
        table.add(std::move(row));
    }
    return table.text("  ");
}

} // namespace mirabilia::cli
