// SPDX-License-Identifier: GPL-3.0-or-later
//
// Computer players of 7 Wonders Dice: what they may do, what they may know, and what they see.
#include "engine/ai/dice/planner.h"
#include "engine/ai/sequential_halving.h"
#include "engine/core/digest.h"
#include "engine/core/stop.h"
#include "resources/data.h"
#include "tools/ai/match.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <bit>
#include <chrono>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace mirabilia::dice {
namespace {

using ai::Advice;
using ai::DiceCandidates;
using ai::DicePolicy;
using ai::Level;

const Catalogue &diceData() {
    return ai::catalogue<Dice>();
}

/// What was asked: the kind, and whether it is the action of the round.
using Asked = std::pair<Ask, bool>;

Asked askedOf(const State &state, Seat seat) {
    const Question asked = question(state, seat);
    return {asked.kind, asked.ofRound};
}

const std::set<Asked> everything{{Ask::action, true},
                                 {Ask::action, false},
                                 {Ask::freeBuild, false},
                                 {Ask::cross, false},
                                 {Ask::bonus, false}};

class DiceStaticTables : public testing::TestWithParam<int> {
protected:
    [[nodiscard]] State begun(std::uint64_t seed) const {
        return ai::begin<Dice>(GetParam(), Rng(seed).fork(9));
    }
};

INSTANTIATE_TEST_SUITE_P(EveryCount, DiceStaticTables, testing::Range(2, 8));

/// Every move that any level may come up with is legal: they all choose among the candidates.
TEST_P(DiceStaticTables, CandidatesAreLegalWhateverIsAsked) {
    const DicePolicy policy(diceData());
    std::set<Asked> met;
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
        ai::playOut<Dice>(begun(seed), Rng(seed), [&](const State &state, Seat seat, Rng &choices) {
            met.insert(askedOf(state, seat));
            DiceCandidates candidates;
            policy.judge(state, seat, candidates);
            EXPECT_FALSE(candidates.empty());
            for (const auto &candidate : candidates) {
                EXPECT_EQ(Dice::refusal(state, seat, candidate.move), Refusal::none);
            }
            return ai::anyMove<Dice>(state, seat, choices);
        });
    }
    EXPECT_EQ(met, everything);
}

template <class Player>
void expectBlind(const Player &player, const State &state, Seat seat) {
    DiceCandidates seeing;
    DiceCandidates blind;
    player.judge(state, seat, seeing);
    player.judge(determinise(view(state, seat)), seat, blind);
    ASSERT_EQ(seeing.size(), blind.size());
    for (std::size_t i = 0; i < blind.size(); ++i) {
        ASSERT_EQ(seeing[i].move, blind[i].move);
        ASSERT_EQ(seeing[i].worth.total, blind[i].worth.total);
    }
}

/// In the rounds of a search one seat decides after the other: no judgement may depend on what
/// others have chosen in the same round.
TEST_P(DiceStaticTables, JudgementsDoNotSeeTheChoicesOfOthers) {
    const DicePolicy policy(diceData());
    const ai::DiceValue *value = ai::DiceValue::of(diceData(), GetParam());
    for (std::uint64_t seed = 0; seed < 30; ++seed) {
        ai::playOut<Dice>(begun(seed), Rng(seed), [&](const State &state, Seat seat, Rng &choices) {
            expectBlind(policy, state, seat);
            if (value != nullptr && choices.below(20) == 0) {
                expectBlind(ai::DicePlanner(policy, *value), state, seat);
            }
            return policy.choose(state, seat, choices);
        });
    }
}

/// A cell is a candidate if and only if some die pays for it.
TEST_P(DiceStaticTables, NoCellIsOverlooked) {
    const DicePolicy policy(diceData());
    ai::playOut<Dice>(begun(3), Rng(3), [&](const State &state, Seat seat, Rng &choices) {
        Dice::MoveList moves;
        Dice::legal(state, seat, moves);
        CellMask legal;
        for (const Move &move : moves) {
            legal.add(move.cell);
        }
        DiceCandidates candidates;
        policy.judge(state, seat, candidates);
        CellMask judged;
        for (const auto &candidate : candidates) {
            judged.add(candidate.move.cell);
        }
        EXPECT_EQ(judged, legal);
        return ai::anyMove<Dice>(state, seat, choices);
    });
}

