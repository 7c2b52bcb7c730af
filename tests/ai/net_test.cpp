// SPDX-License-Identifier: GPL-3.0-or-later
//
// The nets: what they compute, and that the one of Duel is worth having.
#include "engine/ai/duel/net.h"
#include "engine/ai/duel/policy.h"
#include "engine/core/digest.h"
#include "resources/data.h"
#include "tools/ai/match.h"
#include "tools/ai/rushers.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <bit>
#include <cmath>
#include <map>
#include <set>
#include <string>
#include <vector>

namespace mirabilia::ai {
namespace {

using duel::Duel;
using duel::Inputs;

void add(std::string &bytes, int number) {
    const auto whole = static_cast<std::uint16_t>(number);
    bytes.push_back(static_cast<char>(whole & 0xffU));
    bytes.push_back(static_cast<char>(whole >> 8U));
}

/// One row: a weight for a single unit, none for the others.
void addRow(std::string &bytes, std::size_t width, std::size_t unit, int weight) {
    for (std::size_t i = 0; i < width; ++i) {
        add(bytes, i == unit ? weight : 0);
    }
}

/// Two inputs, one output: 1/2 + 2 h with h = min(1, max(0, 1/4 + a/2 - b)), all other units being
/// 0. If there is a deep output, it is 1 - 4 min(1, max(0, h - 1/2)).
std::string tinyNet(int deepOutputs = 0) {
    std::string bytes = "MIRANET1";
    for (const int size : {2, static_cast<int>(Net::width), 1, deepOutputs}) {
        add(bytes, size);
    }
    for (const int weight : {256, 512, -1024}) {
        addRow(bytes, Net::width, 7, weight);
    }
    add(bytes, 512);
    addRow(bytes, Net::width, 7, 2048);
    if (deepOutputs > 0) {
        addRow(bytes, Net::deepWidth, 5, -512);
        for (std::size_t unit = 0; unit < Net::deepWidth; ++unit) {
            addRow(bytes, Net::width, 7, unit == 5 ? 1024 : 0);
        }
        add(bytes, 1024);
        addRow(bytes, Net::deepWidth, 5, -4096);
    }
    return bytes;
}

float tinyOutput(const Net &net, const std::vector<std::uint16_t> &inputs) {
    return net.output(net.hidden(inputs), 0);
}

TEST(Nets, AddUpWhatIsSo) {
    const auto net = Net::read(tinyNet(), 2, 1);
    ASSERT_TRUE(net);
    EXPECT_EQ(tinyOutput(*net, {}), 1.0F);
    EXPECT_EQ(tinyOutput(*net, {0}), 2.0F);
    EXPECT_EQ(tinyOutput(*net, {1}), 0.5F);
    EXPECT_EQ(tinyOutput(*net, {0, 1}), 0.5F);
    EXPECT_EQ(tinyOutput(*net, {0, 0, 0}), 2.5F); // no unit is above 1
}

TEST(Nets, ThinkDeeper) {
    const auto net = Net::read(tinyNet(1), 2, 1, 1);
    ASSERT_TRUE(net);
    const auto deepOutput = [&net](const std::vector<std::uint16_t> &inputs) {
        return net->deepOutput(net->deep(net->hidden(inputs)), 0);
    };
    EXPECT_EQ(deepOutput({}), 1.0F);
    EXPECT_EQ(deepOutput({0}), 0.0F);
    EXPECT_EQ(deepOutput({0, 0}), -1.0F);
    EXPECT_EQ(tinyOutput(*net, {0}), 2.0F); // as without
}

TEST(Nets, OfAnotherShapeAreRefused) {
    const std::string tiny = tinyNet();
    EXPECT_FALSE(Net::read(tiny, 3, 1));
    EXPECT_FALSE(Net::read(tiny, 2, 2));
    EXPECT_FALSE(Net::read(tiny, 2, 1, 1));
    EXPECT_FALSE(Net::read(tinyNet(1), 2, 1));
    EXPECT_FALSE(Net::read(tiny.substr(1), 2, 1));
    EXPECT_FALSE(Net::read(tiny + "x", 2, 1));
    EXPECT_FALSE(Net::read({}, 2, 1));
    std::string misnamed = tiny;
    misnamed[10] = 'x'; // the width
    EXPECT_FALSE(Net::read(misnamed, 2, 1));
}

/// A hundred times 1/2 is far beyond 16 bits: the sum must stay at its bound.
TEST(Nets, HiddenSumsSaturate) {
    const auto net = Net::read(tinyNet(), 2, 1);
    ASSERT_TRUE(net);
    EXPECT_EQ(tinyOutput(*net, std::vector<std::uint16_t>(100, 0)), 2.5F);
    std::vector<std::uint16_t> inputs(100, 1);
    EXPECT_EQ(tinyOutput(*net, inputs), 0.5F);
    inputs.insert(inputs.end(), 60, 0);
    EXPECT_EQ(tinyOutput(*net, inputs), 0.5F); // -32 units and 30 more
}

TEST(Nets, SumsThatMightNotFitAreRefused) {
    const auto withOutputs = [](int weight) {
        std::string bytes = tinyNet();
        bytes.resize(bytes.size() - 2 * Net::width);
        for (std::size_t unit = 0; unit < Net::width; ++unit) {
            add(bytes, weight);
        }
        return bytes;
    };
    EXPECT_TRUE(Net::read(withOutputs(21000), 2, 1));
    EXPECT_TRUE(Net::read(withOutputs(-21000), 2, 1));
    EXPECT_FALSE(Net::read(withOutputs(22000), 2, 1)); // 96 x 22,000 x 1,024 > 2^31
    EXPECT_FALSE(Net::read(withOutputs(-22000), 2, 1));
}

TEST(Nets, NearlyExpIsNear) {
    EXPECT_EQ(nearlyExp(0), 1.0F);
    for (const float x : {-0.1F, -0.5F, -1.0F, -3.0F}) {
        EXPECT_NEAR(nearlyExp(x), std::exp(x), 0.02F);
    }
    EXPECT_EQ(nearlyExp(-400), 0.0F);
}

/// Inputs and outputs stay within the net's shape, and both seats are told the same of a table.
TEST(DuelNets, SeeEveryPosition) {
    std::set<duel::Phase> met;
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        playOut<Duel>(begin<Duel>(2, Rng(seed)), Rng(seed),
                      [&](const duel::State &state, Seat seat, Rng &choices) {
                          met.insert(state.phase);
                          Inputs::List inputs;
                          Inputs::list(state, inputs);
                          const std::set<std::uint16_t> different(inputs.begin(), inputs.end());
                          EXPECT_EQ(different.size(), inputs.size());
                          EXPECT_LT(*different.rbegin(), Inputs::inputCount);
                          Duel::MoveList moves;
                          Duel::legal(state, seat, moves);
                          std::set<Inputs::Rows> rows;
                          for (const duel::Move &move : moves) {
                              rows.insert(Inputs::rowsOf(state, move));
                          }
                          EXPECT_EQ(rows.size(), moves.size());
                          return anyMove<Duel>(state, seat, choices);
                      });
    }
    EXPECT_EQ(met.size(), 7U);
}

/// Whether one of the moves ends the game with such a victory.
bool wins(const duel::State &state, Seat seat, duel::Victory kind) {
    Duel::MoveList moves;
    Duel::legal(state, seat, moves);
    return std::any_of(moves.begin(), moves.end(), [&](const duel::Move &move) {
        duel::State after = state;
        Duel::applyTrusted(after, seat, move);
        return after.victory == kind;
    });
}

/// A green or red card, if one can be built; else anything.
duel::Move warlikeOrLearned(const duel::State &state, Seat seat, Rng &choices) {
    Duel::MoveList moves;
    Duel::legal(state, seat, moves);
    for (const duel::Move &move : moves) {
        if (move.action == duel::Action::build) {
            const auto family = state.catalogue->card(move.card).family;
            if (family == duel::Family::scientific || family == duel::Family::military) {
                return move;
            }
        }
    }
    return anyMove<Duel>(state, seat, choices);
}

TEST(DuelNets, SeeAVictoryAtHand) {
    int scientific = 0;
    int military = 0;
    for (std::uint64_t seed = 0; seed < 100; ++seed) {
        playOut<Duel>(begin<Duel>(2, Rng(seed)), Rng(seed),
                      [&](const duel::State &state, Seat seat, Rng &choices) {
                          if (state.phase == duel::Phase::pick) {
                              Inputs::List inputs;
                              Inputs::list(state, inputs);
                              const std::set<std::uint16_t> told(inputs.begin(), inputs.end());
                              const bool science = wins(state, seat, duel::Victory::science);
                              const bool conquest = wins(state, seat, duel::Victory::military);
                              EXPECT_EQ(told.contains(Inputs::scienceAtHand), science);
                              EXPECT_EQ(told.contains(Inputs::conquestAtHand), conquest);
                              scientific += science ? 1 : 0;
                              military += conquest ? 1 : 0;
                          }
                          return warlikeOrLearned(state, seat, choices);
                      });
    }
    EXPECT_GT(scientific, 3);
    EXPECT_GT(military, 3);
}

/// How a game ends is foreseen from either side alike, and what is wished for counts.
TEST(DuelNets, ForeseeTheKindOfTheEnd) {
    const Net &net = *DuelNet::of(catalogue<Duel>());
    const DuelNet plain(net);
    std::set<duel::Victory> met;
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
        const auto end = playOut<Duel>(begin<Duel>(2, Rng(seed)), Rng(seed),
                                       [&](const duel::State &state, Seat seat, Rng &choices) {
                                           const auto own = plain.ends(state, seat);
                                           const auto other =
                                               plain.ends(state, duel::opponentOf(seat));
                                           float sum = 0;
                                           for (std::size_t i = 0; i < own.size(); ++i) {
                                               EXPECT_EQ(own[i], other[(i + 3) % own.size()]);
                                               sum += own[i];
                                           }
                                           EXPECT_NEAR(sum, 1, 0.001);
                                           return warlikeOrLearned(state, seat, choices);
                                       });
        met.insert(end.victory);
        const DuelNet wishing(net, 0, {1, 2, 3, 4, 5, 6});
        Values values{};
        wishing.ended(end, values);
        const float kind = end.victory == duel::Victory::science    ? 2
                           : end.victory == duel::Victory::military ? 3
                                                                    : 1;
        const SeatMask winners = Duel::winners(end);
        const float wished = winners.size() == 2 ? kind + 1.5F : winners.has(0) ? kind : kind + 3;
        EXPECT_EQ(values[0], wished);
        EXPECT_EQ(values[1], -wished);
    }
    EXPECT_EQ(met.size(), 3U);
}

