// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/ai/classic/policy.h"
#include "engine/ai/sequential_halving.h"
#include "tools/ai/match.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

namespace mirabilia::ai {
namespace {

using classic::Classic;
using classic::Move;
using classic::State;

class Tables : public testing::TestWithParam<int> {};

INSTANTIATE_TEST_SUITE_P(EveryCount, Tables, testing::Range(2, 8));

bool alike(const Candidates &a, const Candidates &b) {
    if (a.size() != b.size()) {
        return false;
    }
    for (std::size_t i = 0; i < a.size(); ++i) {
        if (!(a[i].move == b[i].move) || a[i].worth.total != b[i].worth.total) {
            return false;
        }
    }
    return true;
}

/// Every move that any level may come up with is legal: they all choose among the candidates.
TEST_P(Tables, CandidatesAreLegalInEveryPhase) {
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
        const Rng rng = Rng(seed).fork(static_cast<std::uint64_t>(GetParam()));
        const State start = begin<Classic>(GetParam(), rng);
        const ClassicPolicy policy(start);
        playOut<Classic>(start, rng, [&](const State &state, Seat seat, Rng &choices) {
            for (const Care care : {Care::quick, Care::thorough}) {
                Candidates candidates;
                policy.judge(state, seat, care, candidates);
                EXPECT_FALSE(candidates.empty());
                for (const Candidate &candidate : candidates) {
                    EXPECT_EQ(Classic::refusal(state, seat, candidate.move), Refusal::none);
                }
            }
            return anyMove<Classic>(state, seat, choices);
        });
    }
}

/// A judgement is the same in every world that the seat cannot tell apart.
TEST_P(Tables, JudgementKnowsNothingHidden) {
    for (std::uint64_t seed = 0; seed < 10; ++seed) {
        const Rng rng = Rng(seed).fork(static_cast<std::uint64_t>(GetParam()));
        playOut<Classic>(
            begin<Classic>(GetParam(), rng), rng, [&](const State &state, Seat seat, Rng &choices) {
                const auto view = classic::view(state, classic::controller(state, seat));
                Rng invention(choices.next());
                const State other = Classic::determinise(view, invention);
                Candidates here;
                Candidates there;
                ClassicPolicy(state).judge(state, seat, Care::thorough, here);
                ClassicPolicy(other).judge(other, seat, Care::thorough, there);
                EXPECT_TRUE(alike(here, there));
                return anyMove<Classic>(state, seat, choices);
            });
    }
}

/// Two worlds with equal views, equal advice; and the same advice twice.
TEST_P(Tables, AdviceFollowsFromTheViewAndTheSeed) {
    const Rng rng(static_cast<std::uint64_t>(GetParam()));
    int decisions = 0;
    playOut<Classic>(
        begin<Classic>(GetParam(), rng), rng, [&](const State &state, Seat seat, Rng &choices) {
            const auto view = classic::view(state, classic::controller(state, seat));
            Rng invention(choices.next());
            const State other = Classic::determinise(view, invention);
            auto same = classic::view(other, classic::controller(other, seat));
            same.decided = view.decided; // an invented world forgets that others have chosen
            EXPECT_EQ(view, same);
            same.decided = {}; // nor does it matter who has
            for (const Level level : {Level::random, Level::easy, Level::normal, Level::expert}) {
                if (level == Level::expert && ++decisions != 25) {
                    continue; // one decision of the second age is slow enough
                }
                const Rng seed(choices.next());
                const Advice<Move> first = advise(view, seat, level, seed, {});
                const Advice<Move> second = advise(same, seat, level, seed, {});
                EXPECT_EQ(first.move, second.move);
                EXPECT_EQ(first.reason, second.reason);
                EXPECT_EQ(Classic::refusal(state, seat, first.move), Refusal::none);
            }
            return anyMove<Classic>(state, seat, choices);
        });
}

bool bringsPoints(const classic::Stage &stage) {
    return std::any_of(stage.effects.begin(), stage.effects.end(), [](const auto &effect) {
        return effect.kind == classic::EffectKind::points;
    });
}

/// A beginner sells nothing while it can build a stage with points for nothing. (What the Free City
/// throws away may be what its holder wants gone.)
TEST_P(Tables, EasySeesWhatIsFree) {
    int tempted = 0;
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        const auto decide = [&](const State &state, Seat seat, Rng &choices) {
            const Move move = decideAs<Classic>(Level::easy, state, seat, choices).move;
            Classic::MoveList moves;
            Classic::legal(state, seat, moves);
            const bool free = std::any_of(moves.begin(), moves.end(), [&](const Move &other) {
                return other.action == classic::Action::stage && other.pay.total() == 0 &&
                       bringsPoints(*classic::effectiveStage(state, seat, state.cities[seat].stages,
                                                             other.copy));
            });
            if (free && seat != state.freeCity()) {
                ++tempted;
                EXPECT_NE(move.action, classic::Action::discard);
            }
            return move;
        };
        playOut<Classic>(begin<Classic>(GetParam(), Rng(seed)), Rng(seed), decide);
    }
    EXPECT_GT(tempted, 20);
}

/// Whole games between searching players with a small budget: every phase, the Free City, both
/// sides of the boards.
TEST_P(Tables, SearchPlaysWholeGames) {
    const Rng rng(static_cast<std::uint64_t>(100 + GetParam()));
    const State start = begin<Classic>(GetParam(), rng);
    const ClassicPolicy policy(start);
    const SequentialHalving<ClassicPolicy> search(policy, 12);
    const State end =
        playOut<Classic>(start, rng, [&](const State &state, Seat seat, Rng &choices) {
            Candidates candidates;
            policy.judge(state, seat, Care::thorough, candidates);
            std::vector<Move> moves;
            for (const Candidate &candidate : candidates) {
                moves.push_back(candidate.move);
            }
            const Seat player = classic::controller(state, seat);
            const std::size_t found = search.best(classic::view(state, player), seat, player, moves,
                                                  Rng(choices.next()), {});
            EXPECT_LT(found, moves.size());
            EXPECT_EQ(Classic::refusal(state, seat, moves[found]), Refusal::none);
            return moves[found];
        });
    EXPECT_EQ(Classic::node(end), Node::over);
}

} // namespace
} // namespace mirabilia::ai