/// Each level decides everything that comes up in its games, and twice the same with the same seed.
TEST_P(DiceStaticTables, AdviceFollowsFromTheViewAndTheSeed) {
    for (const Level level : {Level::random, Level::easy, Level::normal}) {
        const State end =
            ai::playOut<Dice>(begun(5), Rng(5), [&](const State &state, Seat seat, Rng &choices) {
                const View view = Dice::view(state, seat);
                const Rng own(choices.next());
                const Advice<Move> first = ai::advise(view, seat, level, own, {});
                const Advice<Move> second = ai::advise(view, seat, level, own, {});
                EXPECT_EQ(first.move, second.move);
                EXPECT_EQ(first.reason, second.reason);
                EXPECT_EQ(Dice::refusal(state, seat, first.move), Refusal::none);
                return first.move;
            });
        EXPECT_EQ(Dice::node(end), Node::over);
    }
}

/// What others decide in the running round is secret, and so is who has decided.
TEST_P(DiceStaticTables, AdviceKnowsNothingOfTheRunningRound) {
    ai::playOut<Dice>(begun(7), Rng(7), [&](const State &state, Seat seat, Rng &choices) {
        State early = state;
        const Rng own(choices.next());
        const Seat last = static_cast<Seat>(state.players - 1);
        if (seat != last && state.waiting.has(last)) {
            const View before = Dice::view(early, last);
            Dice::apply(early, seat, ai::anyMove<Dice>(early, seat, choices));
            const View after = Dice::view(early, last);
            for (const Level level : {Level::easy, Level::normal}) {
                EXPECT_EQ(ai::advise(before, last, level, own, {}).move,
                          ai::advise(after, last, level, own, {}).move);
            }
        }
        return ai::anyMove<Dice>(state, seat, choices);
    });
}

TEST_P(DiceStaticTables, SearchPlaysWholeGames) {
    const DicePolicy policy(diceData());
    const State end =
        ai::playOut<Dice>(begun(11), Rng(11), [&](const State &state, Seat seat, Rng &choices) {
            DiceCandidates candidates;
            policy.judge(state, seat, candidates);
            const auto chosen = ai::searched(policy, candidates, 6, 12, Dice::view(state, seat),
                                             seat, seat, Rng(choices.next()), {});
            EXPECT_EQ(Dice::refusal(state, seat, chosen.move), Refusal::none);
            return chosen.move;
        });
    EXPECT_EQ(Dice::node(end), Node::over);
}

/// The expert is slow with three players: one decision of each kind.
TEST(DicePlayers, TheExpertAnswersEverythingTheSameTwice) {
    std::set<Asked> met;
    for (std::uint64_t seed = 0; seed < 100 && met != everything; ++seed) {
        const State start = ai::begin<Dice>(3, Rng(seed).fork(9));
        ai::playOut<Dice>(start, Rng(seed), [&](const State &state, Seat seat, Rng &choices) {
            const Rng own(choices.next());
            if (met.insert(askedOf(state, seat)).second) {
                const View view = Dice::view(state, seat);
                const auto first = ai::advise(view, seat, Level::expert, own, {});
                const auto second = ai::advise(view, seat, Level::expert, own, {});
                EXPECT_EQ(first.move, second.move);
                EXPECT_EQ(first.reason, second.reason);
                EXPECT_EQ(Dice::refusal(state, seat, first.move), Refusal::none);
            }
            return ai::anyMove<Dice>(state, seat, choices);
        });
    }
    EXPECT_EQ(met, everything);
}

/// What looks senseless to a person: to take coins round after round although something can be
/// built.
TEST(DicePlayers, ABeginnerHoardsNoCoins) {
    const DicePolicy policy(diceData());
    int passes = 0;
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        ai::playOut<Dice>(ai::begin<Dice>(2, Rng(seed)), Rng(seed),
                          [&](const State &state, Seat seat, Rng &choices) {
                              const Move move =
                                  ai::decideAs<Dice>(Level::easy, state, seat, choices).move;
                              DiceCandidates candidates;
                              policy.judge(state, seat, candidates);
                              if (move.action == Action::pass) {
                                  ++passes;
                                  for (const auto &candidate : candidates) {
                                      EXPECT_TRUE(candidate.move.action == Action::pass ||
                                                  candidate.worth.total <= 0);
                                  }
                              }
                              return move;
                          });
    }
    EXPECT_GT(passes, 0);
}

