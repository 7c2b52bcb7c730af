// SPDX-License-Identifier: GPL-3.0-or-later
//
// The tree search, on games that are small enough to know the answer, and on the real ones.
#include "engine/ai/classic/policy.h"
#include "engine/ai/dice/policy.h"
#include "engine/ai/duel/net.h"
#include "engine/ai/duel/policy.h"
#include "engine/ai/playouts.h"
#include "engine/ai/position_tree.h"
#include "tests/ai/numbers.h"
#include "tools/ai/match.h"

#include <gtest/gtest.h>

#include <vector>

namespace mirabilia::ai {
namespace {

constexpr auto goOn = [] { return false; };

/// Numbers are judged by what they come to, less what the other one has.
struct NumbersEvaluator {
    using Game = Numbers;
    using Options = InlineList<Option<int>, 3>;
    static constexpr bool seesAll = false;

    static void options(const Numbers::State &, Seat, Options &out) {
        out.clear();
        for (const int number : {0, 1, 2}) {
            out.push({number, 1.0F / 3});
        }
    }
    static void value(const Numbers::State &, Rng &, Values &values) { values = {}; }
    static void ended(const Numbers::State &state, Values &values) {
        const auto totals = Numbers::totals(state);
        values[0] = static_cast<float>(totals[0]) / 200;
        values[1] = static_cast<float>(totals[1]) / 200;
    }
    static int choose(const Numbers::State &, Seat, Rng &rng) {
        return static_cast<int>(rng.below(3));
    }
};

NumbersEvaluator::Options allNumbers() {
    NumbersEvaluator::Options options;
    NumbersEvaluator::options({}, 0, options);
    return options;
}

TEST(Tree, FindsTheBestMoveWhereSeatsChooseAtTheSameTime) {
    const NumbersEvaluator evaluator;
    Tree<NumbersEvaluator> tree(evaluator, {.iterations = 400});
    EXPECT_EQ(tree.search({-1, -1}, 0, allNumbers(), Rng(1), goOn).front().move, 1);
    // For the other seat the greatest number is the best.
    EXPECT_EQ(tree.search({-1, -1}, 1, allNumbers(), Rng(1), goOn).front().move, 2);
}

TEST(Tree, TheSeatThinksAboutTheMovesThatItIsGivenAlone) {
    const NumbersEvaluator evaluator;
    Tree<NumbersEvaluator> tree(evaluator, {.iterations = 50, .untilSettled = false});
    NumbersEvaluator::Options worst;
    worst.push({0, 1});
    const auto tried = tree.search({-1, -1}, 0, worst, Rng(1), goOn);
    ASSERT_EQ(tried.size(), 1U);
    EXPECT_EQ(tried.front().move, 0);
    EXPECT_EQ(tried.front().visits, 50U);
}

/// Two players, one after the other, and a trap: the left branch is good but for one answer.
struct Trap {
    struct State {
        int first = -1;
        int second = -1;
    };
    using Move = int;
    using View = State;
    using Totals = std::array<int, 2>;
    using Outcome = int;
    using MoveList = InlineList<int, 4>;

    static Node node(const State &s) { return s.second < 0 ? Node::decision : Node::over; }
    static SeatMask toAct(const State &s) {
        return SeatMask(s.first < 0 ? 1U : s.second < 0 ? 2U : 0U);
    }
    static Seat controller(const State &, Seat seat) { return seat; }
    static void legal(const State &s, Seat, MoveList &moves) {
        for (int i = 0; i < (s.first < 0 ? 2 : 4); ++i) {
            moves.push(i);
        }
    }
    static Refusal refusal(const State &, Seat, int) { return Refusal::none; }
    static void applyTrusted(State &s, Seat, int move) {
        (s.first < 0 ? s.first : s.second) = move;
    }
    static Refusal apply(State &s, Seat seat, int move) {
        applyTrusted(s, seat, move);
        return Refusal::none;
    }
    static void applyChance(State &, Rng &) {}
    static bool applyOutcome(State &, int) { return false; }
    static View view(const State &s, Seat) { return s; }
    static State determinise(const View &view, Rng &) { return view; }
    static int seatCount(const State &) { return 2; }
    static Totals totals(const State &s) {
        const int own = s.first == 1 ? 0 : s.second == 3 ? -10 : 9;
        return {own, -own};
    }
    static SeatMask winners(const State &) { return SeatMask(1); }
    static std::uint64_t hash(const State &) { return 1; }
};

struct TrapEvaluator {
    using Game = Trap;
    using Options = InlineList<Option<int>, 4>;
    static constexpr bool seesAll = true;

