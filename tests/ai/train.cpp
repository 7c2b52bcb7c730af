// SPDX-License-Identifier: GPL-3.0-or-later
//
// Makes the net of Duel: train FILE SEED ROUNDS GAMES ITERATIONS [MINUTES]
// Round 0 learns from hasty games of duel::Policy; in every later round the net plays GAMES games
// against itself, one in five against a rusher of science or of military, thinks ITERATIONS
// iterations a move, and learns from the last rounds. FILE is written after each.
#include "engine/ai/duel_net.h"
#include "engine/ai/playouts.h"
#include "tests/ai/match.h"
#include "tests/ai/rushers.h"
#include "tests/ai/trained_net.h"

#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <deque>
#include <fstream>

using namespace mirabilia;
using namespace mirabilia::ai;
using duel::Duel;
using duel::Inputs;

namespace {

/// What one round has taught, packed.
class Lessons {
public:
    /// `own`: what the search believed; the end comes later.
    void add(const duel::State &state, std::span<const Option<duel::Move>> shares, float own) {
        Inputs::List list;
        Inputs::list(state, list);
        entries.push_back({inputs.size(), choices.size(), own, state.mover});
        inputs.insert(inputs.end(), list.begin(), list.end());
        for (const auto &option : shares) {
            choices.push_back({Inputs::rowsOf(state, option.move), option.prior});
        }
    }

    /// The game of all lessons since the last call has ended.
    void close(const Values &end, float trust) {
        for (; closed < entries.size(); ++closed) {
            Entry &entry = entries[closed];
            entry.value = trust * entry.value + (1 - trust) * end[entry.seat];
        }
    }

    [[nodiscard]] std::size_t size() const { return entries.size(); }
    [[nodiscard]] Lesson operator[](std::size_t i) const {
        const Entry &entry = entries[i];
        const bool last = i + 1 == entries.size();
        const std::size_t inputEnd = last ? inputs.size() : entries[i + 1].input;
        const std::size_t choiceEnd = last ? choices.size() : entries[i + 1].choice;
        return {std::span(inputs).subspan(entry.input, inputEnd - entry.input),
                std::span(choices).subspan(entry.choice, choiceEnd - entry.choice), entry.value};
    }

private:
    struct Entry {
        std::size_t input;
        std::size_t choice;
        float value;
        Seat seat;
    };
    std::vector<Entry> entries;
    std::vector<std::uint16_t> inputs;
    std::vector<Lesson::Choice> choices;
    std::size_t closed = 0;
};

constexpr int lessonsApart = 6; ///< of the hasty games only every sixth position, they are many

/// A game of hasty players, each of whom may be a rusher.
void playHastily(const Rushers &players, Rng rng, Lessons &lessons) {
    Rng whims = rng.fork(5);
    std::array<const duel::Policy *, 2> seats{};
    for (auto &seat : seats) {
        seat = &players.any(whims);
    }
    const auto end = playOut<Duel>(
        begin<Duel>(2, rng.fork(9)), rng, [&](const duel::State &state, Seat seat, Rng &choices) {
            if (choices.below(10) == 0) {
                return anyMove<Duel>(state, seat, choices);
            }
            duel::Candidates candidates;
            seats[seat]->glance(state, seat, candidates);
            if (choices.below(lessonsApart) == 0) {
                InlineList<Option<duel::Move>, Duel::MoveList::capacity()> shares;
                likelihoods(candidates, 1.5F, shares);
                lessons.add(state, shares.span(), 0);
            }
            return seemingBest(candidates, 2.0F, choices).move;
        });
    lessons.close(DuelNet::worth(end), 0);
}

class Games {
public:
    Games(const Net &net, const Rushers &all, std::uint32_t iterations)
        : evaluator(net)
        , rushers(all)
        , settings{.iterations = iterations}
        , tree(evaluator, settings) {}

