// SPDX-License-Identifier: GPL-3.0-or-later
//
// Matches between levels: arena GAME PLAYERS GAMES SEED LEVEL...
// One level a seat. Every deal is played once in each rotation of the levels, so that luck and
// seats even out; the interval counts deals, not games.
#include "tests/ai/match.h"

#include <algorithm>
#include <array>
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

template <Game G>
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
        const auto decide = [&](const typename G::State &state, Seat seat, Rng &choices) {
            const Level level = levelOf(G::controller(state, seat), rotation);
            const auto start = Clock::now();
            const auto advice = decideAs<G>(level, state, seat, choices);
            const double took = std::chrono::duration<double>(Clock::now() - start).count();
            Tally &tally = tallies[level];
            tally.seconds += took;
            tally.longest = std::max(tally.longest, took);
            ++tally.moves;
            return advice.move;
        };
        const auto end = playOut<G>(begin<G>(players, rng.fork(9)), rng, decide);
        const SeatMask winners = G::winners(end);
        const auto totals = G::totals(end);
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

template <Game G>
void run(const std::vector<Level> &levels, int games, std::uint64_t seed) {
    Arena<G> arena{static_cast<int>(levels.size()), levels, {}};
    const int deals = std::max(1, games / arena.players);
    const Rng series(seed);
    for (int deal = 0; deal < deals; ++deal) {
        arena.playDeal(series.fork(static_cast<std::uint64_t>(deal)).next());
        if (deal + 1 == deals || (deal + 1) % 10 == 0) {
            arena.print(deal + 1);
            std::fflush(stdout);
        }
    }
}

struct Contest {
    std::string_view game;
    int fewestPlayers;
    int mostPlayers;
    void (*run)(const std::vector<Level> &levels, int games, std::uint64_t seed);
};

template <Game G>
constexpr Contest contest{G::id, G::fewestPlayers, G::mostPlayers, run<G>};

constexpr std::array contests{contest<classic::Classic>, contest<duel::Duel>, contest<dice::Dice>};

} // namespace

int main(int argc, char **argv) {
    const std::string_view game = argc > 1 ? argv[1] : "";
    const int players = argc > 2 ? std::atoi(argv[2]) : 0;
    const auto *found = std::find_if(contests.begin(), contests.end(), [&](const Contest &known) {
        return known.game == game && players >= known.fewestPlayers && players <= known.mostPlayers;
    });
    if (found == contests.end() || argc != players + 5) {
        std::fprintf(stderr, "usage: arena GAME PLAYERS GAMES SEED LEVEL... (one a seat)\n");
        return 2;
    }
    std::vector<Level> levels;
    for (int i = 5; i < argc; ++i) {
        const auto level = findLevel(argv[i]);
        if (!level) {
            std::fprintf(stderr, "arena: no level is called %s\n", argv[i]);
            return 2;
        }
        levels.push_back(*level);
    }
    found->run(levels, std::atoi(argv[3]), std::strtoull(argv[4], nullptr, 10));
    return 0;
}
