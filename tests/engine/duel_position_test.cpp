// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engine/duel_support.h"

#include <gtest/gtest.h>

namespace mirabilia::duel {
namespace {

Position walls() {
    return lying(2, {"walls", "school", "brewery"});
}

void expectRefused(const Position &position, const std::string &place, const std::string &reason) {
    const auto made = makeState(catalogue(), position);
    ASSERT_FALSE(made.ok()) << place;
    EXPECT_EQ(made.error().find(place + ": "), 0U) << made.error();
    EXPECT_NE(made.error().find(reason), std::string::npos) << made.error();
}

TEST(DuelPosition, WhatIsImpossibleIsRefusedWithItsPlace) {
    Position position = walls();
    position.age = 4;
    expectRefused(position, "age", "1 to 3");
    position = walls();
    position.age = 0;
    expectRefused(position, "age", "the draft");
    position = walls();
    position.mover = 2;
    expectRefused(position, "to_move", "0 or 1");
    position = walls();
    position.victory = Victory::civilian;
    expectRefused(position, "victory", "over");
    position = walls();
    position.extraTurn = true;
    expectRefused(position, "extra_turn", "nothing");
    position = walls();
    position.cities[1].coins = -1;
    expectRefused(position, "seats.1.coins", "0 to 9999");
    position = walls();
    position.cities[0].built = {static_cast<CardId>(99)};
    expectRefused(position, "seats.0.city", "unknown");
    position.cities[0].built = cards({"walls"});
    expectRefused(position, "board.0", "twice");
    position.cities[0].built = cards({"palace"});
    expectRefused(position, "seats.0.city", "later age");
    position = walls();
    position.cities[0].wonders.assign(5, {wonder("the_sphinx"), false});
    expectRefused(position, "seats.0.wonders", "four");
    position.cities[0].wonders.resize(2);
    expectRefused(position, "seats.0.wonders", "twice");
    position.cities[0].wonders = {{noWonder, false}};
    expectRefused(position, "seats.0.wonders", "unknown");
    position = walls();
    position.cities[1].tokens = {token("law")};
    position.boardTokens = {token("law")};
    expectRefused(position, "progress", "twice");
    position.boardTokens = {noToken};
    expectRefused(position, "progress", "unknown");
    position = walls();
    position.drawnTokens = {token("law")};
    expectRefused(position, "drawn", "set aside");
    position.asideTokens = position.drawnTokens;
    expectRefused(position, "drawn", "nobody draws");
}

TEST(DuelPosition, TheStructureAndThePawnAreChecked) {
    Position position = walls();
    position.board[19] = {.lies = true, .card = card("temple"), .faceUp = true};
    expectRefused(position, "board.16", "under a card");
    position = walls();
    position.board[1].faceUp = false;
    expectRefused(position, "board", "face up");
    position.board[1] = {.lies = true, .faceUp = true};
    expectRefused(position, "board.1", "which card");
    position = walls();
    position.board[1].card = card("baths");
    expectRefused(position, "board.1", "not of age 2");
    position = walls();
    position.conflict = -9;
    expectRefused(position, "conflict", "-8 to 8");
    position.phase = Phase::over;
    position.victory = Victory::military;
    position.conflict = 3;
    expectRefused(position, "conflict", "a military victory has 9");
    position.conflict = -9;
    expectRefused(position, "conflict", "a military victory has 9");
    position.conflict = 9;
    EXPECT_TRUE(makeState(catalogue(), position)) << makeState(catalogue(), position).error();
    position = walls();
    position.conflict = 3;
    position.cities[1].loot = {2, 5};
    expectRefused(position, "loot.1", "2 coins");
    position.cities[1].loot = {5, 5};
    expectRefused(position, "loot.1", "5 coins");
    position = walls();
    position.offer = {wonder("piraeus")};
    expectRefused(position, "offer", "over");
    position = walls();
    position.phase = Phase::begin;
    expectRefused(position, "phase", "nothing");
    position.phase = Phase::token;
    expectRefused(position, "phase", "nothing");
    position.phase = Phase::revive;
    expectRefused(position, "choosing", "a wonder");
    position.choosing = wonder("the_mausoleum");
    expectRefused(position, "choosing", "does not stand");
    position.cities[0].wonders = {{wonder("the_mausoleum"), true}};
    expectRefused(position, "phase", "nothing");
    position.discard = cards({"altar"});
    EXPECT_TRUE(makeState(catalogue(), position).ok());

    position = lying(3, {"palace"});
    position.discard = cards({"merchants_guild", "shipowners_guild", "builders_guild"});
    position.cities[0].built = cards({"tacticians_guild"});
    expectRefused(position, "guilds", "more than 3");
}

TEST(DuelPosition, TheDraftIsChecked) {
    Position position;
    position.age = 0;
    position.phase = Phase::draft;
    position.offer = {wonder("piraeus"), wonder("the_sphinx"), wonder("the_colossus")};
    expectRefused(position, "offer", "3 wonders, expected 4");
    position.drafted = 1;
    expectRefused(position, "seats.0.wonders", "expected 1");
    position.cities[0].wonders = {{wonder("the_pyramids"), false}};
    EXPECT_TRUE(makeState(catalogue(), position).ok());
    position.drafted = 8;
    expectRefused(position, "drafted", "0 to 7");
    position = {};
    position.age = 0;
    position.phase = Phase::offer;
    position.drafted = 2;
    position.cities[0].wonders = {{wonder("the_pyramids"), false}};
    position.cities[1].wonders = {{wonder("piraeus"), false}};
    expectRefused(position, "drafted", "not complete");
}

/// From a position that is taken a game can always be dealt on.
TEST(DuelPosition, WhatIsStillToBeDealtMustBeInTheBox) {
    Position position;
    position.age = 3;
    position.phase = Phase::layOut;
    position.discard = cards({"altar", "palace"});
    expectRefused(position, "discard", "\"palace\" is of a later age");
    for (const Card &any : catalogue().cards) {
        position.buried.push_back(any.id);
    }
    position.discard.clear();
    expectRefused(position, "buried", "later age");
    position = walls();
    position.phase = Phase::reveal;
    position.board = {};
    position.board[0] = {.lies = true, .guildBack = true};
    expectRefused(position, "board.0", "no guilds are laid out in age 2");
    position = {};
    position.age = 0;
    position.phase = Phase::setUp;
    position.cities[1].tokens = {token("law")};
    expectRefused(position, "seats.1.progress", "during the draft");
}

/// Drawing by trial finds a single card too.
TEST(DuelChance, TheLastUnseenCardIsFound) {
    Position position = lying(1, {"baths"});
    position.phase = Phase::reveal;
    constexpr std::size_t faceDown = 2;
    position.board[faceDown] = {.lies = true};
    for (const Card &any : catalogue().cards) {
        if (any.age == 1 && any.key != "baths" && any.key != "theater") {
            position.discard.push_back(any.id);
        }
    }
    State state = stateOf(position);
    Rng rng(1);
    Duel::applyChance(state, rng);
    EXPECT_EQ(state.board[faceDown], card("theater"));
}

/// The cards that were removed and those that lie face down are the same to everybody: unseen.
TEST(DuelChance, OnlyUnseenCardsOfTheRightBackTurnUp) {
    Position position;
    position.age = 3;
    const auto lay = [&position](std::size_t slot, std::string_view key) {
        position.board[slot] = {.lies = true, .card = card(key), .faceUp = true};
    };
    lay(0, "circus");
    lay(1, "port");
    position.board[2] = {.lies = true, .guildBack = true};
    position.board[3] = {.lies = true};
    lay(5, "palace");
    lay(6, "senate");
    State state = stateOf(position);
    ASSERT_EQ(Duel::apply(state, 0, Move::withCard(Action::discard, card("palace"))),
              Refusal::none);
    ASSERT_EQ(Duel::node(state), Node::decision) << "the sixth slot still covers them";
    ASSERT_EQ(Duel::apply(state, 1, Move::withCard(Action::discard, card("senate"))),
              Refusal::none);
    ASSERT_EQ(Duel::node(state), Node::chance);
    Outcome outcome;
    EXPECT_FALSE(Duel::applyOutcome(state, outcome)) << "no card";
    outcome.cards[2] = card("merchants_guild");
    EXPECT_FALSE(Duel::applyOutcome(state, outcome)) << "one is missing";
    outcome.cards[3] = card("builders_guild");
    EXPECT_FALSE(Duel::applyOutcome(state, outcome)) << "the back is no guild's";
    outcome.cards[3] = card("palace");
    EXPECT_FALSE(Duel::applyOutcome(state, outcome)) << "seen already";
    outcome.cards[3] = card("pantheon");
    outcome.cards[4] = card("gardens");
    EXPECT_FALSE(Duel::applyOutcome(state, outcome)) << "too many";
    outcome.cards[4] = noCard;
    outcome.tokens.add(token("law"));
    EXPECT_FALSE(Duel::applyOutcome(state, outcome)) << "tokens are no cards";
    outcome.tokens = {};
    EXPECT_TRUE(Duel::applyOutcome(state, outcome));
    EXPECT_EQ(state.phase, Phase::pick);
    EXPECT_FALSE(Duel::applyOutcome(state, outcome)) << "not now";
}

TEST(DuelChance, ADealMustFitTheAge) {
    Rng rng(4);
    Position position;
    position.age = 3;
    position.phase = Phase::layOut;
    const State before = stateOf(position);
    const Outcome good = Duel::sampleOutcome(before, rng);
    const auto fits = [&before](const Outcome &outcome) {
        State state = before;
        return Duel::applyOutcome(state, outcome);
    };
    EXPECT_TRUE(fits(good));
    Outcome bad = good;
    bad.cards[0] = good.cards[1];
    EXPECT_FALSE(fits(bad)) << "a card twice";
    bad = good;
    bad.cards[0] = card("baths");
    EXPECT_FALSE(fits(bad)) << "of another age";
    bad = good;
    bad.guilds.has(2) ? bad.guilds.remove(2) : bad.guilds.add(2);
    EXPECT_FALSE(fits(bad)) << "another number of guilds";
    bad = good;
    bad.cards[2] = card("gardens");
    EXPECT_FALSE(fits(bad)) << "a card that lies face down";
}

TEST(DuelChance, TokensAndOffersComeFromTheBox) {
    Rng rng(4);
    const State start = newGame(catalogue(), {.players = 2, .starter = 1}).value();
    EXPECT_EQ(start.mover, 1);
    const Outcome good = Duel::sampleOutcome(start, rng);
    EXPECT_EQ(good.tokens.size(), 5);
    EXPECT_EQ(good.wonders.size(), 4);
    State state = start;
    EXPECT_TRUE(Duel::applyOutcome(state, good));
    EXPECT_EQ(state.asideTokens.size(), 5);
    while (state.phase == Phase::draft) {
        Duel::applyTrusted(state, state.mover, Move::draft(state.offer.first()));
    }
    ASSERT_EQ(state.phase, Phase::offer);
    EXPECT_FALSE(Duel::applyOutcome(state, {.wonders = good.wonders})) << "offered already";
    State other = start;
    Outcome few = good;
    few.tokens.remove(few.tokens.first());
    EXPECT_FALSE(Duel::applyOutcome(other, few));
    EXPECT_FALSE(newGame(catalogue(), {.players = 3}).ok());
    EXPECT_FALSE(newGame(catalogue(), {.players = 2, .starter = 2}).ok());
}

/// Rulebook, The Great Library: whoever draws looks at the three tokens; the others lie in the box.
TEST(DuelView, TheDrawnTokensAreSeenByTheOneWhoDrew) {
    Position position = walls();
    position.cities[0].coins = 30;
    position.cities[0].wonders = {{wonder("the_great_library"), false}};
    position.asideTokens = {token("law"), token("economy"), token("masonry"), token("urbanism"),
                            token("strategy")};
    State state = stateOf(position);
    ASSERT_EQ(Duel::apply(state, 0, Move::buildWonder(card("walls"), wonder("the_great_library"))),
              Refusal::none);
    ASSERT_EQ(state.phase, Phase::draw);
    State other = state;
    TokenSet one;
    one.add(token("law"));
    one.add(token("economy"));
    one.add(token("masonry"));
    TokenSet two;
    two.add(token("law"));
    two.add(token("urbanism"));
    two.add(token("strategy"));
    ASSERT_TRUE(Duel::applyOutcome(state, {.tokens = one}));
    ASSERT_TRUE(Duel::applyOutcome(other, {.tokens = two}));
    EXPECT_NE(view(state, 0), view(other, 0));
    EXPECT_EQ(view(state, 1), view(other, 1));
    EXPECT_EQ(Duel::refusal(state, 0, Move::take(token("urbanism"))), Refusal::notAvailable);
    ASSERT_EQ(Duel::apply(state, 0, Move::take(token("law"))), Refusal::none);
    EXPECT_EQ(state.asideTokens.size(), 4);
    EXPECT_TRUE(state.drawnTokens.empty());
}

} // namespace
} // namespace mirabilia::duel
