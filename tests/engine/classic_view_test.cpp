// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engine/classic_support.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace mirabilia::classic {
namespace {

class Views : public testing::TestWithParam<int> {};

/// determinise() withdraws what other seats have chosen in secret.
View withOwnChoicesOnly(View seen) {
    seen.decided = {};
    for (const PositionChoice &choice : seen.ownChoices) {
        seen.decided.add(choice.seat);
    }
    return seen;
}

TEST_P(Views, WorldsThatDifferOnlyInWhatIsHiddenLookAlike) {
    for (int game = 0; game < gamesPerCount() / 10; ++game) {
        const auto seed = static_cast<std::uint64_t>(game);
        Rng chance(seed);
        playVisiting(GetParam(), seed, [&](const State &state) {
            for (Seat seat = 0; seat < state.people; ++seat) {
                const View seen = view(state, seat);
                const State imagined = determinise(seen, chance);
                ASSERT_EQ(bytesOf(view(imagined, seat)), bytesOf(withOwnChoicesOnly(seen)))
                    << "seat " << int(seat) << " age " << int(state.age) << " turn "
                    << int(state.turn) << " phase " << int(state.phase) << " seed " << seed;
            }
        });
        if (HasFatalFailure()) {
            return;
        }
    }
}

TEST_P(Views, AnImaginedWorldIsMadeOfTheSameCards) {
    for (int game = 0; game < gamesPerCount() / 10; ++game) {
        const auto seed = static_cast<std::uint64_t>(game) + 1000;
        Rng chance(seed);
        playVisiting(GetParam(), seed, [&](const State &state) {
            const Seat seat = static_cast<Seat>(chance.below(state.people));
            const auto imagined = cardsIn(determinise(view(state, seat), chance));
            int all = 0;
            int guilds = 0;
            for (const auto &[id, count] : imagined) {
                const bool guild = catalogue().card(id).family == Family::guild;
                ASSERT_TRUE(guild ? count == 1 : count == catalogue().copies(id, state.cityCount))
                    << catalogue().card(id).key;
                guilds += guild ? 1 : 0;
                all += count;
            }
            ASSERT_EQ(all, state.cityCount * static_cast<int>(handSize) * state.age);
            ASSERT_EQ(guilds, catalogue().guildsIn(state.age, state.cityCount));
        });
        if (HasFatalFailure()) {
            return;
        }
    }
}

TEST_P(Views, AnImaginedWorldCanBePlayedToItsEnd) {
    for (int game = 0; game < gamesPerCount() / 30; ++game) {
        const auto seed = static_cast<std::uint64_t>(game) + 2000;
        Rng chance(seed);
        playVisiting(GetParam(), seed, [&](const State &state) {
            if (chance.below(5) != 0) {
                return;
            }
            const Seat seat = static_cast<Seat>(chance.below(state.people));
            State imagined = determinise(view(state, seat), chance);
            const bool waits = Classic::toAct(state).has(seat);
            ASSERT_EQ(Classic::toAct(imagined).has(seat), waits);
            if (waits) {
                Classic::MoveList real;
                Classic::MoveList dreamt;
                Classic::legal(state, seat, real);
                Classic::legal(imagined, seat, dreamt);
                ASSERT_EQ(real, dreamt);
            }
            while (Classic::node(imagined) != Node::over) {
                if (Classic::node(imagined) == Node::chance) {
                    Classic::applyChance(imagined, chance);
                    continue;
                }
                const Seat next = Classic::toAct(imagined).first();
                const Move move = randomMove(imagined, next, chance);
                ASSERT_EQ(Classic::apply(imagined, next, move), Refusal::none);
            }
        });
        if (HasFatalFailure()) {
            return;
        }
    }
}

TEST_P(Views, ASecretChoiceIsSeenByNobodyElse) {
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        Rng chance(seed);
        playVisiting(GetParam(), seed, [&](const State &state) {
            const Seat seat = Classic::toAct(state).first();
            if (Classic::toAct(state).size() < 2) {
                return;
            }
            State one = state;
            State other = state;
            Classic::applyTrusted(one, seat, randomMove(state, seat, chance));
            Classic::applyTrusted(other, seat, randomMove(state, seat, chance));
            for (Seat watcher = 0; watcher < state.people; ++watcher) {
                if (watcher != controller(state, seat)) {
                    ASSERT_EQ(bytesOf(view(one, watcher)), bytesOf(view(other, watcher)));
                }
            }
        });
    }
}

