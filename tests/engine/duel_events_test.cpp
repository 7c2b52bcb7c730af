// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engine/duel_support.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>

namespace mirabilia::duel {
namespace {

/// Rebuilds what lies on the table from nothing but the events.
class Follower : public EventSink {
public:
    void on(const Event &event) override {
        std::visit([this](const auto &told) { follow(told); }, event);
    }

    std::array<int, seats> coins{7, 7};
    std::array<CardSet, seats> built;
    std::array<WonderSet, seats> drafted;
    std::array<WonderSet, seats> wonders;
    std::array<TokenSet, seats> tokens;
    std::array<int, seats> loot{2, 2};
    CardSet discard;
    std::map<int, CardId> faceUp; ///< by slot
    TokenSet board;
    int pawn = 0;
    int age = 0;
    int turns = 0;
    int extraTurns = 0;
    int removed = 0;
    bool over = false;

private:
    void follow(const TokensLaid &told) { board = told.tokens; }
    void follow(const WondersOffered &told) { EXPECT_EQ(told.wonders.size(), 4); }
    void follow(const WonderDrafted &told) { drafted[told.seat].add(told.wonder); }
    void follow(const AgeBegan &told) {
        EXPECT_EQ(told.age, ++age);
        EXPECT_TRUE(faceUp.empty());
    }
    void follow(const BeginnerChosen &told) { EXPECT_LT(told.chooser, 2); }
    void follow(const TurnBegan &) { ++turns; }
    void follow(const ExtraTurnWon &) { ++extraTurns; }
    void follow(const CardRevealed &told) {
        EXPECT_TRUE(faceUp.emplace(told.slot, told.card).second);
    }
    void follow(const CardTaken &told) {
        EXPECT_EQ(faceUp.at(told.slot), told.card);
        faceUp.erase(told.slot);
        if (told.action == Action::build) {
            built[told.seat].add(told.card);
        } else if (told.action == Action::wonder) {
            wonders[told.seat].add(told.wonder);
        } else {
            discard.add(told.card);
        }
        EXPECT_FALSE(told.chain && told.payment.total() != 0);
    }
    void follow(const CoinsMoved &told) {
        EXPECT_GT(told.amount, 0);
        if (told.from != noSeat) {
            coins[told.from] -= told.amount;
        }
        if (told.to != noSeat) {
            coins[told.to] += told.amount;
        }
        if (told.from != noSeat && told.to != noSeat) {
            EXPECT_EQ(told.cause, CoinCause::trade) << "Economy";
        }
    }
    void follow(const PawnMoved &told) {
        EXPECT_EQ(told.from, pawn);
        pawn = told.to;
    }
    void follow(const LootTaken &told) {
        --loot[told.loser];
        EXPECT_GT(told.token.coins, 0);
    }
    void follow(const WonderRemoved &told) {
        EXPECT_TRUE(drafted[told.seat].has(told.wonder));
        EXPECT_FALSE(wonders[told.seat].has(told.wonder));
        ++removed;
    }
    void follow(const TokensDrawn &told) { EXPECT_EQ(told.tokens.size(), 3); }
    void follow(const TokenTaken &told) {
        tokens[told.seat].add(told.token);
        EXPECT_NE(told.drawn, board.has(told.token));
        board.remove(told.token);
    }
    void follow(const CardDestroyed &told) {
        built[told.owner].remove(told.card);
        discard.add(told.card);
    }
    void follow(const CardRevived &told) {
        discard.remove(told.card);
        built[told.seat].add(told.card);
    }
    void follow(const GameOver &told) {
        EXPECT_NE(told.victory, Victory::none);
        EXPECT_FALSE(told.winners.empty());
        over = true;
    }
};

void expectSame(const Follower &told, const State &state) {
    for (Seat seat = 0; seat < seats; ++seat) {
        const City &city = state.cities[seat];
        ASSERT_EQ(told.coins[seat], city.coins);
        ASSERT_EQ(told.built[seat], city.built);
        ASSERT_EQ(told.tokens[seat], city.tokens);
        ASSERT_EQ(told.wonders[seat].size(), std::popcount(city.wondersBuilt));
        ASSERT_EQ(told.loot[seat], std::popcount(state.loot[seat]));
        for (std::size_t place = 0; place < city.wonders.size(); ++place) {
            if (city.wonders[place] != noWonder) {
                ASSERT_TRUE(told.drafted[seat].has(city.wonders[place]));
                ASSERT_EQ(told.wonders[seat].has(city.wonders[place]), city.hasBuilt(place));
            }
        }
    }
    ASSERT_EQ(told.discard, state.discard);
    ASSERT_EQ(told.board, state.boardTokens);
    ASSERT_EQ(told.pawn, state.conflict);
    ASSERT_EQ(told.over, state.phase == Phase::over);
    ASSERT_EQ(static_cast<int>(told.faceUp.size()), state.faceUp.size());
    for (const auto &[slot, id] : told.faceUp) {
        ASSERT_EQ(id, state.board[static_cast<std::size_t>(slot)]);
    }
}

TEST(DuelEvents, TellEverythingThatHappens) {
    int removed = 0;
    int extraTurns = 0;
    for (int game = 0; game < gamesPerCount() / 3; ++game) {
        Rng rng(static_cast<std::uint64_t>(game));
        State state = newGame(catalogue(), Duel::randomSetup(catalogue(), 2, rng)).value();
        Follower follower;
        int picks = 0;
        while (Duel::node(state) != Node::over) {
            if (Duel::node(state) == Node::chance) {
                Duel::applyOutcome(state, Duel::sampleOutcome(state, rng), follower);
            } else {
                picks += state.phase == Phase::pick ? 1 : 0;
                const Move move = support::randomMove<Duel>(state, state.mover, rng);
                ASSERT_EQ(Duel::apply(state, state.mover, move, follower), Refusal::none);
            }
            ASSERT_NO_FATAL_FAILURE(expectSame(follower, state));
        }
        ASSERT_EQ(follower.turns, picks);
        removed += follower.removed;
        extraTurns += follower.extraTurns;
    }
    EXPECT_GT(removed, 0);
    EXPECT_GT(extraTurns, 0);
}

/// Remembers what it hears of coins.
class Purser : public EventSink {
public:
    void on(const Event &event) override {
        if (const auto *moved = std::get_if<CoinsMoved>(&event)) {
            heard.push_back({moved->from, moved->to, moved->amount, moved->cause});
        }
    }

