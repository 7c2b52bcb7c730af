// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engine/classic_support.h"
#include "tests/engine/random_invariants.h"

#include "engine/core/random_play.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

namespace mirabilia::classic {
namespace {

using support::Table;

class RandomPlay : public testing::TestWithParam<Table> {
protected:
    static const Catalogue &data() { return support::catalogue<Classic>(GetParam().edition); }

    template <class Visit>
    void forEachDecision(int games, Visit visit) const {
        support::forEachDecision<Classic>(GetParam(), games, visit);
    }
};

TEST_P(RandomPlay, NoCardIsLostOrDoubled) {
    int age = 0;
    std::map<CardId, int> before;
    forEachDecision(gamesPerCount(), [&](const State &state) {
        const auto now = cardsIn(state);
        if (state.age == age) {
            ASSERT_EQ(now, before);
            return;
        }
        int all = 0;
        for (const auto &[id, count] : now) {
            ASSERT_LE(count, data().copies(id, state.cityCount));
            all += count;
        }
        ASSERT_EQ(all, state.cityCount * static_cast<int>(handSize) * state.age);
        age = state.age;
        before = now;
    });
}

auto powersOf(const City &city) {
    return std::tuple(+city.freeBuildPower, +city.lastCardPower, +city.freeFirstOfFamily,
                      +city.freeFirstOfAge, +city.freeLastOfAge);
}

/// What a city's supplies, prices and powers are, computed anew.
TEST_P(RandomPlay, WhatACityKeepsUpToDateFollowsFromItsBuildings) {
    forEachDecision(gamesPerCount() / 10, [](const State &state) {
        const State again = stateOf(positionOf(state), data());
        for (Seat seat = 0; seat < state.cityCount; ++seat) {
            const City &a = state.cities[seat];
            const City &b = again.cities[seat];
            ASSERT_EQ(a.production(), b.production());
            ASSERT_EQ(a.sold(), b.sold());
            ASSERT_EQ(a.shields, b.shields);
            ASSERT_EQ(std::tuple(+a.rawLeft, +a.rawRight, +a.goodsLeft, +a.goodsRight),
                      std::tuple(+b.rawLeft, +b.rawRight, +b.goodsLeft, +b.goodsRight));
            ASSERT_EQ(powersOf(a), powersOf(b));
        }
    });
}

/// Calls `visit` for every move that could be thought of with these cards.
template <class Visit>
void forEachConceivable(const std::vector<CardId> &ids, const std::vector<Payment> &payments,
                        Visit visit) {
    for (const CardId id : ids) {
        for (const Action action :
             {Action::build, Action::stage, Action::discard, Action::free, Action::pick}) {
            for (const CopySide copy : {CopySide::none, CopySide::left, CopySide::right}) {
                for (const Payment &pay : payments) {
                    visit(Move{id, action, copy, pay});
                }
            }
        }
    }
}

TEST_P(RandomPlay, LegalMovesAreExactlyThoseThatAreNotRefused) {
    Rng sample(static_cast<std::uint64_t>(GetParam().players));
    std::vector<Payment> grid;
    for (std::uint8_t left = 0; left <= 14; ++left) {
        for (std::uint8_t right = 0; right <= 14; ++right) {
            grid.push_back({0, left, right});
            grid.push_back({1, left, right});
        }
    }
    forEachDecision(gamesPerCount(), [&](const State &state) {
        if (sample.below(100U * state.cityCount) != 0) {
            return;
        }
        for (Seat seat = 0; seat < state.cityCount; ++seat) {
            Classic::MoveList moves;
            Classic::legal(state, seat, moves);
            std::vector<CardId> ids{noCard, static_cast<CardId>(100)};
            for (const CardId id : playable(state, seat)) {
                if (std::find(ids.begin(), ids.end(), id) == ids.end()) {
                    ids.push_back(id);
                }
            }
            for (const CardId id : state.discard.kinds()) {
                if (std::find(ids.begin(), ids.end(), id) == ids.end()) {
                    ids.push_back(id);
                }
            }
            std::size_t allowed = 0;
            forEachConceivable(ids, grid, [&](const Move &move) {
                const bool listed = std::find(moves.begin(), moves.end(), move) != moves.end();
                const Refusal refused = Classic::refusal(state, seat, move);
                ASSERT_EQ(listed, refused == Refusal::none)
                    << describe(state, seat, move) << ": " << code(refused);
                allowed += listed ? 1 : 0;
            });
            ASSERT_EQ(allowed, moves.size()) << "a move twice, or beyond the grid";
        }
    });
}

TEST_P(RandomPlay, SavingAndLoadingChangesNothing) {
    forEachDecision(gamesPerCount() / 6, [](const State &state) {
        const Position position = positionOf(state);
        const auto made = makeState(data(), position);
        ASSERT_TRUE(made.ok()) << made.error();
        const State &again = *made;
        ASSERT_EQ(Classic::hash(again), Classic::hash(state));
        ASSERT_EQ(positionOf(again), position);
        for (Seat seat = 0; seat < state.people; ++seat) {
            ASSERT_EQ(bytesOf(view(again, seat)), bytesOf(view(state, seat)));
        }
        Classic::MoveList a;
        Classic::MoveList b;
        Classic::legal(state, Classic::toAct(state).first(), a);
        Classic::legal(again, Classic::toAct(state).first(), b);
        ASSERT_EQ(a, b);
    });
}

TEST_P(RandomPlay, AnUnsavedAndASavedGameEndAlike) {
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        Rng rng(seed);
        State state = randomGame(GetParam(), rng);
        State twin = state;
        while (Classic::node(state) != Node::over) {
            twin = stateOf(positionOf(twin), data());
            if (Classic::node(state) == Node::chance) {
                const Deck deck = Classic::sampleOutcome(state, rng);
                ASSERT_TRUE(Classic::applyOutcome(state, deck));
                ASSERT_TRUE(Classic::applyOutcome(twin, deck));
                continue;
            }
            const Seat seat = Classic::toAct(state).first();
            const Move move = randomMove(state, seat, rng);
            ASSERT_EQ(Classic::apply(state, seat, move), Refusal::none);
            ASSERT_EQ(Classic::apply(twin, seat, move), Refusal::none);
            ASSERT_EQ(Classic::hash(state), Classic::hash(twin));
        }
        EXPECT_EQ(Classic::totals(state), Classic::totals(twin));
    }
}

/// The Free City's choices included: they are submitted as they were made, in another order.
TEST_P(RandomPlay, TheOrderOfSubmissionsDoesNotMatter) {
    for (int game = 0; game < gamesPerCount() / 6; ++game) {
        Rng rng(static_cast<std::uint64_t>(game));
        State state = randomGame(GetParam(), rng);
        while (Classic::node(state) != Node::over) {
            if (Classic::node(state) == Node::chance) {
                Classic::applyChance(state, rng);
                continue;
            }
            std::vector<PositionChoice> choices;
            State ahead = state;
            const Phase phase = state.phase;
            const int turn = state.turn;
            while (!Classic::toAct(ahead).empty() && ahead.phase == phase && ahead.turn == turn &&
                   choices.size() < static_cast<std::size_t>(Classic::toAct(state).size())) {
                const Seat seat = Classic::toAct(ahead).first();
                choices.push_back({seat, randomMove(ahead, seat, rng)});
                Classic::applyTrusted(ahead, seat, choices.back().move);
            }
            rng.shuffle(choices);
            for (const PositionChoice &choice : choices) {
                ASSERT_EQ(Classic::apply(state, choice.seat, choice.move), Refusal::none);
            }
            ASSERT_EQ(Classic::hash(state), Classic::hash(ahead));
        }
    }
}

TEST_P(RandomPlay, GamesHaveTheirLength) {
    for (int game = 0; game < gamesPerCount(); ++game) {
        Rng rng(static_cast<std::uint64_t>(game));
        State state = randomGame(GetParam(), rng);
        Classic::MoveList moves;
        const RandomGame played = playRandomly<Classic>(state, rng, moves);
        const int turns = state.cityCount * turnsPerAge * ageCount;
        ASSERT_GE(played.decisions, turns);
        // At most three extra cards and three picks for each of two cities.
        ASSERT_LE(played.decisions, turns + 12);
        ASSERT_FALSE(winners(state).empty());
    }
}

TEST_P(RandomPlay, KeepsWhatEveryGamePromises) {
    invariants::check<Classic>(data(), GetParam().players, gamesPerCount() / 10);
}

/// With two players a hand is shared with the Free City, see TheOrderOfSubmissionsDoesNotMatter.
TEST_P(RandomPlay, WhoDecidesFirstDoesNotMatter) {
    if (GetParam().players > 2) {
        invariants::checkOrder<Classic>(data(), GetParam().players, gamesPerCount() / 10);
    }
}

INSTANTIATE_TEST_SUITE_P(Players, RandomPlay, testing::Values(2, 3, 4, 5, 6, 7));
INSTANTIATE_TEST_SUITE_P(SecondEdition, RandomPlay,
                         testing::Values(Table(3, 2), Table(4, 2), Table(5, 2), Table(6, 2),
                                         Table(7, 2)));

} // namespace
} // namespace mirabilia::classic
