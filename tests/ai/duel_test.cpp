// SPDX-License-Identifier: GPL-3.0-or-later
//
// Computer players of 7 Wonders Duel: what they may do, what they may know, and what they see.
#include "engine/ai/duel/policy.h"
#include "engine/core/stop.h"
#include "engine/duel/position.h"
#include "resources/data.h"
#include "tools/ai/match.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <set>
#include <string_view>
#include <vector>

namespace mirabilia::duel {
namespace {

using ai::Advice;
using ai::Level;

const Catalogue &theData() {
    return ai::catalogue<Duel>();
}

State played(std::uint64_t seed) {
    return ai::begin<Duel>(2, Rng(seed).fork(9));
}

const std::set<Phase> decisions{Phase::draft,   Phase::begin,   Phase::pick,  Phase::token,
                                Phase::library, Phase::destroy, Phase::revive};

/// Every move that any level may come up with is legal: they all choose among the candidates.
TEST(DuelPlayers, CandidatesAreLegalInEveryPhase) {
    const Policy policy(theData());
    std::set<Phase> met;
    for (std::uint64_t seed = 0; seed < 120; ++seed) {
        ai::playOut<Duel>(
            played(seed), Rng(seed), [&](const State &state, Seat seat, Rng &choices) {
                met.insert(state.phase);
                Candidates thorough;
                policy.judge(state, seat, thorough);
                Candidates hasty;
                policy.glance(state, seat, hasty);
                Duel::MoveList moves;
                Duel::legal(state, seat, moves);
                EXPECT_EQ(thorough.size(), moves.size());
                EXPECT_FALSE(hasty.empty());
                for (const Candidates &all : {thorough, hasty}) {
                    for (const auto &candidate : all) {
                        EXPECT_EQ(Duel::refusal(state, seat, candidate.move), Refusal::none);
                    }
                }
                return ai::anyMove<Duel>(state, seat, choices);
            });
    }
    EXPECT_EQ(met, decisions);
}

/// Each level decides everything that comes up in its games, and twice the same with the same seed.
TEST(DuelPlayers, AdviceFollowsFromTheViewAndTheSeed) {
    std::set<Phase> met;
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
        const Level level = seed % 3 == 0   ? Level::random
                            : seed % 3 == 1 ? Level::easy
                                            : Level::normal;
        ai::playOut<Duel>(played(seed), Rng(seed),
                          [&](const State &state, Seat seat, Rng &choices) {
                              met.insert(state.phase);
                              const View view = Duel::view(state, seat);
                              const Rng own(choices.next());
                              const Advice<Move> first = ai::advise(view, seat, level, own, {});
                              const Advice<Move> second = ai::advise(view, seat, level, own, {});
                              EXPECT_EQ(first.move, second.move);
                              EXPECT_EQ(first.reason, second.reason);
                              EXPECT_EQ(Duel::refusal(state, seat, first.move), Refusal::none);
                              return first.move;
                          });
    }
    EXPECT_EQ(met, decisions);
}

/// The data with all cards of each age side by side, and coins for everything.
Catalogue openStructures() {
    auto document = nlohmann::json::parse(data::file("duel.json"));
    for (auto &layout : document["layouts"]) {
        for (auto &slot : layout) {
            slot["covered_by"] = nlohmann::json::array();
            slot["face_up"] = true;
        }
    }
    document["setup"]["start_coins"] = 50;
    Catalogue parsed = parseCatalogue(document.dump(), "duel.json").value();
    ai::giveNet(parsed, data::file("duel.net"));
    return parsed;
}

/// Data may offer far more moves than the box does.
TEST(DuelPlayers, DecideAmongAsManyMovesAsDataCanOffer) {
    const Catalogue open = openStructures();
    for (const Level level : {Level::easy, Level::normal, Level::expert}) {
        std::size_t most = 0;
        ai::playOut<Duel>(
            newGame(open, {}).value(), Rng(4), [&](const State &now, Seat seat, Rng &choices) {
                Duel::MoveList moves;
                Duel::legal(now, seat, moves);
                most = std::max(most, moves.size());
                // The expert is slow: where most can be done.
                const bool asked = level != Level::expert || moves.size() > 100;
                const Move move = asked ? ai::decideAs<Duel>(level, now, seat, choices).move
                                        : ai::anyMove<Duel>(now, seat, choices);
                EXPECT_EQ(Duel::refusal(now, seat, move), Refusal::none);
                return move;
            });
        EXPECT_GT(most, 100U);
    }
}

/// The expert is slow: one decision of each kind.
TEST(DuelPlayers, TheExpertDecidesEverythingTheSameTwice) {
    std::set<Phase> met;
    for (std::uint64_t seed = 0; seed < 120 && met != decisions; ++seed) {
        ai::playOut<Duel>(
            played(seed), Rng(seed), [&](const State &state, Seat seat, Rng &choices) {
                const Rng own(choices.next());
                if (met.insert(state.phase).second) {
                    const View view = Duel::view(state, seat);
                    const auto first = ai::advise(view, seat, Level::expert, own, {});
                    const auto second = ai::advise(view, seat, Level::expert, own, {});
                    EXPECT_EQ(first.move, second.move);
                    EXPECT_EQ(Duel::refusal(state, seat, first.move), Refusal::none);
                }
                return ai::anyMove<Duel>(state, seat, choices);
            });
    }
    EXPECT_EQ(met, decisions);
}

/// What looks senseless to a person: to sell what could be had for nothing, and to spend the last
/// coin of the first age.
TEST(DuelPlayers, ABeginnerOverlooksThingsButDoesNothingSenseless) {
    int sold = 0;
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
        ai::playOut<Duel>(
            played(seed), Rng(seed), [&](const State &state, Seat seat, Rng &choices) {
                const Move move = ai::decideAs<Duel>(Level::easy, state, seat, choices).move;
                const int coins = state.cities[seat].coins;
                if (move.action == Action::discard) {
                    ++sold;
                    EXPECT_GT(payment(state, seat, move.card).total(), 0);
                } else if (state.age == 1 && coins > 0 &&
                           (move.action == Action::build || move.action == Action::wonder)) {
                    EXPECT_LT((move.action == Action::build ? payment(state, seat, move.card)
                                                            : payment(state, seat, move.wonder))
                                  .total(),
                              coins);
                }
                return move;
            });
    }
    EXPECT_GT(sold, 0);
}

