// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/random_play.h"
#include "engine/dice/game.h"
#include "engine/duel/game.h"
#include "scorer/dice_helpers.h"
#include "scorer/duel_helpers.h"
#include "tests/scorer/simulated.h"

#include <gtest/gtest.h>

namespace mirabilia::scorer {
namespace {

/// The counts of a city that has been played.
DuelCounts countsOf(const duel::State &state, std::size_t seat) {
    const auto &city = state.cities[seat];
    DuelCounts counts;
    for (const duel::CardId card : city.built) {
        ++counts.cards[static_cast<std::size_t>(duelBox().card(card).family)];
    }
    for (std::size_t place = 0; place < city.wonders.size(); ++place) {
        counts.wonders += city.hasBuilt(place) ? 1 : 0;
    }
    counts.tokens = city.tokens.size();
    counts.coins = city.coins;
    return counts;
}

TEST(DuelHelpers, AgreeWithTheEngine) {
    int compared = 0;
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        Rng rng(seed);
        duel::State state =
            duel::Duel::newGame(duelBox(), duel::Duel::randomSetup(duelBox(), 2, rng)).value();
        duel::Duel::MoveList moves;
        playRandomly<duel::Duel>(state, rng, moves);
        for (std::size_t seat = 0; seat < 2; ++seat) {
            const auto &city = state.cities[seat];
            std::vector<duel::CardId> cards;
            std::vector<duel::WonderId> wonders;
            std::vector<duel::TokenId> tokens;
            for (const duel::CardId card : city.built) {
                cards.push_back(card);
            }
            for (const duel::TokenId token : city.tokens) {
                tokens.push_back(token);
            }
            for (std::size_t place = 0; place < city.wonders.size(); ++place) {
                if (city.hasBuilt(place)) {
                    wonders.push_back(city.wonders[place]);
                }
            }
            const DuelCities cities{countsOf(state, seat), countsOf(state, 1 - seat)};
            const auto sheet = duel::score(state, static_cast<Seat>(seat));
            using duel::Category;
            EXPECT_EQ(duelCardPoints(duelBox(), cards, cities).value,
                      sheet[Category::civilian] + sheet[Category::science] +
                          sheet[Category::commerce] + sheet[Category::guilds]);
            EXPECT_EQ(duelWonderPoints(duelBox(), wonders, cities).value, sheet[Category::wonders]);
            EXPECT_EQ(duelTokenPoints(duelBox(), tokens, cities).value, sheet[Category::progress]);
            EXPECT_EQ(duelTreasuryPoints(duelBox().rules, city.coins).value,
                      sheet[Category::treasury]);
            const int spaces = seat == 0 ? state.conflict : -state.conflict;
            if (state.victory != duel::Victory::military) {
                EXPECT_EQ(duelMilitaryPoints(duelBox().rules, spaces).value,
                          sheet[Category::military]);
            }
            ++compared;
        }
    }
    EXPECT_EQ(compared, 400);
}

TEST(DuelHelpers, ZonesAndPairs) {
    for (const auto &[spaces, points] : std::vector<std::pair<int, int>>{
             {-3, 0}, {0, 0}, {1, 2}, {2, 2}, {3, 5}, {5, 5}, {6, 10}, {8, 10}, {20, 10}}) {
        EXPECT_EQ(duelMilitaryPoints(duelBox().rules, spaces).value, points) << spaces;
    }
    std::vector<duel::CardId> green;
    for (const duel::Card &card : duelBox().cards) {
        if (card.family == duel::Family::scientific) {
            green.push_back(card.id);
        }
    }
    EXPECT_EQ(duelSymbols(duelBox(), green, {}), (DuelSymbols{6, 6, true}));
    const std::vector law{duelBox().findToken("law").value()};
    EXPECT_EQ(duelSymbols(duelBox(), {}, law), (DuelSymbols{1, 0, false}));
}

TEST(DiceHelpers, AgreeWithTheEngine) {
    int attacks = 0;
    for (std::uint64_t seed = 0; seed < 100; ++seed) {
        Rng rng(seed);
        const int players = 2 + static_cast<int>(seed % 6);
        dice::State state =
            dice::Dice::newGame(diceBox(), dice::Dice::randomSetup(diceBox(), players, rng))
                .value();
        dice::Dice::MoveList moves;
        playRandomly<dice::Dice>(state, rng, moves);
        for (Seat seat = 0; seat < players; ++seat) {
            DiceBoard board;
            board.board = state.board(seat).id;
            for (const dice::CellId cell : state.cities[seat].now.marked) {
                board.crossedOff.push_back(cell);
            }
            for (const auto &line : dice::explainScore(state, seat).lines) {
                if (line.source == dice::ScoreSource::attack) {
                    board.metDefence[line.cell] = line.count;
                    ++attacks;
                }
                board.agoraFirst = board.agoraFirst || line.source == dice::ScoreSource::agoraFirst;
            }
            const auto points = diceBoardPoints(diceBox(), board);
            const auto sheet = dice::score(state, seat);
            for (std::size_t row = 0; row < dice::categoryCount; ++row) {
                EXPECT_EQ(points.at(rowsOf(Box::dice)[row]).value, sheet.points[row])
                    << "seed " << seed << ", " << dice::categoryNames[row];
            }
        }
    }
    EXPECT_GT(attacks, 100);
}

} // namespace
} // namespace mirabilia::scorer
