// SPDX-License-Identifier: GPL-3.0-or-later
//
// Trains the net of Duel: train FILE SEED ROUNDS GAMES ITERATIONS [FROM]
// Round 0 learns from quick games of duel::Policy; in every later round the net plays GAMES games
// and learns from the last rounds. It searches every fourth move with ITERATIONS iterations, the
// others with a quarter of that. It plays most games against itself, some against quick players,
// some against a search that rushes science, some against itself preferring one kind of victory,
// and some after an opening that leaves one side the green cards. FILE is written after each round.
// Training that continues from the net in the file FROM skips the quick games and plays four times
// as many games in its first round.
#include "engine/ai/duel/net.h"
#include "engine/ai/playouts.h"
#include "tools/ai/match.h"
#include "tools/ai/rushers.h"
#include "tools/ai/trained_net.h"

#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <deque>
#include <fstream>
#include <iterator>

using namespace mirabilia;
using namespace mirabilia::ai;
using duel::Duel;
using duel::Inputs;

namespace {

using Shares = InlineList<Option<duel::Move>, Duel::MoveList::capacity()>;

/// The lessons of one round, packed.
class Lessons {
public:
    /// `own` is the value that the search found; the outcome is added later. Without shares nothing
    /// is learned about moves.
    void add(const duel::State &state, const Shares &shares, float own) {
        Inputs::List list;
        Inputs::list(state, list);
        entries.push_back({inputs.size(), choices.size(), own, {}, state.mover, true, false});
        inputs.insert(inputs.end(), list.begin(), list.end());
        for (const auto &option : shares) {
            choices.push_back({Inputs::rowsOf(state, option.move), option.prior});
        }
    }

    /// Adds a decision of another player, to learn from its outcome only.
    void watch(const duel::State &state) {
        add(state, {}, 0);
        entries.back().believed = false;
    }

    /// The move of the last lesson was random: what follows says little about what came before.
    void stray() { entries.back().strayed = true; }

    /// Ends the game of all lessons since the last call: each takes the share `trust` from its own
    /// value and the rest from the next one. How the game ended is learned since the last random
    /// move only.
    void close(const duel::State &over, float trust) {
        float later = DuelNet::worth(over)[0];
        bool explains = true;
        for (std::size_t i = entries.size(); i-- > closed;) {
            Entry &entry = entries[i];
            const float side = entry.seat == 0 ? 1.0F : -1.0F;
            const float own = side * entry.value;
            if (entry.strayed) {
                later = own;
                explains = false;
            } else if (entry.believed) {
                later = trust * own + (1 - trust) * later;
            }
            entry.value = side * later;
            entry.ends = DuelNet::endOf(over, entry.seat);
            entry.ended = explains;
        }
        closed = entries.size();
    }

    [[nodiscard]] std::size_t size() const { return entries.size(); }
    [[nodiscard]] Lesson operator[](std::size_t i) const {
        const Entry &entry = entries[i];
        const bool last = i + 1 == entries.size();
        const std::size_t inputEnd = last ? inputs.size() : entries[i + 1].input;
        const std::size_t choiceEnd = last ? choices.size() : entries[i + 1].choice;
        return {std::span(inputs).subspan(entry.input, inputEnd - entry.input),
                std::span(choices).subspan(entry.choice, choiceEnd - entry.choice), entry.value,
                std::span(entry.ends).first(entry.ended ? entry.ends.size() : 0)};
    }

private:
    struct Entry {
        std::size_t input;
        std::size_t choice;
        float value;
        DuelNet::Ends ends;
        Seat seat;
        bool believed; ///< has a value of its own search
        bool strayed;
        bool ended = true; ///< `ends` can be learned
    };
    std::vector<Entry> entries;
    std::vector<std::uint16_t> inputs;
    std::vector<Lesson::Choice> choices;
    std::size_t closed = 0;
};

constexpr int lessonsApart = 6; ///< uses one in six positions of the many quick games

/// Plays a game of quick players, each of which may be a rusher.
void playHastily(const Rushers &players, Rng rng, Lessons &lessons) {
    Rng whims = rng.fork(5);
    std::array<const duel::Policy *, 2> seats{};
    for (auto &seat : seats) {
        seat = &players.any(whims);
    }
    const auto end = playOut<Duel>(begin<Duel>(2, rng.fork(9)), rng,
                                   [&](const duel::State &state, Seat seat, Rng &choices) {
                                       if (choices.below(10) == 0) {
                                           return anyMove<Duel>(state, seat, choices);
                                       }
                                       duel::Candidates candidates;
                                       seats[seat]->glance(state, seat, candidates);
                                       if (choices.below(lessonsApart) == 0) {
                                           Shares shares;
                                           likelihoods(candidates, 1.5F, shares);
                                           lessons.add(state, shares, 0);
                                       }
                                       return seemingBest(candidates, 2.0F, choices).move;
                                   });
    lessons.close(end, 0);
}

/// Prefers one kind of victory, accepts another and hates to lose.
constexpr std::array<DuelNet::Ends, 2> zeal{
    {{-0.4F, 1, 0.2F, -1, -1, -1}, {-0.4F, 0.2F, 1, -1, -1, -1}}};

/// The symbols that a city gets before the players are taught, in a game that favours it.
constexpr int fewestGiven = 3;
constexpr int kindsGiven = 3; ///< 3 to 5

/// The best move that leaves the green cards, if there is one.
duel::Move generous(const duel::Policy &policy, const duel::State &state, Seat seat, Rng &rng) {
    duel::Candidates all;
    policy.glance(state, seat, all);
    duel::Candidates rest;
    for (const auto &candidate : all) {
        const duel::CardId card = candidate.move.card;
        if (card == duel::noCard || state.catalogue->facts[index(card)].symbol == duel::noScience) {
            rest.push(candidate);
        }
    }
    return seemingBest(rest.empty() ? all : rest, 2.0F, rng).move;
}

class Games {
public:
    Games(const Net &netInUse, const Rushers &all, std::uint32_t iterations)
        : net(netInUse)
        , evaluator(net)
        , rushers(all)
        , hasty{.iterations = iterations / 4}
        , tree(evaluator, {.iterations = iterations, .untilSettled = false})
        , quickTree(evaluator, hasty)
        , rushing(rushers.science)
        , rushersTree(rushing, {.iterations = iterations}) {}