/// Whoever asked is not interested in the answer any more, but it must be a legal one.
TEST(DicePlayers, AStoppedExpertStillAnswers) {
    StopSource stopped;
    stopped.requestStop();
    const State start = ai::begin<Dice>(4, Rng(3));
    ai::playOut<Dice>(start, Rng(3), [&](const State &state, Seat seat, Rng &choices) {
        const Rng own(choices.next());
        const auto advice =
            ai::advise(Dice::view(state, seat), seat, Level::expert, own, stopped.token());
        EXPECT_EQ(Dice::refusal(state, seat, advice.move), Refusal::none);
        return advice.move;
    });
}

// What the start of a round is worth, and planning by it.

const ai::DiceValue &valueOfTwo() {
    return *ai::DiceValue::of(diceData(), 2);
}

/// Calls `visit(state)` at the start of every round of random games with two players.
template <class Visit>
void forEachRound(std::uint64_t games, Visit visit) {
    for (std::uint64_t seed = 0; seed < games; ++seed) {
        std::uint16_t round = 0;
        ai::playOut<Dice>(ai::begin<Dice>(2, Rng(seed)), Rng(seed),
                          [&](const State &state, Seat seat, Rng &choices) {
                              if (state.round != round) {
                                  round = state.round;
                                  visit(state);
                              }
                              return ai::anyMove<Dice>(state, seat, choices);
                          });
    }
}

TEST(DiceValues, SeeEveryPosition) {
    std::set<std::size_t> stages;
    std::set<std::uint16_t> met;
    forEachRound(200, [&](const State &state) {
        stages.insert(ai::DiceValue::stageOf(state).first);
        EXPECT_LE(ai::DiceValue::stageOf(state).share, ai::DiceValue::Stage::whole);
        for (Seat seat = 0; seat < 2; ++seat) {
            Inputs::List inputs;
            Inputs::list(state, seat, inputs);
            const std::set<std::uint16_t> different(inputs.begin(), inputs.end());
            EXPECT_EQ(different.size(), inputs.size());
            EXPECT_LT(*different.rbegin(), Inputs::inputCount);
            met.insert(inputs.begin(), inputs.end());
        }
    });
    EXPECT_EQ(stages.size(), ai::DiceValue::stages.size() - 1);
    EXPECT_EQ(met.size(), Inputs::inputCount - 2U); // two buildings never lack four cells
}

/// One gains what the other loses, to the bit, and all of it is the same on every machine.
TEST(DiceValues, SayTheSameOnEveryMachine) {
    Digest digest;
    forEachRound(20, [&](const State &state) {
        const float own = valueOfTwo()(state, 0);
        EXPECT_EQ(own, -valueOfTwo()(state, 1));
        EXPECT_LE(std::abs(own), 1);
        digest.add(std::bit_cast<std::uint32_t>(own));
    });
    EXPECT_EQ(digest.value, 6115922835378827502U);
}

TEST(DiceValues, AreNotForAnotherTable) {
    EXPECT_EQ(ai::DiceValue::of(diceData(), 3), nullptr);
    Catalogue other = diceData();
    other.cellKeys.pop_back();
    EXPECT_EQ(ai::DiceValue::of(other, 2), nullptr);
}

TEST(DiceValues, OfAnotherShapeAreRefused) {
    const std::string bytes(data::file("dice.net"));
    EXPECT_TRUE(ai::DiceValue::read(bytes));
    EXPECT_FALSE(ai::DiceValue::read(bytes + "x"));
    EXPECT_FALSE(ai::DiceValue::read(bytes.substr(1)));
    EXPECT_FALSE(ai::DiceValue::read({}));
    std::string misshapen = bytes;
    misshapen[8] = static_cast<char>(misshapen[8] + 1); // the number of inputs
    EXPECT_FALSE(ai::DiceValue::read(misshapen));
}

