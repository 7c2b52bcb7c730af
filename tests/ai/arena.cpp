// SPDX-License-Identifier: GPL-3.0-or-later
//
// Matches between levels: arena PLAYERS GAMES SEED LEVEL...
// One level a seat. Every deal is played once in each rotation of the levels, so that luck and
// seats even out; the interval counts deals, not games.
#include "tests/ai/match.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <map>
#include <vector>

using namespace mirabilia;
using namespace mirabilia::ai;
using Clock = std::chrono::steady_clock;

namespace {

struct Tally {
    double wins = 0;
    double squares = 0; ///< of wins a deal
    double points = 0;
    int games = 0;
    double seconds = 0;
    double longest = 0;
    int moves = 0;
};

struct Arena {
    int players;
    std::vector<Level> levels;
    std::map<Level, Tally> tallies;

    void playDeal(std::uint64_t seed) {
        std::map<Level, double> wins;
        for (int rotation = 0; rotation < players; ++rotation) {
            playGame(Rng(seed), rotation, wins);
        }
        for (const auto &[level, share] : wins) {
            tallies[level].wins += share;
            tallies[level].squares += share * share;
        }
    }

    Level levelOf(Seat seat, int rotation) const {
        return levels[static_cast<std::size_t>((seat + rotation) % players)];
    }

    void playGame(Rng rng, int rotation, std::map<Level, double> &wins) {
        const auto decide = [&](const classic::State &state, Seat seat, Rng &choices) {
            const Level level = levelOf(classic::controller(state, seat), rotation);
            const auto start = Clock::now();
            const Advice<classic::Move> advice = decideAs(level, state, seat, choices);
            const double took = std::chrono::duration<double>(Clock::now() - start).count();
            Tally &tally = tallies[level];
            tally.seconds += took;
            tally.longest = std::max(tally.longest, took);
            ++tally.moves;
            return advice.move;
        };
        const classic::State end = playOut(begin(players, rng.fork(9)), rng, decide);
        const SeatMask winners = classic::winners(end);
        const auto totals = classic::Classic::totals(end);
        for (Seat seat = 0; seat < players; ++seat) {
            const Level level = levelOf(seat, rotation);
            ++tallies[level].games;
            tallies[level].points += totals[seat];
            wins[level] += winners.has(seat) ? 1.0 / winners.size() : 0.0;
        }
    }

    /// What has come out so far.
    void print(int deals) const {
        for (const auto &[level, tally] : tallies) {
            const double games = static_cast<double>(deals) * players;
            const double mean = tally.wins / deals;
            const double variance = tally.squares / deals - mean * mean;
            const double error = 1.96 * std::sqrt(variance / deals) / players;
            std::printf("%-7s wins %5.1f %% +-%4.1f of %.0f games (fair %4.1f), %5.1f points, "
                        "%8.2f ms a move, longest %.0f ms\n",
                        std::string(name(level)).c_str(), 100 * tally.wins / games, 100 * error,
                        games, 100.0 * tally.games / (games * players), tally.points / tally.games,
                        1000 * tally.seconds / tally.moves, 1000 * tally.longest);
        }
    }
};

} // namespace

int main(int argc, char **argv) {
    const int players = argc > 1 ? std::atoi(argv[1]) : 0;
    if (players < 2 || players > 7 || argc != players + 4) {
        std::fprintf(stderr, "usage: arena PLAYERS GAMES SEED LEVEL... (one a seat)\n");
        return 2;
    }
    Arena arena{players, {}, {}};
    for (int i = 4; i < argc; ++i) {
        const auto level = findLevel(argv[i]);
        if (!level) {
            std::fprintf(stderr, "arena: no level is called %s\n", argv[i]);
            return 2;
        }
        arena.levels.push_back(*level);
    }
    const int deals = std::max(1, std::atoi(argv[2]) / players);
    const Rng series(std::strtoull(argv[3], nullptr, 10));
    for (int deal = 0; deal < deals; ++deal) {
        arena.playDeal(series.fork(static_cast<std::uint64_t>(deal)).next());
        if (deal + 1 == deals || (deal + 1) % 10 == 0) {
            arena.print(deal + 1);
            std::fflush(stdout);
        }
    }
    return 0;
}