    void play(Rng rng, Lessons &lessons) {
        Rng whims = rng.fork(5);
        const std::uint32_t kind = whims.below(20);
        const auto other = static_cast<Seat>(whims.below(2));
        const duel::Policy &rusher = rushers.any(whims);
        const Favour favour{kind == lastKind ? other : noSeat,
                            fewestGiven + static_cast<int>(whims.below(kindsGiven))};
        const DuelNet zealot(net, other, zeal[whims.below(3) / 2]);
        TreeFor<DuelNet> zealotsTree(zealot, hasty);
        const auto end = playOut<Duel>(
            begin<Duel>(2, rng.fork(9)), rng,
            [&](const duel::State &state, Seat seat, Rng &choices) {
                if (favour.lasts(state)) {
                    return seat == favour.seat ? rushers.science.choose(state, seat, choices)
                                               : generous(rushers.usual, state, seat, choices);
                }
                if (seat != other || kind >= 11) {
                    return taught(state, seat, choices, lessons);
                }
                lessons.watch(state);
                if (kind < 3) {
                    return rusher.choose(state, seat, choices);
                }
                return kind < 5 ? search(rushersTree, rushing, state, seat, choices).front().move
                                : search(zealotsTree, zealot, state, seat, choices).front().move;
            });
        lessons.close(end, 0.02F);
    }

private:
    static constexpr std::uint32_t lastKind = 19; ///< one game in twenty begins with a favour

    /// A seat that gets green cards until it has this many symbols.
    struct Favour {
        Seat seat;
        int symbols;

        [[nodiscard]] bool lasts(const duel::State &state) const {
            return seat != noSeat && state.cities[seat].differentSymbols() < symbols &&
                   state.lying.size() > (state.age == 3 ? 10 : 0);
        }
    };

    using Tried = std::vector<ai::Tried<duel::Move>>;

    template <Evaluator E>
    static Tried search(PositionTree<E> &searching, const E &evaluator, const duel::State &state,
                        Seat seat, Rng &choices) {
        typename E::Options options;
        evaluator.options(state, seat, options);
        return searching.search(Duel::view(state, seat), seat, options, Rng(choices.next()),
                                [] { return false; });
    }