/// Fair share: 100 of 200.
TEST(DicePlanners, BeatTheJudgementOfOneMove) {
    const DicePolicy policy(diceData());
    const ai::DicePlanner planner(policy, valueOfTwo());
    double wins = 0;
    for (std::uint64_t game = 0; game < 200; ++game) {
        const auto hero = static_cast<Seat>(game % 2);
        const Rng rng(game / 2);
        const State end = ai::playOut<Dice>(
            ai::begin<Dice>(2, rng.fork(9)), rng, [&](const State &state, Seat seat, Rng &choices) {
                const State seen = determinise(Dice::view(state, seat));
                if (seat == hero) {
                    return planner.choose(seen, seat, choices);
                }
                DiceCandidates candidates;
                policy.judge(seen, seat, candidates);
                return ai::best(candidates).move;
            });
        const SeatMask winners = Dice::winners(end);
        wins += winners.has(hero) ? 1.0 / winners.size() : 0;
    }
    EXPECT_GE(wins, 130);
}

/// What a master does, with few playouts.
TEST(DicePlanners, LookAtTheNextRound) {
    const DicePolicy policy(diceData());
    const ai::DicePlanner planner(policy, valueOfTwo());
    std::set<Asked> met;
    for (std::uint64_t seed = 0; seed < 100 && met != everything; ++seed) {
        ai::playOut<Dice>(ai::begin<Dice>(2, Rng(seed)), Rng(seed),
                          [&](const State &state, Seat seat, Rng &choices) {
                              const View view = Dice::view(state, seat);
                              const Rng own(choices.next());
                              DiceCandidates candidates;
                              planner.judge(determinise(view), seat, candidates);
                              const auto decide = [&] {
                                  return ai::searched(planner, candidates,
                                                      ai::DicePlanner::contenders, 24, view, seat,
                                                      seat, own, {}, ai::DicePlanner::roundsAhead)
                                      .move;
                              };
                              if (met.insert(askedOf(state, seat)).second) {
                                  EXPECT_EQ(Dice::refusal(state, seat, decide()), Refusal::none);
                                  EXPECT_EQ(decide(), decide());
                              }
                              return ai::anyMove<Dice>(state, seat, choices);
                          });
    }
    EXPECT_EQ(met, everything);
}

/// The chances add up, grow with the value, and are certain at the end.
TEST(DicePlanners, KnowTheChancesBehindAValue) {
    const DicePolicy policy(diceData());
    const ai::DicePlanner planner(policy, valueOfTwo());
    std::set<std::pair<float, float>> byValue;
    forEachRound(20, [&](const State &state) {
        const ai::Chances chances = planner.chances(state);
        EXPECT_NEAR(chances[0] + chances[1], 1, 1e-6);
        EXPECT_GE(chances[0], 0);
        EXPECT_LE(chances[0], 1);
        byValue.emplace(planner.utility(state, 0), chances[0]);
    });
    EXPECT_TRUE(std::is_sorted(byValue.begin(), byValue.end(),
                               [](const auto &a, const auto &b) { return a.second < b.second; }));
    const State end = ai::playOut<Dice>(ai::begin<Dice>(2, Rng(1)), Rng(1), ai::anyMove<Dice>);
    EXPECT_EQ(planner.chances(end), ai::victoryOf<Dice>(end));
}

/// A hint that had no time to search names what the planner would play, not what the policy would.
TEST(DicePlanners, GiveTheHints) {
    const DicePolicy policy(diceData());
    const ai::DicePlanner planner(policy, valueOfTwo());
    forEachRound(5, [&](const State &state) {
        const ai::HintSettings least{.iterations = 1, .time = std::chrono::hours(1)};
        const auto hint = ai::hint(Dice::view(state, 0), 0, least, Rng(1), {});
        Rng whims(1);
        const Move planned = planner.choose(state, 0, whims);
        EXPECT_TRUE(hint.best.advice.move == planned ||
                    (hint.second && hint.second->advice.move == planned));
    });
}

// What players see.

const std::vector<Level> careful{Level::normal, Level::expert};

/// Two cities before their action; every die costs 3 unless it is said to lie cheaply.
class DiceHint : public testing::Test {
protected:
    DiceHint() {
        for (const auto *key : {"giza", "rhodes"}) {
            PositionSeat seat;
            seat.board = diceData().findBoard(key).value();
            position.seats.push_back(seat);
        }
        Forum forum;
        forum.dice = diceData().forumStart;
        for (const DieId die : forum.dice) {
            forum.rolls[index(die)].cost = 3;
        }
        position.forum = forum;
    }