/// What the net of the program says of random games, bit by bit.
TEST(DuelNets, SayTheSameOnEveryMachine) {
    const Net *net = DuelNet::of(catalogue<Duel>());
    ASSERT_NE(net, nullptr);
    EXPECT_LE(data::file("duel.net").size(), 300000U);
    const DuelNet evaluator(*net);
    Digest digest;
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        playOut<Duel>(begin<Duel>(2, Rng(seed)), Rng(seed),
                      [&](const duel::State &state, Seat seat, Rng &choices) {
                          DuelNet::Options options;
                          Values values{};
                          evaluator.evaluate(state, choices, options, values);
                          digest.add(std::bit_cast<std::uint32_t>(values[seat]));
                          for (const float end : evaluator.ends(state, seat)) {
                              digest.add(std::bit_cast<std::uint32_t>(end));
                          }
                          EXPECT_LE(std::abs(values[seat]), 1);
                          for (const auto &option : options) {
                              digest.add(std::bit_cast<std::uint32_t>(option.prior));
                          }
                          return anyMove<Duel>(state, seat, choices);
                      });
    }
    EXPECT_EQ(digest.value, 7238042605684809484U);
}

/// Whatever the net has learned: a supremacy that one move brings is certain, and so is the move.
TEST(DuelNets, OverlookNoSupremacyAtOnce) {
    const DuelNet evaluator(*DuelNet::of(catalogue<Duel>()));
    const auto wins = [](duel::State state, const duel::Move &move) {
        const Seat seat = state.mover;
        Duel::apply(state, seat, move);
        return Duel::node(state) == Node::over && state.victory != duel::Victory::civilian &&
               Duel::winners(state).has(seat);
    };
    const Rushers rushers(catalogue<Duel>());
    std::map<duel::Victory, int> met;
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        playOut<Duel>(begin<Duel>(2, Rng(seed)), Rng(seed),
                      [&](const duel::State &state, Seat seat, Rng &choices) {
                          const duel::Policy &policy =
                              seat == 0 ? rushers.science : rushers.military;
                          duel::Candidates candidates;
                          policy.judge(state, seat, candidates);
                          DuelNet::Options options;
                          evaluator.options(state, seat, options);
                          const auto &likeliest =
                              *std::max_element(options.begin(), options.end(),
                                                [](auto &a, auto &b) { return a.prior < b.prior; });
                          if (std::any_of(options.begin(), options.end(), [&](const auto &option) {
                                  return wins(state, option.move);
                              })) {
                              duel::State end = state;
                              Duel::apply(end, seat, likeliest.move);
                              ++met[end.victory];
                              Values values{};
                              evaluator.evaluate(state, choices, options, values);
                              EXPECT_EQ(values[seat], 1);
                              EXPECT_EQ(values[duel::opponentOf(seat)], -1);
                              EXPECT_EQ(evaluator.foresee(state, options, values)[seat], 1);
                          }
                          return best(candidates).move;
                      });
    }
    // A win by two steps at once (a pair whose token is the last symbol) may be taken instead.
    EXPECT_GT(met[duel::Victory::science], 2);
    EXPECT_GT(met[duel::Victory::military], 2);
}