    void play(Rng rng, Lessons &lessons) {
        Rng whims = rng.fork(5);
        const duel::Policy *rusher = whims.below(5) == 0 ? &rushers.any(whims) : nullptr;
        const auto other = static_cast<Seat>(whims.below(2));
        const auto end = playOut<Duel>(begin<Duel>(2, rng.fork(9)), rng,
                                       [&](const duel::State &state, Seat seat, Rng &choices) {
                                           return rusher != nullptr && seat == other
                                                      ? rusher->choose(state, seat, choices)
                                                      : taught(state, seat, choices, lessons);
                                       });
        lessons.close(DuelNet::worth(end), 0.4F);
    }

private:
    duel::Move taught(const duel::State &state, Seat seat, Rng &choices, Lessons &lessons) {
        DuelNet::Options options;
        evaluator.options(state, seat, options);
        const auto tried = tree.search(Duel::view(state, seat), seat, options, Rng(choices.next()),
                                       [] { return false; });
        if (tried.size() == 1) {
            return tried.front().move;
        }
        std::uint32_t visits = 0;
        float sum = 0;
        for (const auto &move : tried) {
            visits += move.visits;
            sum += move.value * static_cast<float>(move.visits);
        }
        InlineList<Option<duel::Move>, Duel::MoveList::capacity()> shares;
        for (const auto &move : tried) {
            shares.push({move.move, static_cast<float>(move.visits) / static_cast<float>(visits)});
        }
        lessons.add(state, shares.span(), sum / static_cast<float>(visits));
        // Anything now and then; the start of a game more freely than its end.
        if (choices.below(25) == 0) {
            return anyMove<Duel>(state, seat, choices);
        }
        if (choices.below(state.age < 2 ? 2 : 6) == 0) {
            std::uint32_t drawn = choices.below(visits);
            for (const auto &move : tried) {
                if (drawn < move.visits) {
                    return move.move;
                }
                drawn -= move.visits;
            }
        }
        return tried.front().move;
    }

    DuelNet evaluator;
    const Rushers &rushers;
    TreeSettings settings;
    Tree<DuelNet> tree;
};

void learn(TrainedNet &net, const std::deque<Lessons> &rounds, int epochs, Rng rng) {
    std::vector<std::pair<std::size_t, std::size_t>> order;
    for (std::size_t round = 0; round < rounds.size(); ++round) {
        for (std::size_t i = 0; i < rounds[round].size(); ++i) {
            order.emplace_back(round, i);
        }
    }
    net.beginAnew();
    for (int epoch = 0; epoch < epochs; ++epoch) {
        rng.shuffle(order);
        const float rate = 0.02F / static_cast<float>(1 << epoch);
        TrainedNet::Loss loss;
        for (const auto &[round, i] : order) {
            net.learn(rounds[round][i], rate, loss);
        }
        const auto many = static_cast<double>(order.size());
        std::printf("  epoch %d: %zu lessons, value %.4f, choice %.4f, largest sum %.1f\n", epoch,
                    order.size(), loss.value / many, loss.choice / many, loss.largest);
        std::fflush(stdout);
    }
}

} // namespace

int main(int argc, char **argv) {
    if (argc < 6) {
        std::fprintf(stderr, "usage: train FILE SEED ROUNDS GAMES ITERATIONS\n");
        return 2;
    }
    const Rng rng(std::strtoull(argv[2], nullptr, 10));
    const int rounds = std::atoi(argv[3]);
    const int games = std::atoi(argv[4]);
    const auto iterations = static_cast<std::uint32_t>(std::atoi(argv[5]));
    const Rushers rushers(catalogue<Duel>());
    TrainedNet net(Inputs::inputCount, Inputs::outputCount, Inputs::value, rng.fork(0));
    std::deque<Lessons> window;
    for (int round = 0; round <= rounds; ++round) {
        const Rng series = rng.fork(static_cast<std::uint64_t>(round) + 1);
        Lessons lessons;
        if (round == 0) {
            for (int game = 0; game < 8 * games; ++game) {
                playHastily(rushers, series.fork(static_cast<std::uint64_t>(game)), lessons);
            }
        } else {
            const std::string bytes = net.written();
            const auto frozen = Net::read(bytes, Inputs::inputCount, Inputs::outputCount);
            Games play(*frozen, rushers, iterations);
            for (int game = 0; game < games; ++game) {
                play.play(series.fork(static_cast<std::uint64_t>(game)), lessons);
            }
        }
        window.push_back(std::move(lessons));
        while (window.size() > (round == 1 ? 1U : 3U)) {
            window.pop_front();
        }
        std::printf("round %d: %.0f s of processor time\n", round,
                    static_cast<double>(std::clock()) / CLOCKS_PER_SEC);
        learn(net, window, 3, series.fork(~std::uint64_t{0}));
        std::ofstream(argv[1], std::ios::binary) << net.written();
    }
    return 0;
}