    void lies(std::string_view die, std::string_view face) {
        const DieId id = diceData().findDie(die).value();
        position.forum->rolls[index(id)] = {
            static_cast<std::uint8_t>(diceData().die(id).face(face).value() & 7U), 0};
    }

    void marks(Seat seat, const std::vector<std::string_view> &keys) {
        for (const auto key : keys) {
            position.seats[seat].marked.push_back(diceData().findCell(key).value());
        }
    }

    /// The other city has ended the game.
    void isLastRound() {
        position.lastRound = true;
        marks(1, {"wonder.1", "wonder.2", "wonder.3"});
        const CellMask whole = diceData().of(Building::market) | diceData().of(Building::agora);
        for (const CellId cell : whole) {
            position.seats[1].marked.push_back(cell);
        }
        position.seats[1].agoraFirst = true;
        for (const Bonus &bonus : diceData().bonuses) {
            position.seats[1].bonuses.push_back(bonus.id);
        }
    }

    Advice<Move> advice(Level level) {
        const auto state = makeState(diceData(), position);
        if (!state.ok()) {
            ADD_FAILURE() << state.error();
            return {};
        }
        return ai::advise(Dice::view(*state, 0), 0, level, Rng(1), {});
    }

    std::string_view cellOf(const Move &move) {
        return move.cell == noCell ? "" : std::string_view(diceData().key(move.cell));
    }

    Position position;
};

TEST_F(DiceHint, ResourcesComeFirst) {
    lies("grey_1", "stone");
    lies("red", "axe");
    for (const Level level : careful) {
        EXPECT_EQ(cellOf(advice(level).move), "warehouse.stone");
        EXPECT_EQ(advice(level).reason, ai::Reason::resources);
    }
}

TEST_F(DiceHint, InTheLastRoundOnlyPointsCount) {
    isLastRound();
    lies("grey_1", "stone");
    lies("red", "axe");
    position.seats[0].coins = 1;
    for (const Level level : careful) {
        EXPECT_EQ(cellOf(advice(level).move), "barracks_west.attack.1");
        EXPECT_EQ(advice(level).reason, ai::Reason::military);
    }
}

/// Three points for an open flank, one for a walled one; two for the Agora.
TEST_F(DiceHint, WallsAreNotAttacked) {
    isLastRound();
    lies("red", "axe");
    lies("blue", "owl");
    marks(0, {"wonder.1"});
    position.seats[0].coins = 1;
    for (const Level level : careful) {
        EXPECT_EQ(cellOf(advice(level).move), "barracks_west.attack.1");
    }
    marks(1, {"barracks_east.defense.1", "barracks_east.defense.2"});
    for (const Level level : careful) {
        EXPECT_EQ(cellOf(advice(level).move), "agora.r1c2");
        EXPECT_EQ(advice(level).reason, ai::Reason::points);
    }
}

TEST_F(DiceHint, TheStageIsTheWonder) {
    isLastRound();
    position.seats[0].coins = 2;
    for (const Level level : careful) {
        EXPECT_EQ(advice(level).move.action, Action::wonder);
        EXPECT_EQ(advice(level).reason, ai::Reason::wonder);
    }
}

TEST_F(DiceHint, NothingCanBePaid) {
    position.seats[0].coins = 0;
    for (const Level level : careful) {
        EXPECT_EQ(advice(level).move.action, Action::pass);
        EXPECT_EQ(advice(level).reason, ai::Reason::least);
    }
}

/// The same cell by three dice: only their own price differs.
TEST_F(DiceHint, TheCheapestDieIsTaken) {
    for (const auto *die : {"grey_1", "grey_2", "grey_3"}) {
        lies(die, "wood");
    }
    position.forum->rolls[index(diceData().findDie("grey_1").value())].cost = 2;
    position.forum->rolls[index(diceData().findDie("grey_3").value())].cost = 1;
    const State state = makeState(diceData(), position).value();
    DiceCandidates candidates;
    DicePolicy(diceData()).judge(state, 0, candidates);
    int found = 0;
    for (const auto &candidate : candidates) {
        if (cellOf(candidate.move) == "warehouse.wood") {
            ++found;
            EXPECT_EQ(candidate.move.die, diceData().findDie("grey_2").value());
        }
    }
    EXPECT_EQ(found, 1);
}

} // namespace
} // namespace mirabilia::dice