TEST_P(Views, SeenHandsHoldWhatTheyHold) {
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
        playVisiting(GetParam(), seed, [&](const State &state) {
            for (Seat seat = 0; seat < state.people; ++seat) {
                for (const HandView &seen : view(state, seat).hands) {
                    const Hand real = hand(state, seen.holder);
                    ASSERT_EQ(static_cast<std::size_t>(seen.size), real.size());
                    int unseen = 0;
                    auto left = seen.candidates;
                    for (const CardId id : real) {
                        const auto found = std::find(left.begin(), left.end(), id);
                        if (found == left.end()) {
                            ++unseen;
                        } else {
                            left.erase(found);
                        }
                    }
                    ASSERT_LE(unseen, seen.unseen);
                }
            }
        });
    }
}

INSTANTIATE_TEST_SUITE_P(Players, Views, testing::Values(2, 3, 4, 5, 6, 7));

TEST(ClassicView, AHandThatCameRoundIsKnown) {
    Rng rng(11);
    State state = randomGame(3, rng);
    Classic::applyChance(state, rng);
    const auto everybodyDiscards = [&] {
        for (Seat seat = 0; seat < 3; ++seat) {
            const Move move{hand(state, seat)[0], Action::discard, CopySide::none, {}};
            ASSERT_EQ(Classic::apply(state, seat, move), Refusal::none);
        }
    };
    const auto mine = handOf(state, 0);
    everybodyDiscards();
    View seen = view(state, 0);
    EXPECT_EQ(seen.hands[mine].holder, 1);
    EXPECT_EQ(seen.hands[mine].candidates.size(), 6U) << "I passed these six";
    EXPECT_EQ(seen.hands[mine].unseen, 0);
    EXPECT_EQ(seen.hands[handOf(state, 2)].unseen, 7) << "six, and the card that was discarded";
    everybodyDiscards();
    seen = view(state, 0);
    EXPECT_EQ(seen.hands[mine].size, 5);
    EXPECT_EQ(seen.hands[mine].candidates.size(), 6U) << "one of them lies face down";
    EXPECT_EQ(seen.discardSize, 6);
    EXPECT_EQ(seen.discardKnown.size(), 2U) << "my own two";
}

TEST(ClassicView, TheOneWhoPicksSeesThePile) {
    Position position = standing({city("halicarnassus A", {"foundry", "ore_vein"}),
                                  city("rhodes A", {"walls"}), city("giza A")});
    position.cities[0].stages = 1;
    position.cities[0].hand = cards({"palace", "lodge"});
    position.cities[1].hand = cards({"study", "haven"});
    position.cities[2].hand = cards({"senate", "arena"});
    State state = stateOf(position);
    ASSERT_EQ(Classic::apply(state, 0, {card("palace"), Action::stage, CopySide::none, {}}),
              Refusal::none);
    ASSERT_EQ(Classic::apply(state, 1, {card("study"), Action::discard, CopySide::none, {}}),
              Refusal::none);
    ASSERT_EQ(Classic::apply(state, 2, {card("senate"), Action::discard, CopySide::none, {}}),
              Refusal::none);
    ASSERT_EQ(state.phase, Phase::choose);
    EXPECT_EQ(view(state, 0).discardKnown.size(), 5U);
    EXPECT_EQ(view(state, 1).discardKnown, cards({"haven", "study"}));
    EXPECT_EQ(view(state, 0).cities[0].buried[1], card("palace"));
    EXPECT_EQ(view(state, 1).cities[0].buried[1], noCard);
}

} // namespace
} // namespace mirabilia::classic
