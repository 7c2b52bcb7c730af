// SPDX-License-Identifier: GPL-3.0-or-later
// What tables show of the rules agrees with what the rules do.
#include "engine/dice/reasons.h"
#include "tests/engine/dice_support.h"
#include "tests/engine/policy_play.h"

#include <gtest/gtest.h>

namespace mirabilia::dice {
namespace {

TEST(DiceReasons, APriceIsSplit) {
    // Dice cost one less; a die of the Forum for 2, a cell of 2 with one resource.
    const State state = stateOf({seat("rhodes", {"university.gear.1", "warehouse.stone"}),
                                 seat("giza", {"university.compass.1", "university.gear.1"})},
                                forum({{"green", "compass", 2}, {"grey_1", "wood", 3}}));
    const Price compass = *price(state, 0, die("green"), cell("university.compass.1"));
    EXPECT_EQ(compass.die, 1);
    EXPECT_EQ(compass.saved, 1);
    EXPECT_EQ(compass.missing, 1);
    EXPECT_EQ(compass.resources, 1);
    EXPECT_EQ(compass.income, 0);
    EXPECT_EQ(compass.total(), 2);
    const Price wood = *price(state, 1, die("grey_1"), cell("warehouse.wood"));
    EXPECT_EQ(wood.die, 0);
    EXPECT_EQ(wood.saved, 3);
    EXPECT_EQ(wood.income, 2);
    EXPECT_EQ(price(state, 0, die("green"), cell("university.tablet.1")), std::nullopt);
}

TEST(DiceReasons, ADieAndACellSayWhyTheyAreShut) {
    const Forum lies = forum({{"green", "compass", 2},
                              {"blue", "mask", 3},
                              {"red", "axe", 3},
                              {"yellow", "coin7", 0},
                              {"purple", "agora", 0},
                              {"white", "leader_red", 0}});
    PositionSeat own = seat("giza", {"market.coin7.1", "market.coin7.2"}, 2);
    const PositionSeat other =
        seat("rhodes", {"agora.r1c1", "university.gear.1", "university.gear.2", "university.gear.3",
                        "university.compass.1", "university.compass.2", "university.compass.3"});
    const State state = stateOf({own, other}, lies);
    EXPECT_EQ(refusalOf(state, 0, die("green")), Refusal::cannotPay);
    EXPECT_EQ(refusalOf(state, 0, die("blue")), Refusal::cannotPay);
    EXPECT_EQ(refusalOf(state, 0, die("yellow")), Refusal::alreadyBuilt);
    EXPECT_EQ(refusalOf(state, 0, die("purple")), Refusal::locked);
    EXPECT_EQ(refusalOf(state, 0, die("white")), Refusal::locked);
    EXPECT_EQ(refusalOf(state, 0, cell("market.coin7.1")), Refusal::alreadyBuilt);
    EXPECT_EQ(refusalOf(state, 0, cell("market.camel.1")), Refusal::notAvailable) << "no such die";
    EXPECT_EQ(refusalOf(state, 0, cell("agora.r1c1")), Refusal::cannotPay);
    EXPECT_EQ(refusalOf(state, 0, cell("agora.r1c2")), Refusal::order);
    EXPECT_EQ(refusalOf(state, 0, cell("guild_court.1")), Refusal::locked);
    EXPECT_EQ(refusalOf(state, 0, cell("wonder.1")), Refusal::none);
    EXPECT_EQ(refusalOf(state, 0, cell("wonder.2")), Refusal::order);

    EXPECT_EQ(refusalOf(state, 1, die("purple")), Refusal::none) << "one Agora cell against none";
    EXPECT_EQ(refusalOf(state, 1, cell("gallery.red")), Refusal::none);
    own.marked.push_back(cell("agora.r1c1"));
    EXPECT_EQ(refusalOf(stateOf({own, other}, lies), 1, die("purple")), Refusal::condition)
        << "with two players an equal number is not enough";
}

TEST(DiceReasons, TheGuildComparesWithBothNeighbours) {
    const State state = stateOf({seat("giza", {"agora.r1c1", "barracks_west.attack.1"}),
                                 seat("rhodes", {"agora.r1c1", "agora.r1c2"}),
                                 seat("ephesus", {"warehouse.stone"})},
                                forum({}));
    int faces = 0;
    for (const Comparison &line : comparisons(state, 0)) {
        EXPECT_EQ(catalogue().die(line.die).key, "purple");
        ++faces;
        if (line.cells == catalogue().of(Building::agora)) {
            EXPECT_EQ(line.own, 1);
            EXPECT_EQ(line.left, 2);
            EXPECT_EQ(line.right, 0);
            EXPECT_FALSE(line.leftAllows);
            EXPECT_TRUE(line.rightAllows);
        }
        if (line.cells == catalogue().of(Building::warehouse)) {
            EXPECT_TRUE(line.leftAllows);
            EXPECT_FALSE(line.rightAllows);
        }
    }
    EXPECT_EQ(faces, 6) << "West and East Barracks together";
}

TEST(DiceReasons, AnAttackIsWorthWhatTheFacingDefenceLeaves) {
    const State state =
        stateOf({seat("giza"), seat("rhodes", {"barracks_east.defense.1"})}, forum({}));
    EXPECT_EQ(attackNow(state, 0, cell("barracks_west.attack.1")), 2);
    EXPECT_EQ(attackNow(state, 0, cell("barracks_east.attack.1")), 3);
}

TEST(DiceReasons, QuestionsToComeAreTold) {
    State state = stateOf({seat("giza", {"university.gear.1"}, 12), seat("rhodes")},
                          forum({{"green", "gear", 0}}));
    ASSERT_EQ(tasks(state, 0).size(), 1U);
    EXPECT_EQ(tasks(state, 0)[0].kind, Ask::action);
    EXPECT_EQ(tasks(state, 0)[0].cell, noCell);
    ASSERT_EQ(Dice::apply(state, 0, build("green", "university.gear.2")), Refusal::none);
    ASSERT_EQ(tasks(state, 0).size(), 1U);
    EXPECT_EQ(tasks(state, 0)[0].kind, Ask::cross);
    EXPECT_EQ(tasks(state, 0)[0].cell, cell("university.gear.2"));

    PositionSeat gallery =
        seat("giza",
             {"university.gear.1", "university.gear.2", "university.gear.3", "agora.r1c1",
              "agora.r1c2", "agora.r1c3", "agora.r2c1", "agora.r2c2", "agora.r2c3", "agora.r3c1"},
             21);
    state = stateOf({gallery, seat("rhodes")}, forum({{"white", "leader_blue", 0}}));
    ASSERT_EQ(Dice::apply(state, 0, build("white", "gallery.blue")), Refusal::none);
    std::vector<Task> asked = tasks(state, 0);
    ASSERT_EQ(asked.size(), 2U);
    EXPECT_EQ(asked[0].number, 1);
    EXPECT_EQ(asked[0].of, 2);
    EXPECT_EQ(asked[1].number, 2);
    ASSERT_EQ(Dice::apply(state, 0, {Action::cross, noDie, cell("agora.r3c2"), noBonus}),
              Refusal::none);
    ASSERT_EQ(Dice::apply(state, 0, {Action::cross, noDie, cell("agora.r3c3"), noBonus}),
              Refusal::none);
    asked = tasks(state, 0);
    ASSERT_EQ(asked.size(), 1U);
    EXPECT_EQ(asked[0].kind, Ask::bonus) << "the Agora is complete";
    EXPECT_EQ(asked[0].cell, cell("agora.r3c3"));
}

/// A die or cell is open exactly if a legal move uses it, and the first task is the question.
TEST(DiceReasons, AgreeWithTheRulesInRandomGames) {
    for (const int players : {2, 5}) {
        support::forEachDecision<Dice>(players, gamesPerCount() / 30, [](const State &state) {
            const Seat seat = Dice::toAct(state).first();
            const Question asked = question(state, seat);
            const std::vector<Task> todo = tasks(state, seat);
            ASSERT_FALSE(todo.empty());
            ASSERT_EQ(todo[0].kind, asked.kind);
            ASSERT_EQ(todo[0].cells, asked.cells);
            Dice::MoveList moves;
            Dice::legal(state, seat, moves);
            DiceMask dice;
            CellMask cells;
            for (const Move &move : moves) {
                dice.add(move.die);
                cells.add(move.cell);
                if (move.action == Action::wonder) {
                    cells |= nextCells(state, seat) & state.board(seat).of(Building::wonder);
                }
            }
            const bool building = asked.kind == Ask::action || asked.kind == Ask::freeBuild;
            for (const DieId id : state.forum.dice) {
                ASSERT_EQ(refusalOf(state, seat, id) == Refusal::none, dice.has(id));
                for (const Comparison &line : comparisons(state, seat)) {
                    const bool allows = line.leftAllows && line.rightAllows;
                    const bool lies =
                        line.die == id && line.face == state.forum.rolls[index(id)].face;
                    ASSERT_FALSE(building && lies && allows &&
                                 refusalOf(state, seat, id) == Refusal::condition);
                }
            }
            for (const int beyond : {63, 64, 200, 255}) { // cells that no board has
                ASSERT_NE(refusalOf(state, seat, static_cast<CellId>(beyond)), Refusal::none);
            }
            for (const CellId id : state.board(seat).cells) {
                ASSERT_EQ(refusalOf(state, seat, id) == Refusal::none, cells.has(id))
                    << state.catalogue->key(id);
            }
        });
    }
}

} // namespace
} // namespace mirabilia::dice
