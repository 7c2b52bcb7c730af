// SPDX-License-Identifier: GPL-3.0-or-later
//
// Matches: arena GAME PLAYERS GAMES SEED CONTESTANT...
// The second edition of a game is named like a game of its own: classic-2.
// One contestant per seat, see contestants.h. Every deal is played once in each rotation, so that
// luck and seats even out; the interval counts deals, not games. Time is processor time.
#include "tools/ai/contestants.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <map>
#include <vector>

using namespace mirabilia;
using namespace mirabilia::ai;

namespace {

struct Tally {
    double wins = 0;
    double squares = 0; ///< of wins per deal
    double points = 0;
    int games = 0;
    double seconds = 0;
    double longest = 0;
    int moves = 0;
    int lostToScience = 0; ///< Duel only
    int lostToMilitary = 0;
};

template <Game G, int edition>
struct Arena {
    std::vector<std::string> names; ///< by place in the order of seats
    std::vector<Contestant<G>> contestants;
    std::map<std::string, Tally> tallies;

    [[nodiscard]] int players() const { return static_cast<int>(names.size()); }

    void playDeal(std::uint64_t seed) {
        std::map<std::string, double> wins;
        for (int rotation = 0; rotation < players(); ++rotation) {
            playGame(Rng(seed), rotation, wins);
        }
        for (const auto &[name, share] : wins) {
            tallies[name].wins += share;
            tallies[name].squares += share * share;
        }
    }

    [[nodiscard]] std::size_t placeOf(Seat seat, int rotation) const {
        return static_cast<std::size_t>((seat + rotation) % players());
    }

    void playGame(Rng rng, int rotation, std::map<std::string, double> &wins) {
        const auto decide = [&](const typename G::State &state, Seat seat, Rng &choices) {
            const std::size_t place = placeOf(G::controller(state, seat), rotation);
            const double start = processorTime();
            const auto move = contestants[place](state, seat, choices);
            const double took = processorTime() - start;
            Tally &tally = tallies[names[place]];
            tally.seconds += took;
            tally.longest = std::max(tally.longest, took);
            ++tally.moves;
            return move;
        };
        const auto end = playOut<G>(begin<G, edition>(players(), rng.fork(9)), rng, decide);
        const SeatMask winners = G::winners(end);
        const auto totals = G::totals(end);
        for (Seat seat = 0; seat < players(); ++seat) {
            const std::string &name = names[placeOf(seat, rotation)];
            Tally &tally = tallies[name];
            ++tally.games;
            tally.points += totals[seat];
            wins[name] += winners.has(seat) ? 1.0 / winners.size() : 0.0;
            if constexpr (G::id == "duel") {
                const bool lost = !winners.has(seat);
                tally.lostToScience += lost && end.victory == duel::Victory::science ? 1 : 0;
                tally.lostToMilitary += lost && end.victory == duel::Victory::military ? 1 : 0;
            }
        }
    }

    /// Prints the results so far.
    void print(int deals) const {
        for (const auto &[name, tally] : tallies) {
            const double games = static_cast<double>(deals) * players();
            const double mean = tally.wins / deals;
            const double variance = tally.squares / deals - mean * mean;
            const double error = 1.96 * std::sqrt(std::max(0.0, variance) / deals) / players();
            std::printf("%-12s wins %5.1f %% +-%4.1f of %.0f games (fair %4.1f), %5.1f points, "
                        "%8.2f ms a move, longest %.0f ms",
                        name.c_str(), 100 * tally.wins / games, 100 * error, games,
                        100.0 * tally.games / (games * players()), tally.points / tally.games,
                        1000 * tally.seconds / tally.moves, 1000 * tally.longest);
            if constexpr (G::id == "duel") {
                std::printf(", lost %d to science, %d to the military", tally.lostToScience,
                            tally.lostToMilitary);
            }
            std::printf("\n");
        }
        std::fflush(stdout);
    }
};

template <Game G, int edition>
int run(const std::vector<std::string> &names, int games, std::uint64_t seed) {
    Arena<G, edition> arena{names, {}, {}};
    for (const std::string &name : names) {
        arena.contestants.push_back(contestant<G>(name));
        if (!arena.contestants.back()) {
            std::fprintf(stderr, "arena: nobody is called %s\n", name.c_str());
            return 2;
        }
    }
    const int deals = std::max(1, games / arena.players());
    const Rng series(seed);
    for (int deal = 0; deal < deals; ++deal) {
        arena.playDeal(series.fork(static_cast<std::uint64_t>(deal)).next());
        if (deal + 1 == deals || (deal + 1) % 10 == 0) {
            arena.print(deal + 1);
        }
    }
    return 0;
}

struct Contest {
    std::string_view game;
    int fewestPlayers;
    int mostPlayers;
    int (*run)(const std::vector<std::string> &names, int games, std::uint64_t seed);
};

template <Game G>
constexpr Contest contest{G::id, G::fewestPlayers, G::mostPlayers, run<G, 1>};

constexpr std::array contests{contest<classic::Classic>,
                              Contest{"classic-2", 3, 7, run<classic::Classic, 2>},
                              contest<duel::Duel>, contest<dice::Dice>};

} // namespace

int main(int argc, char **argv) {
    const std::string_view game = argc > 1 ? argv[1] : "";
    const int players = argc > 2 ? std::atoi(argv[2]) : 0;
    const auto *found = std::find_if(contests.begin(), contests.end(), [&](const Contest &known) {
        return known.game == game && players >= known.fewestPlayers && players <= known.mostPlayers;
    });
    if (found == contests.end() || argc != players + 5) {
        std::fprintf(stderr, "usage: arena GAME PLAYERS GAMES SEED CONTESTANT... (one a seat)\n");
        return 2;
    }
    return found->run(std::vector<std::string>(argv + 5, argv + argc), std::atoi(argv[3]),
                      std::strtoull(argv[4], nullptr, 10));
}
