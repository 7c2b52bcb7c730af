// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engine/classic_support.h"

#include <gtest/gtest.h>

namespace mirabilia::classic {
namespace {

/// Rebuilds purses, cities and tokens from nothing but the events.
class Follower : public EventSink {
public:
    explicit Follower(const State &start) : people(start.people) {
        for (Seat seat = 0; seat < start.cityCount; ++seat) {
            coins.push_back(start.cities[seat].coins);
        }
        built.resize(coins.size());
        stages.resize(coins.size());
        military.resize(coins.size());
    }

    void on(const Event &event) override {
        std::visit([this](const auto &told) { follow(told); }, event);
    }

    std::vector<int> coins;
    std::vector<CardSet> built;
    std::vector<int> stages;
    std::vector<int> military;
    CardPile discard;
    int bankFlow = 0;
    int leftovers = 0;
    int ages = 0;
    int passes = 0;
    bool over = false;
    int people;

private:
    void follow(const AgeBegan &told) { EXPECT_EQ(told.age, ++ages); }
    void follow(const TurnBegan &told) { EXPECT_FALSE(told.seats.empty()); }
    void follow(const CardDrawn &told) { EXPECT_LT(told.holder, 2); }
    void follow(const CardPlayed &told) {
        if (told.action == Action::build || told.action == Action::free) {
            built[told.seat].add(told.card);
        } else if (told.action == Action::discard) {
            discard.add(told.card);
        }
    }
    void follow(const CoinsMoved &told) {
        EXPECT_GT(told.amount, 0);
        EXPECT_EQ(told.cause == CoinCause::trade, told.from != noSeat && told.to != noSeat);
        if (told.from != noSeat) {
            coins[told.from] -= told.amount;
        } else {
            bankFlow += told.amount;
        }
        if (told.to != noSeat) {
            coins[told.to] += told.amount;
        } else {
            bankFlow -= told.amount;
        }
    }
    void follow(const StageBuilt &told) { EXPECT_EQ(told.stage, stages[told.seat]++); }
    void follow(const FreeBuildUsed &) {}
    void follow(const LeftoverDiscarded &told) {
        discard.add(told.card);
        ++leftovers;
    }
    void follow(const PickedFromDiscard &told) {
        if (told.card != noCard) {
            discard.remove(told.card);
            built[told.seat].add(told.card);
        }
    }
    void follow(const HandsPassed &) { ++passes; }
    void follow(const Conflict &told) {
        EXPECT_EQ(told.token == 0, told.shields == told.opponentShields);
        military[told.seat] += told.token;
        military[told.opponent] += told.opponentToken;
    }
    void follow(const GameOver &told) {
        EXPECT_FALSE(told.winners.empty());
        over = true;
    }
};

TEST(ClassicEvents, TellTheWholeGame) {
    for (int players = 2; players <= 7; ++players) {
        for (std::uint64_t seed = 0; seed < 40; ++seed) {
            Rng rng(seed);
            State state = randomGame(players, rng);
            Follower follower(state);
            while (Classic::node(state) != Node::over) {
                if (Classic::node(state) == Node::chance) {
                    Classic::applyChance(state, rng, follower);
                    continue;
                }
                const Seat seat = Classic::toAct(state).first();
                ASSERT_EQ(Classic::apply(state, seat, randomMove(state, seat, rng), follower),
                          Refusal::none);
            }
            EXPECT_TRUE(follower.over);
            EXPECT_EQ(follower.ages, ageCount);
            EXPECT_EQ(follower.passes, ageCount * (turnsPerAge - 1));
            EXPECT_EQ(follower.discard, state.discard);
            for (Seat seat = 0; seat < state.cityCount; ++seat) {
                const City &here = state.cities[seat];
                EXPECT_EQ(follower.coins[seat], here.coins);
                EXPECT_EQ(follower.built[seat], here.built);
                EXPECT_EQ(follower.stages[seat], here.stages);
                if (seat < state.people) {
                    EXPECT_EQ(follower.military[seat], score(state, seat)[Category::military]);
                }
            }
        }
    }
}

/// Remembers the order in which things are told.
class Recorder : public EventSink {
public:
    void on(const Event &event) override { events.push_back(event); }
    std::vector<Event> events;
};

TEST(ClassicEvents, PaymentsComeBeforeIncome) {
    Position position =
        standing({city("ephesus B", {"stone_pit"}), city("giza A"), city("rhodes A")}, 1);
    position.cities[0].coins = 2;
    position.cities[0].hand = cards({"altar", "loom_1"});
    position.cities[1].hand = cards({"tavern", "baths"});
    position.cities[2].hand = cards({"theater", "workshop"});
    // Tavern is not in the box for three cities.
    EXPECT_FALSE(makeState(catalogue(), position).ok());
    position.cities[1].hand = cards({"stockade", "baths"});
    State state = stateOf(position);
    Recorder recorder;
    const auto play = [&](Seat seat, const Move &move) {
        ASSERT_EQ(Classic::apply(state, seat, move, recorder), Refusal::none);
    };
    play(1, {card("stockade"), Action::discard, CopySide::none, {}});
    play(2, {card("theater"), Action::build, CopySide::none, {}});
    EXPECT_TRUE(recorder.events.empty()) << "a secret choice tells nothing";
    play(0, {card("altar"), Action::stage, CopySide::none, {0, 2, 0}});
    int trade = -1;
    int income = -1;
    for (std::size_t i = 0; i < recorder.events.size(); ++i) {
        if (const auto *coins = std::get_if<CoinsMoved>(&recorder.events[i])) {
            (coins->cause == CoinCause::trade ? trade : income) = static_cast<int>(i);
        }
    }
    EXPECT_GE(trade, 0);
    EXPECT_GT(income, trade);
    EXPECT_EQ(state.cities[0].coins, 4);
    EXPECT_EQ(state.cities[1].coins, 3 + 2 + 3);
}

} // namespace
} // namespace mirabilia::classic
