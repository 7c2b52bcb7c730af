// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engine/dice_support.h"

#include <gtest/gtest.h>

#include <sstream>

namespace mirabilia::dice {
namespace {

/// Writes a game down, decision by decision, for people.
class DiceTeller {
public:
    DiceTeller(int players, std::uint64_t seed) : rng(seed), state(randomGame(players, rng)) {}

    std::string tell() {
        for (Seat seat = 0; seat < state.players; ++seat) {
            out << "seat " << int(seat) << ": " << state.board(seat).key << "\n";
        }
        while (Dice::node(state) != Node::over) {
            if (Dice::node(state) == Node::chance) {
                Dice::applyChance(state, rng);
                tellForum();
            } else {
                step();
            }
        }
        tellScores();
        return out.str();
    }

private:
    void tellForum() {
        out << "\nround " << state.round << (state.lastRound ? ", the last" : "") << " ["
            << std::hex << Dice::hash(state) << std::dec << "]\n ";
        for (const DieId id : state.forum.dice) {
            const DieRoll lies = state.forum.rolls[index(id)];
            const Die &die = catalogue().die(id);
            out << " " << die.key << " " << die.faces[lies.face] << "/" << int(lies.cost);
        }
        out << "\n";
        for (Seat seat = 0; seat < state.players; ++seat) {
            const Sheet &sheet = state.cities[seat].now;
            out << "  seat " << int(seat) << ": " << int(sheet.coins) << " of "
                << int(sheet.circled) << " coins, " << resources(state, seat) << " resources, "
                << sheet.marked.size() << " cells, " << sheet.bonuses.size() << " bonuses\n";
        }
    }

    void step() {
        const Seat seat = Dice::toAct(state).first();
        Dice::MoveList moves;
        Dice::legal(state, seat, moves);
        const Move move = moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
        out << "    seat " << int(seat) << " " << describe(state, move) << "  (" << moves.size()
            << " options)\n";
        Dice::applyTrusted(state, seat, move);
    }

    void tellScores() {
        out << "\npoints (wonder, west, east, agora, market, university, guild court, gallery)\n";
        for (Seat seat = 0; seat < state.players; ++seat) {
            const ScoreSheet sheet = score(state, seat);
            out << "  seat " << int(seat) << ":";
            for (const int points : sheet.points) {
                out << " " << points;
            }
            out << " = " << sheet.total() << (winners(state).has(seat) ? "  wins" : "") << "\n";
        }
    }

    Rng rng;
    State state;
    std::ostringstream out;
};

TEST(DicePlaythrough, TwoPlayers) {
    support::expectStory(DiceTeller(2, 7).tell(), "dice-2.txt");
}
TEST(DicePlaythrough, FourPlayers) {
    support::expectStory(DiceTeller(4, 12).tell(), "dice-4.txt");
}

} // namespace
} // namespace mirabilia::dice