    static void options(const Trap::State &state, Seat seat, Options &out) {
        out.clear();
        Trap::MoveList moves;
        Trap::legal(state, seat, moves);
        for (const int move : moves) {
            out.push({move, 1.0F / static_cast<float>(moves.size())});
        }
    }
    /// As a flat search sees it: answers at random.
    static void value(const Trap::State &state, Rng &rng, Values &values) {
        ended({state.first, static_cast<int>(rng.below(4))}, values);
    }
    static void evaluate(const Trap::State &state, Rng &rng, Options &out, Values &values) {
        options(state, 0, out);
        value(state, rng, values);
    }
    static void ended(const Trap::State &state, Values &values) {
        values[0] = static_cast<float>(Trap::totals(state)[0]) / 10;
        values[1] = -values[0];
    }
    static int choose(const Trap::State &, Seat, Rng &) { return 0; }
};

template <class SomeTree>
void expectTheAnswer() {
    const TrapEvaluator evaluator;
    SomeTree tree(evaluator, {.iterations = 300});
    TrapEvaluator::Options options;
    TrapEvaluator::options({}, 0, options);
    const auto tried = tree.search({}, 0, options, Rng(3), goOn);
    EXPECT_EQ(tried.front().move, 1);
    EXPECT_LT(tried.back().value, 0); // and knows what is wrong with the other
}

TEST(Tree, SeesTheAnswer) {
    expectTheAnswer<Tree<TrapEvaluator>>();
    expectTheAnswer<PositionTree<TrapEvaluator>>();
}

/// A bet on red or black, then a wheel of ten numbers, then the choice that fits the number: who
/// looks at each outcome by itself always answers right.
struct Wheel {
    struct State {
        int bet = -1;
        int number = -1;
        int answer = -1;
    };
    using Move = int;
    using View = State;
    using Totals = std::array<int, 2>;
    using Outcome = int;
    using MoveList = InlineList<int, 10>;
    static constexpr std::uint32_t numbers = 10;

    static Node node(const State &s) {
        return s.bet < 0      ? Node::decision
               : s.number < 0 ? Node::chance
               : s.answer < 0 ? Node::decision
                              : Node::over;
    }
    static SeatMask toAct(const State &s) { return SeatMask(node(s) == Node::decision ? 1U : 0U); }
    static Seat controller(const State &, Seat seat) { return seat; }
    static void legal(const State &s, Seat, MoveList &moves) {
        for (int i = 0; i < (s.bet < 0 ? 2 : 10); ++i) {
            moves.push(i);
        }
    }
    static Refusal refusal(const State &, Seat, int) { return Refusal::none; }
    static void applyTrusted(State &s, Seat, int move) { (s.bet < 0 ? s.bet : s.answer) = move; }
    static Refusal apply(State &s, Seat seat, int move) {
        applyTrusted(s, seat, move);
        return Refusal::none;
    }
    static void applyChance(State &s, Rng &rng) { s.number = static_cast<int>(rng.below(numbers)); }
    static bool applyOutcome(State &s, int number) {
        s.number = number;
        return true;
    }
    static std::uint32_t countOutcomes(const State &) { return numbers; }
    static int outcome(const State &, std::uint32_t number) { return static_cast<int>(number); }
    static void applyNumbered(State &s, std::uint32_t number) {
        s.number = static_cast<int>(number);
        ++met[number];
    }
    static View view(const State &s, Seat) { return s; }
    static State determinise(const View &view, Rng &) { return view; }
    static int seatCount(const State &) { return 1; }
    /// A safe bet brings 3; the other one 10 for the right answer.
    static Totals totals(const State &s) {
        return {s.bet == 0 ? 3 : s.answer == s.number ? 10 : 0, 0};
    }
    static SeatMask winners(const State &) { return SeatMask(1U); }
    static std::uint64_t hash(const State &) { return 1; }