/// Whoever asked is not interested in the answer any more, but it must be a legal one.
TEST(DuelPlayers, AStoppedExpertStillAnswers) {
    StopSource stopped;
    stopped.requestStop();
    ai::playOut<Duel>(played(3), Rng(3), [&](const State &state, Seat seat, Rng &choices) {
        const Rng own(choices.next());
        const auto advice =
            ai::advise(Duel::view(state, seat), seat, Level::expert, own, stopped.token());
        EXPECT_EQ(Duel::refusal(state, seat, advice.move), Refusal::none);
        return advice.move;
    });
}

// What players see.

CardId cardNamed(std::string_view key) {
    return theData().findCard(key).value();
}

/// The last two cards of the third age lie side by side; seat 0 is to be advised.
class DuelHint : public testing::Test {
protected:
    DuelHint() {
        position.age = 3;
        position.mover = 0;
        for (PositionCity &city : position.cities) {
            city.coins = 10;
        }
    }

    void lies(std::string_view left, std::string_view right) {
        position.board[0] = {.lies = true, .card = cardNamed(left), .faceUp = true};
        position.board[1] = {.lies = true, .card = cardNamed(right), .faceUp = true};
    }

    void stands(Seat seat, const std::vector<std::string_view> &keys) {
        for (const auto key : keys) {
            position.cities[seat].built.push_back(cardNamed(key));
        }
    }

    Advice<Move> advice(Level level) {
        const auto state = makeState(theData(), position);
        if (!state.ok()) {
            ADD_FAILURE() << state.error();
            return {};
        }
        return ai::advise(Duel::view(*state, 0), 0, level, Rng(1), {});
    }

    Position position;
};

const std::vector<Level> careful{Level::normal, Level::expert};

TEST_F(DuelHint, WarIsWonBeforePoints) {
    position.conflict = 6;
    lies("pretorium", "gardens");
    stands(0, {"sawmill", "brickyard", "statue"});
    for (const Level level : careful) {
        EXPECT_EQ(advice(level).move, Move::withCard(Action::build, cardNamed("pretorium")));
        EXPECT_EQ(advice(level).reason, ai::Reason::military);
    }
}

TEST_F(DuelHint, AWarThatWouldBeLostIsDenied) {
    position.conflict = -6;
    lies("pretorium", "gardens");
    stands(0, {"sawmill", "brickyard"});
    position.cities[0].coins = 3;
    for (const Level level : careful) {
        EXPECT_EQ(advice(level).move.card, cardNamed("pretorium"));
        EXPECT_EQ(advice(level).reason, ai::Reason::deny);
    }
}

TEST_F(DuelHint, TheSixthSymbolWins) {
    lies("university", "gardens");
    stands(0, {"pharmacist", "workshop", "apothecary", "scriptorium", "academy", "statue"});
    for (const Level level : careful) {
        EXPECT_EQ(advice(level).move, Move::withCard(Action::build, cardNamed("university")));
        EXPECT_EQ(advice(level).reason, ai::Reason::science);
    }
}

TEST_F(DuelHint, WhatCannotBePaidIsDiscarded) {
    lies("palace", "town_hall");
    position.cities[0].coins = 0;
    for (const Level level : careful) {
        EXPECT_EQ(advice(level).move.action, Action::discard);
        EXPECT_EQ(advice(level).reason, ai::Reason::least);
    }
}

} // namespace
} // namespace mirabilia::duel
