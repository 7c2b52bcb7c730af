// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engine/classic_support.h"

#include <gtest/gtest.h>

namespace mirabilia::classic {
namespace {

/// Age 1, turn 6, three cities: possible as it stands.
Position sixthTurn() {
    Position position = standing({city("giza A"), city("rhodes A"), city("ephesus B")}, 1);
    position.cities[0].hand = cards({"altar", "barracks"});
    position.cities[1].hand = cards({"theater", "workshop"});
    position.cities[2].hand = cards({"press_1", "baths"});
    return position;
}

template <class Change>
void expectRefused(Change change, const std::string &place, const std::string &reason) {
    Position position = sixthTurn();
    change(position);
    const auto made = makeState(catalogue(), position);
    ASSERT_FALSE(made.ok()) << place;
    EXPECT_EQ(made.error().find(place + ": "), 0U) << made.error();
    EXPECT_NE(made.error().find(reason), std::string::npos) << made.error();
}

TEST(ClassicPosition, APossibleOneIsTaken) {
    const auto made = makeState(catalogue(), sixthTurn());
    ASSERT_TRUE(made.ok()) << made.error();
    EXPECT_EQ(Classic::toAct(*made).size(), 3);
}

TEST(ClassicPosition, TheTableMustBePossible) {
    expectRefused([](Position &p) { p.age = 4; }, "age", "1 to 3");
    expectRefused([](Position &p) { p.turn = 7; }, "turn", "1 to 6");
    expectRefused([](Position &p) { p.cities.pop_back(); }, "seats", "2, a game has three");
    expectRefused([](Position &p) { p.cities.resize(8, p.cities[0]); }, "seats", "8, a game has");
    expectRefused([](Position &p) { p.cities[1].board.wonder = p.cities[0].board.wonder; },
                  "seats.1.wonder", "\"giza\" is at seat 0");
    expectRefused([](Position &p) { p.cities[1].board.wonder = static_cast<WonderId>(200); },
                  "seats.1.wonder", "unknown");
}

TEST(ClassicPosition, CitiesMustBePossible) {
    expectRefused([](Position &p) { p.cities[0].coins = -1; }, "seats.0.coins", "-1");
    expectRefused([](Position &p) { p.cities[0].stages = 4; }, "seats.0.stages", "has 3");
    expectRefused(
        [](Position &p) {
            p.cities[0].built = cards({"loom_1", "loom_1"});
        },
        "seats.0.city", "stands there already");
    expectRefused([](Position &p) { p.cities[0].built = cards({"walls"}); }, "seats.0.city",
                  "later age");
    expectRefused([](Position &p) { p.cities[0].built = {static_cast<CardId>(99)}; },
                  "seats.0.city", "unknown");
    expectRefused([](Position &p) { p.cities[0].built = cards({"tavern"}); }, "seats.0.city",
                  "not in the box for 3");
    expectRefused([](Position &p) { p.cities[0].tokens = {1}; }, "seats.0.tokens", "token of 1");
    expectRefused([](Position &p) { p.cities[0].tokens = {2}; }, "seats.0.tokens", "token of 2");
    expectRefused([](Position &p) { p.cities[0].tokens = {-1}; }, "seats.0.tokens", "two tokens");
    expectRefused([](Position &p) { p.cities[0].buried = cards({"loom_1"}); }, "seats.0.buried",
                  "more cards than stages");
}

TEST(ClassicPosition, HandsAndPilesMustBePossible) {
    expectRefused([](Position &p) { p.cities[0].hand.pop_back(); }, "seats.0.hand",
                  "1 card, expected 2");
    expectRefused([](Position &p) { p.cities[0].hand.clear(); }, "seats.0.hand", "0 cards");
    expectRefused([](Position &p) { p.age = 2; }, "seats.0.hand", "\"altar\" is not of age 2");
    expectRefused([](Position &p) { p.discard = cards({"altar"}); }, "seats",
                  "2 copies of \"altar\"");
    expectRefused(
        [](Position &p) {
            p.discard = cards({"loom_1", "loom_1"});
        },
        "discard", "too many copies");
    expectRefused([](Position &p) { p.drawPile = cards({"loom_1"}); }, "draw_pile", "expected 0");
    expectRefused([](Position &p) { p.freeCity = true; }, "seats.2.hand", "holds no cards");
    expectRefused(
        [](Position &p) {
            p.freeCity = true;
            p.cities[2].hand.clear();
        },
        "draw_pile", "0 cards, expected 2");
}

TEST(ClassicPosition, GuildsAreNoMoreThanTheDeckHas) {
    Position position =
        standing({city("giza A", {"workers_guild", "craftsmens_guild", "traders_guild"}),
                  city("rhodes A", {"spies_guild", "builders_guild"}), city("ephesus A")});
    EXPECT_TRUE(makeState(catalogue(), position).ok());
    position.cities[2].built = cards({"magistrates_guild"});
    EXPECT_FALSE(makeState(catalogue(), position).ok());
    position.cities[2].built.clear();
    position.discard = cards({"magistrates_guild"});
    EXPECT_FALSE(makeState(catalogue(), position).ok());
    position.discard = cards({"spies_guild"});
    EXPECT_FALSE(makeState(catalogue(), position).ok());
}

TEST(ClassicPosition, EmptyHandsAreTheEndOfTheAge) {
    Position position = standing({city("giza A"), city("rhodes A"), city("ephesus A")});
    position.cities[0].tokens = {1, 1, 3, 3, 5, 5};
    position.cities[1].tokens = {-1, -1, -1, -1, -1, -1};
    const State state = stateOf(position);
    EXPECT_EQ(Classic::node(state), Node::over);
    EXPECT_TRUE(Classic::toAct(state).empty());
    Classic::MoveList moves;
    Classic::legal(state, 0, moves);
    EXPECT_TRUE(moves.empty());
    EXPECT_EQ(Classic::refusal(state, 0, {card("palace"), Action::discard, CopySide::none, {}}),
              Refusal::notYourTurn);
    position.cities[2].tokens = {-1, -1, -1, -1, -1, -1, -1};
    EXPECT_FALSE(makeState(catalogue(), position).ok());
}

TEST(ClassicPosition, SecretChoicesAreKept) {
    Position position = sixthTurn();
    position.chosen.push_back({1, {card("theater"), Action::build, CopySide::none, {}}});
    const State state = stateOf(position);
    EXPECT_FALSE(Classic::toAct(state).has(1));
    position.chosen.push_back({0, {card("theater"), Action::build, CopySide::none, {}}});
    const auto made = makeState(catalogue(), position);
    ASSERT_FALSE(made.ok());
    EXPECT_EQ(made.error(), "chosen: seat 0: not_in_hand");
}

TEST(ClassicPosition, NonsenseMovesAreRefusedAndChangeNothing) {
    State state = stateOf(sixthTurn());
    const auto before = Classic::hash(state);
    const auto expect = [&](Seat seat, const Move &move, Refusal refusal) {
        EXPECT_EQ(Classic::apply(state, seat, move), refusal);
        EXPECT_EQ(Classic::hash(state), before);
    };
    expect(9, {card("altar"), Action::discard, CopySide::none, {}}, Refusal::notYourTurn);
    expect(0, {noCard, Action::discard, CopySide::none, {}}, Refusal::notInHand);
    expect(0, {static_cast<CardId>(127), Action::build, CopySide::none, {}}, Refusal::notInHand);
    expect(0, {card("altar"), Action::pick, CopySide::none, {}}, Refusal::notAvailable);
    expect(0, {card("altar"), Action::build, CopySide::left, {}}, Refusal::notAvailable);
    expect(0, {card("altar"), static_cast<Action>(77), CopySide::none, {}}, Refusal::notAvailable);
    expect(0, {card("altar"), Action::stage, static_cast<CopySide>(3), {}}, Refusal::notAvailable);
    expect(0, {card("altar"), Action::build, CopySide::none, {0, 2, 0}}, Refusal::badPayment);
    expect(0, {card("altar"), Action::discard, CopySide::none, {1, 0, 0}}, Refusal::badPayment);
    expect(0, {card("altar"), Action::free, CopySide::none, {}}, Refusal::notAvailable);
}

TEST(ClassicPosition, NewGamesNeedFittingBoards) {
    classic::Setup setup;
    setup.players = 8;
    EXPECT_FALSE(newGame(catalogue(), setup).ok());
    setup.players = 3;
    EXPECT_FALSE(newGame(catalogue(), setup).ok());
    const Board giza = city("giza A").board;
    setup.boards.push(giza);
    setup.boards.push(giza);
    setup.boards.push(city("rhodes B").board);
    EXPECT_EQ(newGame(catalogue(), setup).error(), "seats.1.wonder: \"giza\" is at seat 0 already");
    setup.boards[1] = {static_cast<WonderId>(50), Side::a};
    EXPECT_FALSE(newGame(catalogue(), setup).ok());
    setup.boards[1] = city("manneken_pis A").board;
    const auto game = newGame(catalogue(), setup);
    ASSERT_TRUE(game.ok());
    EXPECT_EQ(game->cities[1].coins, 7);
    EXPECT_EQ(Classic::node(*game), Node::chance);
}

TEST(ClassicPosition, OnlyAFittingDeckIsDealt) {
    Rng rng(5);
    State state = randomGame(4, rng);
    Deck deck = Classic::sampleOutcome(state, rng);
    Deck wrong = deck;
    wrong[0] = card("walls");
    EXPECT_FALSE(Classic::applyOutcome(state, wrong));
    wrong = deck;
    wrong.pop();
    EXPECT_FALSE(Classic::applyOutcome(state, wrong));
    wrong = deck;
    wrong[0] = static_cast<CardId>(120);
    EXPECT_FALSE(Classic::applyOutcome(state, wrong));
    EXPECT_EQ(Classic::node(state), Node::chance);
    EXPECT_TRUE(Classic::applyOutcome(state, deck));
    EXPECT_FALSE(Classic::applyOutcome(state, deck)) << "dealt already";
    for (Seat seat = 0; seat < 4; ++seat) {
        const Hand held = hand(state, seat);
        ASSERT_EQ(held.size(), handSize);
        for (std::size_t i = 0; i < handSize; ++i) {
            EXPECT_EQ(held[i], deck[seat * handSize + i]);
        }
    }
}

} // namespace
} // namespace mirabilia::classic
