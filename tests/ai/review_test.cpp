// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/ai/review.h"
#include "engine/classic/position.h"
#include "tools/ai/match.h"

#include <gtest/gtest.h>

#include <numeric>
#include <string_view>
#include <vector>

namespace mirabilia::ai {
namespace {

using classic::Classic;
using dice::Dice;
using duel::Duel;

template <Game G>
struct Played {
    std::vector<Decided<G>> decisions;
    typename G::State over;
};

/// A game in which everybody plays anything.
template <Game G>
Played<G> anyGame(int players, std::uint64_t seed) {
    Played<G> played;
    const Rng rng(seed);
    played.over = playOut<G>(begin<G>(players, rng), rng,
                             [&](const typename G::State &state, Seat seat, Rng &choices) {
                                 const auto move = anyMove<G>(state, seat, choices);
                                 played.decisions.push_back({state, seat, move});
                                 return move;
                             });
    return played;
}

template <Game G>
auto reviewOf(const Played<G> &played, const ReviewSettings &settings) {
    std::vector<Judgement<typename G::Move>> judgements;
    for (const Decided<G> &decided : played.decisions) {
        judgements.push_back(judgementOf(decided, judgements.size(), settings, {}));
    }
    return judgements;
}

template <Game G>
std::vector<Reviewed> reviewedOf(const Played<G> &played,
                                 const std::vector<Judgement<typename G::Move>> &judgements) {
    std::vector<Reviewed> decisions;
    for (const Decided<G> &decided : played.decisions) {
        const std::size_t number = decisions.size();
        decisions.push_back(reviewedOf(decided, number, judgements[number]));
    }
    return decisions;
}

template <class G>
class Reviews : public testing::Test {};
using AllGames = testing::Types<Classic, Duel, Dice>;
TYPED_TEST_SUITE(Reviews, AllGames);

TYPED_TEST(Reviews, ChancesAddUpAndABetterMoveIsLegalAndAnotherOne) {
    using G = TypeParam;
    const Played<G> played = anyGame<G>(2, 5);
    const auto judgements = reviewOf(played, {.iterations = 60});
    ASSERT_EQ(judgements.size(), played.decisions.size());
    int mistakes = 0;
    for (std::size_t i = 0; i < judgements.size(); ++i) {
        const auto &judgement = judgements[i];
        const Decided<G> &decided = played.decisions[i];
        const Seat player = G::controller(decided.position, decided.seat);
        for (const Chances &chances : {judgement.before, judgement.after}) {
            EXPECT_NEAR(std::accumulate(chances.begin(), chances.end(), 0.0F), 1, 1e-4);
            EXPECT_EQ(chances[2], 0);
        }
        EXPECT_FLOAT_EQ(judgement.before[player] - judgement.after[player], judgement.cost);
        EXPECT_EQ(judgement.better.has_value(), judgement.cost > 0);
        if (judgement.better) {
            ++mistakes;
            EXPECT_NE(judgement.better->move, decided.move);
            EXPECT_EQ(G::refusal(decided.position, decided.seat, judgement.better->move),
                      Refusal::none);
            EXPECT_GE(judgement.error, 0);
        }
    }
    // Who plays anything plays much that can be bettered.
    EXPECT_GT(mistakes * 4, static_cast<int>(judgements.size()));
}

TYPED_TEST(Reviews, TheSameSeedGivesTheSameReview) {
    using G = TypeParam;
    const Played<G> played = anyGame<G>(2, 6);
    const auto once = reviewOf(played, {.iterations = 30, .seed = 3});
    const auto again = reviewOf(played, {.iterations = 30, .seed = 3});
    const auto other = reviewOf(played, {.iterations = 30, .seed = 4});
    bool differs = false;
    for (std::size_t i = 0; i < once.size(); ++i) {
        EXPECT_EQ(once[i].before, again[i].before);
        EXPECT_EQ(once[i].after, again[i].after);
        EXPECT_EQ(once[i].cost, again[i].cost);
        differs = differs || once[i].after != other[i].after;
    }
    EXPECT_TRUE(differs);
}

/// Or this never ends.
TYPED_TEST(Reviews, StoppingEndsItAtOnce) {
    using G = TypeParam;
    const Played<G> played = anyGame<G>(2, 7);
    StopSource stop;
    stop.requestStop();
    for (std::size_t i = 0; i < played.decisions.size(); ++i) {
        judgementOf(played.decisions[i], i, {.iterations = 1U << 30U}, stop.token());
    }
}

TYPED_TEST(Reviews, TheCurveHasAPointForEveryTurn) {
    using G = TypeParam;
    const Played<G> played = anyGame<G>(2, 8);
    const auto judgements = reviewOf(played, {.iterations = 10});
    const auto curve = curveOf(reviewedOf(played, judgements));
    ASSERT_FALSE(curve.empty());
    EXPECT_EQ(curve.front().first, 0U);
    for (std::size_t point = 1; point < curve.size(); ++point) {
        EXPECT_LT(curve[point - 1].turn, curve[point].turn);
        EXPECT_LT(curve[point - 1].first, curve[point].first);
    }
    for (std::size_t i = 0; i < judgements.size(); ++i) {
        const Turn turn = turnOf(played.decisions[i], i);
        EXPECT_TRUE(std::any_of(curve.begin(), curve.end(), [&](const TurnChances &point) {
            return point.turn == turn && point.first <= i;
        }));
    }
    // The last decision of the last turn is the last word about who made it.
    const Decided<G> &last = played.decisions.back();
    const Seat player = G::controller(last.position, last.seat);
    EXPECT_EQ(curve.back().chances[player], judgements.back().after[player]);
}

TEST(Review, AClassicGameHasEighteenTurns) {
    const Played<Classic> played = anyGame<Classic>(4, 1);
    const auto curve = curveOf(reviewedOf(played, reviewOf(played, {.iterations = 2})));
    ASSERT_EQ(curve.size(), 18U);
    EXPECT_EQ(curve[0].turn, (Turn{1, 1}));
    EXPECT_EQ(curve[17].turn, (Turn{3, 6}));
    EXPECT_EQ(playerCount<Classic>(played.over), 4);
    EXPECT_EQ(playerCount<Classic>(anyGame<Classic>(2, 1).over), 2);
}

/// The last turn: seat 0 can build the Gardens for nothing and win, or sell them and lose.
TEST(Review, AThrownVictoryCostsAllAndIsNamedFirst) {
    const auto card = [](std::string_view key) {
        return catalogue<Classic>().findCard(key).value();
    };
    classic::Position position;
    position.age = 3;
    position.turn = 6;
    for (const std::string_view key : {"giza", "ephesus", "rhodes"}) {
        classic::PositionCity city;
        city.board.wonder = catalogue<Classic>().findWonder(key).value();
        city.coins = 3;
        position.cities.push_back(city);
    }
    position.cities[0].built = {card("statue")};
    position.cities[0].hand = {card("gardens"), card("lodge")};
    position.cities[1].built = {card("pantheon")};
    position.cities[1].hand = {card("palace"), card("arsenal")};
    position.cities[2].hand = {card("town_hall"), card("study")};
    const auto state = classic::makeState(catalogue<Classic>(), position);
    ASSERT_TRUE(state.ok()) << state.error();

    const classic::Move thrown{.card = card("gardens"), .action = classic::Action::discard};
    const classic::Move kept{.card = card("gardens"), .action = classic::Action::build};
    const Played<Classic> played{{{*state, 0, kept}, {*state, 0, thrown}}, *state};
    const auto judgements = reviewOf(played, {.iterations = 200});
    EXPECT_EQ(judgements[0].cost, 0);
    EXPECT_FALSE(judgements[0].better);
    EXPECT_GT(judgements[0].after[0], 0.95F);

    EXPECT_LT(judgements[1].after[0], 0.05F);
    EXPECT_GT(judgements[1].cost, 0.9F);
    ASSERT_TRUE(judgements[1].better);
    EXPECT_EQ(judgements[1].better->move.card, card("gardens"));
    EXPECT_EQ(judgements[1].better->move.action, classic::Action::build);
    EXPECT_EQ(judgements[1].better->reason, Reason::points);
    const auto reviewed = reviewedOf(played, judgements);
    EXPECT_EQ(costliest(reviewed, 0, 3), (std::vector<std::size_t>{1}));
    EXPECT_TRUE(costliest(reviewed, 1, 3).empty());
}

TEST(Review, TheCostliestAreTheDearestFirstAndNeverMereLuck) {
    std::vector<Reviewed> decisions;
    const auto decide = [&](Seat player, float cost, float error) {
        Reviewed &decision = decisions.emplace_back();
        decision.player = player;
        decision.cost = cost;
        decision.error = error;
    };
    decide(1, 0.005F, 0);  // too little
    decide(1, 0.3F, 0.2F); // may be luck
    decide(1, 0.05F, 0.01F);
    decide(2, 0.9F, 0.01F); // somebody else's
    decide(1, 0.2F, 0.1F);
    decide(1, 0.05F, 0.02F);
    decide(1, 0.02F, 0.001F);
    EXPECT_EQ(costliest(decisions, 1, 3), (std::vector<std::size_t>{4, 2, 5}));
    EXPECT_TRUE(costliest(decisions, 0, 3).empty());
}

} // namespace
} // namespace mirabilia::ai