    std::vector<std::tuple<Seat, Seat, int, CoinCause>> heard;
};

/// Rulebook, Economy: the coin cost goes to the bank, what is paid for resources to the owner; and
/// it comes before what the wonder does.
TEST(DuelEvents, CoinsMoveInTheOrderOfTheRules) {
    Position position = lying(2, {"forum", "school"});
    position.cities[1].tokens = {token("economy")};
    State state = stateOf(position);
    Purser purser;
    ASSERT_EQ(Duel::apply(state, 0, Move::withCard(Action::build, card("forum")), purser),
              Refusal::none);
    using Heard = std::vector<std::tuple<Seat, Seat, int, CoinCause>>;
    EXPECT_EQ(purser.heard, (Heard{{0, noSeat, 3, CoinCause::cost}, {0, 1, 2, CoinCause::trade}}));

    position = lying(2, {"walls", "school"});
    position.cities[0].coins = 20;
    position.cities[0].wonders = {{wonder("the_appian_way"), false}};
    position.cities[1].coins = 1;
    position.cities[1].tokens = {token("economy")};
    state = stateOf(position);
    purser.heard.clear();
    ASSERT_EQ(
        Duel::apply(state, 0, Move::buildWonder(card("walls"), wonder("the_appian_way")), purser),
        Refusal::none);
    EXPECT_EQ(purser.heard, (Heard{{0, 1, 10, CoinCause::trade},
                                   {noSeat, 0, 3, CoinCause::wonder},
                                   {1, noSeat, 3, CoinCause::robbery}}));
}

} // namespace
} // namespace mirabilia::duel