    static inline std::array<int, numbers> met{};
};

struct WheelEvaluator {
    using Game = Wheel;
    using Options = InlineList<Option<int>, 10>;
    static constexpr bool seesAll = true;

    static void options(const Wheel::State &state, Seat seat, Options &out) {
        Wheel::MoveList moves;
        Wheel::legal(state, seat, moves);
        out.clear();
        for (const int move : moves) {
            out.push({move, 1.0F / static_cast<float>(moves.size())});
        }
    }
    static void evaluate(const Wheel::State &state, Rng &, Options &out, Values &values) {
        options(state, 0, out);
        values = {};
    }
    static void ended(const Wheel::State &state, Values &values) {
        values[0] = static_cast<float>(Wheel::totals(state)[0]) / 10;
    }
};

TEST(PositionTree, MeetsEveryOutcomeEvenlyAndAnswersIt) {
    const WheelEvaluator evaluator;
    PositionTree<WheelEvaluator> tree(evaluator, {.iterations = 3000, .untilSettled = false});
    WheelEvaluator::Options risk;
    risk.push({1, 1});
    Wheel::met = {};
    EXPECT_GT(tree.search({}, 0, risk, Rng(1), goOn).front().value, 0.8F);
    for (const int times : Wheel::met) {
        EXPECT_NEAR(times, 300, 60);
    }
    WheelEvaluator::Options both;
    WheelEvaluator::options({}, 0, both);
    EXPECT_EQ(tree.search({}, 0, both, Rng(1), goOn).front().move, 1);
}

TEST(Tree, StopsAtOnce) {
    const NumbersEvaluator evaluator;
    Tree<NumbersEvaluator> tree(evaluator, {.iterations = 100000});
    std::uint32_t asked = 0;
    const auto tried =
        tree.search({-1, -1}, 0, allNumbers(), Rng(1), [&asked] { return ++asked > 17; });
    std::uint32_t visits = 0;
    for (const auto &move : tried) {
        visits += move.visits;
    }
    EXPECT_EQ(asked, 18U);
    EXPECT_EQ(visits, 17U);
}

TEST(Tree, StoppedBeforeItBeganItNamesTheLikeliest) {
    const NumbersEvaluator evaluator;
    Tree<NumbersEvaluator> tree(evaluator, {.iterations = 100});
    auto options = allNumbers();
    options[2].prior = 0.5F;
    const auto tried = tree.search({-1, -1}, 0, options, Rng(1), [] { return true; });
    EXPECT_EQ(tried.size(), 3U);
    EXPECT_EQ(tried.front().move, 2);
    EXPECT_EQ(tried.front().visits, 0U);
}

/// The rule that ends a search early is the rule that chooses: more iterations never name another
/// move.
TEST(Tree, EndingEarlyChangesNoMove) {
    const duel::Policy policy(catalogue<duel::Duel>());
    const Playouts playouts(policy);
    int saved = 0;
    for (std::uint64_t seed = 0; seed < 3; ++seed) {
        playOut<duel::Duel>(begin<duel::Duel>(2, Rng(seed)), Rng(seed),
                            [&](const duel::State &state, Seat seat, Rng &choices) {
                                Playouts<duel::Policy>::Options options;
                                playouts.options(state, seat, options);
                                const Rng own(choices.next());
                                const auto found = [&](bool untilSettled) {
                                    TreeFor<Playouts<duel::Policy>> tree(
                                        playouts, {.iterations = 60, .untilSettled = untilSettled});
                                    return tree.search(duel::Duel::view(state, seat), seat, options,
                                                       own, goOn);
                                };
                                const auto early = found(true);
                                const auto late = found(false);
                                EXPECT_EQ(early.front().move, late.front().move);
                                saved += early.front().visits < late.front().visits ? 1 : 0;
                                return early.front().move;
                            });
    }
    EXPECT_GT(saved, 50);
}

/// A judge that is sure, and wrong.
TEST(Tree, LooksAtWhatItsJudgeRulesOut) {
    const NumbersEvaluator evaluator;
    NumbersEvaluator::Options options;
    options.push({0, 1});
    options.push({1, 0});
    const auto visitsOfTheOther = [&](float evenShare) {
        Tree<NumbersEvaluator> tree(
            evaluator, {.iterations = 60, .evenShare = evenShare, .untilSettled = false});
        const auto tried = tree.search({-1, -1}, 0, options, Rng(1), goOn);
        return tried[tried[0].move == 1 ? 0 : 1].visits;
    };
    EXPECT_EQ(visitsOfTheOther(0), 0U);
    EXPECT_GT(visitsOfTheOther(TreeSettings().evenShare), 5U);
}

/// The moves of a game in which every decision is searched, and what the tree said of each.
template <Evaluator E>
std::vector<std::uint64_t> searchedGame(const E &evaluator, const typename E::Game::State &start,
                                        std::uint64_t seed, const TreeSettings &settings) {
    using G = typename E::Game;
    std::vector<std::uint64_t> story;
    TreeFor<E> tree(evaluator, settings);
    playOut<G>(start, Rng(seed), [&](const typename G::State &state, Seat seat, Rng &choices) {
        typename E::Options options;
        evaluator.options(state, seat, options);
        const Rng own(choices.next());
        const auto tried =
            tree.search(G::view(state, G::controller(state, seat)), seat, options, own, goOn);
        EXPECT_EQ(tried.size(), options.size());
        EXPECT_EQ(G::refusal(state, seat, tried.front().move), Refusal::none);
        EXPECT_LE(tree.nodeCount(), settings.mostNodes);
        for (const auto &move : tried) {
            story.push_back(move.visits);
            story.push_back(static_cast<std::uint64_t>(move.value * 1000000));
        }
        return tried.front().move;
    });
    return story;
}

/// Whole games twice, with room for fewer nodes than iterations: equal to the last bit.
TEST(Tree, PlaysEveryGameTheSameTwice) {
    const TreeSettings small{.iterations = 24, .mostNodes = 16};
    for (const int players : {2, 3, 7}) {
        const auto classicStart = begin<classic::Classic>(players, Rng(5));
        const ClassicPolicy classicPolicy(classicStart);
        const Playouts classicPlayouts(classicPolicy);
        EXPECT_EQ(searchedGame(classicPlayouts, classicStart, 1, small),
                  searchedGame(classicPlayouts, classicStart, 1, small));
        const auto diceStart = begin<dice::Dice>(players, Rng(5));
        const DicePolicy dicePolicy(catalogue<dice::Dice>());
        const Playouts dicePlayouts(dicePolicy);
        EXPECT_EQ(searchedGame(dicePlayouts, diceStart, 1, small),
                  searchedGame(dicePlayouts, diceStart, 1, small));
    }
    const auto duelStart = begin<duel::Duel>(2, Rng(5));
    const duel::Policy duelPolicy(catalogue<duel::Duel>());
    const Playouts duelPlayouts(duelPolicy);
    const auto story = searchedGame(duelPlayouts, duelStart, 1, small);
    EXPECT_EQ(story, searchedGame(duelPlayouts, duelStart, 1, small));
    EXPECT_NE(story, searchedGame(duelPlayouts, duelStart, 2, small));
    const DuelNet net(*DuelNet::of(catalogue<duel::Duel>()));
    EXPECT_EQ(searchedGame(net, duelStart, 1, {.iterations = 200}),
              searchedGame(net, duelStart, 1, {.iterations = 200}));
}

} // namespace
} // namespace mirabilia::ai
