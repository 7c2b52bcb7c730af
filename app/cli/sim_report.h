// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/sim_series.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace mirabilia::cli {

struct Interval {
    double low = 0;
    double high = 1;
};

/// Wilson's 95 % interval for a share. `wins` is fractional if victories are shared.
Interval wilson(double wins, double games);

/// Statistics of a series of games.
class SimReport {
public:
    SimReport(const Series &played, std::span<const std::string_view> categoryNames);

    void add(std::uint64_t number, const GameOutcome &outcome);
    [[nodiscard]] std::uint64_t games() const { return played; }
    /// Win shares and mean points, as tables for a terminal.
    [[nodiscard]] std::string text() const;

private:
    struct Player {
        double wins = 0;            ///< a victory shared by n players counts 1/n
        std::vector<double> points; ///< sums, by category
    };

    [[nodiscard]] std::string label(std::size_t player) const;
    [[nodiscard]] std::string shares() const;
    [[nodiscard]] std::string means() const;

    const Series &series;
    std::vector<std::string> categories;
    std::vector<Player> players;
    std::uint64_t played = 0;
};

} // namespace mirabilia::cli
