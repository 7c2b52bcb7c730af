// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dice/rules.h"
#include "tests/engine/dice_support.h"
#include "tests/engine/random_invariants.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace mirabilia::dice {
namespace {

class RandomDice : public testing::TestWithParam<int> {
protected:
    template <class Visit>
    void forEachDecision(int games, Visit visit) const {
        support::forEachDecision<Dice>(GetParam(), games, visit);
    }
};

TEST_P(RandomDice, KeepsWhatEveryGamePromises) {
    invariants::check<Dice>(catalogue(), GetParam(), gamesPerCount() / 10);
}

TEST_P(RandomDice, TheOrderOfTheSeatsDoesNotMatter) {
    invariants::checkOrder<Dice>(catalogue(), GetParam(), gamesPerCount());
}

/// Calls `visit` for every move that could be thought of.
template <class Visit>
void forEachConceivable(Visit visit) {
    for (unsigned cell = 0; cell <= maxCells; ++cell) {
        const auto id = cell == maxCells ? noCell : static_cast<CellId>(cell);
        visit(Move{Action::cross, noDie, id, noBonus});
        for (unsigned die = 0; die <= maxDice; ++die) {
            visit(
                Move{Action::build, die == maxDice ? noDie : static_cast<DieId>(die), id, noBonus});
        }
    }
    for (unsigned bonus = 0; bonus <= maxBonuses; ++bonus) {
        visit(Move{Action::bonus, noDie, noCell,
                   bonus == maxBonuses ? noBonus : static_cast<BonusId>(bonus)});
    }
    visit(wonder);
    visit(pass);
    visit(decline);
}

TEST_P(RandomDice, LegalMovesAreExactlyThoseThatAreNotRefused) {
    Rng sample(static_cast<std::uint64_t>(GetParam()));
    forEachDecision(gamesPerCount() / 6, [&](const State &state) {
        const Seat seat = Dice::toAct(state).first();
        // All answers, and some of the many actions.
        if (question(state, seat).ofRound && sample.below(20) != 0) {
            return;
        }
        Dice::MoveList moves;
        Dice::legal(state, seat, moves);
        std::size_t allowed = 0;
        forEachConceivable([&](const Move &move) {
            const bool listed = std::find(moves.begin(), moves.end(), move) != moves.end();
            const Refusal refused = Dice::refusal(state, seat, move);
            ASSERT_EQ(listed, refused == Refusal::none)
                << describe(state, move) << ": " << code(refused);
            allowed += listed ? 1 : 0;
        });
        ASSERT_EQ(allowed, moves.size()) << "a move twice";
    });
}

/// What a move costs is what cost() says; nothing else changes the purse but what it brings.
TEST_P(RandomDice, WhatIsPaidIsWhatItCosts) {
    forEachDecision(gamesPerCount() / 6, [](const State &state) {
        const Seat seat = Dice::toAct(state).first();
        Dice::MoveList moves;
        Dice::legal(state, seat, moves);
        for (const Move &move : moves) {
            if (move.action != Action::build) {
                continue;
            }
            const auto price = cost(state, seat, move.die, move.cell);
            ASSERT_TRUE(price.has_value());
            const Board &board = state.board(seat);
            State after = state;
            Dice::applyTrusted(after, seat, move);
            const Cell &cell = board[move.cell];
            const bool plain =
                !cell.carriesOut && after.phase == Phase::round && !after.waiting.has(seat);
            bool paid = false;
            for (const CellId other : state.cities[seat].now.marked) {
                const Effects &effects = board[other].effects;
                paid = paid || std::any_of(effects.begin(), effects.end(), changesDice);
            }
            if (plain && !paid) {
                ASSERT_EQ(after.cities[seat].now.coins, state.cities[seat].now.coins - *price);
            }
        }
    });
}

/// The terms of a city and the dice that are barred are the same as if derived anew.
TEST_P(RandomDice, KeepsWhatFollowsFromASheet) {
    forEachDecision(gamesPerCount(), [](const State &state) {
        State fresh = state;
        deriveRound(fresh);
        for (Seat seat = 0; seat < state.players; ++seat) {
            deriveTerms(state.board(seat), fresh.cities[seat]);
        }
        ASSERT_EQ(fresh.cities, state.cities);
        for (const DieId die : state.forum.dice) {
            ASSERT_EQ(state.costs[index(die)], state.forum.rolls[index(die)].cost);
        }
    });
}

TEST_P(RandomDice, SheetsOnlyFillUp) {
    std::array<Sheet, maxSeats> before{};
    int round = 0;
    forEachDecision(gamesPerCount(), [&](const State &state) {
        const int capacity = state.catalogue->rules.capacity;
        for (Seat seat = 0; seat < state.players; ++seat) {
            const Sheet &sheet = state.cities[seat].now;
            ASSERT_LE(sheet.coins, sheet.circled);
            ASSERT_LE(sheet.circled, capacity);
            if (state.round > 1 && state.round >= round) {
                ASSERT_TRUE(sheet.marked.includes(before[seat].marked));
                ASSERT_TRUE(sheet.bonuses.includes(before[seat].bonuses));
                ASSERT_GE(sheet.circled, before[seat].circled);
                ASSERT_GE(sheet.agoraFirst, before[seat].agoraFirst);
            }
            before[seat] = sheet;
        }
        round = state.round;
    });
}

/// Every round of every game begins with a position that could be written down.
TEST_P(RandomDice, SavingAndLoadingChangesNothing) {
    forEachDecision(gamesPerCount() / 3, [](const State &state) {
        if (state.waiting.size() != state.players || !question(state, 0).ofRound) {
            return;
        }
        const Position position = positionOf(state);
        const auto made = makeState(catalogue(), position);
        ASSERT_TRUE(made.ok()) << made.error();
        ASSERT_EQ(Dice::hash(*made), Dice::hash(state));
        ASSERT_EQ(positionOf(*made), position);
        for (Seat seat = 0; seat < state.players; ++seat) {
            ASSERT_EQ(view(*made, seat), view(state, seat));
        }
    });
}

/// Lets a seat do something until it has finished the round.
void finishRound(State &state, Seat seat, Rng &rng) {
    while (state.phase == Phase::round && state.waiting.has(seat)) {
        Dice::applyTrusted(state, seat, randomMove(state, seat, rng));
    }
}

TEST_P(RandomDice, NobodySeesWhatOthersDoInTheRound) {
    Rng rng(77);
    int different = 0;
    forEachDecision(gamesPerCount() / 10, [&](const State &state) {
        if (state.waiting.size() != state.players) {
            return;
        }
        const auto busy = static_cast<Seat>(rng.below(state.players));
        State one = state;
        State other = state;
        finishRound(one, busy, rng);
        finishRound(other, busy, rng);
        different += one.cities[busy] == other.cities[busy] ? 0 : 1;
        for (Seat seat = 0; seat < state.players; ++seat) {
            if (seat != busy) {
                ASSERT_EQ(view(one, seat), view(other, seat));
                ASSERT_EQ(view(one, seat).sheets[busy], startSheet(state, busy));
            } else {
                ASSERT_EQ(view(one, seat).own, one.cities[seat].now);
            }
        }
    });
    EXPECT_GT(different, 0);
}

/// The imagined world is the one of the start of the round, but for the own city.
TEST_P(RandomDice, AnImaginedWorldLooksAsItWasSeen) {
    forEachDecision(gamesPerCount() / 6, [](const State &state) {
        for (Seat seat = 0; seat < state.players; ++seat) {
            const View seen = view(state, seat);
            View again = view(determinise(seen), seat);
            again.waiting = seen.waiting; // the others decide again
            ASSERT_EQ(again, seen);
        }
    });
}

TEST_P(RandomDice, GamesEndWithTheBonuses) {
    for (int game = 0; game < gamesPerCount(); ++game) {
        int rounds = 0;
        const State end = playVisiting(GetParam(), static_cast<std::uint64_t>(game),
                                       [&rounds](const State &state) { rounds = state.round; });
        ASSERT_TRUE(end.lastRound);
        ASSERT_EQ(end.round, rounds);
        ASSERT_LT(rounds, 400);
        int most = 0;
        for (Seat seat = 0; seat < end.players; ++seat) {
            most = std::max(most, end.cities[seat].now.bonuses.size());
        }
        ASSERT_GE(most, end.catalogue->rules.bonusesToEnd);
    }
}

/// What games promise holds whatever the rulings of our own say.
TEST(RandomDiceRulings, EveryOptionKeepsWhatEveryGamePromises) {
    const std::vector<Change> options{
        {"coins_on_die_timing", "after_costs"},
        {"agora_first_tie", "none"},
        {"agora_first_tie", "most_coins"},
        {"purple_barracks_face", "either"},
        {"grey_faces", "all_six"},
        {"attack_floor", -3},
    };
    std::vector<Change> all;
    const auto check = [](const std::vector<Change> &changes) {
        const Catalogue data = catalogueWith(changes);
        for (const int players : {2, 3, 7}) {
            invariants::check<Dice>(data, players, std::max(gamesPerCount() / 100, 1));
            invariants::checkOrder<Dice>(data, players, gamesPerCount() / 30);
        }
    };
    for (const auto &[ruling, value] : options) {
        SCOPED_TRACE(ruling + ": " + value.dump());
        const Change change{"/rulings/" + ruling + "/value", value};
        check({change});
        all.push_back(change);
    }
    SCOPED_TRACE("all together");
    check(all);
}

INSTANTIATE_TEST_SUITE_P(Players, RandomDice, testing::Values(2, 3, 4, 5, 6, 7));

} // namespace
} // namespace mirabilia::dice