    duel::Move taught(const duel::State &state, Seat seat, Rng &choices, Lessons &lessons) {
        const bool thorough = choices.below(4) == 0;
        const Tried tried = search(thorough ? tree : quickTree, evaluator, state, seat, choices);
        if (tried.size() == 1) {
            return tried.front().move;
        }
        std::uint32_t visits = 0;
        for (const auto &move : tried) {
            visits += move.visits;
        }
        lessons.add(state, thorough ? sharesOf(tried, visits) : Shares(), tried.front().value);
        // Now and then a random move; more variety early in a game than late.
        if (choices.below(40) == 0) {
            lessons.stray();
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

    /// How often each move was tried, less what every move got from the spread share of priors.
    static Shares sharesOf(const Tried &tried, std::uint32_t visits) {
        const float spread = TreeSettings().evenShare * static_cast<float>(visits) /
                             static_cast<float>(tried.size());
        Shares shares;
        float sum = 0;
        for (const auto &move : tried) {
            shares.push({move.move, std::max(0.0F, static_cast<float>(move.visits) - spread)});
            sum += shares[shares.size() - 1].prior;
        }
        for (auto &share : shares) {
            share.prior /= sum;
        }
        return shares;
    }

    const Net &net;
    DuelNet evaluator;
    const Rushers &rushers;
    TreeSettings hasty;
    TreeFor<DuelNet> tree;
    TreeFor<DuelNet> quickTree;
    Playouts<duel::Policy> rushing;
    TreeFor<Playouts<duel::Policy>> rushersTree;
};

constexpr std::size_t epochs = 2;

/// Learns every lesson of these rounds in each epoch, in decreasing steps.
void learn(TrainedNet &net, const std::deque<Lessons> &rounds, Rng rng) {
    std::vector<std::pair<std::size_t, std::size_t>> order;
    for (std::size_t round = 0; round < rounds.size(); ++round) {
        for (std::size_t i = 0; i < rounds[round].size(); ++i) {
            order.emplace_back(round, i);
        }
    }
    net.beginAnew();
    const auto many = static_cast<double>(order.size());
    TrainedNet::Loss loss; // of the last epoch
    for (std::size_t i = 0; i < epochs * order.size(); ++i) {
        const std::size_t lesson = i % order.size();
        if (lesson == 0) {
            rng.shuffle(order);
            loss = {};
        }
        const auto left = static_cast<float>(1 - static_cast<double>(i) / (epochs * many));
        net.learn(rounds[order[lesson].first][order[lesson].second], 0.02F * left + 0.002F, loss);
    }
    std::printf("  %zu lessons, value %.4f, choice %.4f, end %.4f, largest sum %.1f\n",
                order.size(), loss.value / many, loss.choice / many, loss.end / many, loss.largest);
    std::fflush(stdout);
}

} // namespace

int main(int argc, char **argv) {
    if (argc != 6 && argc != 7) {
        std::fprintf(stderr, "usage: train FILE SEED ROUNDS GAMES ITERATIONS [FROM]\n");
        return 2;
    }
    const Rng rng(std::strtoull(argv[2], nullptr, 10));
    const int rounds = std::atoi(argv[3]);
    const int games = std::atoi(argv[4]);
    const auto iterations = static_cast<std::uint32_t>(std::atoi(argv[5]));
    const Rushers rushers(catalogue<Duel>());
    TrainedNet trained(Inputs::inputCount, Inputs::outputCount, Inputs::deepCount, rng.fork(0));
    const bool goesOn = argc == 7;
    if (goesOn) {
        std::ifstream file(argv[6], std::ios::binary);
        const std::string bytes{std::istreambuf_iterator<char>(file), {}};
        if (!Net::read(bytes, Inputs::inputCount, Inputs::outputCount, Inputs::deepCount)) {
            std::fprintf(stderr, "train: %s is no net of Duel\n", argv[6]);
            return 2;
        }
        trained.take(bytes);
    }
    std::deque<Lessons> window;
    for (int round = goesOn ? 1 : 0; round <= rounds; ++round) {
        const Rng series = rng.fork(static_cast<std::uint64_t>(round) + 1);
        Lessons lessons;
        if (round == 0) {
            for (int game = 0; game < 8 * games; ++game) {
                playHastily(rushers, series.fork(static_cast<std::uint64_t>(game)), lessons);
            }
        } else {
            const auto net = Net::read(trained.written(), Inputs::inputCount, Inputs::outputCount,
                                       Inputs::deepCount);
            Games play(*net, rushers, iterations);
            const int many = goesOn && round == 1 ? 4 * games : games;
            for (int game = 0; game < many; ++game) {
                play.play(series.fork(static_cast<std::uint64_t>(game)), lessons);
            }
        }
        window.push_back(std::move(lessons));
        while (window.size() >
               static_cast<std::size_t>(goesOn ? 8 : std::clamp((round + 1) / 2, 1, 8))) {
            window.pop_front();
        }
        std::printf("round %d: %.0f s of processor time\n", round,
                    static_cast<double>(std::clock()) / CLOCKS_PER_SEC);
        learn(trained, window, series.fork(~std::uint64_t{0}));
        std::ofstream(argv[1], std::ios::binary) << trained.written();
    }
    return 0;
}
