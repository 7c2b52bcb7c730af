// SPDX-License-Identifier: GPL-3.0-or-later
// What could end the game at once: a danger that is shown must be what the rules say.
#include "engine/duel/outlook.h"
#include "tests/engine/duel_support.h"
#include "tests/engine/policy_play.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

namespace mirabilia::duel {
namespace {

std::string describe(const Win &win) {
    std::string text;
    for (const WonderId before : win.before) {
        text += catalogue().wonder(before).key + ", ";
    }
    text +=
        win.card != noCard ? catalogue().card(win.card).key : catalogue().wonder(win.wonder).key;
    text += win.victory == Victory::military ? " (military" : " (science";
    return text + (win.byLuck ? ", by luck)" : ")");
}

std::vector<std::string> described(const std::vector<Win> &wins) {
    std::vector<std::string> texts;
    for (const Win &win : wins) {
        texts.push_back(describe(win));
    }
    return texts;
}

using Words = std::vector<std::string>;

/// Seat 1 is three steps before the capital of seat 0, which is to move.
Position siege(std::initializer_list<std::string_view> keys) {
    Position position = lying(3, keys);
    position.conflict = -6;
    position.cities[1].coins = 30;
    return position;
}

TEST(DuelOutlook, ACardThatReachesTheCapitalWins) {
    Position position = siege({"arsenal", "palace"});
    EXPECT_EQ(described(winsNext(stateOf(position), 1)), Words{"arsenal (military)"});
    EXPECT_EQ(winsNext(stateOf(position), 0).size(), 0U);
    position.conflict = -5;
    EXPECT_TRUE(winsNext(stateOf(position), 1).empty());
    position.cities[1].tokens = {token("strategy")};
    EXPECT_EQ(winsNext(stateOf(position), 1).size(), 1U);
    position.cities[1].coins = 9; // Arsenal costs ten
    EXPECT_TRUE(winsNext(stateOf(position), 1).empty());
}

TEST(DuelOutlook, ACoveredCardIsNoDangerYet) {
    const Position position = siege({"arsenal", "palace", "senate"});
    const State state = stateOf(position);
    EXPECT_TRUE(winsNext(state, 1).empty());
    State opened = state;
    ASSERT_EQ(Duel::apply(opened, 0, Move::withCard(Action::discard, card("senate"))),
              Refusal::none);
    EXPECT_EQ(described(winsNow(opened, 1)), Words{"arsenal (military)"});
}

TEST(DuelOutlook, WhatCannotBeLeftIsNoDanger) {
    const State last = stateOf(siege({"arsenal"}));
    EXPECT_EQ(winsNow(last, 1).size(), 1U);
    EXPECT_TRUE(winsNext(last, 1).empty()) << "seat 0 takes the last card";
    Position own = siege({"arsenal"});
    own.mover = 1;
    EXPECT_EQ(winsNext(stateOf(own), 1).size(), 1U);
}

TEST(DuelOutlook, AWonderIsNamedOnceWhateverLiesUnderIt) {
    Position position = siege({"palace", "senate"});
    position.conflict = -7;
    position.cities[1].wonders = {{wonder("the_colossus"), false}};
    EXPECT_EQ(described(winsNext(stateOf(position), 1)), Words{"the_colossus (military)"});
}

TEST(DuelOutlook, SixSymbolsWin) {
    Position position = siege({"university", "palace"});
    position.conflict = 0;
    position.cities[1].built =
        cards({"workshop", "apothecary", "scriptorium", "pharmacist", "academy"});
    EXPECT_EQ(described(winsNext(stateOf(position), 1)), Words{"university (science)"});
}

TEST(DuelOutlook, TheTokenOfAPairCanBeTheSixthSymbol) {
    Position position = siege({"study", "palace"});
    position.conflict = 0;
    position.cities[1].built =
        cards({"workshop", "apothecary", "scriptorium", "pharmacist", "academy"});
    position.boardTokens = {token("strategy"), token("economy")};
    EXPECT_TRUE(winsNext(stateOf(position), 1).empty());
    position.boardTokens = {token("strategy"), token("law")};
    EXPECT_EQ(described(winsNext(stateOf(position), 1)), Words{"study (science)"});
}

TEST(DuelOutlook, TheMausoleumCanBuildWhatWins) {
    Position position = siege({"senate", "palace"});
    position.cities[1].wonders = {{wonder("the_mausoleum"), false}};
    position.discard = cards({"altar", "circus"});
    EXPECT_TRUE(winsNext(stateOf(position), 1).empty());
    position.discard = cards({"altar", "arsenal"});
    EXPECT_EQ(described(winsNext(stateOf(position), 1)), Words{"the_mausoleum (military)"});
}

TEST(DuelOutlook, TheGreatLibraryMayNeedLuck) {
    Position position = siege({"senate", "palace"});
    position.conflict = 0;
    position.cities[1].built =
        cards({"workshop", "apothecary", "scriptorium", "pharmacist", "academy"});
    position.cities[1].wonders = {{wonder("the_great_library"), false}};
    position.asideTokens = {token("law"), token("economy"), token("strategy"), token("masonry")};
    EXPECT_EQ(described(winsNext(stateOf(position), 1)),
              Words{"the_great_library (science, by luck)"});
    position.asideTokens.pop_back(); // all three are drawn
    EXPECT_EQ(described(winsNext(stateOf(position), 1)), Words{"the_great_library (science)"});
    position.asideTokens = {token("economy"), token("strategy"), token("masonry")};
    EXPECT_TRUE(winsNext(stateOf(position), 1).empty());
}

TEST(DuelOutlook, AnExtraTurnCanWin) {
    Position position = siege({"arsenal", "palace", "senate"});
    position.cities[1].coins = 60;
    position.cities[1].wonders = {{wonder("the_sphinx"), false}};
    position.mover = 1;
    EXPECT_EQ(described(winsNext(stateOf(position), 1)), Words{"the_sphinx, arsenal (military)"})
        << "with Senate under The Sphinx, Arsenal comes free";
    position.cities[1].coins = 17; // for The Sphinx or Arsenal, not for both
    EXPECT_TRUE(winsNext(stateOf(position), 1).empty());
}

TEST(DuelOutlook, TheBeginnerOfAnAgeCanBeToldOfTheDanger) {
    Position position = siege({});
    for (std::size_t slot = 0; slot < slotCount; ++slot) {
        const bool shown = catalogue().layout(3).faceUp.has(slot);
        position.board[slot] = {.lies = true, .faceUp = shown};
    }
    const std::vector<CardId> up =
        cards({"palace", "senate", "town_hall", "obelisk", "gardens", "pantheon", "study",
               "academy", "university", "observatory", "circus", "arsenal"});
    auto next = up.begin();
    for (std::size_t slot = 0; slot < slotCount; ++slot) {
        if (position.board[slot].faceUp) {
            position.board[slot].card = *next++;
        }
    }
    position.phase = Phase::begin;
    position.mover = 0;
    EXPECT_EQ(described(winsNext(stateOf(position), 1)), Words{"arsenal (military)"});
}

/// Whether some way to go on with a turn ends it so.
bool canEnd(const State &state, Seat seat, Victory victory) {
    if (state.phase == Phase::over) {
        return state.victory == victory;
    }
    const bool choosing = state.mover == seat && state.phase > Phase::pick;
    Duel::MoveList moves;
    Duel::legal(state, seat, moves);
    bool found = false;
    for (std::size_t i = 0; choosing && i < moves.size() && !found; ++i) {
        State next = state;
        Duel::applyTrusted(next, seat, moves[i]);
        found = canEnd(next, seat, victory);
    }
    return found;
}

/// Every win that a position holds, found by trying each move.
std::set<std::string> triedWins(const State &state, Seat seat) {
    std::set<std::string> wins;
    Duel::MoveList moves;
    Duel::legal(state, seat, moves);
    for (const Move &move : moves) {
        State next = state;
        Duel::applyTrusted(next, seat, move);
        for (const Victory victory : {Victory::military, Victory::science}) {
            if (canEnd(next, seat, victory)) {
                wins.insert(move.action == Action::wonder ? catalogue().wonder(move.wonder).key
                                                          : catalogue().card(move.card).key);
            }
        }
    }
    return wins;
}

/// Those that need neither luck nor another wonder before.
std::set<std::string> plainWins(const std::vector<Win> &wins) {
    std::set<std::string> names;
    for (const Win &win : wins) {
        if (win.before.empty() && !win.byLuck) {
            names.insert(win.card != noCard ? catalogue().card(win.card).key
                                            : catalogue().wonder(win.wonder).key);
        }
    }
    return names;
}

/// What the other seat could win by after some move of the mover.
std::set<std::string> triedDangers(const State &state) {
    std::set<std::string> dangers;
    Duel::MoveList moves;
    Duel::legal(state, state.mover, moves);
    for (const Move &move : moves) {
        State next = state;
        Duel::applyTrusted(next, state.mover, move);
        if (next.mover != state.mover &&
            (next.phase == Phase::pick || next.phase == Phase::reveal)) {
            next.phase = Phase::pick;
            dangers.merge(triedWins(next, next.mover));
        }
    }
    return dangers;
}

TEST(DuelOutlook, IsWhatTheRulesSayInWholeGames) {
    int wins = 0;
    int dangers = 0;
    for (int game = 0; game < support::policyGames(gamesPerCount()); ++game) {
        bool told = false;
        const State end = support::playByPolicy<Duel>(2, game, [&](const State &state) {
            if (state.phase != Phase::pick) {
                return;
            }
            const std::vector<Win> own = winsNext(state, state.mover);
            ASSERT_EQ(plainWins(own), triedWins(state, state.mover)) << "game " << game;
            wins += own.empty() ? 0 : 1;
            told = !own.empty();
            const auto threats = plainWins(winsNext(state, opponentOf(state.mover)));
            if (!threats.empty()) {
                const auto tried = triedDangers(state);
                ASSERT_TRUE(
                    std::includes(tried.begin(), tried.end(), threats.begin(), threats.end()))
                    << "game " << game;
                ++dangers;
            }
        });
        EXPECT_TRUE(told || end.victory == Victory::civilian) << "game " << game;
    }
    EXPECT_GT(wins, 5);
    EXPECT_GT(dangers, 5);
}

} // namespace
} // namespace mirabilia::duel
