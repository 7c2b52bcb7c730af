// SPDX-License-Identifier: GPL-3.0-or-later
#include "tools/ai/match.h"

#include <gtest/gtest.h>

namespace mirabilia::ai {
namespace {

/// Games won by a player of one level among players of another; shared wins count in part.
template <Game G>
double winsAgainst(Level hero, Level others, int players, int games) {
    double wins = 0;
    for (int game = 0; game < games; ++game) {
        const Rng rng = Rng(7).fork(static_cast<std::uint64_t>(game));
        const auto seatOfHero = static_cast<Seat>(game % players);
        const typename G::State end =
            playOut<G>(begin<G>(players, rng), rng,
                       [&](const typename G::State &state, Seat seat, Rng &choices) {
                           const bool own = G::controller(state, seat) == seatOfHero;
                           return decideAs<G>(own ? hero : others, state, seat, choices).move;
                       });
        const SeatMask winners = G::winners(end);
        wins += winners.has(seatOfHero) ? 1.0 / winners.size() : 0;
    }
    return wins;
}

TEST(Strength, NormalBeatsRandomNearlyAlways) {
    EXPECT_GE(winsAgainst<classic::Classic>(Level::normal, Level::random, 3, 100), 95);
    EXPECT_GE(winsAgainst<classic::Classic>(Level::normal, Level::random, 2, 60), 57);
    EXPECT_GE(winsAgainst<classic::Classic>(Level::normal, Level::random, 7, 40), 38);
    EXPECT_GE(winsAgainst<duel::Duel>(Level::normal, Level::random, 2, 200), 192);
    EXPECT_GE(winsAgainst<dice::Dice>(Level::normal, Level::random, 2, 200), 190);
    EXPECT_GE(winsAgainst<dice::Dice>(Level::normal, Level::random, 7, 50), 46);
}

TEST(Strength, EasyBeatsRandom) {
    EXPECT_GE(winsAgainst<classic::Classic>(Level::easy, Level::random, 3, 60), 48);
    EXPECT_GE(winsAgainst<duel::Duel>(Level::easy, Level::random, 2, 100), 90);
    EXPECT_GE(winsAgainst<dice::Dice>(Level::easy, Level::random, 2, 100), 90);
}

/// Fair share: 100 of 300; in Duel and Dice 200 of 400.
TEST(Strength, NormalBeatsEasy) {
    EXPECT_GE(winsAgainst<classic::Classic>(Level::normal, Level::easy, 3, 300), 180);
    EXPECT_GE(winsAgainst<duel::Duel>(Level::normal, Level::easy, 2, 400), 270);
    EXPECT_GE(winsAgainst<dice::Dice>(Level::normal, Level::easy, 2, 400), 320);
}

} // namespace
} // namespace mirabilia::ai