/// The net beats the hand-made judgement although it looks at few positions. Fair share: 40 of 80.
TEST(DuelNets, BeatTheJudgementMadeByHand) {
    const DuelNet evaluator(*DuelNet::of(catalogue<Duel>()));
    const duel::Policy policy(catalogue<Duel>());
    TreeFor<DuelNet> tree(evaluator, {.iterations = 80});
    double wins = 0;
    for (std::uint64_t game = 0; game < 80; ++game) {
        const auto hero = static_cast<Seat>(game % 2);
        const Rng rng(game / 2);
        const auto end = playOut<Duel>(begin<Duel>(2, rng.fork(9)), rng,
                                       [&](const duel::State &state, Seat seat, Rng &choices) {
                                           if (seat != hero) {
                                               duel::Candidates candidates;
                                               policy.judge(state, seat, candidates);
                                               return best(candidates).move;
                                           }
                                           DuelNet::Options options;
                                           evaluator.options(state, seat, options);
                                           return tree
                                               .search(Duel::view(state, seat), seat, options,
                                                       Rng(choices.next()), [] { return false; })
                                               .front()
                                               .move;
                                       });
        const SeatMask winners = Duel::winners(end);
        wins += winners.has(hero) ? 1.0 / winners.size() : 0;
    }
    EXPECT_GE(wins, 52);
}

} // namespace
} // namespace mirabilia::ai
