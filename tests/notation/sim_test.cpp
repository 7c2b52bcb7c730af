// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/sim_report.h"
#include "app/cli/table_text.h"
#include "engine/core/stop.h"

#include <gtest/gtest.h>

#include <array>
#include <csignal>
#include <set>

namespace mirabilia::cli {
namespace {

/// Seat 0 always wins, with points that tell the levels of the seats apart.
class FirstSeatWins final : public Simulator {
public:
    [[nodiscard]] std::optional<GameOutcome> play(const GamePlan &plan,
                                                  const StopToken &) const override {
        GameOutcome outcome;
        for (const ai::Level level : plan.levels) {
            outcome.points.push_back({static_cast<int>(level)});
        }
        outcome.winners.add(0);
        return outcome;
    }
};

/// Waits for Ctrl+C, which it sends itself in the third game.
class Interrupted final : public Simulator {
public:
    [[nodiscard]] std::optional<GameOutcome> play(const GamePlan &plan,
                                                  const StopToken &stop) const override {
        if (plan.number < 2) {
            return GameOutcome{.points = {{}, {}}, .winners = {}, .record = {}};
        }
        std::raise(SIGINT);
        while (!stop.stopRequested()) {
        }
        return std::nullopt;
    }
};

TEST(Sim, SeatsMoveOnAndGamesComeInOrder) {
    const Series series{.players = {ai::Level::expert, ai::Level::random, ai::Level::easy},
                        .games = 30,
                        .threads = 3};
    constexpr std::array<std::string_view, 1> categories{"levels"};
    SimReport report(series, categories);
    std::uint64_t expected = 0;
    EXPECT_TRUE(
        playSeries(FirstSeatWins(), series, [&](std::uint64_t number, const GameOutcome &outcome) {
            EXPECT_EQ(number, expected++);
            for (std::size_t player = 0; player < 3; ++player) {
                EXPECT_EQ(outcome.points[seatOf(series, player, number)][0],
                          static_cast<int>(series.players[player]));
            }
            report.add(number, outcome);
        }));
    EXPECT_EQ(report.games(), 30U);
    EXPECT_NE(report.text().find("10.0  33.3 %"), std::string::npos) << report.text();
}

TEST(Sim, ControlCStopsTheSeries) {
    const Series series{.players = {ai::Level::easy, ai::Level::easy}, .games = 5, .threads = 1};
    std::uint64_t games = 0;
    EXPECT_FALSE(
        playSeries(Interrupted(), series, [&](std::uint64_t, const GameOutcome &) { ++games; }));
    EXPECT_EQ(games, 2U);
}

TEST(Wilson, KnownIntervals) {
    EXPECT_NEAR(wilson(50, 100).low, 0.4038, 0.0001);
    EXPECT_NEAR(wilson(50, 100).high, 0.5962, 0.0001);
    EXPECT_NEAR(wilson(0, 10).low, 0, 0.0001);
    EXPECT_NEAR(wilson(0, 10).high, 0.2775, 0.0001);
    EXPECT_EQ(wilson(0, 0).high, 1);
}

TEST(TextTable, ColumnsAreInLine) {
    TextTable table;
    table.add({"a", "10"});
    table.add({"\xc3\xa4\xc3\xa4", "5"});
    EXPECT_EQ(table.text(" "), " a   10\n \xc3\xa4\xc3\xa4   5\n");
    EXPECT_EQ(displayWidth("\x1b[1mab\x1b[0m"), 2U);
}

} // namespace
} // namespace mirabilia::cli
